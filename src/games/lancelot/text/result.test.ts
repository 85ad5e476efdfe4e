import { describe, expect, test } from 'vitest';
import { NONE, type Outcome } from '../../../core/game.ts';
import { scene } from '../testing/scene.ts';
import type { Event, State } from '../rules/state.ts';
import { turningPoint } from './result.ts';

const at = (turn: number, sword = NONE, pilgrims = [0, 1]): State => ({
  ...scene({ knights: [{}, {}] }),
  turn,
  sword,
  pilgrims,
});
const learned = (seat: number, vp: number): Event => ({ t: 'learned', seat, virtue: 2, vp });
const sword = (seat: number): Event => ({ t: 'sword', seat, from: NONE });
const outcome = (scores: number[]): Outcome => ({ scores, places: scores.map((own) => 1 + scores.filter((each) => each > own).length) }); // prettier-ignore

describe('the moment of the game', () => {
  const past = (owner: number) => [
    { n: 0, view: at(1), events: [] },
    { n: 1, view: at(2), events: [learned(1, 8), learned(0, 5)] },
    { n: 2, view: at(3, owner), events: [sword(0)] },
  ];

  test('is Excalibur where the game was decided by no more than it is worth', () => {
    expect(turningPoint(past(0), outcome([20, 17]))).toMatchObject({ n: 2, turn: 2, event: { t: 'sword' } });
  });

  test('is not Excalibur where the winner would have won without it, or has lost it again', () => {
    const best = { n: 1, turn: 1, event: { t: 'learned', seat: 0 }, points: 5 };
    expect(turningPoint(past(0), outcome([21, 17]))).toMatchObject(best);
    expect(turningPoint(past(1), outcome([20, 19]))).toMatchObject(best);
  });

  test('is the Grail for whoever overtook all and gained most by it', () => {
    const [begun, then] = [at(4, NONE, [1, 0]), at(5, NONE, [0, 1])];
    then.knights[0].grail = 20;
    const step: Event = { t: 'grail', seat: 0, from: 9, to: 20, cut: false };
    const found = turningPoint(
      [
        { n: 5, view: begun, events: [] },
        { n: 6, view: then, events: [learned(0, 2), step] },
      ],
      outcome([30, 12]),
    );
    expect(found).toMatchObject({ n: 6, turn: 4, event: { t: 'grail', seat: 0 } });
  });
});

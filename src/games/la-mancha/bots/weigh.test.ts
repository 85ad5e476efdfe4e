/** What a Knight advises: what it would do itself, and what comes next, each with a reason in words. */
import { describe, expect, test } from 'vitest';
import { adviceFor } from '../../../bots/advice.ts';
import { playouts } from '../../../bots/bot.ts';
import { seededDice } from '../../../core/dice.ts';
import { LANGUAGES, NONE, type Seat, unheard } from '../../../core/game.ts';
import { wordsFor } from '../../load.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { onDesk } from '../rules/12-pages.ts';
import { quotes } from '../rules/12-words.ts';
import { isInFeat, type Phase, type State } from '../rules/state.ts';
import { optionSets, scene, telling } from '../testing/scene.ts';
import { hint } from '../text/hint.ts';
import { knight } from './bots.ts';
import { fallsShort } from './fight.ts';
import { bots } from './index.ts';

interface Asked {
  readonly view: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

const advise = adviceFor(game, bots, () => playouts(1));
const advised = (view: State, seat: Seat): Move[] => advise(view, seat, seededDice('hint')).map(({ move }) => move);

/** Every question of some games among Knights in which there was more than one move, and what was advised. */
const ASKED: readonly Asked[] = optionSets().flatMap((options, i) => {
  const dice = seededDice(`advice ${i}`);
  const state = game.setup(3, options, dice, unheard);
  const met: Asked[] = [];
  for (let n = 0; n < 400 && game.pending(state).length > 0; n++) {
    const [seat] = game.pending(state);
    const view = game.view(state, seat);
    if (game.moves(view, seat).length > 1) met.push({ view, seat, moves: advised(view, seat) });
    const move: Move = onDesk(view) === NONE ? knight.choose(view, seat, dice) : { t: 'turn' }; // as people read
    game.apply(state, seat, move, dice, unheard);
  }
  return met;
});

/** Without the words of a move. */
const plain = (move: Move): string => JSON.stringify({ ...move, text: undefined });

describe('What a Knight advises', () => {
  test('legal moves, all different', () => {
    for (const { view, seat, moves } of ASKED) {
      const said = JSON.stringify(moves);
      for (const move of moves) expect(game.refusal(view, seat, move), said).toBeUndefined();
      expect(new Set(moves.map(plain)).size, said).toBe(moves.length);
    }
  });

  test('first what it would play itself, but where it reads at a glance or counts in haste', () => {
    const same = ASKED.map((asked) => ({ ...asked, played: knight.choose(asked.view, asked.seat, seededDice('hint')) }))
      .filter(({ view }) => onDesk(view) === NONE)
      .filter(({ view, seat, played }) => !isInFeat(view) || !fallsShort(view, seat, played));
    expect(same.length).toBeGreaterThan(ASKED.length / 2);
    for (const { moves, played } of same) expect(moves[0]).toEqual(played);
  });

  test('two or three where there is a choice', () => {
    const most: { [phase in Phase]?: number } = {};
    for (const { view, moves } of ASKED)
      if (view.declared.length + view.gains.length === 0)
        most[view.phase] = Math.max(most[view.phase] ?? 0, moves.length);
    expect(most).toMatchObject({ tell: 3, take: 3, before: 3, discard: 3, name: 2, woo: 2, after: 3 });
  });

  test.each(LANGUAGES)('each with a reason (%s)', async (language) => {
    const words = await wordsFor(game.id, language);
    for (const { view, seat, moves } of ASKED)
      for (const move of moves)
        expect(hint(words, view, seat, move), JSON.stringify(move)).toMatch(/^[^a-z].*[.?!…][”»]?$/v);
  });

  test('tales with different cards, each with the phrase of its card in its words', () => {
    const moves = advised(telling('C01 C02 C03 C04', 'C05'), 1);
    const told = moves.flatMap((move) => (move.t === 'tell' ? [move] : []));
    expect(new Set(told.map(({ cards: [card] }) => card)).size).toBe(3);
    for (const {
      cards: [card],
      text,
    } of told)
      expect(quotes(text ?? '', card)).toBe(true);
  });

  test.each(LANGUAGES)('a judge is told only what stands in the tale (%s)', async (language) => {
    const words = await wordsFor(game.id, language);
    const quoted = ASKED.flatMap(({ view, seat, moves }) =>
      moves.flatMap((move) =>
        move.t === 'name'
          ? [...hint(words, view, seat, move).matchAll(/[“«](.+?),?[”»]/gv)].map(([, word]) => [
              word,
              view.tales[move.tale].text,
            ])
          : [],
      ),
    );
    expect(quoted.length).toBeGreaterThan(10);
    for (const [word, text] of quoted) expect(text).toContain(word);
  });

  test('a vote for the tales of others, though bots do not vote', () => {
    const state = telling('C01', 'C02', { knights: [{}, { hand: 'C01' }, { hand: 'C02' }, { hand: 'C03' }] });
    for (const [seat, text] of [
      [1, 'x'],
      [2, 'So be it.'],
      [3, 'I fell into the mud.'],
    ] as const)
      state.tales.push({ seat, cards: [], text, spoken: true });
    Object.assign(state, { phase: 'vote', kept: 7 });
    expect(knight.choose(state, 1, seededDice(1))).toEqual({ t: 'vote', tale: NONE });
    expect(advised(state, 1).map((move) => move.t === 'vote' && move.tale)).toEqual([2, 1]);
  });

  test('how often a roll succeeds, and what a card makes of it', async () => {
    const words = await wordsFor(game.id, 'en');
    const state = scene({ card: 'F04', knights: [{ hand: 'C77 C08' }, {}, {}] }); // strength 3 against 9
    const reasons = advised(state, 0).map((move) => hint(words, state, 0, move));
    expect(reasons).toEqual([
      expect.stringMatching(
        /With it, a roll succeeds 3 times in 6 instead of 1\. Of the cards that help, you need this one least\.$/,
      ),
      expect.stringMatching(/With it, a roll succeeds 2 times in 6 instead of 1\.$/),
      'A roll succeeds once in 6.',
    ]);
  });

  test('no card whose help has a condition that fails, though a Knight plays it in haste', () => {
    const attempt = (card: string): State =>
      scene({ card, phase: 'after', feat: { die: 3 }, knights: [{ hand: 'C80' }, {}, {}] }); // 2 are missing
    const [duel, host] = ['F02', 'F03'].map(attempt); // +1, and +3 against hosts
    expect(knight.choose(duel, 0, seededDice(1)).t).toBe('play');
    expect(advised(duel, 0)).toEqual([{ t: 'pass', until: 'window' }]);
    expect(advised(host, 0).map(({ t }) => t)).toEqual(['play', 'pass']);
  });
});

/** How near a seat is to each of the three victories, in words. */
import type { Seat } from '../../../core/game.ts';
import type { Entry } from '../../../core/herald.ts';
import { given, givenTo } from '../rules/10-end.ts';
import { chivalryOf, damoselOf, KNIGHTS } from '../rules/components.ts';
import { prospects } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import { RULES } from '../rules/rulebook.ts';
import { currentStep, type State, thresholdsOf } from '../rules/state.ts';
import { writeChivalry } from '../notation/words.ts';

export function accountOf(state: State, seat: Seat): Entry[] {
  const { row, worship } = state.players[seat];
  const needed = thresholdsOf(state);
  const rule = RULES['KD-10.1'];
  return [
    {
      category: 'Damosel',
      points: given(state, seat),
      rule,
      because: [`needs ${needed.given} with one knight`, ...giftsOf(state, seat)],
    },
    {
      category: 'Knight',
      points: row.length,
      rule,
      because: [
        `needs ${needed.earned}`,
        ...(row.length > 0 ? [row.map(chivalryOf).map(writeChivalry).join(', ')] : []),
      ],
    },
    { category: 'Worship', points: worship, rule, because: [`needs ${needed.worship}`] },
  ];
}

/** `3 with Sir Bors: armor, horse, sword`. */
function giftsOf(state: State, seat: Seat): string[] {
  const { damosel } = state.players[seat];
  return state.players.flatMap(({ knight, row }, other) => {
    const own = row.filter((card) => damoselOf(card) === damosel).map((card) => writeChivalry(chivalryOf(card)));
    return own.length === 0 ? [] : [`${givenTo(state, seat, other)} with ${KNIGHTS[knight].name}: ${own.join(', ')}`];
  });
}

/** The account if the move were carried out and nothing else: one more card, or what a choice of faces can pay. */
export function foresee(state: State, seat: Seat, move: Move): Entry[] {
  const [damosel, knight, worship] = accountOf(state, seat);
  if (move.t === 'ask' || move.t === 'challenge') {
    const card = `${writeChivalry(state.display[move.slot].chivalry)}, if it is granted`;
    return [damosel, { ...knight, points: knight.points + 1, because: [...knight.because, card] }, worship];
  }
  if (move.t === 'faces' && currentStep(state) === 'faces') {
    const lines = prospects(state, seat, move.down).map((gain, count) => `${gain} more with ${count} others face down`);
    return [damosel, knight, { ...worship, because: [...worship.because, ...lines] }];
  }
  return [damosel, knight, worship];
}

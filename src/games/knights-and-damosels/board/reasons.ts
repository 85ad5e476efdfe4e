/** Why something cannot be done here and now, in the language of the reader and with the names of those who sit here. */
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import type { Move } from '../rules/moves.ts';
import { rowBits, type State } from '../rules/state.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import type { Words } from './words.ts';
import { holderOf } from './threads.ts';

export interface Tried {
  readonly words: Words;
  readonly view: State;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  readonly move: Move;
}

/** The text of the rule itself where there is nothing to add. */
export function whyNot(tried: Tried, rule: Rule): string {
  return REASONS[rule.id]?.(tried) ?? tried.words.rule(rule);
}

const REASONS: { readonly [rule: string]: ((tried: Tried) => string | undefined) | undefined } = {
  'KD-5.1'({ words: { t }, view, seat, sitters, move }) {
    if (move.t !== 'give') return undefined;
    const holder = holderOf(view, view.players[seat].damosel, move.chivalry);
    return holder === NONE ? undefined : t['kd.isWith'](t['kd.chivalry'](move.chivalry), sitters[holder].name);
  },
  'KD-6.1'({ words: { t }, view, sitters, move }) {
    const taker = 'slot' in move ? (view.display[move.slot]?.taker ?? NONE) : NONE;
    if (taker !== NONE) return t['kd.why.taken'](sitters[taker].name);
    return view.turn === NONE ? undefined : t['kd.why.turn'](sitters[view.turn].name);
  },
  'KD-6.2': (tried) => hasAlready(tried),
  'KD-6.4'({ words: { t }, view, seat, move }) {
    return 'slot' in move && view.players[seat].denied === move.slot ? t['kd.why.denied'] : t['kd.why.own'];
  },
  'KD-6.7': ({ words: { t } }) => t['kd.why.strict'],
  'KD-11.2': ({ words: { t }, view, sitters }) =>
    view.turn === NONE ? undefined : t['kd.why.turn'](sitters[view.turn].name),
  'KD-11.3'(tried) {
    const { words, view, seat, move } = tried;
    if (view.players[seat].worship < 1) return words.t['kd.why.noWorship'];
    return move.t === 'contest' ? words.t['kd.why.lacks'](words.t['kd.chivalry'](move.chivalry)) : hasAlready(tried);
  },
  'KD-11.4': ({ words: { t } }) => t['kd.why.own'],
  'KD-11.6': ({ words: { t } }) => t['kd.why.firstExchange'],
  'KD-11.13': ({ words: { t } }) => t['kd.why.challenged'],
};

function hasAlready({ words: { t }, view, seat, move }: Tried): string | undefined {
  const chivalry = 'slot' in move ? view.display[move.slot]?.chivalry : undefined;
  if (chivalry === undefined || (rowBits(view.players[seat].row) & (1 << chivalry)) === 0) return undefined;
  return t['kd.why.has'](t['kd.chivalry'](chivalry));
}

/** Why a bot would make a choice: who lacks a card, what the event pays for it, how near it brings a victory. */
import type { Seat } from '../../../core/game.ts';
import type { SayHint } from '../../../core/text.ts';
import { countBits, DISASTER, kindOf, LISTED } from '../rules/components.ts';
import { prospects } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, rowBits, type State, thresholdsOf } from '../rules/state.ts';
import { lackedBy } from './asking.ts';
import { type Hints, hints as en } from './hint.en.ts';
import { hints as es } from './hint.es.ts';
import type { Words } from './words.ts';

const IN = { en, es };

export const hint: SayHint<State, Move> = (plain, view, seat, move) => {
  const words = plain as Words;
  const { t } = words;
  const h = IN[words.language];
  if (move.t === 'give') return h[`give${pays(view, move.chivalry)}`](lackedBy(view, seat, move.chivalry).length);
  if (move.t === 'ask' || move.t === 'challenge')
    return h[`card${pays(view, view.display[move.slot].chivalry)}`](
      view.players[seat].row.length + 1,
      thresholdsOf(view).earned,
    );
  if (move.t === 'faces')
    return currentStep(view) === 'faces'
      ? h.earn(prospects(view, seat, move.down).map(t['kd.worth.faces']).join(', '))
      : h.sides;
  if (move.t === 'discardEvent' || move.t === 'revealEvent') return aboutEvent(h, view, seat, move.event);
  if (move.t === 'high' || move.t === 'low') return h.thrust;
  if (move.t === 'contest')
    return h[pays(view, move.chivalry) === 'Extra' ? 'contestExtra' : 'contest'](t['kd.chivalry'](move.chivalry));
  if (move.t === 'decline' || move.t === 'done') return h.enough;
  return move.t === 'none' ? h.few : '';
};

/** What the event of this round does for a chivalry (KD-8.4: its own earns one more). */
function pays({ event }: State, chivalry: number): '' | 'Listed' | 'Extra' {
  if (event < 0 || !(LISTED[event] & (1 << chivalry)) || kindOf(event) === DISASTER) return '';
  return event === chivalry ? 'Extra' : 'Listed';
}

function aboutEvent(h: Hints, { players }: State, seat: Seat, event: number): string {
  const counts = players.map(({ row }) => countBits(rowBits(row) & LISTED[event]));
  const own = counts[seat];
  const others = counts.filter((_, other) => other !== seat);
  return kindOf(event) === DISASTER ? h.disaster(own, Math.max(...others)) : h.event(own, countBits(LISTED[event]));
}

/** Duty or betrayal, or the faces of a Disaster: every card is turned by a tap, then all are sealed together. */
import { offeredBy } from '../rules/07-service.ts';
import { CHIVALRIES, countBits, LISTED, SHARED } from '../rules/components.ts';
import { prospects } from '../rules/explain.ts';
import { FACES } from '../rules/moves.ts';
import { currentStep, rowBits, type State } from '../rules/state.ts';
import type { Seat } from '../../../core/game.ts';
import { useWords } from './words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { CardFace } from './card.tsx';
import type { HandProps } from './hand-props.ts';

export function FacesHand({ view, own, choice }: HandProps) {
  const { t } = useWords();
  const cards = toSet(view, own);
  const down = choice.chosen?.t === 'faces' ? choice.chosen.down : 0;
  const isWorship = currentStep(view) === 'faces';
  const [up, turned] = isWorship ? [t['kd.duty'], t['kd.betrayal']] : [t['kd.faceUp'], t['kd.faceDown']];
  return (
    <div class="kd-faces">
      <ul class="kd-cards">
        {CHIVALRIES.map((_, chivalry) => {
          const bit = 1 << chivalry;
          if ((cards & bit) === 0) return undefined;
          const isDown = (down & bit) !== 0;
          return (
            <li key={chivalry}>
              <button
                type="button"
                class="kd-option kd-toggle"
                data-chivalry={chivalry}
                aria-pressed={isDown}
                onClick={() => choice.hold(FACES[down ^ bit])}
              >
                <CardFace chivalry={chivalry} class={isDown ? 'kd-betrays' : ''}>
                  <small>{isDown ? turned : up}</small>
                </CardFace>
              </button>
            </li>
          );
        })}
      </ul>
      {isWorship && <Prospects view={view} own={own} cards={cards} down={down} />}
    </div>
  );
}

export const toSet = (view: State, seat: Seat): number =>
  currentStep(view) === 'faces'
    ? offeredBy(view, seat) & SHARED[view.event]
    : rowBits(view.players[seat].row) & LISTED[view.event];

interface ProspectsProps {
  readonly view: State;
  readonly own: Seat;
  readonly cards: number;
  readonly down: number;
}

/** KD-22.7: what so many own betrayals pay against so many of others. Which cards lie down makes no difference. */
function Prospects({ view, own, cards, down }: ProspectsProps) {
  const { t } = useWords();
  const rows = Array.from({ length: countBits(cards) + 1 }, (_, count) => prospects(view, own, some(cards, count)));
  return (
    <table class="kd-prospects">
      <caption>{t['kd.prospects']}</caption>
      <ColumnHeads heads={rows[0].map((_, others) => t['kd.othersDown'](others))} />
      <tbody>
        {rows.map((pays, count) => (
          <tr key={count} class={count === countBits(down) ? 'kd-chosen' : ''}>
            <th scope="row">{t['kd.ownDown'](count, rows.length - 1)}</th>
            {pays.map((worship, others) => (
              <td key={others}>{worship}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So many of the bits. */
function some(bits: number, count: number): number {
  const chosen = CHIVALRIES.map((_, chivalry) => 1 << chivalry).filter((bit) => bits & bit);
  return chosen.slice(0, count).reduce((sum, bit) => sum | bit, 0);
}

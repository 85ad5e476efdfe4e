/** What was gained: Treasures to choose one of, or a Love (LM-3.2, LM-5.12). */
import { NONE } from '../../../core/game.ts';
import { isLove, SLOT_OF } from '../rules/components.ts';
import { gainOf } from '../rules/07-equip.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords, type Words } from './words.ts';
import { equipGain, loveGain } from '../text/asking.ts';
import { gearText, journeyText, treasureText } from '../text/cards.ts';
import { JourneyCard } from './journey-card.tsx';
import { tell } from '../text/log.ts';
import { TreasureCard } from './treasure-card.tsx';

export interface GainsProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** What has happened since the last Journey card was drawn. */
  readonly chapter: readonly Event[];
}

export function Gains({ view, sitters, moves, onMove, chapter }: GainsProps) {
  const words = useWords();
  const { t } = words;
  const { seat, cards, what, by } = gainOf(view);
  const accept = moves.find((move) => move.t === 'accept');
  const leave = moves.find((move) => move.t === 'leave');
  return (
    <section class="lm-gaining">
      {by === 'turn' && <Earned chapter={chapter} sitters={sitters} card={view.card} />}
      <h2 dir="auto">
        <Escutcheon seat={seat} /> {sitters[seat].name}
      </h2>
      <ul class="lm-gains">
        {cards.map((card) => {
          const move = accept ?? moves.find((each) => each.t === 'equip' && each.card === card);
          return (
            <li key={card}>
              {what === 'love' ? <JourneyCard card={card} /> : <TreasureCard card={card} />}
              <p class="lm-replaces">
                {what === 'love' ? loveWords(words, view, card) : treasureWords(words, view, card)}
              </p>
              {move !== undefined && (
                <button type="button" class="button button-main" onClick={() => onMove(move)}>
                  {t[what === 'love' ? 'lm.accept' : 'lm.equip']}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {leave !== undefined && (
        <button type="button" class="button" onClick={() => onMove(leave)}>
          {what === 'love' && view.knights[seat].love !== NONE ? t['lm.keepOld'] : t['lm.leave']}
        </button>
      )}
    </section>
  );
}

/** How it was earned: after a vote nobody has seen the verdict yet. */
function Earned({ chapter, sitters, card }: Pick<GainsProps, 'chapter' | 'sitters'> & { readonly card: number }) {
  const words = useWords();
  const named = chapter.find((event) => event.t === 'named');
  const voted = chapter.find((event) => event.t === 'voted');
  if (named === undefined) return undefined;
  return (
    <p class="lm-verdict" role="status">
      <span dir="auto">{words.t['lm.wonBy'](sitters[named.seat].name, isLove(card))}</span>{' '}
      {voted !== undefined && (
        <small>
          {
            tell(
              words,
              voted,
              sitters.map(({ name }) => name),
            )?.text
          }
        </small>
      )}
    </p>
  );
}

/** What it would replace, and what that changes. */
function treasureWords(words: Words, view: State, card: number): string {
  const { t } = words;
  const { seat } = gainOf(view);
  const slot = SLOT_OF[card];
  const present = view.knights[seat].treasures[slot];
  const old = present === NONE ? gearText(words, slot)?.name : treasureText(words, present).name;
  const change = t['lm.change'](equipGain(view, seat, card));
  return old === undefined ? change : `${t['lm.replaces'](old)}: ${change}`;
}

function loveWords(words: Words, view: State, card: number): string {
  const { t } = words;
  const { seat } = gainOf(view);
  const { love } = view.knights[seat];
  const change = t['lm.change'](loveGain(view, seat, card));
  return love === NONE ? change : `${t['lm.replaces'](journeyText(words, love).name)}: ${change}`;
}

/** Who tells, who is ready and who has the floor, while tales are written or told. */
import { NONE } from '../../../core/game.ts';
import { floorHolder } from '../rules/04-telling.ts';
import { isLove } from '../rules/components.ts';
import { isTeller, type State, type Tale } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords, type Words } from './words.ts';
import { Candle } from './candle.tsx';
import { Marked } from './marked.tsx';
import { PlayedCards } from './phrase-card.tsx';

export interface TellersProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function Tellers({ view, sitters }: TellersProps) {
  const { t } = useWords();
  const tellers = view.knights.flatMap((_, seat) => (isTeller(view, seat, isLove(view.card)) ? seat : []));
  const floor = floorHolder(view);
  const until = sitters.find((sitter, seat) => tellers.includes(seat) && sitter.until !== undefined)?.until;
  return (
    <section class="lm-tellers">
      <Candle until={until} />
      <p>{t['lm.toldOf'](view.tales.filter(({ spoken }) => spoken).length, tellers.length)}</p>
      <ul>
        {tellers.map((seat) => {
          const tale = view.tales.find((each) => each.seat === seat);
          return (
            <li
              key={seat}
              class={`${tinctureOf(seat)} ${floor === seat ? 'lm-floor' : ''}`}
              data-tip={tellerWords(t, tale, floor === seat, sitters[seat].name)}
            >
              <Escutcheon seat={seat} />
              <span dir="auto">{sitters[seat].name}</span>
              <Icon name={floor === seat ? 'talk' : tale === undefined ? 'quill-ink' : 'wax-seal'} />
              <span class="hidden">{tale === undefined ? t['seat.thinking'] : t['seat.ready']}</span>
            </li>
          );
        })}
      </ul>
      {floor !== NONE && <Floor view={view} />}
      {view.mode === 'aloud' &&
        view.tales
          .filter(({ spoken }) => spoken)
          .map(({ seat, text, cards }) => (
            <article key={seat} class="lm-scroll">
              <h3 dir="auto">{sitters[seat].name}</h3>
              <Marked text={text} cards={cards} />
            </article>
          ))}
    </section>
  );
}

function tellerWords(t: Words['t'], tale: Tale | undefined, hasFloor: boolean, name: string): string {
  if (hasFloor) return t['lm.tells'](name);
  return t[tale === undefined ? 'seat.thinking' : 'seat.ready'];
}

/** LM-12.4: the card is shown when the floor is taken. */
function Floor({ view }: { readonly view: State }) {
  const cards = view.tales.find(({ spoken }) => !spoken)?.cards ?? [];
  return <PlayedCards cards={cards} />;
}

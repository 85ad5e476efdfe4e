/** Tales on the television: one that is read, all of them before the verdict, and the verdict itself. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { REACTIONS, type State } from '../rules/state.ts';
import { chivalryText } from '../text/cards.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { Laurel } from '../../../web/table/laurel.tsx';
import { useFit } from '../../../web/table/use-fit.ts';
import { REACTION_ICONS } from './applause.tsx';
import { Icon } from './icons.ts';
import { Marked } from './marked.tsx';
import { masked } from './mask.ts';
import { toldText } from '../text/log.ts';
import { useWords, type Words } from './words.ts';

interface TalesProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

interface TaleProps extends TalesProps {
  readonly seat: Seat;
  readonly tale: number;
  readonly cards: readonly number[];
  readonly text: string | number;
}

const tincture = (seat: Seat): string => (seat === HIDDEN ? '' : tinctureOf(seat));

function Arms({ seat }: { readonly seat: Seat }) {
  return seat === HIDDEN ? <Icon name="visored-helm" class="lm-tv-visor" /> : <Escutcheon seat={seat} />;
}

/** A longer tale needs the room of its card, whose phrase is marked in it. */
const SHORT = 260;

/** What is read has the largest letters that fit; a long tale is turned slowly. */
export function Tale({ view, sitters, seat, tale, cards, text }: TaleProps) {
  const { t } = useWords();
  const fit = useFit<HTMLDivElement>(2.75, 3.4, `${tale} ${text}`);
  return (
    <article class={`lm-tv-tale ${tincture(seat)}`}>
      <header>
        <Arms seat={seat} />
        <h2 dir="auto">{sitters[seat]?.name ?? t['lm.visor']}</h2>
        <span>{t['lm.tvTale'](tale + 1, Math.max(view.tales.length, tale + 1))}</span>
      </header>
      <div class="lm-tv-read" translate={false} ref={fit}>
        <Marked text={text} cards={cards} isMasked={view.options.mask} />
      </div>
      <footer>
        {cards.length === 1 && `${text}`.length < SHORT && <Phrases cards={cards} />}
        <Applause view={view} tale={tale} />
      </footer>
    </article>
  );
}

function Phrases({ cards }: { readonly cards: readonly number[] }) {
  const words = useWords();
  return (
    <span class="lm-tv-phrases">
      {cards
        .filter((card) => card >= 0)
        .map((card) => (
          <b key={card}>{chivalryText(words, card).name}</b>
        ))}
    </span>
  );
}

function Applause({ view, tale }: { readonly view: State; readonly tale: number }) {
  const seats = view.knights.length;
  const given = view.applause.slice(tale * seats, (tale + 1) * seats);
  return (
    <span class="lm-tv-applause">
      {REACTIONS.map((reaction, i) => {
        const count = given.filter((each) => each === i).length;
        return (
          count > 0 && (
            <b key={reaction}>
              <Icon name={REACTION_ICONS[reaction]} /> {count}
            </b>
          )
        );
      })}
    </span>
  );
}

/** All that were read, while the judge decides: who told, with which words, and how the table liked it. */
export function TalesTold({ view, sitters }: TalesProps) {
  return (
    <ol class="lm-tv-told">
      {view.tales.map((_, tale) => (
        <Told key={tale} view={view} sitters={sitters} tale={tale} />
      ))}
    </ol>
  );
}

function Told({ view, sitters, tale }: TalesProps & { readonly tale: number }) {
  const { t } = useWords();
  const { seat, cards, text } = view.tales[tale];
  const fit = useFit<HTMLDivElement>(2.2, 3.2, `${view.tales.length} ${text}`);
  return (
    <li class={tincture(seat)}>
      <Arms seat={seat} />
      <b dir="auto">{sitters[seat]?.name ?? t['lm.visor']}</b>
      <Applause view={view} tale={tale} />
      <div translate={false} ref={fit}>
        <Marked text={text} cards={cards} isMasked={view.options.mask} />
      </div>
    </li>
  );
}

interface VerdictProps extends TalesProps {
  readonly chapter: readonly Event[];
}

/** Letters of those who did not win, in two lines that they share. */
const ROOM = 160;

/** How a tale began, in whole words. */
function beginning(words: Words, text: string | number, isMasked: boolean, most: number): string {
  const told = toldText(words, text);
  const shown = isMasked ? masked(told) : told;
  return shown.length <= most ? shown : `${shown.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

/** The winner, the tale that won, what the judge said, and the others: nobody vanishes. */
export function Verdict({ view, sitters, chapter }: VerdictProps) {
  const words = useWords();
  const { t } = words;
  const { seat, cards, text } = view.tales[view.named];
  const remark = chapter.find((event) => event.t === 'named')?.remark ?? '';
  const others = view.tales.filter((_, tale) => tale !== view.named);
  const fit = useFit<HTMLDivElement>(2.75, 3.2, `${view.named} ${text}`);
  return (
    <section class="lm-tv-verdict">
      <header>
        <span class="tv-crowned lm-tv-crest">
          <Laurel />
          <Arms seat={seat} />
        </span>
        <h2 dir="auto">{t['lm.wonBy'](sitters[seat]?.name ?? t['lm.visor'], isLove(view.card))}</h2>
      </header>
      <div class={`lm-tv-read ${tincture(seat)}`} translate={false} ref={fit}>
        <Marked text={text} cards={cards} isMasked={view.options.mask} />
      </div>
      {remark !== '' && (
        <p class="lm-tv-remark" dir="auto">
          <Escutcheon seat={view.drawer} /> {sitters[view.drawer].name}: “{remark}”
        </p>
      )}
      {others.length > 0 && (
        <ul class="lm-tv-others">
          {others.map((tale, i) => (
            <li key={i} class={tincture(tale.seat)}>
              {tale.seat !== NONE && <Arms seat={tale.seat} />}
              <p translate={false} dir="auto">
                {beginning(words, tale.text, view.options.mask, Math.floor(ROOM / others.length))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

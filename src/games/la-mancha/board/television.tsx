/** La Mancha on the television: the prompt and who judges, and beside it what is written, read, judged or attempted. */
import type { JSX } from 'preact';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { gainOf } from '../rules/07-equip.ts';
import { strength } from '../rules/06-strength.ts';
import { isLove, loveOf, TREASURES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { isEngaged, isInFeat, type State } from '../rules/state.ts';
import { journeyText, treasureText } from '../text/cards.ts';
import { question } from '../text/asking.ts';
import { tell } from '../text/log.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { namesOf } from '../../../web/table/names.ts';
import type { SeatStaged, Staged, Television } from '../../../web/table/television.ts';
import { isLooked, isVerdict } from './beats.ts';
import { Die } from './die.tsx';
import { Icon } from './icons.ts';
import { pageShown } from './pages.ts';
import { ALL_PROSE } from './prose.ts';
import { TelevisionFeat } from './television-feat.tsx';
import { Judge, Prompt } from './television-prompt.tsx';
import { Tale, TalesTold, Verdict } from './television-tales.tsx';
import { Writing } from './television-writing.tsx';
import { useWords } from './words.ts';
import { Windmills } from './windmill.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- fetched already: what both draw with is not cut out of it
import './board.tsx';
import './television.css';
import './television-writing.css';
import './television-tales.css';
import './television-feat.css';

type Props = Staged<State, Event>;

function Stage(props: Props) {
  const { beat } = props;
  const shown = beat?.events.find(isLooked);
  return (
    <div class="lm-tv">
      {shown?.t === 'unrolled' ? (
        <Prompted {...props}>{<Tale {...shown} view={props.view} sitters={props.sitters} />}</Prompted>
      ) : (
        <Scene {...props} />
      )}
      {shown !== undefined && shown.t !== 'unrolled' && !isVerdict(shown) && (
        <Happening key={`${beat?.to.n}/${beat?.before.length}`} event={shown} sitters={props.sitters} />
      )}
    </div>
  );
}

/** What everybody waits for. */
function Scene(props: Props) {
  const { view, sitters, past } = props;
  const chapter = chapterOf(past);
  const open = pageShown(view, sitters);
  if (view.gains.length > 0) return <Gains {...props} />;
  if (isInFeat(view)) return <TelevisionFeat view={view} sitters={sitters} />;
  if (view.card === NONE) return <Rest sitters={sitters} chapter={chapter} />;
  if (view.phase === 'tell' || view.phase === 'woo') return <Writing {...props} />;
  if (view.named !== NONE) return <Verdict view={view} sitters={sitters} chapter={chapter} />;
  return (
    <Prompted {...props}>
      {open === NONE ? (
        <TalesTold view={view} sitters={sitters} />
      ) : (
        <Tale key={open} {...view.tales[open]} tale={open} view={view} sitters={sitters} />
      )}
    </Prompted>
  );
}

/** The prompt and the judge stay in sight while tales are read. */
function Prompted({ view, sitters, children }: Pick<Props, 'view' | 'sitters'> & { readonly children: JSX.Element }) {
  return (
    <div class="lm-tv-prompted">
      <div class="lm-tv-side">
        <Prompt card={view.card} most={2.4} />
        <Judge view={view} sitters={sitters} />
      </div>
      {children}
    </div>
  );
}

/** Treasures to choose one of, or a Love. */
function Gains({ view, sitters }: Props) {
  const words = useWords();
  const { t } = words;
  const { seat, cards, what } = gainOf(view);
  return (
    <div class="lm-tv-gains">
      <h2 dir="auto">
        <Escutcheon seat={seat} /> {sitters[seat].name}
      </h2>
      <ul>
        {cards.map((card) => {
          const { name, text, rule } = what === 'love' ? journeyText(words, card) : treasureText(words, card);
          return (
            <li key={card}>
              <h3>{name}</h3>
              <p>
                <i>{text}</i>
              </p>
              {rule !== undefined && <p>{rule}</p>}
              <b>{t['lm.strength'](what === 'love' ? loveOf(card).strength : TREASURES[card].strength)}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const ENDS: ReadonlySet<Event['t']> = new Set<Event['t']>(['named', 'nobody', 'unwooed', 'equipped', 'loved', 'result', 'won', 'allFled']); // prettier-ignore
const LATEST = 4;

/** Between two Journey cards: how the last chapter ended. */
function Rest({ sitters, chapter }: { readonly sitters: readonly Sitter[]; readonly chapter: readonly Event[] }) {
  const words = useWords();
  const drawn = chapter.find((event) => event.t === 'journey' || event.t === 'feat');
  const won = chapter.find((event) => event.t === 'won');
  const lines = chapter.filter((event) => ENDS.has(event.t)).slice(-LATEST);
  return (
    <div class="lm-tv-rest">
      <Windmills />
      <h2>{drawn === undefined ? words.t['lm.first'] : journeyText(words, drawn.card).name}</h2>
      {won !== undefined && <p class="lm-tv-asks">{journeyText(words, won.card).triumph}</p>}
      <ul>
        {lines.map((event, i) => (
          <li key={i} dir="auto">
            {tell(words, event, namesOf(sitters))?.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One thing that has just happened, over the stage. */
function Happening({ event, sitters }: { readonly event: Event; readonly sitters: readonly Sitter[] }) {
  const words = useWords();
  const seat = 'seat' in event && event.seat !== HIDDEN ? event.seat : undefined;
  if (event.t === 'journey' || event.t === 'loved')
    return (
      <div class="lm-tv-happening lm-tv-drawn" aria-hidden="true">
        <Prompt card={event.card} most={4.2} />
      </div>
    );
  return (
    <div class={`lm-tv-happening ${seat === undefined ? '' : tinctureOf(seat)}`} aria-hidden="true">
      {seat !== undefined && <Escutcheon seat={seat} />}
      {event.t === 'rolled' && <Die face={event.die} label={words.t['lm.die'](event.die)} isRolling />}
      <h2 dir="auto">{tell(words, event, namesOf(sitters))?.text}</h2>
      {event.t === 'treasures' &&
        event.cards.map((card) => (
          <p key={card} class="lm-tv-flavor">
            {treasureText(words, card).text}
          </p>
        ))}
      {event.t === 'result' && (
        <p class={event.success ? 'lm-tv-enough' : 'lm-tv-short'}>
          <b>{event.die * (event.doubled ? 2 : 1) + event.strength}</b> / {event.difficulty}
        </p>
      )}
    </div>
  );
}

function Seated({ view, seat }: SeatStaged<State>) {
  const { t } = useWords();
  const { feats } = view.knights[seat];
  return (
    <>
      <span>
        <Icon name="vertical-banner" />
        <b>{feats.length}</b>
      </span>
      <span>
        <Icon name="battle-gear" />
        <b>{strength(view, seat)}</b>
      </span>
      {isInFeat(view) && (
        <span class="lm-tv-swords">
          {Array.from({ length: view.feat.successes[seat] }, (_, i) => (
            <Icon key={i} name="broadsword" />
          ))}
          {!isEngaged(view, seat) && view.tied === 0 && (
            <>
              <Icon name="sprint" /> {t['lm.fled']}
            </>
          )}
        </span>
      )}
      {view.card !== NONE && !isInFeat(view) && view.drawer === seat && <Icon name="compass" />}
    </>
  );
}

/** What has happened since the last Journey card was drawn. */
function chapterOf(past: Props['past']): Event[] {
  const events = past.flatMap((moment) => moment.events);
  const first = events.findLastIndex(({ t }) => t === 'journey' || t === 'tie');
  return events.slice(Math.max(0, first));
}

/** Nobody who looks at a television is asked: what is said to those who wait says it from their seat. */
function useQuestion({ view, sitters }: Props): string {
  const words = useWords();
  if (view.gains.length === 0 && view.phase === 'tell')
    return words.t['lm.tvWrite'](sitters[view.drawer].name, isLove(view.card));
  if (isInFeat(view)) return words.t['lm.tvWindow'];
  return question(words, view, 'watcher', pageShown(view, sitters));
}

export const television: Television<State, Event> = {
  Stage,
  Seat: Seated,
  useQuestion,
  words: ALL_PROSE,
};

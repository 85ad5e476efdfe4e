/** The end of a game: who has won and what decided it, everybody's place, the moment of the game, a picture to share. */
import './ending.css';
import { ICONS } from 'virtual:icons/ending';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { MomentOfGame, Placed, Result } from '../../core/result.ts';
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { iconsFrom } from '../look/icon.tsx';
import type { IconOf } from '../look/icon-names.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import type { EndingProps } from './props.ts';
import { readerOf } from '../table/names.ts';
import { playSound } from '../table/sound.ts';
import { GiftWeb } from './gift-web.tsx';
import { LeadChart } from './lead-chart.tsx';
import { ShareCard } from './share-card.tsx';
import { type Teller, tellerOf } from './tell.ts';

const { Icon } = iconsFrom<IconOf<'ending'>>(ICONS);

export function EndingSheet(props: EndingProps) {
  const { language } = useWords();
  const game = props.seated.game.id;
  const teller = useMemo(() => lazily(() => tellerOf(game, language)), [game, language]);
  return (
    <Fetched fetching={useFetched(teller)} meanwhile={<>{props.children}</>}>
      {(tell) => <Told {...props} tell={tell} />}
    </Fetched>
  );
}

function Told(props: EndingProps & { readonly tell: Teller }) {
  const { seated, isFolded, onFold, onReview, children, tell } = props;
  const words = useWords();
  const moments = seated.moments();
  const result = useMemo(() => tell(words, seated), [words, tell, moments.length]);
  if (result === undefined) return <>{children}</>;
  if (!isFolded) return <Sheet {...props} result={result} />;
  return (
    <>
      <div class="buttons result-buttons">
        <button type="button" class="button" onClick={() => onFold(false)}>
          {words.t['ending.show']}
        </button>
        <ReviewButton onReview={onReview} />
      </div>
      {children}
    </>
  );
}

function ReviewButton({ onReview }: Pick<EndingProps, 'onReview'>) {
  const { t } = useWords();
  if (onReview === undefined) return undefined;
  return (
    <button type="button" class="button" onClick={onReview}>
      {t['ending.review']}
    </button>
  );
}

function Sheet({ seated, box, shared, onFold, onWatch, onReview, children, tell, result }: SheetProps) {
  const words = useWords();
  const { t } = words;
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => sheet.current?.showModal(), []);
  useEffect(() => playSound('fanfare'), []);
  const last = seated.moments().at(-1);
  const reader = last && readerOf(last.me, seated.sitters);
  const forOthers = useMemo(() => tell(words, seated, true), [words, tell]) ?? result;
  return (
    <dialog class="ending" ref={sheet} aria-labelledby="ending-title" onClose={() => onFold(true)}>
      <header class="ending-top">
        <span>
          {gameName(words, box.game.id)} <small>{last && box.narrator.where(words, last.view)}</small>
        </span>
        <button type="button" class="button ending-fold" onClick={() => sheet.current?.close()}>
          {t['ending.board']}
        </button>
      </header>
      <div class="ending-hero">
        <Crest seat={result.places[0].seat} />
        <div class="ending-verdict">
          <h2 id="ending-title" class="ending-title" tabIndex={-1} autofocus dir="auto">
            {result.headline}
          </h2>
          {result.yours !== undefined && (
            <p class="ending-yours" dir="auto">
              {result.yours}
            </p>
          )}
        </div>
        <div class="ending-after">
          {children}
          <div class="buttons result-buttons">
            <ReviewButton onReview={onReview} />
          </div>
        </div>
      </div>
      <section class="ending-why" aria-labelledby="ending-why">
        <h3 id="ending-why">{t[result.decided.length > 0 ? 'ending.decided' : 'ending.places']}</h3>
        {result.decided.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
        <Places result={result} names={seated.sitters.map(({ name }) => name)} reader={reader} />
      </section>
      <div class="ending-side">
        {result.gifts !== undefined && (
          <GiftWeb
            gifts={result.gifts}
            told={result.places.map(({ helped }) => helped).join(' ')}
            names={seated.sitters.map(({ name }) => name)}
            reader={reader}
          />
        )}
        {result.lead !== undefined && (
          <LeadChart lead={result.lead} order={result.places} width={result.gifts === undefined ? 520 : 300} />
        )}
        <div class="ending-row">
          {result.moment !== undefined && <Moment moment={result.moment} onWatch={onWatch} />}
          <ShareCard result={forOthers} game={gameName(words, box.game.id)} sitters={seated.sitters} shared={shared} />
        </div>
      </div>
    </dialog>
  );
}

interface SheetProps extends EndingProps {
  readonly tell: Teller;
  readonly result: Result;
}

/** The arms of the winner in laurels, with rays. */
function Crest({ seat }: { readonly seat: Seat }) {
  return (
    <div class="ending-crest" aria-hidden="true">
      <svg class="ending-rays" viewBox="-100 -100 200 200" focusable="false">
        {Array.from({ length: 36 }, (_, i) => (
          <path key={i} d={`M0-${i % 2 === 0 ? 66 : 72}V-${i % 2 === 0 ? 98 : 86}`} transform={`rotate(${i * 10})`} />
        ))}
      </svg>
      <Icon name="laurels" class="ending-laurels" />
      <Icon name="queen-crown" class="ending-crown" />
      <Escutcheon seat={seat} />
    </div>
  );
}

interface PlacesProps {
  readonly result: Result;
  readonly names: readonly string[];
  readonly reader: Seat | undefined;
}

function Places({ result: { places }, names, reader }: PlacesProps) {
  const most = Math.max(1, ...places.map(({ parts = [] }) => sumOf(parts)));
  return (
    <ol class="ending-places">
      {places.map((placed) => (
        <li
          key={placed.seat}
          class={[tinctureOf(placed.seat), placed.place === 1 && 'ending-first', placed.seat === reader && 'ending-own']
            .filter(Boolean)
            .join(' ')}
        >
          <b class="ending-place">{placed.place}</b>
          <Escutcheon seat={placed.seat} />
          <span class="ending-name" dir="auto">
            {names[placed.seat]}
          </span>
          <span class="ending-note" dir="auto">
            {placed.note}
          </span>
          <b class="ending-figure">{placed.figure}</b>
          <Bar placed={placed} most={most} />
          {placed.helped !== undefined && (
            <span class="ending-helped" dir="auto">
              {placed.helped}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

function Bar({ placed: { parts }, most }: { readonly placed: Placed; readonly most: number }) {
  if (parts === undefined) return undefined;
  return (
    <span class="ending-bar" aria-hidden="true">
      {parts.map((part, i) => (
        <span key={i} style={{ width: `${(100 * part) / most}%` }} />
      ))}
    </span>
  );
}

function Moment({ moment, onWatch }: { readonly moment: MomentOfGame; readonly onWatch: (n: number) => void }) {
  const { t } = useWords();
  return (
    <section class="ending-moment" aria-labelledby="ending-moment">
      <h3 id="ending-moment">{t['ending.moment']}</h3>
      <p dir="auto">{moment.text}</p>
      <button type="button" class="button" onClick={() => onWatch(moment.n)}>
        {t['ending.watch']}
      </button>
    </section>
  );
}

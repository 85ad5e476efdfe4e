/** A position on its board: find the best move, and see how good each one is. */
import './puzzle.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Weight } from '../../bots/review.ts';
import { isSame } from '../../bots/review.ts';
import type { Move, Seat } from '../../core/game.ts';
import { dayOf } from '../../wire/days.ts';
import { FetchedPage, lazily, useFetched } from '../fetched.tsx';
import { MANIFESTS, openBox } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { deskHere } from '../local/desk.ts';
import type { AnySeated, Sitter } from '../local/seated.ts';
import { figuresFor } from '../review/figures.ts';
import { address } from '../route.ts';
import type { Box } from '../table/board.ts';
import { namesOf } from '../table/names.ts';
import { Opening } from '../table/opening.tsx';
import { TablePage } from '../table/table-page.tsx';
import { ownPuzzles, sittersFor } from './own.ts';
import type { PuzzleNews, PuzzleOrder } from './puzzle-worker.ts';

interface PuzzlePageProps {
  readonly game: string;
  /** One of one's own; without it, the one of today. */
  readonly own?: string;
}

/** What is asked. */
interface Posed {
  readonly view: unknown;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** What was played in one's own game. */
  readonly played?: Move;
}

export function PuzzlePage({ game, own }: PuzzlePageProps) {
  const { t } = useWords();
  const box = useFetched(useMemo(() => lazily(() => openBox(game)), [game]));
  const kept = useMemo(() => ownPuzzles().find(({ id }) => id === own), [own]);
  const found = useFound(game, own === undefined ? undefined : (kept ?? 'gone'));
  const posed = useMemo((): Posed | undefined => {
    if (kept !== undefined) return { ...kept, sitters: sittersFor(kept.names, kept.seat) };
    if (found?.puzzle === undefined) return undefined;
    const { seats, seat } = found.puzzle;
    const names = [t['seat.you'], ...MANIFESTS[game].bots].slice(0, seats);
    return { view: found.puzzle.view, seat, sitters: sittersFor(names, seat) };
  }, [kept, found?.puzzle]);
  if (own !== undefined && kept === undefined) return <Gone />;
  if (posed === undefined) return found === undefined ? <Opening text={t['puzzle.making']} /> : <Gone />;
  const weights = found?.weights ?? found?.puzzle?.weights;
  return (
    <FetchedPage fetching={box}>
      {(opened) => <Posing box={opened} posed={posed} weights={weights} next={nextOf(own)} />}
    </FetchedPage>
  );
}

function Gone() {
  const { t } = useWords();
  return (
    <main class="turned sheet">
      <p>{t['puzzle.none']}</p>
      <a class="button" href="#/">
        {t['house.back']}
      </a>
    </main>
  );
}

/** The puzzle of today; or what the moves of a known one are worth. Undefined until then. */
function useFound(game: string, known: { readonly view: unknown; readonly seat: Seat } | 'gone' | undefined) {
  const [news, setNews] = useState<PuzzleNews | undefined>(undefined);
  useEffect(() => {
    if (known === 'gone') return undefined;
    const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => setNews(JSON.parse(data) as PuzzleNews));
    const order: PuzzleOrder =
      known === undefined
        ? { t: 'day', game, day: dayOf(Date.now()) }
        : { t: 'weigh', game, view: known.view, seat: known.seat };
    worker.postMessage(JSON.stringify(order));
    return () => worker.terminate();
  }, []);
  return news;
}

/** The one of one's own after this one. */
function nextOf(own: string | undefined): string | undefined {
  const all = ownPuzzles();
  const next = all[all.findIndex(({ id }) => id === own) + 1];
  return next === undefined ? undefined : address({ t: 'puzzle', game: next.game, own: next.id });
}

interface PosingProps {
  readonly box: Box;
  readonly posed: Posed;
  /** Undefined while they are weighed. */
  readonly weights: readonly Weight<Move>[] | undefined;
  readonly next: string | undefined;
}

function Posing({ box, posed, weights, next }: PosingProps) {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Move | undefined>(undefined);
  const titled = useMemo(() => ({ ...box, narrator: { ...box.narrator, where: () => t['puzzle.title'] } }), [box, t]);
  const seated = useMemo(() => seatFor(box, posed, setAnswer), [box, posed]);
  return (
    <>
      <TablePage seated={seated} box={titled} after={undefined} />
      {answer !== undefined && (
        <Answer {...{ box, posed, weights, next, answer }} onAgain={() => setAnswer(undefined)} />
      )}
    </>
  );
}

/** A seat at a table where nothing happens but an answer. */
function seatFor({ game }: Box, { view, seat, sitters }: Posed, onAnswer: (move: Move) => void): AnySeated {
  const moment = { n: 0, me: seat, view, pending: game.pending(view), events: [], since: Date.now() };
  const moments = [moment];
  return {
    game,
    sitters,
    desk: deskHere('puzzle', () => undefined),
    moments: () => moments,
    link: () => ({ t: 'open' }),
    curtain: () => undefined,
    lift: () => undefined,
    async send(move: Move) {
      const rule = game.refusal(view, seat, move);
      if (rule === undefined) onAnswer(move);
      return rule && { rule };
    },
    takeBacks: () => ({}),
    takeBack: async () => undefined,
    answerTakeBack: async () => undefined,
    listen: () => () => undefined,
    leave: () => undefined,
  };
}

interface AnswerProps extends PosingProps {
  readonly answer: Move;
  readonly onAgain: () => void;
}

/** The best ones are shown, and one's own. */
const SHOWN = 4;

function Answer({ box: { narrator, board }, posed, weights, next, answer, onAgain }: AnswerProps) {
  const words = useWords();
  const { t } = words;
  const { view, seat, sitters, played } = posed;
  const figures = figuresFor(words, sitters.length === 1);
  const mine = weights?.find(({ move }) => isSame(move, answer));
  const shown = weights?.filter((weight, i) => i < SHOWN || weight === mine);
  const named = (move: Move): string => narrator.nameMove(words, view, move, namesOf(sitters)).split(';')[0];
  const notes = (move: Move): string =>
    [isSame(move, answer) && t['puzzle.yours'], narrator.worth(words, view, seat, move)].filter(Boolean).join(' · ');
  return (
    <aside class="puzzle-answer" aria-label={t['puzzle.title']} aria-live="polite">
      <p class="puzzle-verdict">{weights === undefined ? t['puzzle.weighing'] : t[verdictOn(weights, mine)]}</p>
      <ol class="puzzle-weights">
        {shown?.map(({ move, worth }) => (
          <li key={JSON.stringify(move)} class={isSame(move, answer) ? 'puzzle-mine' : ''}>
            <span class="puzzle-picture">{board.pictureMove(move)}</span>
            <span class="puzzle-move" dir="auto">
              {named(move)} <small>{notes(move)}</small>
            </span>
            <b>{figures.whole(worth)}</b>
          </li>
        ))}
      </ol>
      {played !== undefined && isSame(answer, played) && <p>{t['puzzle.game']}</p>}
      <div class="buttons">
        <button type="button" class="button" onClick={onAgain}>
          {t['puzzle.again']}
        </button>
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        {next !== undefined && (
          <a class="button button-main" href={next}>
            {t['puzzle.next']}
          </a>
        )}
      </div>
    </aside>
  );
}

/** Of what lies between the best and the worst. */
const CLOSE = 0.15;

function verdictOn(weights: readonly Weight<Move>[], mine: Weight<Move> | undefined) {
  const [best] = weights;
  const worst = weights[weights.length - 1];
  if (mine === undefined) return 'puzzle.wrong';
  const behind = best.worth - mine.worth;
  if (mine === best || behind <= Math.max(mine.error, best.error) / 2) return 'puzzle.right';
  return behind <= CLOSE * (best.worth - worst.worth) ? 'puzzle.close' : 'puzzle.wrong';
}

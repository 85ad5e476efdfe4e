/** How a game went, from one seat: chances, luck and skill, and the few decisions that mattered. */
import './review.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { Decision, Review } from '../../bots/review.ts';
import type { Move, Seat } from '../../core/game.ts';
import { namesFor } from '../../core/result.ts';
import type { SayHint } from '../../core/text.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { hintOf } from '../hint/hint-of.ts';
import { useWords } from '../i18n/words.tsx';
import type { AnyMoment } from '../local/seated.ts';
import { keepPuzzles, type OwnPuzzle } from '../puzzle/own.ts';
import { address } from '../route.ts';
import { namesOf } from '../table/names.ts';
import { Curve } from './curve.tsx';
import { type Figures, figuresFor } from './figures.ts';
import type { ReviewProps } from './props.ts';
import { useReview } from './use-review.ts';

export function ReviewPage(props: ReviewProps) {
  const { t } = useWords();
  const seat = props.seated.moments().at(-1)?.me as Seat; // nobody who only watches can open it
  const looking = useReview(props.seated, seat);
  const { id } = props.box.game;
  const sayHint = useFetched(useMemo(() => lazily(() => hintOf(id)), [id])).value;
  if (looking.t === 'failed') return <p role="alert">{t['review.failed']}</p>;
  if (looking.t === 'done') return <Reviewed {...props} review={looking.review} sayHint={sayHint} />;
  return (
    <div class="review">
      <p role="status">{t['review.thinking']}</p>
      <progress class="review-progress" value={looking.share} max={1} aria-label={t['table.review']} />
    </div>
  );
}

interface ReviewedProps extends ReviewProps {
  readonly review: Review<Move>;
  /** Undefined until it is there. */
  readonly sayHint: SayHint<unknown, Move> | undefined;
}

function Reviewed({ review, seated, box, sayHint, onLook }: ReviewedProps) {
  const words = useWords();
  const { t } = words;
  const { seat, curve, decisions, isAlone, judged } = review;
  const figures = useMemo(() => figuresFor(words, isAlone), [words, isAlone]);
  const names = namesFor(words, namesOf(seated.sitters), seat);
  const moments = seated.moments();
  const at = (n: number): AnyMoment => moments.find((moment) => moment.n >= n) ?? moments[moments.length - 1];
  const where = (n: number): string => box.narrator.where(words, at(n).view);
  const puzzles = puzzlesOf(review, moments, seated);
  useEffect(() => keepPuzzles(puzzles), []);
  return (
    <div class="review">
      <Curve curve={curve} figures={figures} names={names} marks={decisions.map(({ n }) => n)} where={where} />
      <Balance review={review} figures={figures} />
      <section aria-labelledby="review-decisions">
        <h3 id="review-decisions">{t['review.decisions']}</h3>
        {decisions.length === 0 && <p>{t['review.none'](judged)}</p>}
        <ol class="review-decisions">
          {decisions.map((decision, i) => (
            <li key={i} class="review-decision">
              <p class="review-where">
                <b>{i + 1}</b> {where(decision.n)}
              </p>
              <Mistake decision={decision} moment={at(decision.n)} {...{ seat, box, names, figures, sayHint }} />
              <button
                type="button"
                class="button"
                onClick={({ currentTarget }) => (onLook(decision.n), bringUp(currentTarget))}
              >
                {t['review.look']}
              </button>
            </li>
          ))}
        </ol>
        {puzzles.length > 0 && (
          <a class="button" href={address({ t: 'puzzle', game: puzzles[0].game, own: puzzles[0].id })}>
            {t['review.puzzles']}
          </a>
        )}
        <p class="small">{t['review.about']}</p>
      </section>
    </div>
  );
}

/** The same decision of the same game is the same puzzle, whenever it is looked at. */
function idOf(view: unknown, n: number): string {
  let hash = n;
  for (const letter of JSON.stringify(view)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${n}-${(hash >>> 0).toString(36)}`;
}

function puzzlesOf(
  { decisions, seat }: Review<Move>,
  moments: readonly AnyMoment[],
  { game, sitters }: ReviewProps['seated'],
): OwnPuzzle[] {
  return decisions.flatMap(({ n, move }) => {
    const view: unknown = moments.find((moment) => moment.n === n)?.view;
    if (view === undefined) return [];
    return [{ id: idOf(view, n), game: game.id, view, seat, names: namesOf(sitters), played: move }];
  });
}

/** On a phone the board takes half of the room: what was pressed stays in sight. */
function bringUp(button: HTMLElement): void {
  requestAnimationFrame(() => button.parentElement?.scrollIntoView({ block: 'nearest' }));
}

/** What luck gave and what mistakes cost, side by side. */
function Balance({ review, figures }: { readonly review: Review<Move>; readonly figures: Figures }) {
  const { t } = useWords();
  const { curve, seat, choices, fate, isAlone } = review;
  const most = Math.max(Math.abs(choices), Math.abs(fate), isAlone ? 10 : 0.1);
  const rows = [
    { name: t['review.choices'], figure: choices },
    { name: t[isAlone ? 'review.fateAlone' : 'review.fate'], figure: fate },
  ];
  return (
    <section aria-labelledby="review-luck">
      <h3 id="review-luck">{t['review.luck']}</h3>
      <p>
        {t['review.way'](figures.whole(curve[0].chances[seat]), figures.whole(curve[curve.length - 1].chances[seat]))}
      </p>
      <ul class="review-balance">
        {rows.map(({ name, figure }) => (
          <li key={name}>
            <span>{name}</span> <b>{figures.change(figure)}</b>
            <span class="review-bar" aria-hidden="true">
              <i
                class={figure < 0 ? 'review-lost' : 'review-won'}
                style={{ width: `${(50 * Math.abs(figure)) / most}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MistakeProps extends Pick<ReviewedProps, 'box' | 'sayHint'> {
  readonly decision: Decision<Move>;
  readonly moment: AnyMoment;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly figures: Figures;
}

function Mistake({ decision, moment, box: { narrator, board }, seat, names, figures, sayHint }: MistakeProps) {
  const words = useWords();
  const { t } = words;
  const { move, better, after, instead } = decision;
  const { view } = moment;
  /** What comes after a semicolon is for those who cannot see the board. */
  const named = (one: Move): string => narrator.nameMove(words, view, one, names).split(';')[0];
  const worth = (one: Move): string => narrator.worth(words, view, seat, one);
  const helped = helpedBy(decision, seat);
  const isTold = worth(better) !== '' && worth(better) !== worth(move);
  const because = sayHint?.(words, view, seat, better) ?? '';
  const isReason = because !== '' && because !== sayHint?.(words, view, seat, move); // what is true of both explains nothing
  const reasons = [
    ...(isReason ? [because] : []),
    ...(isTold && !isReason ? [ended(t['hint.worth'](worth(better)))] : []),
    ...(isTold && worth(move) !== '' ? [ended(t['review.yours'](worth(move)))] : []),
    ...(helped === undefined
      ? []
      : [t['review.helped'](names[helped], figures.whole(instead[helped]), figures.whole(after[helped]))]),
  ];
  return (
    <>
      <p class="review-move" dir="auto">
        <span class="review-picture">{board.pictureMove(move)}</span>
        <span>
          {t['review.you']}: {named(move)}.{' '}
          <b class="review-fall">
            {figures.whole(instead[seat])} → {figures.whole(after[seat])}
          </b>
        </span>
      </p>
      <p class="review-move" dir="auto">
        <span class="review-picture">{board.pictureMove(better)}</span>
        <span>
          {t['review.better']}: <b>{named(better)}</b>. {(reasons.length > 0 ? reasons : [t['review.best']]).join(' ')}
        </span>
      </p>
    </>
  );
}

/** What cards say ends with a full stop already. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** A rise that is worth a word. */
const HELP = 0.02;

/** Whom the mistake helped most, among others. */
function helpedBy({ after, instead }: Decision<Move>, seat: Seat): Seat | undefined {
  const others = after.flatMap((_, other) => (other === seat ? [] : [other]));
  const [most] = others.toSorted((one, other) => after[other] - instead[other] - (after[one] - instead[one]));
  return most !== undefined && after[most] - instead[most] >= HELP ? most : undefined;
}

/** The television: a bar, the stage, one line that says what happens or for whom all wait, and everybody's seat. */
import { useEffect } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import { gameName } from '../games.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { useSeated } from '../local/use-seated.ts';
import type { Box } from './board.ts';
import { Finale } from './finale.tsx';
import { Icon } from './icons.ts';
import { namesOf } from './names.ts';
import { Opening } from './opening.tsx';
import { LinkClock } from './television-clock.tsx';
import { TelevisionSeats } from './television-seats.tsx';
import type { AnyTelevision, Staged } from './television.ts';
import { useStageSound } from './use-stage-sound.ts';
import { playSound } from './sound.ts';
import { useShow } from './use-show.ts';
import { worthSaying } from './worth-saying.ts';
import './television.css';

export interface TelevisionPageProps {
  readonly seated: AnySeated;
  readonly box: Box;
  readonly television: AnyTelevision;
  /** Somebody has come, left or was removed: said before anything else. */
  readonly news: string | undefined;
  /** Who may ask for another game, by name. */
  readonly host: string | undefined;
}

export function TelevisionPage({ seated, box, television, news, host }: TelevisionPageProps) {
  const words = useWords();
  useSeated(seated);
  const moments = seated.moments();
  const show = useShow(seated, box, words, moments, playSound);
  const needsTap = useStageSound();
  const last = moments.at(-1);
  useAwake();
  if (last === undefined) return <Opening />;
  const { shown, now } = show;
  const { sitters } = seated;
  const at = moments.indexOf(shown);
  const staged: Staged<unknown, unknown> = {
    view: shown.view,
    sitters,
    past: moments.slice(0, at + 1),
    beat: show.beat && { ...show.beat, before: now.before, to: moments[now.at + 1] },
    pending: shown.pending,
  };
  const isOver = now.beat === undefined && seated.game.outcome(shown.view) !== undefined;
  const {
    Stage,
    Goals,
    useQuestion = () => box.narrator.question(words, shown.view, 'watcher'),
    hasPlayers = false,
  } = television;
  const asked = useQuestion(staged);
  return (
    <main class={`tv ${isOver || hasPlayers ? 'tv-wide' : ''}`} data-moment={last.n}>
      <header class="tv-bar">
        <span class="tv-mark" aria-hidden="true">
          ❦
        </span>
        <h1>{gameName(words, seated.game.id)}</h1>
        <p>{box.narrator.where(words, shown.view)}</p>
        <span class="tv-goals">
          {needsTap && <span class="tv-hint">{words.t['tv.sound']}</span>}
          {!isOver && Goals !== undefined && <Goals view={shown.view} />}
        </span>
      </header>
      {isOver ? (
        <Finale seated={seated} />
      ) : (
        <section class="tv-stage" aria-label={gameName(words, seated.game.id)}>
          <Stage {...staged} />
        </section>
      )}
      <Line
        {...{ words, box, seated, asked, moment: shown, beat: now.beat?.events, news }}
        host={isOver ? (host ?? '') : undefined}
      />
      {!isOver && !hasPlayers && <TelevisionSeats staged={staged} television={television} />}
    </main>
  );
}

interface LineProps {
  readonly words: Words;
  readonly box: Box;
  readonly seated: AnySeated;
  /** What everybody waits for. */
  readonly asked: string;
  readonly moment: AnyMoment;
  readonly beat: readonly unknown[] | undefined;
  readonly news: string | undefined;
  /** Once the game is over. */
  readonly host: string | undefined;
}

/** So many letters fit, in two lines; more than `LONG`, in smaller ones. */
const MOST = 190;
const LONG = 110;

/** The newest sentences that fit. */
function newest(sentences: readonly string[]): string {
  const first = sentences.findIndex((_, i) => sentences.slice(i).join(' ').length <= MOST);
  return sentences.slice(first).join(' ');
}

function Line({ words, box: { narrator }, seated, asked, moment, beat, news, host }: LineProps) {
  const { t } = words;
  const names = namesOf(seated.sitters);
  const told = worthSaying(seated.game, beat ?? []).flatMap((event) => narrator.tell(words, event, names)?.text ?? []);
  const awaited = moment.pending.map((seat) => names[seat]);
  const isLost = seated.link().t !== 'open';
  const [main, about] = ((): readonly string[] => {
    if (isLost) return [t['tv.lost']];
    if (news !== undefined) return [news];
    if (host !== undefined) return [host === '' ? t['tv.again'] : t['tv.againHost'](host), t['tv.againAbout']];
    if (told.length > 0) return [newest(told)];
    const waits = awaited.length === 0 ? '' : t['table.waiting'](listed(words, awaited));
    return asked === '' ? [waits] : [asked, waits];
  })();
  return (
    <p class={isLost ? 'tv-line tv-lost' : 'tv-line'} role="status">
      {host === undefined && told.length === 0 && news === undefined && awaited.length > 0 && <Icon name="hourglass" />}
      <span class={main.length + (about ?? '').length > LONG ? 'tv-said tv-long' : 'tv-said'} dir="auto">
        <b>{main}</b> <span>{about}</span>
      </span>
      {told.length === 0 && <LinkClock sitters={moment.pending.map((seat) => seated.sitters[seat])} />}
    </p>
  );
}

/** Keeps the screen from going dark where the browser lets us. */
function useAwake(): void {
  useEffect(() => {
    let lock: { release(): Promise<void> } | undefined;
    const wake = async (): Promise<void> => {
      if (document.visibilityState === 'visible')
        lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    void wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      void lock?.release();
    };
  }, []);
}

/** What is being shown, in a sentence; and when it is your turn, what happened since the last one. It goes at a tap. */
import { beatsOf } from '../../core/beats.ts';
import type { Beat } from '../../core/game.ts';
import type { AnyMoment, Sitter } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import type { Box } from './board.ts';
import { namesOf } from './names.ts';
import { worthSaying } from './worth-saying.ts';

export interface CaptionProps {
  readonly box: Box;
  readonly sitters: readonly Sitter[];
  /** What is shown now. */
  readonly beat: Beat<unknown> | undefined;
  /** What has happened since this seat was last asked. */
  readonly since: readonly AnyMoment[];
}

/** What is looked at for less than this is not told again. */
const WORTH_TELLING = 900;
const MOST = 4;

/** The live region has said it all already. */
export function Caption({ box: { game, narrator }, sitters, beat, since }: CaptionProps) {
  const words = useWords();
  const told = (events: readonly unknown[]): string[] =>
    events.flatMap((event) => narrator.tell(words, event, namesOf(sitters))?.text ?? []);
  const isMine = (event: unknown, { me }: AnyMoment): boolean => (event as { seat?: unknown }).seat === me;
  const missed = (moment: AnyMoment): string[] =>
    beatsOf(game, moment.events)
      .filter(({ ms }) => ms >= WORTH_TELLING)
      .flatMap(({ events }) => told(events.filter((event) => !isMine(event, moment))));
  const lines =
    beat === undefined ? latest(since.flatMap(missed).slice(-MOST)) : told(worthSaying(game, beat.events)).slice(-MOST);
  if (lines.length === 0) return undefined;
  return (
    <div class={beat === undefined ? 'caption caption-recap' : 'caption'} aria-hidden="true">
      {beat === undefined && <b>{words.t['table.since']}</b>}
      {lines.map((line, i) => (
        <p key={i} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

/** What a phone has room for above the board: rows, and letters in each. */
const ROWS = 4;
const LETTERS = 38;

/** On a phone as many as hide no more than tools and scores; the log has the others. */
function latest(lines: readonly string[]): readonly string[] {
  if (!matchMedia('(max-width: 999px)').matches) return lines;
  let rows = 0;
  const tooMuch = lines.findLastIndex((line) => (rows += Math.ceil(line.length / LETTERS)) > ROWS);
  return lines.slice(Math.min(tooMuch + 1, lines.length - 1));
}

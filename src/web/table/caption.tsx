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
  const lines = (beat === undefined ? since.flatMap(missed) : told(worthSaying(game, beat.events))).slice(-MOST);
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

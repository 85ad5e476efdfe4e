/**
 * Answers that come before their question may end: they wait, so that nobody reads anything from how fast they came.
 * Where the game allows it, they all go on at once when everybody who plays has given theirs: it tells only that.
 */
import type { Seat } from '../../core/game.ts';
import type { Context } from '../context.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import { isPlayedByPerson, minimumWait } from './deadlines.ts';

type Time = Pick<Context, 'steady' | 'after'>;

export class EarlyAnswers {
  /** When the question was opened whose answers wait. */
  #opened = NaN;
  #isReleased = false;
  readonly #waiting = new Map<Seat, () => void>();

  /** Undefined if the answer can be taken now; else it resolves when it can. */
  wait(setup: MatchSetup, match: Match, seat: Seat, move: unknown, time: Time): Promise<void> | undefined {
    if (match.opened !== this.#opened) this.#begin(match);
    const early = minimumWait(setup.game, match, seat, move, time.steady());
    if (early === 0 || this.#isReleased) return undefined;
    return new Promise((pass) => {
      this.#waiting.set(seat, pass);
      time.after(early, pass);
      if (this.#isComplete(setup, match)) this.#release();
    });
  }

  #begin({ opened }: Match): void {
    this.#opened = opened;
    this.#isReleased = false;
    this.#waiting.clear(); // each has a timer of its own
  }

  #isComplete({ game, card }: MatchSetup, { state }: Match): boolean {
    const asked = game.pending(state).filter((seat) => isPlayedByPerson(card, seat));
    return (
      asked.length > 0 &&
      asked.every((seat) => this.#waiting.has(seat) && game.table?.clock?.(state, seat)?.canEndEarly === true)
    );
  }

  #release(): void {
    this.#isReleased = true;
    this.#waiting.forEach((pass) => pass());
  }
}

/** Listens to a whole game as one of its seats reads it, sentence by sentence. */
import type { AnyGame, Dice, Move, Seat } from '../core/game.ts';
import { inTurn, anyone, play, type Choose } from '../core/play.ts';
import type { AnyTellResult, PastMoment } from '../core/result.ts';
import { pick } from '../core/shuffle.ts';
import { type Speaker, type Words, YOU } from '../core/text.ts';

const NAMES = ['Dulcinea', 'Kay', 'Pelleas', 'Isolde', 'Gareth', 'Ivain'];

/** A game in one language. */
export interface Voice {
  readonly game: AnyGame;
  readonly words: Words;
  readonly speaker: Speaker;
  /** How it tells its end, where it does. */
  readonly tellResult?: (ended: Parameters<AnyTellResult>[0]) => ReturnType<AnyTellResult>;
}

/** One game, and who listens. */
export interface Sitting {
  readonly seats: number;
  readonly listener: Seat;
  readonly options: object;
  readonly dice: Dice;
  readonly choose: Choose<unknown, Move>;
}

/** What happens, what is asked, what each move is called, why moves of earlier are refused now, how it ends. */
export function listen(voice: Voice, sitting: Sitting, hear: (text: string) => void): void {
  const { game, speaker, words } = voice;
  const { seats, listener, dice } = sitting;
  const names = NAMES.toSpliced(listener, 0, YOU[words.language]).slice(0, seats);
  const [past, tried]: [PastMoment<unknown, unknown>[], unknown[]] = [[], []];
  let news: unknown[] = [];
  const tell = (event: unknown): void => {
    const seen = game.witness(event, listener);
    if (seen === undefined) return;
    news.push(seen);
    hear(speaker.tell(seen, names)?.text ?? '');
  };
  const state = game.setup(seats, sitting.options, dice, tell);
  const look = (): void => {
    const view = game.view(state, listener);
    past.push({ n: past.length, view: structuredClone(view), events: news });
    news = [];
    [speaker.question(view, listener), speaker.question(view, 'watcher'), speaker.where(view)].forEach(hear);
    const moves = game.moves(view, listener).slice(0, 40);
    for (const move of moves) hear(speaker.nameMove(view, move));
    if (moves.length > 0) hear(speaker.worth(view, listener, pick(moves, dice)));
    for (const move of [0, 1, 2].flatMap(() => (tried.length === 0 ? [] : [pick(tried, dice)]))) {
      const rule = game.refusal(view, listener, move);
      if (rule !== undefined) hear(speaker.reason(view, listener, move, rule, names));
    }
    tried.push(...moves);
  };
  look();
  play(game, state, inTurn(game, sitting.choose, anyone(dice)), { dice, say: tell, moved: look });
  listenToEnd(voice, state, listener, names, past, hear);
}

function listenToEnd(
  { game, speaker, words, tellResult }: Voice,
  state: unknown,
  listener: Seat,
  names: readonly string[],
  past: readonly PastMoment<unknown, unknown>[],
  hear: (text: string) => void,
): void {
  const end = game.view(state, listener);
  speaker.verdict(end, names).forEach(hear);
  for (let seat = 0; seat < names.length; seat++)
    for (const { because, category } of speaker.account(end, seat)) [category, ...because].forEach(hear);
  const outcome = game.outcome(state);
  if (outcome === undefined || tellResult === undefined) return;
  const told = tellResult({ words, past, names: [...names], reader: listener, outcome });
  [told.headline, told.yours ?? '', ...told.decided, told.moment?.text ?? ''].forEach(hear);
  told.places.forEach(({ figure, note }) => [figure, note].forEach(hear));
}

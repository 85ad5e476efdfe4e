/** The worker in which a bot thinks about a hint. It is given a view, so it knows no more than whoever asks. */
import { type Advice, adviceFor } from '../../bots/advice.ts';
import { type AnyBots, milliseconds } from '../../bots/bot.ts';
import { seededDice } from '../../core/dice.ts';
import type { AnyGame, Move, Seat } from '../../core/game.ts';

const RULES = import.meta.glob<AnyGame>('../../games/*/rules/index.ts', { import: 'game' });
const BOTS = import.meta.glob<AnyBots>('../../games/*/bots/index.ts', { import: 'bots' });

/** Milliseconds. */
const THOUGHT = 1500;

export interface HintOrder {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
}

async function think({ game: id, view, seat }: HintOrder): Promise<readonly Advice<Move>[]> {
  const [game, bots] = await Promise.all([
    RULES[`../../games/${id}/rules/index.ts`]!(), // the page has fetched the same rules
    BOTS[`../../games/${id}/bots/index.ts`]?.(),
  ]);
  return adviceFor(game, bots, () => milliseconds(THOUGHT, () => performance.now()))(view, seat, seededDice('hint'));
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void think(JSON.parse(data) as HintOrder).then((advice) => self.postMessage(JSON.stringify(advice)));
});

/** A long-lived worker of the ladder: plays the games it is asked for. All goes as JSON text. */
import { parentPort } from 'node:worker_threads';
import { botFor, gameNamed } from '../src/cli/arguments.ts';
import type { LadderGame, LadderLine } from './ladder.ts';
import { type AnyBot, playPairing } from './pairing.ts';

const minds = new Map<string, AnyBot>();

function mind(game: string, name: string): AnyBot {
  const known = minds.get(`${game} ${name}`) ?? botFor(gameNamed(game), name);
  minds.set(`${game} ${name}`, known);
  return known;
}

function played(each: LadderGame): LadderLine {
  const { game, one, other, copies, seat, seed, deal } = each;
  const [bot, against] = [one, other].map((name) => mind(game, name));
  const pairing = { bot, against, seat, seats: copies + 1, seed: `${seed}/${deal}` };
  const { outcome, thought, decisions } = playPairing(gameNamed(game), pairing);
  const first = outcome.places.filter((place) => place === 1).length;
  return { ...each, won: outcome.places[seat] === 1 ? 1 / first : 0, thought: thought / Math.max(1, decisions) };
}

parentPort?.on('message', (asked: string) => {
  const lines = (JSON.parse(asked) as readonly LadderGame[]).map(played);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(JSON.stringify(lines));
});

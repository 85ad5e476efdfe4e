/** Two people at a table who play game after game at random, reconnect by themselves, and record each acknowledgement. */
import { SHELF } from '../../games/index.ts';
import { pick, seededDice } from '../../core/dice.ts';
import { NONE } from '../../core/game.ts';
import { same } from '../../core/same.ts';
import { type TableRecord, verify } from '../../core/verify.ts';
import { GAMES } from '../../games/load.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { TableClient } from '../../wire/client.ts';
import { type Guest, startTable } from './guest.ts';

export interface Tally {
  acknowledged: number;
  /** Acknowledged moves that the record does not have. */
  lost: number;
  /** Finished games whose record is proved. */
  proved: number;
  /** Records that contradict themselves. */
  disproved: number;
  /** Refusals that a careful player should never get. */
  surprises: string[];
}

export const emptyTally = (): Tally => ({ acknowledged: 0, lost: 0, proved: 0, disproved: 0, surprises: [] });

/** Plays games until told to stop, and the last one to its end. */
export async function playGames(
  guests: readonly Guest[],
  tally: Tally,
  goesOn: () => boolean,
  onAcknowledged: () => void,
  seed: string,
): Promise<void> {
  let played = 0;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await playGame(guests, tally, onAcknowledged, `${seed}/${played++}`);
  } while (goesOn());
}

async function playGame(
  guests: readonly Guest[],
  tally: Tally,
  onAcknowledged: () => void,
  seed: string,
): Promise<void> {
  const { id } = await untilAnswered(() => startTable(guests));
  const acknowledged = new Map<number, unknown>();
  const links: TableClient[] = [];
  await Promise.all(
    guests.map(
      (guest, seat) =>
        new Promise<void>((over) => {
          const dice = seededDice(`${seed}/${seat}`);
          let answering = NONE;
          const link = guest.follow(id, () => {
            const { card, asked, view } = link.now();
            if (card?.status === 'over') return over();
            if (asked === NONE || asked === answering || view === undefined) return undefined;
            answering = asked;
            const move: unknown = pick(GAMES[SHELF[0]].moves(view, seat), dice);
            void link.play(move).then((answer) => {
              if (answer.t === 'no' && answer.rule.id !== SERVER_RULES.stale.id)
                tally.surprises.push(JSON.stringify(answer));
              if (answer.t !== 'ok') return;
              acknowledged.set(answer.n, { seat, move });
              tally.acknowledged++;
              onAcknowledged();
            });
          });
          links.push(link);
        }),
    ),
  );
  for (const link of links) link.close();
  const record = await untilAnswered(() => guests[0].get<TableRecord>(`/api/tables/${id}/record`));
  for (const [n, move] of acknowledged) if (!same(record.moves[n - 1], move)) tally.lost++;
  if (verify(GAMES[SHELF[0]], record).problems === undefined) tally.proved++;
  else tally.disproved++;
}

/** Asks until it is answered: the server may be restarting. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it is answered
      return await ask();
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- not at full speed
      await new Promise((later) => void setTimeout(later, 50));
    }
  }
}

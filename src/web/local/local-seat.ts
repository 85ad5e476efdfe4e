/** A seat at a table in this browser: alone, against bots, or several people handing one device round. */
import type { AnyGame, Move, Seat, Viewer } from '../../core/game.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { Played, Report, Sitting } from './local-table.ts';
import { deskHere } from './desk.ts';
import type { AnyMoment, AnySeated, Link } from './seated.ts';
import type { WorkerOrder } from './worker.ts';

/** `keep` is called with all moves after each one, so that a game outlives the page. */
export function sitDown(game: AnyGame, sitting: Sitting, keep: (moves: readonly Played[]) => void): AnySeated {
  const people = sitting.sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const listeners = new Set<() => void>();
  const seen = new Map<Viewer, AnyMoment[]>();
  const moves: Played[] = [];
  let link: Link = { t: 'open' };
  let holder: Viewer = people[0] ?? 'watcher';
  let curtain: Seat | undefined = people.length > 1 ? people[0] : undefined;

  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const order = (given: WorkerOrder): void => worker.postMessage(JSON.stringify(given));
  const changed = (): void => listeners.forEach((tell) => tell());

  const take = (report: Report): void => {
    const { n, played, pending } = report;
    if (played !== undefined) moves.push(played);
    for (const { viewer, view, events } of report.seen) {
      const moment = { n, me: viewer, view, pending, events, since: Date.now() };
      seen.set(viewer, [...(seen.get(viewer) ?? []), moment]);
    }
    // Whoever holds the device goes on as long as something is asked of them: half as many curtains.
    const next = pending.find((seat) => people.includes(seat));
    if (people.length > 1 && next !== undefined && !pending.includes(holder as Seat)) curtain = next;
  };

  worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    (JSON.parse(data) as Report[]).forEach(take);
    if (moves.length > sitting.moves.length) keep(moves);
    changed();
  });
  worker.addEventListener('error', ({ message }) => {
    link = { t: 'broken', why: message };
    changed();
  });
  order({ t: 'open', sitting });

  return {
    game,
    sitters: sitting.sitters,
    desk: deskHere(sitting.seed, changed),
    moments: () => seen.get(holder) ?? [],
    link: () => link,
    curtain: () => curtain,
    lift() {
      if (curtain === undefined) return;
      [holder, curtain] = [curtain, undefined];
      changed();
    },
    async send(move: Move): Promise<Refusal | undefined> {
      const view = seen.get(holder)?.at(-1)?.view;
      if (holder === 'watcher' || view === undefined) return undefined;
      const rule = game.refusal(view, holder, move);
      if (rule !== undefined) return { rule };
      order({ t: 'play', seat: holder, move });
      return undefined;
    },
    listen(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    leave() {
      listeners.clear();
      worker.terminate();
    },
  };
}

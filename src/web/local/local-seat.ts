/** A seat at a table in this browser: alone, against bots, or several people handing one device round. */
import { type AnyGame, keptOptions, type Move, type Seat, type Viewer } from '../../core/game.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { Played, Report, Sitting, Takeable } from './local-table.ts';
import { deskHere } from './desk.ts';
import type { AnyMoment, AnySeated, Link } from './seated.ts';
import type { WorkerNews, WorkerOrder } from './worker.ts';

/** `keep` is called with all moves after each one, so that a game outlives the page. */
export function sitDown(
  game: AnyGame,
  sitting: Sitting,
  keep: (moves: readonly Played[]) => void,
  hasTakeBacks = true,
): AnySeated {
  const people = sitting.sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const listeners = new Set<() => void>();
  const seen = new Map<Viewer, AnyMoment[]>();
  let moves: Played[] = [];
  let takeable: Takeable = [];
  /** Who has just taken a move back: the table is being set up anew. */
  let taker: Seat | undefined;
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

  const takeAnew = (reports: readonly Report[]): void => {
    seen.clear();
    moves = [];
    reports.forEach(take);
    keep(moves);
    for (const [viewer, past] of seen) {
      const now = past[past.length - 1];
      seen.set(viewer, [...past.slice(0, -1), { ...now, ...(taker !== undefined && { back: taker }) }]);
    }
    [curtain, taker] = [undefined, undefined];
  };

  const rowsToTake = (): readonly number[] => takeable[holder as Seat] ?? [];

  worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { reports, takeable: now } = JSON.parse(data) as WorkerNews;
    if (now !== undefined) takeable = now;
    else if (taker !== undefined) takeAnew(reports);
    else reports.forEach(take);
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
      takeable = [];
      order({ t: 'play', seat: holder, move });
      return undefined;
    },
    takeBacks: () => (hasTakeBacks && rowsToTake().length > 0 ? { offer: 'now' } : {}),
    async takeBack() {
      const rows = rowsToTake();
      if (rows.length === 0) return undefined;
      [taker, takeable] = [holder as Seat, []];
      order({ t: 'open', sitting: { ...sitting, moves: moves.filter((_, i) => !rows.includes(i + 1)) } });
      return undefined;
    },
    answerTakeBack: async () => undefined,
    async record() {
      const { sitters, options, seed } = sitting;
      const { id, version } = game;
      const chosen: object = keptOptions(game, options) ?? options;
      return { game: id, version, seats: sitters.length, options: chosen, seed, moves };
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

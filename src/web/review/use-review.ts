/** A review is made once for each seat that looks back, and stays while the table is open. */
import { useEffect, useState } from 'preact/hooks';
import type { Move, Seat } from '../../core/game.ts';
import type { AnySeated } from '../local/seated.ts';
import type { Review } from '../../bots/review.ts';
import type { ReviewNews, ReviewOrder } from './review-worker.ts';

export type Looking =
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'done'; readonly review: Review<Move> }
  | { readonly t: 'failed' };

interface Making {
  now: Looking;
  readonly listeners: Set<() => void>;
}

const made = new WeakMap<AnySeated, Map<Seat, Making>>();

export function useReview(seated: AnySeated, seat: Seat): Looking {
  const making = makingOf(seated, seat);
  const [, redraw] = useState(0);
  useEffect(() => {
    const tell = (): void => redraw((count) => count + 1);
    making.listeners.add(tell);
    tell();
    return () => void making.listeners.delete(tell);
  }, [making]);
  return making.now;
}

function makingOf(seated: AnySeated, seat: Seat): Making {
  const bySeat = made.get(seated) ?? new Map<Seat, Making>();
  made.set(seated, bySeat);
  const known = bySeat.get(seat);
  if (known !== undefined && known.now.t !== 'failed') return known;
  const making: Making = { now: { t: 'progress', share: 0 }, listeners: known?.listeners ?? new Set() };
  bySeat.set(seat, making);
  void begin(seated, seat, making);
  return making;
}

async function begin(seated: AnySeated, seat: Seat, making: Making): Promise<void> {
  const hear = (now: ReviewNews): void => {
    making.now = now;
    making.listeners.forEach((tell) => tell());
  };
  const record = await seated.record?.().catch(() => undefined);
  if (record === undefined) return hear({ t: 'failed' });
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as ReviewNews;
    if (news.t !== 'progress') worker.terminate();
    hear(news);
  });
  worker.addEventListener('error', () => hear({ t: 'failed' }));
  const order: ReviewOrder = { game: seated.game.id, record, seat, isTold: seated.isTold === true };
  worker.postMessage(JSON.stringify(order));
}

/** Take-backs at a table of the server, which alone knows what a move has shown to others: it is asked after every move. */
import { NONE, type Seat, type Viewer } from '../../core/game.ts';
import type { TakeBackOffer } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { TakeBacks } from '../local/seated.ts';
import { ask } from './ask.ts';
import { changeSeats } from './seats.ts';

/** Milliseconds: bots answer in bunches, and only the last of them counts. */
const SETTLED = 250;

export function takeBacksAt(card: () => TableInfo, viewer: () => Viewer, changed: () => void) {
  /** Whether there may be something to take back: nobody knows when the page has just been opened. */
  let isPossible = true;
  let offer: TakeBackOffer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function find(): Promise<void> {
    const { value } = await ask<TakeBackOffer>('GET', `/tables/${card().id}/takeback`);
    if (value === undefined) return;
    [offer, isPossible] = [value, value.step !== undefined];
    changed();
  }
  function look(): void {
    clearTimeout(timer);
    const { takeBacks, status } = card();
    if (takeBacks === true && status === 'playing' && viewer() !== 'watcher' && isPossible)
      timer = setTimeout(() => void find(), SETTLED);
    else offer = undefined;
  }
  const act = async (what: 'takeback' | 'takeback/answer', body: object): Promise<Refusal | undefined> => {
    const { refused } = await changeSeats(card().id, what, body);
    offer = undefined;
    look();
    changed();
    return refused;
  };

  return {
    look,
    /** This seat has moved, or what others did since is void. */
    moved(): void {
      [isPossible, offer] = [true, undefined];
      look();
    },
    stop: () => clearTimeout(timer),
    now(): TakeBacks {
      const asking = askingIn(card());
      if (asking !== undefined || offer?.step === undefined) return { asking };
      return { offer: offer.isAtOnce ? 'now' : 'ask' };
    },
    take: () => act('takeback', { step: offer?.step ?? NONE }),
    answer: (agree: boolean) => act('takeback/answer', { step: card().takeBack?.step, agree }),
  };
}

function askingIn({ takeBack, seats }: TableInfo): TakeBacks['asking'] {
  if (takeBack === undefined) return undefined;
  const { seat, yes, no } = takeBack;
  const isMissing = (other: Seat): boolean => {
    const sitter = seats[other];
    return other !== seat && !yes.includes(other) && sitter.t === 'person' && sitter.away === undefined;
  };
  return { seat, missing: [...seats.keys()].filter(isMissing), ...(no !== undefined && { no }) };
}

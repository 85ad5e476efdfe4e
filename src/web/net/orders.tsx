/** Moves in advance: chosen from what the game says can be ordered, kept by the server for this seat alone. */
import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../../core/game.ts';
import { type Order, standingOrders } from '../../core/orders.ts';
import type { GivenOrders } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { Check } from '../lobby/check.tsx';
import { ask } from './ask.ts';
import type { NetTable } from './net-table.ts';
import { ProblemNote } from './problem.tsx';

export function OrdersPart({ table }: { readonly table: NetTable }) {
  const { t } = useWords();
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const { game } = table.box;
  const facet = game.table?.orders;
  const me = table.viewer();
  const now = table.seated.moments().at(-1);
  const take = async (method: 'GET' | 'PUT', body?: object): Promise<void> => {
    const answer = await ask<GivenOrders>(method, `/tables/${table.id}/orders`, body);
    setRefused(answer.refused);
    if (answer.value !== undefined) setOrders(answer.value.orders);
  };
  useEffect(() => void (facet !== undefined && take('GET')), [now?.n]);
  if (facet === undefined || me === 'watcher' || now === undefined) return undefined;
  const give = (next: readonly Order[]): void => void take('PUT', { orders: standingOrders(game, now.view, me, next) });
  const era = facet.pass === undefined ? undefined : facet.era?.(now.view);
  const isPassing = orders.some((order) => order.t === 'pass');
  const pass = (on: boolean): void =>
    give([...orders.filter((order) => order.t !== 'pass'), ...(on ? [{ t: 'pass' as const, era: era! }] : [])]); // where one can pass
  return (
    <>
      <h3>{t['post.orders']}</h3>
      <p class="small">{t['post.ordersAbout']}</p>
      <ProblemNote refused={refused} />
      {era !== undefined && <Check label={t['post.orderPass']} checked={isPassing} onChange={pass} />}
      {facet.occasions !== undefined && <When table={table} view={now.view} orders={orders} give={give} />}
    </>
  );
}

interface WhenProps {
  readonly table: NetTable;
  readonly view: unknown;
  readonly orders: readonly Order[];
  readonly give: (orders: readonly Order[]) => void;
}

function When({ table, view, orders, give }: WhenProps) {
  const words = useWords();
  const { t } = words;
  const { game, narrator } = table.box;
  const facet = game.table!.orders!; // as looked at above
  const me = table.viewer() as number;
  const occasions: readonly number[] = facet.occasions!(view);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [index, setIndex] = useState(0);
  const occasion = chosen !== undefined && occasions.includes(chosen) ? chosen : occasions[0];
  if (occasion === undefined) return undefined;
  const at = (when: number): unknown => facet.at!(view, when);
  const moves: readonly Move[] = game.moves(at(occasion), me);
  const nameOf = (when: number, move: Move): string => narrator.nameMove(words, at(when), move);
  const titleOf = (when: number): string => narrator.nameOccasion?.(words, when) ?? String(when + 1);
  const move = moves[Math.min(index, moves.length - 1)];
  return (
    <>
      <ul class="orders">
        {orders.map(
          (order, i) =>
            order.t === 'when' && (
              <li key={order.occasion}>
                <b>{titleOf(order.occasion)}</b> {nameOf(order.occasion, order.move)}{' '}
                <button type="button" class="button" onClick={() => give(orders.filter((_, other) => other !== i))}>
                  {t['post.orderRemove']}
                </button>
              </li>
            ),
        )}
      </ul>
      <div class="orders-new">
        <label>
          {t['post.orderWhen']}{' '}
          <select
            class="field"
            value={occasion}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {occasions.map((each) => (
              <option key={each} value={each}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t['post.orderMove']}{' '}
          <select class="field" value={index} onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}>
            {moves.map((each, i) => (
              <option key={i} value={i}>
                {nameOf(occasion, each)}
              </option>
            ))}
          </select>
        </label>
        {move !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() =>
              give([
                ...orders.filter((order) => order.t !== 'when' || order.occasion !== occasion),
                { t: 'when', occasion, move },
              ])
            }
          >
            {t['post.orderAdd']}
          </button>
        )}
      </div>
    </>
  );
}

/** An evening of three at La Mancha, in any position: for tests of a table at which people tell. */
import { onTestFinished } from 'vitest';
import { GAMES } from '../../load.ts';
import { game as laMancha } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';
import { cards } from './cards.ts';
import { scene as position } from './scene.ts';
import type { OpenTable } from '../../../wire/http.ts';
import type { TableStep, View } from '../../../wire/messages.ts';
import type { Pool } from '../../../server/bots/pool.ts';
import { openBotPlayers } from '../../../server/bots/bot-players.ts';
import { openClock, type Ticking } from '../../../server/time/clock.ts';
import type { Table } from '../../../server/table/table.ts';
import {
  ALONSO,
  followOrThrow,
  DULCINEA,
  type Listener,
  listener,
  SANCHO,
  type Scene,
  scene,
} from '../../../server/testing/scene.ts';

/** Those of the table that was opened last. */
export let stage: Scene;
export let clock: Ticking;
/** All three leave the room. */
export let goAway: () => void;

type Sketch = Parameters<typeof position>[0];

/** Alonso, Sancho and Dulcinea at La Mancha, in this position. Bots, if somebody has left, think in this pool. */
export async function tableAt(
  sketch: Sketch,
  options: Partial<Options> = {},
  pool?: Pool,
  terms: Partial<OpenTable> = {},
): Promise<Table> {
  const game = {
    ...laMancha,
    setup: (_seats: number, chosen: Options): State => position({ ...sketch, options: chosen }),
  };
  stage = await scene({
    games: { ...GAMES, 'la-mancha': game },
    ...(pool && { tableChanged: (table) => botPlayers?.review(table) }),
  });
  onTestFinished(() => stage.close());
  const botPlayers = pool && openBotPlayers(pool, stage.context);
  clock = openClock(stage.context, stage.tables);
  const table = await stage.table([ALONSO, SANCHO, DULCINEA], { game: 'la-mancha', options, ...terms });
  const leaving = await Promise.all([ALONSO, SANCHO, DULCINEA].map((one) => followOrThrow(table, listener(one))));
  goAway = () => leaving.forEach((go) => go());
  return table;
}

/** Alonso attempts F05 and can help himself, Sancho could hinder him, Dulcinea has nothing to play. */
export const FEAT: Sketch = {
  card: 'F05',
  chivalry: 'C04 C27 C39',
  knights: [{ hand: 'C48' }, { hand: 'C33' }, { hand: 'C02' }],
};
export const ENCOUNTER: Sketch = {
  card: 'E01',
  phase: 'tell',
  treasures: 'T05 T06',
  chivalry: 'C01 C03 C05 C06 C07 C09 C11 C12',
  knights: [{ hand: 'C02' }, { hand: 'C04 C10' }, { hand: 'C27' }],
};

let sent = 0;
export const play = (table: Table, seat: number, move: unknown): ReturnType<Table['play']> =>
  table.play(seat, table.current().match!.asked[seat], `m${sent++}`, move);
export const stateOf = (table: Table): State => table.current().match!.state as State;
export const last = (heard: Listener): TableStep | View =>
  heard.messages.findLast(({ t }) => t === 'step' || t === 'view') as TableStep;

/** Sancho and Dulcinea have told; Alonso is to judge. */
export async function told(options: Partial<Options> = {}, words = ['Sancho was here.', 'So was I.']): Promise<Table> {
  const table = await tableAt(ENCOUNTER, options);
  await play(table, 1, { t: 'tell', cards: cards('C10'), text: words[0] });
  await play(table, 2, { t: 'tell', cards: cards('C27'), text: words[1] });
  return table;
}

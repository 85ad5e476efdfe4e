/** Plays boardgame.io's server in its own words (Socket.IO over a bare WebSocket): a lobby, then whole states. */
import { WebSocket } from 'ws';
import { seededDice } from '../../src/core/dice.ts';
import { pick } from '../../src/core/shuffle.ts';
import { type Begun, begun, type LoadTally, openTables, type Pace, SEATS, type Tables } from './player.ts';

const GAME = 'don-quixote';
/** A packet of Socket.IO that carries an event of our game. */
const EVENT = `42/${GAME},`;

interface State {
  readonly _stateID: number;
  readonly G: {
    readonly round: number;
    readonly card: number;
    readonly realms: readonly { readonly hand: readonly number[]; readonly aside: number }[];
  };
  readonly ctx: { readonly gameover?: object };
}
type Log = readonly { readonly action: { readonly payload: { readonly playerID: string } } }[];
type Told = ['sync', string, { readonly state: State }] | ['update', string, State, Log] | ['matchData'];

interface Place {
  readonly match: string;
  readonly player: string;
  readonly credentials: string;
}

export const tablesOf = (base: string): Tables => ({ open: (count) => openTables(count, () => openOne(base)) });

async function openOne(base: string): Promise<Begun> {
  const { matchID } = await post<{ matchID: string }>(`${base}/games/${GAME}/create`, { numPlayers: SEATS });
  const places: Place[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const player = String(seat);
    const body = { playerID: player, playerName: `player ${seat}` };
    // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
    const joined = await post<{ playerCredentials: string }>(`${base}/games/${GAME}/${matchID}/join`, body);
    places.push({ match: matchID, player, credentials: joined.playerCredentials });
  }
  const sockets = await Promise.all(places.map(() => connect(base)));
  return begun(
    sockets,
    (socket, seat, ...rest) => playSeat(socket, places[seat], ...rest),
    () => undefined,
    (socket) => socket.terminate(),
  );
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** The handshakes of Engine.IO and of Socket.IO, and pings for ever after. */
function connect(base: string): Promise<WebSocket> {
  const url = `${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((open, failed) => {
    socket.on('error', failed);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '2') socket.send('3');
      if (text.startsWith('0')) socket.send(`40/${GAME},`);
      if (text.startsWith('40')) open(socket);
    });
  });
}

function playSeat(socket: WebSocket, place: Place, pace: Pace, tally: LoadTally, bytes: number[]): Promise<void> {
  const { match, player, credentials } = place;
  const dice = seededDice(Number(player));
  const emit = (...event: unknown[]): void => socket.send(EVENT + JSON.stringify(event));
  let answered = -1;
  let sentAt = 0;

  async function answer({ G, _stateID }: State): Promise<void> {
    if (G.card === answered) return;
    answered = G.card;
    await pace();
    const { hand, aside } = G.realms[Number(player)];
    const args = [hand.length > 0 ? pick(hand, dice) : aside, 0];
    sentAt = performance.now();
    const payload = { type: 'lay', args, playerID: player, credentials };
    emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, player);
  }

  return new Promise((over) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (!text.startsWith(EVENT)) return;
      const told = JSON.parse(text.slice(EVENT.length)) as Told;
      if (told[0] === 'sync') void answer(told[2].state);
      if (told[0] !== 'update') return;
      const [, , state, log] = told;
      const { _stateID: n } = state;
      bytes[n] = (bytes[n] ?? 0) + data.length;
      if (log.some(({ action }) => action.payload.playerID === player)) {
        tally.moves++;
        tally.acknowledged.push(performance.now() - sentAt);
      }
      if (state.ctx.gameover === undefined) void answer(state);
      else over();
    });
    emit('sync', match, player, credentials, SEATS);
  });
}

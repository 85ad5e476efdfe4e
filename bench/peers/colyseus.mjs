// Don Quixote on Colyseus, as its documentation teaches it: a room, a state of schemas that is synchronised by patches,
// and a view for each client with what only that client may see. The rules are ours, so that only the framework is
// compared. A patch goes out after each move, as it does here: with the default of 20 patches a second four moves share one.
import { randomBytes } from 'node:crypto';
import { Room, Server } from '@colyseus/core';
import { schema, StateView, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { tableDice } from '../../src/core/dice.ts';
import { tileOf } from '../../src/games/don-quixote/rules/components.ts';
import { total } from '../../src/games/don-quixote/rules/08-scoring.ts';
import { game as donQuixote } from '../../src/games/don-quixote/rules/index.ts';

const SEATS = 4;
const NONE = -1;

const Realm = schema({
  board: t.array('int8'),
  /** A bit for each tile. */
  hand: t.uint32(),
  aside: t.int8(),
  isSealed: t.boolean(),
  sealed: t.int8().view(),
  bag: t.uint8(),
  points: t.array('uint16'),
});
const Table = schema({ round: t.uint8(), card: t.int8(), deck: t.uint8(), realms: t.array(Realm) });

const bitsOf = (tiles) => tiles.reduce((bits, tile) => bits | (1 << tile), 0);

class TableRoom extends Room {
  maxClients = SEATS;
  patchRate = null;
  state = new Table();
  seats = new Map();
  n = 0;

  onCreate() {
    this.onMessage('start', () => this.begin());
    this.onMessage('lay', (client, { id, move }) => this.play(client, id, move));
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }

  begin() {
    this.seed = randomBytes(16).toString('hex');
    const options = { sanchoPansa: false, sameDraw: false };
    this.game = donQuixote.setup(SEATS, options, tableDice(this.seed, 0), () => undefined);
    for (const { board, hand, aside } of this.game.realms) {
      const realm = { board, hand: bitsOf(hand), aside, isSealed: false, sealed: NONE, bag: 0, points: [] };
      this.state.realms.push(new Realm().assign(realm));
    }
    for (const client of this.clients) {
      client.view = new StateView();
      client.view.add(this.state.realms[this.seats.get(client.sessionId)]);
    }
    this.show();
  }

  play(client, id, raw) {
    const seat = this.seats.get(client.sessionId);
    const move = donQuixote.readMove(raw);
    const refused = move === undefined ? { id: 'unreadable' } : donQuixote.refusal(this.game, seat, move);
    if (refused !== undefined) return client.send('no', refused);
    this.n++;
    donQuixote.apply(this.game, seat, move, tableDice(this.seed, this.n), (event) => this.tell(event));
    this.show();
    return client.send('ok', id);
  }

  /** What happened changes the state that is synchronised. */
  tell(event) {
    const realm = this.state.realms[event.seat];
    if (event.t === 'sealed') {
      realm.sealed = event.lay;
      realm.isSealed = true;
    }
    if (event.t === 'laid') {
      realm.board[event.field] = event.lay;
      realm.hand &= ~(1 << tileOf(event.lay));
      realm.sealed = NONE;
      realm.isSealed = false;
    }
    if (event.t === 'turnedUp') {
      realm.hand = bitsOf(event.tiles);
      realm.aside = event.aside;
    }
    if (event.t === 'scored') realm.points.push(total(event.score));
  }

  show() {
    const { round, card, deck, realms } = this.game;
    this.state.round = round;
    this.state.card = card;
    this.state.deck = deck.length;
    realms.forEach(({ bag }, seat) => (this.state.realms[seat].bag = bag.length));
    this.broadcastPatch();
  }
}

// Its graceful shutdown takes the signal by which we ask for the heap.
const server = new Server({
  transport: new WebSocketTransport({ maxPayload: 4096 }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('don-quixote', TableRoom);
await server.listen(Number(process.env.PORT), '127.0.0.1');
console.log('ready');

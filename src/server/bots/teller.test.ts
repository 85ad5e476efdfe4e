/** The storyteller, against a language model of the test that behaves, and misbehaves. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { defaultOptions, type Seat } from '../../core/game.ts';
import { fromViews, inTurn, play } from '../../core/play.ts';
import { BOTS, GAMES, PROMPTERS } from '../../games/load.ts';
import type { GameList } from '../../wire/http.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { openTestServer } from '../testing/server.ts';
import type { Thinking } from './pool.ts';
import { openTeller, plainText, TELLER } from './teller.ts';

const id = Object.keys(GAMES).find((each) => PROMPTERS[each] !== undefined)!; // one has words

/** A bot that is about to say something, and what it must say. */
function worded(): { about: Thinking; move: { text: string }; needs: readonly string[] } {
  const [game, prompt, { byName }] = [GAMES[id], PROMPTERS[id], BOTS[id]!]; // as above
  const dice = seededDice('teller');
  let found: ReturnType<typeof worded> | undefined;
  const bots = fromViews(game, (view: unknown, seat: Seat) => {
    const move = byName[TELLER].choose(view, seat, dice);
    const needs = prompt?.(view, seat, move)?.needs;
    if (needs === undefined) return move;
    found ??= { about: { game: id, bot: TELLER, view, seat, seed: '' }, move: move as { text: string }, needs };
    return undefined;
  });
  const state: unknown = game.setup(game.seats.min, defaultOptions(game), dice, () => undefined);
  play(game, state, inTurn(game, bots), { dice, say: () => undefined, most: 500 });
  return found!; // a game begins with a card
}

let model: Server;
let reply: (response: ServerResponse) => void;
let asked: string[];

const says = (content: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ choices: [{ message: { content } }] }));

beforeEach(async () => {
  asked = [];
  model = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push(`${request.url} ${request.headers.authorization} ${body}`);
      reply(response);
    });
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
});

afterEach(() => {
  model.closeAllConnections();
  model.close();
});

const settings = () => ({
  TELLER_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  TELLER_MODEL: 'quill',
  TELLER_KEY: 'a-key',
});

test('the words are the model’s, the rest of the move is the bot’s, and nothing but the card and the phrases is sent', async () => {
  const { about, move, needs } = worded();
  reply = says(`<think>hm</think>## **${needs.join(' and ')}**, I said, and the mule agreed.`);
  const errors: unknown[] = [];
  const told = await openTeller(settings(), (_, error) => errors.push(error))!.retell(about, move);
  expect(told).toEqual({ ...move, text: `${needs.join(' and ')}, I said, and the mule agreed.` });
  expect(errors).toEqual([]);
  expect(asked[0]).toMatch(/^\/v1\/chat\/completions Bearer a-key .*"model":"quill"/);
  expect(JSON.stringify(asked).length).toBeLessThan(3000);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['leaves out the phrase', says('The mule agreed.')],
  ['says nothing', says('')],
  ['says something else than text', says(7)],
  ['answers with a fault', (response) => void response.writeHead(500).end('{}')],
  ['answers with no JSON', (response) => void response.end('<html>')],
  ['says a character that cannot be stored', (response) => says(`${worded().needs.join(' ')} \ud800`)(response)],
  ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['never ends', (response) => void response.write('x'.repeat(100_000))],
])('a model that %s is not heard: the bot’s own words stand', async (_, misbehaves) => {
  const { about, move } = worded();
  reply = misbehaves;
  expect(await openTeller(settings(), () => undefined)!.retell(about, move)).toBe(move);
});

test('a model that does not answer in time is not waited for', async () => {
  const { about, move } = worded();
  reply = () => undefined;
  const errors: unknown[] = [];
  expect(await openTeller(settings(), (_, error) => errors.push(error), 50)!.retell(about, move)).toBe(move);
  expect(errors).toMatchObject([{ name: 'TimeoutError' }]);
});

test('a text that is too long ends with its last whole sentence', () => {
  expect(plainText('One. Two! Three, and more', 12)).toBe('One. Two!');
  expect(plainText('no end at all', 5)).toBe('');
  expect(plainText('1. <b>Bold</b> *words*', 50)).toBe('1. Bold words');
});

test('only a server that has a model offers the storyteller, and it sits down under its own name', async () => {
  for (const given of [{}, settings()]) {
    const isOffered = 'TELLER_URL' in given;
    // oxlint-disable no-await-in-loop -- one server after the other
    const server = await openTestServer(given);
    const ana = await server.newGuest();
    const { games } = await ana.get<GameList>('/api/games');
    expect(games.filter(({ bots }) => bots.includes(TELLER)).map((game) => game.id)).toEqual(isOffered ? [id] : []);
    const { body } = await ana.ask('POST', '/api/tables', {
      game: id,
      seats: ['me', { bot: TELLER }, { bot: TELLER }],
    });
    expect(isOffered ? (body as TableInfo).seats[1] : body).toMatchObject(
      isOffered ? { t: 'bot', bot: TELLER } : { rule: { id: SERVER_RULES.bot.id } },
    );
    await server.close();
    // oxlint-enable no-await-in-loop
  }
});

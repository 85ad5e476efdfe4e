/** The reader finds what was planted, and nothing in what the games say. `npm run proofs` hears many more games. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { pick } from '../core/shuffle.ts';
import { type AnyGame, defaultOptions, type Dice, LANGUAGES, type Language, type Move } from '../core/game.ts';
import { anyMove, type Choose, fromViews } from '../core/play.ts';
import type { AnyTellResult } from '../core/result.ts';
import { SHELF } from '../games/index.ts';
import { BOTS, GAMES, speakerIn, wordsFor } from '../games/load.ts';
import { listen, type Voice } from './listen.ts';
import { faultsTold } from './plain-words.ts';

test.each([
  ['en', 'You leads the round.', 'verb: You leads'],
  ['en', 'Wait until you has two cards.', 'verb: until you has'],
  ['en', 'Whoever aims at you sees somebody worse.', undefined],
  ['en', 'Kay gives You a card.', '"You" as a name: s You'],
  ['en', 'Not possible (LAN-5.1).', 'rule number: LAN-5.1'],
  ['en', 'Ride to SM1', 'code: SM1'],
  ['en', 'You complete D05.', 'code: D05'],
  ['en', 'undefined wins', 'not filled in: undefined'],
  ['en', 'You pass. Lay it on F1; you always miss.', undefined],
  ['en', 'The votes: .', 'gap: votes: .'],
  ['en', 'Kay has 1 cards.', 'not one: 1 cards'],
  ['en', 'Round 1 tiles cost 11 points, or +1 … and 1 card.', undefined],
  ['es', 'Tú gana la ronda.', 'verb: Tú gana'],
  ['es', 'Tú no juega.', 'verb: Tú no juega'],
  ['es', 'Kay le da una carta a Tú.', '"Tú" as a name: a Tú'],
  ['es', 'Dulcinea, Tú y Kay ganan.', '"Tú" as a name: Tú'],
  ['es', 'Tú ganaste: no tomas nada. Tú y Kay, a Camelot.', undefined],
  ['es', 'Elige una card', 'English: card'],
  ['es', 'En el papel de el escudero', 'not joined: de el'],
  ['es', 'Se la da a él, al rey de El Toboso y a ella.', undefined],
  ['es', 'Kay y Isolde empatan.', '"y" before i: y Isolde'],
  ['es', 'Agua y hielo, Ivain e Isolde.', undefined],
  ['es', 'Kay gana!', 'no ¡: Kay gana!'],
  ['es', 'Lo haces?', 'no ¿: Lo haces?'],
] as const)('finds in %s "%s": %s', (language, text, fault) => {
  expect(faultsTold(text, language)).toEqual(fault === undefined ? [] : [fault]);
});

/** How many games are heard in each language. */
const LISTEN_GAMES = Number(process.env['LISTEN_GAMES'] ?? 2);

describe.each(SHELF)('%s', (id) => {
  test.each(LANGUAGES)('is told without codes or stumbling (%s)', async (language) => {
    const voice = await voiceOf(id, language);
    const heard = new Set<string>();
    for (let n = 0; n < LISTEN_GAMES; n++) hearGame(id, voice, n, heard);
    expect([...heard].flatMap((text) => faultsTold(text, language).map((fault) => `${fault} | ${text}`))).toEqual([]);
  });
});

/** Game n: the fewest and the most players first, then every number; each seat listens in turn. */
function hearGame(id: string, voice: Voice, n: number, heard: Set<string>): void {
  const { game } = voice;
  const dice = seededDice(`listen ${id} ${n}`);
  const numbers = game.seats.max - game.seats.min + 1;
  const seats = n === 1 ? game.seats.max : game.seats.min + (n % numbers);
  const listener = Math.floor(n / numbers) % seats;
  const options = optionsOf(game, voice.words.language, n % 3 === 2 ? dice : undefined);
  const choose = n % 4 < 2 ? anyMove(game, dice) : careful(id, dice);
  listen(voice, { seats, listener, options, dice, choose }, (text) => heard.add(text));
}

async function voiceOf(id: string, language: Language): Promise<Voice> {
  const voice = { game: GAMES[id], words: await wordsFor(id, language), speaker: await speakerIn(id, language) };
  if (!existsSync(new URL(`../games/${id}/text/result.ts`, import.meta.url))) return voice;
  const { tellResult } = (await import(`../games/${id}/text/result.ts`)) as { readonly tellResult: AnyTellResult };
  const { result } = (await import(`../games/${id}/text/result.${language}.ts`)) as { readonly result: object };
  return { ...voice, tellResult: (ended) => tellResult(ended, result) };
}

/** As they are, or each by lot; where bots write, they write the language that is listened for. */
function optionsOf(game: AnyGame, language: Language, dice?: Dice): object {
  const chosen: { [option: string]: unknown } = { ...defaultOptions(game) };
  if (dice !== undefined)
    for (const [option, { choices }] of Object.entries(game.options)) chosen[option] = pick(choices, dice);
  if (game.languageOption !== undefined) chosen[game.languageOption] = language;
  return chosen;
}

function careful(id: string, dice: Dice): Choose<unknown, Move> {
  const bot = BOTS[id]?.byName['careful'];
  if (bot === undefined) return anyMove(GAMES[id], dice);
  return fromViews(GAMES[id], (view, seat) => bot.choose(view, seat, dice));
}

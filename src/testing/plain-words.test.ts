/** The reader finds what was planted, and nothing in what the games say. */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { pick } from '../core/shuffle.ts';
import { type AnyGame, defaultOptions, LANGUAGES, type Language } from '../core/game.ts';
import { atRandom, play } from '../core/play.ts';
import { type Speaker, YOU } from '../core/text.ts';
import { SHELF } from '../games/index.ts';
import { GAMES, speakerIn } from '../games/load.ts';
import { faultsOf } from './plain-words.ts';

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
  ['es', 'Tú gana la ronda.', 'verb: Tú gana'],
  ['es', 'Tú no juega.', 'verb: Tú no juega'],
  ['es', 'Kay le da una carta a Tú.', '"Tú" as a name: a Tú'],
  ['es', 'Tú ganaste: no tomas nada. Tú y Kay, a Camelot.', undefined],
  ['es', 'Elige una card', 'English: card'],
  ['es', 'En el papel de el escudero', 'not joined: de el'],
  ['es', 'Se la da a él, al rey de El Toboso y a ella.', undefined],
] as const)('finds in %s "%s": %s', (language, text, fault) => {
  expect(faultsOf(text, language)).toEqual(fault === undefined ? [] : [fault]);
});

const NAMES = ['Dulcinea', 'Kay', 'Pelleas', 'Isolde', 'Gareth'];

describe.each(SHELF)('%s', (id) => {
  test.each(LANGUAGES)('is told without codes or stumbling (%s)', async (language) => {
    const speaker = await speakerIn(id, language);
    const heard = new Set<string>();
    for (const seats of [GAMES[id].seats.min, GAMES[id].seats.max]) listen(GAMES[id], seats, speaker, language, heard);
    expect([...heard].flatMap((text) => faultsOf(text, language).map((fault) => `${fault} | ${text}`))).toEqual([]);
  });
});

/** One game at random, as its first seat reads it: what happens, what is asked, what each move is called, why moves of
 * earlier are refused now, how it ends. */
function listen(game: AnyGame, seats: number, speaker: Speaker, language: Language, heard: Set<string>): void {
  const names = [YOU[language], ...NAMES].slice(0, seats);
  const dice = seededDice(`listen ${seats}`);
  const tell = (event: unknown): void => {
    const seen = game.witness(event, 0);
    if (seen !== undefined) heard.add(speaker.tell(seen, names)?.text ?? '');
  };
  const state = game.setup(seats, defaultOptions(game), dice, tell);
  const tried: unknown[] = [];
  const look = (): void => {
    const view = game.view(state, 0);
    heard.add(speaker.question(view, 0)).add(speaker.question(view, 'watcher')).add(speaker.where(view));
    const moves = game.moves(view, 0).slice(0, 40);
    for (const move of moves) heard.add(speaker.nameMove(view, move));
    for (const move of [0, 1, 2].flatMap(() => (tried.length === 0 ? [] : [pick(tried, dice)]))) {
      const rule = game.refusal(view, 0, move);
      if (rule !== undefined) heard.add(speaker.reason(view, 0, move, rule, names));
    }
    tried.push(...moves);
  };
  look();
  play(game, state, atRandom(game, dice), { dice, say: tell, moved: look });
  const end = game.view(state, 0);
  for (const line of speaker.verdict(end, names)) heard.add(line);
  for (let seat = 0; seat < seats; seat++)
    for (const { because, category } of speaker.account(end, seat))
      for (const text of [category, ...because]) heard.add(text);
}

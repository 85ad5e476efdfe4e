/** Reasons in the language of the reader: figures and names come from the same place, the words from the catalogue. */
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { whyNext } from './order-words.ts';
import { reason } from './reason.ts';
import type { State } from '../rules/state.ts';
import { go, learn, play, scene, sit } from '../testing/scene.ts';
import { wordsOf } from '../../../core/text.ts';
import { type Says, text as english } from './en.ts';
import { text as spanish } from './es.ts';
import { tongueOf } from './naming.ts';

const ENGLISH = wordsOf<Says>('en', english);
const SPANISH = wordsOf<Says>('es', spanish);
const NAMES = ['Inés', 'Tomás'];

function refused(state: State, move: Move): readonly string[] {
  const rule = game.refusal(state, state.mover, move)!; // it is refused
  return [ENGLISH, SPANISH].map((words) => reason(state, state.mover, move, rule, tongueOf(words, NAMES)));
}

test('LAN-11.1 a virtue says what it needs and what one has', () => {
  const state = scene({
    knights: [
      { at: 'J1', has: 'e4 q1 l1 S1', vows: 'Strength, Kindness' },
      { at: 'home', chair: 'Arthur' },
    ],
  });
  play(state, go('PER'));
  expect(refused(state, learn('Strength'))).toEqual([
    'Strength needs exactly 5 Enemies and exactly 1 squire; you have 4 and 1.',
    'Fuerza pide exactamente 5 enemigos y exactamente 1 escudero; tienes 4 y 1.',
  ]);
});

test('LAN-12.3 the Dragon says what is missing for every tile', () => {
  const state = scene({
    knights: [
      { at: 'J1', has: 'S1' },
      { at: 'home', chair: 'Arthur' },
    ],
    deeds: 'D05 D04 D14',
  });
  expect(refused(state, go('DRA'))).toEqual([
    'No deed in reach: D05 needs 1 sword and 1 lance more; D04 needs 3 maces more; D14 needs 3 lances and the Excalibur Sword more.',
    'Ninguna hazaña a tu alcance: a D05 le falta 1 espada y 1 lanza; a D04 le falta 3 mazas; a D14 le falta 3 lanzas y la Espada Excalibur.',
  ]);
});

test('LAN-7.2 players are called by their names', () => {
  const home = scene({ knights: [{ at: 'MOR' }, { at: 'home', chair: 'Guinevere' }] });
  play(home, go('Table'));
  expect(refused(home, sit('Guinevere'))).toEqual([
    "Guinevere's seat is taken by Tomás.",
    'El asiento de Ginebra lo ocupa Tomás.',
  ]);
});

test('LAN-4.3 who moves next and why', () => {
  const state = scene({ knights: [{ at: 'SS2' }, { at: 'SL1' }] });
  expect([ENGLISH, SPANISH].map((words) => whyNext(state, tongueOf(words, NAMES)))).toEqual([
    'Farther to the right in the Stronghold (The Stronghold SL1).',
    'Más a la derecha en la fortaleza (La fortaleza SL1).',
  ]);
});

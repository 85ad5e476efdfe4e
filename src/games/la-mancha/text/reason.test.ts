/** Why moves are refused, in both languages. */
import { expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { speaker, wordsOf } from '../../../core/text.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';
import { chivalry, treasure } from '../testing/cards.ts';
import { DRAW, play, RUN, tell, WOO } from '../testing/moves.ts';
import { act, roll, scene } from '../testing/scene.ts';
import { accounts } from './account.ts';
import { text as english } from './en.ts';
import { text as spanish } from './es.ts';
import { text as spanishRules } from './rules.es.ts';
import { narrator } from './narrator.ts';

const NAMES = ['Ana', 'Blas', 'Clara'];
const ENGLISH = speaker(narrator, accounts, wordsOf('en', english));
const SPANISH = speaker(narrator, accounts, wordsOf('es', spanish, spanishRules));
const TURN: Move = { t: 'turn' };

/** The rule that refuses the move, and why in English and in Spanish. */
function why(state: State, seat: number, move: Move): (string | undefined)[] {
  const rule = game.refusal(state, seat, move)!; // refused in every case below
  return [rule.id, ...[ENGLISH, SPANISH].map((speak) => speak.reason(state, seat, move, rule, NAMES))];
}

/** Ana judges an Encounter; nobody has told. */
const telling = (options: Partial<Options> = {}): State =>
  scene({ phase: 'tell', card: 'E01', options, knights: [{}, { hand: 'C04 C05' }, { hand: 'C10' }] });

/** Blas and Clara have told. */
function told(): State {
  const state = telling();
  act(state, 1, tell('C04'));
  act(state, 2, tell('C10'));
  return state;
}

/** Ana has named Blas, and may take a card. */
function named(): State {
  const state = told();
  act(state, 0, { t: 'name', tale: 0 });
  return state;
}

function read(): State {
  const state = told();
  act(state, 0, TURN);
  act(state, 0, TURN);
  return state;
}

/** Ana is a Love; Blas and Clara have cards enough to woo. */
function wooing(card = 'L11', wears = ''): State {
  const knights = [{}, { hand: 'C04 C05 C11', wears }, { hand: 'C27 C28 C29' }, { hand: 'C10' }];
  const state = scene({ journey: `${card} E12`, knights });
  act(state, 0, DRAW);
  return state;
}

/** Nobody who may not woo is asked; here a card was lost after that. */
function undecided(state: State, seat: number): State {
  state.knights[seat].woo = NONE;
  return state;
}

/** Blas and Clara woo, and have yet to write. */
function wooed(): State {
  const state = wooing();
  for (const seat of [1, 2]) act(state, seat, WOO);
  return state;
}

function poems(): State {
  const state = wooed();
  act(state, 1, tell('C04 C05 C11'));
  act(state, 2, tell('C27 C28 C29'));
  return state;
}

/** Ana has named Blas, and taken one of the two cards she may take. */
function paid(): State {
  const state = poems();
  act(state, 0, { t: 'mark', kept: 3 });
  act(state, 0, { t: 'name', tale: 0 });
  act(state, 0, { t: 'take', card: chivalry('C04') });
  return state;
}

/** Ana attempts a Feat. */
const fighting = (options: Partial<Options> = {}): State =>
  scene({
    card: 'F07',
    options,
    knights: [{ hand: 'C78', wears: 'T05' }, { hand: 'C40', wears: 'T37' }, { hand: 'C88' }],
  });

function gained(): State {
  const state = scene({ phase: 'resolved', knights: [{}, {}, {}] });
  state.gains.push({ seat: 0, cards: [treasure('T05')], what: 'treasure', by: 'turn' });
  return state;
}

function aloud(): State {
  const state = scene({ phase: 'name', card: 'E01', options: { mode: 'aloud' }, knights: [{}, {}, {}] });
  state.tales.push({ seat: 1, cards: [], text: 'one', spoken: true }, { seat: 2, cards: [], text: '', spoken: true });
  return state;
}

function asked(): State {
  const state = telling();
  act(state, 0, { t: 'mode', mode: 'aloud' });
  return state;
}

const resting = (): State => scene({ knights: [{}, { hand: 'C48' }, {}] });
const over = (): State => scene({ phase: 'over', resolved: 3, knights: [{}, {}, {}] });
const discarding = (): State => scene({ phase: 'discard', knights: [{ hand: 'C04' }, {}, {}] });

/** The position, who moves, the move, the rule that refuses it, and why in English and in Spanish. */
const REFUSED: readonly (readonly [State, number, Move, string, string, string])[] = [
  [fighting(), 7, { t: 'roll' }, 'TABLE-2', 'There is no seat 8: 3 play here.', 'No hay asiento 8: aquí juegan 3.'],
  [
    over(),
    0,
    DRAW,
    'TABLE-1',
    'The game is over: 3 Feats resolved, and the winner is known.',
    'La partida ha terminado: se han resuelto 3 Hazañas y ya se sabe quién gana.',
  ],
  [resting(), 1, DRAW, 'LM-2.7', 'Ana has the turn card and draws.', 'Ana tiene la carta de turno y roba.'],
  [gained(), 1, { t: 'leave' }, 'LM-3.2', 'Ana decides what to equip.', 'Ana decide qué se equipa.'],
  [
    discarding(),
    0,
    { t: 'discard', card: chivalry('C04') },
    'LM-3.3',
    'Discard down to 5: your hand has 1 card, and you have chosen 0.',
    'Descarta hasta quedarte con 5: tu mano tiene 1 carta y has elegido 0.',
  ],
  [
    fighting(),
    2,
    play(fighting(), 'C88', 'T37'),
    'LM-3.6',
    'Basin-Helm is protected.',
    'No es posible contra Baciyelmo: tiene protección.',
  ],
  [
    telling(),
    1,
    tell('C04 C05'),
    'LM-4.4',
    'A tale takes exactly 1 card; you chose 2.',
    'Una historia se cuenta con 1 carta exactamente; has elegido 2.',
  ],
  [
    named(),
    0,
    { t: 'take', card: chivalry('C05') },
    'LM-4.9',
    'The judge may take 1 card in all and has taken 0. Left: “A village whose name I mislaid” and “Enchanters have been at this”.',
    'El juez puede quedarse 1 carta en total y lleva 0. Quedan: “Un lugar cuyo nombre he extraviado” y “Aquí han andado encantadores”.',
  ],
  [
    undecided(wooing(), 3),
    3,
    WOO,
    'LM-5.4',
    'A poem for Don Lorenzo de Miranda takes 3 cards; your hand has 1.',
    'Un poema para Don Lorenzo de Miranda necesita 3 cartas; tu mano tiene 1.',
  ],
  [
    undecided(wooing('L16', 'L01'), 1),
    1,
    WOO,
    'LM-5.4',
    'Ana Félix asks more of a wooer: Woo: only knights who have no Love. While she favors you, your Treasures cannot be stolen, discarded, swapped or muted.',
    'Ana Félix pide algo más a quien corteja: Cortejo: solo caballeros sin Amor. Mientras te favorece, tus Tesoros no pueden robarse, descartarse, cambiarse ni silenciarse.',
  ],
  [
    wooed(),
    1,
    tell('C04'),
    'LM-5.7',
    'The poem needs at least 3 cards; you chose 1.',
    'El poema necesita al menos 3 cartas; has elegido 1.',
  ],
  [
    poems(),
    1,
    TURN,
    'LM-5.8',
    'Only a poem that kept the condition can win; the judge marks which of the 2 did.',
    'Solo puede vencer un poema que cumplió la condición; el juez marca cuáles de los 2 la cumplieron.',
  ],
  [
    paid(),
    0,
    { t: 'take', card: chivalry('C04') },
    'LM-5.11',
    'The judge may take 2 cards in all and has taken 1. Left: “Lentils every Friday”, “Frestón, the book-stealing wizard”, “A patient sort of giant”, “Cide Hamete swears to it”, and “Here the manuscript breaks off”.',
    'El juez puede quedarse 2 cartas en total y lleva 1. Quedan: “Lentejas los viernes”, “Frestón, ladrón de libros”, “Un gigante de los pacientes”, “Lo jura Cide Hamete” y “Aquí se corta el manuscrito”.',
  ],
  [
    fighting(),
    0,
    RUN,
    'LM-6.10',
    'You may run away in place of a roll, after at least one; you have rolled 0 times in this Feat.',
    'Puedes huir en lugar de tirar, después de al menos una tirada; en esta Hazaña has tirado 0 veces.',
  ],
  [
    fighting(),
    1,
    RUN,
    'LM-6.10',
    'Only Ana may run away now: it is their attempt.',
    'Ahora solo puede huir Ana: es su intento.',
  ],
  [
    gained(),
    0,
    { t: 'equip', card: treasure('T06') },
    'LM-7.2',
    "Galley Slave's Chain is not among what was gained.",
    'No está entre lo ganado: Cadena de galeote.',
  ],
  [
    telling(),
    1,
    tell('C10'),
    'LM-8.3',
    'You cannot use “Enchanters have been at this”. You can use “A village whose name I mislaid” and “Lentils every Friday”.',
    'No puedes usar “Aquí han andado encantadores”. Puedes usar “Un lugar cuyo nombre he extraviado” y “Lentejas los viernes”.',
  ],
  [
    scene({ card: 'E01', phase: 'tell', knights: [{}, {}, {}] }),
    1,
    tell('C10'),
    'LM-8.3',
    'Your hand is empty.',
    'Tu mano está vacía.',
  ],
  [
    resting(),
    1,
    play(resting(), 'C48'),
    'LM-8.5',
    '“Amadís, mirror of all knights” can be played only in a Feat: During your attempt: +2 strength.',
    '“Amadís, espejo de caballeros” solo se puede jugar en una Hazaña: Durante tu intento: +2 de fuerza.',
  ],
  [
    fighting(),
    0,
    play(fighting(), 'C78'),
    'LM-8.6',
    "“Excalibur, on short loan” could do nothing now: During your attempt, if your weapon is your own Knight's Lance: +3 strength.",
    '“Excalibur, en préstamo breve” ahora no podría hacer nada: Durante tu intento, si tu arma es tu propia Lanza: +3 de fuerza.',
  ],
  [telling(), 1, { t: 'mode', mode: 'scroll' }, 'LM-12.1', 'Tales are written.', 'Las historias se escriben.'],
  [
    asked(),
    0,
    { t: 'mode', mode: 'aloud' },
    'LM-12.1',
    'From the next turn on tales are told aloud.',
    'Desde el próximo turno las historias se cuentan de viva voz.',
  ],
  [
    telling(),
    1,
    tell('C04', 'x'.repeat(701)),
    'LM-12.2',
    'A tale has at most 700 characters; this one has 701.',
    'Una historia tiene como mucho 700 caracteres; aquí hay 701.',
  ],
  [
    wooed(),
    1,
    tell('C04 C05 C11', 'x'.repeat(601)),
    'LM-12.2',
    'A poem has at most 600 characters; this one has 601.',
    'Un poema tiene como mucho 600 caracteres; aquí hay 601.',
  ],
  [
    told(),
    0,
    { t: 'name', tale: 0, text: 'x'.repeat(201) },
    'LM-12.2',
    'A remark has at most 200 characters; this one has 201.',
    'Un comentario tiene como mucho 200 caracteres; aquí hay 201.',
  ],
  [
    telling(),
    1,
    tell('C04', '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(345)),
    'LM-12.2',
    'This text has too many marks on its letters, or too many joined signs.',
    'Este texto tiene demasiadas marcas sobre sus letras o demasiados signos unidos.',
  ],
  [
    read(),
    0,
    TURN,
    'LM-12.3',
    'All tales lie side by side: there is no page left to turn.',
    'Todas las historias están a la vista: no queda página que pasar.',
  ],
  [
    aloud(),
    0,
    TURN,
    'LM-12.3',
    'Tales are told aloud: there is no page to turn.',
    'Las historias se cuentan de viva voz: no hay página que pasar.',
  ],
  [
    telling({ quotation: 'strict' }),
    1,
    tell('C04', 'Nothing of the kind'),
    'LM-12.6',
    'Your text does not quote “A village whose name I mislaid”.',
    'Tu texto no cita “Un lugar cuyo nombre he extraviado”.',
  ],
  [
    fighting({ cry: 'typed' }),
    1,
    play(fighting(), 'C40', 'T05'),
    'LM-12.15',
    'Cry it out: type “Priest, Barber, and other enchanters”.',
    'Grítala: escribe “Cura, barbero y demás encantadores”.',
  ],
];

test.each(REFUSED)('refusal %# comes with the figures', (state, seat, move, ...said) => {
  expect(why(state, seat, move)).toEqual(said);
});

test('LM-9.9 a stale play is told what it is now', () => {
  const state = scene({ card: 'F07', knights: [{ wears: 'T08 T13 T24' }, { hand: 'C39' }, { hand: 'C33' }] });
  roll(state, 4);
  const late = play(state, 'C33');
  act(state, 1, play(state, 'C39'));
  expect(why(state, 2, late)).toEqual([
    'LM-9.9',
    "The table has changed since you chose this: now it is a total of 10 against 11 (The Lions on the King's Road).",
    'La mesa ha cambiado desde que elegiste esto: ahora es un total de 10 contra 11 (Los leones del Rey).',
  ]);
});

test('LM-9.9 before the roll it is the strength that counts', () => {
  const state = scene({ card: 'F07', knights: [{ wears: 'T08 T13 T24' }, {}, { hand: 'C48' }] });
  const early = play(state, 'C48');
  state.version++;
  expect(why(state, 2, early)).toEqual([
    'LM-9.9',
    "The table has changed since you chose this: now it is strength 8 against 11 (The Lions on the King's Road).",
    'La mesa ha cambiado desde que elegiste esto: ahora es fuerza 8 contra 11 (Los leones del Rey).',
  ]);
});

test('a card that does not exist is refused in words too', () => {
  const move: Move = { t: 'tell', cards: [99_999] };
  expect(why(telling(), 1, move)[1]).toMatch(/^You cannot use a card\. /);
  expect(why(gained(), 0, { t: 'equip', card: 99_999 })[1]).toBe(game.rules['LM-7.2'].text);
});

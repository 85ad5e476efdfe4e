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
import { text as apartEn } from './apart.en.ts';
import { text as apartEs } from './apart.es.ts';
import { narrator } from './narrator.ts';
import { reason } from './reason.ts';

const NAMES = ['Ana', 'Blas', 'Clara'];
const ENGLISH = speaker({ ...narrator, reason }, accounts, wordsOf('en', english, apartEn));
const SPANISH = speaker({ ...narrator, reason }, accounts, wordsOf('es', spanish, apartEs, spanishRules));
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

/** Cards that come too early or too late. */
const mistimed = (): State => scene({ card: 'F07', knights: [{}, { hand: 'C07' }, { hand: 'C29' }] });

/** Blas has run away. */
function fled(): State {
  const state = mistimed();
  state.feat.engaged = 0b101;
  return state;
}

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
  [
    fighting(),
    7,
    { t: 'roll' },
    'TABLE-2',
    'There is no seat 8. This table has 3 players.',
    'No hay asiento 8. En esta mesa juegan 3.',
  ],
  [over(), 0, DRAW, 'TABLE-1', 'The game is over after 3 Feats.', 'La partida ha terminado tras 3 Hazañas.'],
  [
    resting(),
    1,
    DRAW,
    'LM-2.7',
    'It is not your turn to draw: Ana has the turn card.',
    'No te toca robar: Ana tiene la carta de turno.',
  ],
  [
    gained(),
    1,
    { t: 'leave' },
    'LM-3.2',
    'Ana is choosing what to equip. Wait a moment.',
    'Ana está eligiendo qué se equipa. Espera un momento.',
  ],
  [
    discarding(),
    0,
    { t: 'discard', card: chivalry('C04') },
    'LM-3.3',
    'You do not have to discard: you hold 1 card and can keep 5.',
    'No tienes que descartar: tienes 1 carta y puedes conservar 5.',
  ],
  [
    fighting(),
    2,
    play(fighting(), 'C88', 'T37'),
    'LM-3.6',
    'Basin-Helm is protected. Choose another target.',
    'Baciyelmo tiene protección. Elige otro objetivo.',
  ],
  [
    telling(),
    1,
    tell('C04 C05'),
    'LM-4.4',
    'You chose 2 cards. Tell your tale with exactly 1 card.',
    'Has elegido 2 cartas. Cuenta tu historia con 1 carta exactamente.',
  ],
  [
    named(),
    0,
    { t: 'take', card: chivalry('C05') },
    'LM-4.9',
    'You cannot take that. You can take 1 card for judging and have taken 0. Choose from “A village whose name I mislaid” and “Enchanters have been at this”.',
    'No puedes tomar eso. Puedes tomar 1 carta por juzgar y llevas 0. Elige entre «Un lugar cuyo nombre he extraviado» y «Aquí han andado encantadores».',
  ],
  [
    undecided(wooing(), 3),
    3,
    WOO,
    'LM-5.4',
    'You cannot woo Don Lorenzo de Miranda: a poem takes 3 cards and you hold 1.',
    'No puedes cortejar a Don Lorenzo de Miranda: un poema necesita 3 cartas y tienes 1.',
  ],
  [
    undecided(wooing('L16', 'L01'), 1),
    1,
    WOO,
    'LM-5.4',
    'You cannot woo Ana Félix. Woo: only knights who have no Love. While she favors you, your Treasures cannot be stolen, discarded, swapped or muted.',
    'No puedes cortejar a Ana Félix. Cortejo: solo caballeros sin Amor. Mientras te favorece, tus Tesoros no pueden robarse, descartarse, cambiarse ni silenciarse.',
  ],
  [
    wooed(),
    1,
    tell('C04'),
    'LM-5.7',
    'You chose 1 card. Your poem needs at least 3 cards.',
    'Has elegido 1 carta. Tu poema necesita al menos 3 cartas.',
  ],
  [
    poems(),
    1,
    TURN,
    'LM-5.8',
    'Only a poem that meets the condition can win. The judge decides which of the 2 poems do.',
    'Solo puede ganar un poema que cumple la condición. El juez decide cuáles de los 2 poemas la cumplen.',
  ],
  [
    paid(),
    0,
    { t: 'take', card: chivalry('C04') },
    'LM-5.11',
    'You cannot take that. You can take 2 cards for judging and have taken 1. Choose from “Lentils every Friday”, “Frestón, the book-stealing wizard”, “A patient sort of giant”, “Cide Hamete swears to it”, and “Here the manuscript breaks off”.',
    'No puedes tomar eso. Puedes tomar 2 cartas por juzgar y llevas 1. Elige entre «Lentejas los viernes», «Frestón, ladrón de libros», «Un gigante de los pacientes», «Lo jura Cide Hamete» y «Aquí se corta el manuscrito».',
  ],
  [
    fighting(),
    0,
    RUN,
    'LM-6.10',
    'You cannot run away yet. Roll at least once in this Feat first.',
    'Todavía no puedes huir. Tira antes al menos una vez en esta Hazaña.',
  ],
  [
    fighting(),
    1,
    RUN,
    'LM-6.10',
    'You cannot run away now: it is Ana’s attempt. You can in your own.',
    'Ahora no puedes huir: es el intento de Ana. Podrás en el tuyo.',
  ],
  [
    gained(),
    0,
    { t: 'equip', card: treasure('T06') },
    'LM-7.2',
    'You did not win Galley Slave’s Chain, so you cannot equip it.',
    'No has ganado Cadena de galeote, así que no puedes equiparlo.',
  ],
  [
    telling(),
    1,
    tell('C10'),
    'LM-8.3',
    'You cannot use “Enchanters have been at this”. You can use “A village whose name I mislaid” and “Lentils every Friday”.',
    'No puedes usar «Aquí han andado encantadores». Puedes usar «Un lugar cuyo nombre he extraviado» y «Lentejas los viernes».',
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
    'You can play “Amadís, mirror of all knights” only in a Feat. It says: During your attempt: +2 strength.',
    'Solo puedes jugar «Amadís, espejo de caballeros» en una Hazaña. Dice: Durante tu intento: +2 de fuerza.',
  ],
  [
    fighting(),
    0,
    play(fighting(), 'C78'),
    'LM-8.6',
    '“Excalibur, on short loan” would do nothing now. It says: During your attempt, if your weapon is your own Knight’s Lance: +3 strength.',
    '«Excalibur, en préstamo breve» no haría nada ahora. Dice: Durante tu intento, si tu arma es tu propia Lanza: +3 de fuerza.',
  ],
  [
    mistimed(),
    1,
    play(mistimed(), 'C07'),
    'LM-9.4',
    'You cannot play “Onward, Rocinante, if you please!” now. You can play it after the roll.',
    'No puedes jugar «¡Adelante, Rocinante, si te parece!» ahora. Puedes jugarla después de la tirada.',
  ],
  [
    mistimed(),
    2,
    play(mistimed(), 'C29'),
    'LM-9.7',
    'You cannot play “Here the manuscript breaks off” now. You can play it in answer to a card.',
    'No puedes jugar «Aquí se corta el manuscrito» ahora. Puedes jugarla en respuesta a otra carta.',
  ],
  [
    fled(),
    1,
    play(fled(), 'C07'),
    'LM-6.11',
    'You ran away, so you cannot play cards in this Feat.',
    'Has huido, así que no puedes jugar cartas en esta Hazaña.',
  ],
  [telling(), 1, { t: 'mode', mode: 'scroll' }, 'LM-12.1', 'Tales are written.', 'Las historias se escriben.'],
  [
    asked(),
    0,
    { t: 'mode', mode: 'aloud' },
    'LM-12.1',
    'From the next turn, tales are told aloud in a call.',
    'Desde el próximo turno, las historias se cuentan en una llamada.',
  ],
  [
    telling(),
    1,
    tell('C04', 'x'.repeat(701)),
    'LM-12.2',
    'Your tale is too long: 701 characters. You can use 700.',
    'Tu historia es demasiado larga: 701 caracteres. Puedes usar 700.',
  ],
  [
    wooed(),
    1,
    tell('C04 C05 C11', 'x'.repeat(601)),
    'LM-12.2',
    'Your poem is too long: 601 characters. You can use 600.',
    'Tu poema es demasiado largo: 601 caracteres. Puedes usar 600.',
  ],
  [
    told(),
    0,
    { t: 'name', tale: 0, text: 'x'.repeat(201) },
    'LM-12.2',
    'Your comment is too long: 201 characters. You can use 200.',
    'Tu comentario es demasiado largo: 201 caracteres. Puedes usar 200.',
  ],
  [
    telling(),
    1,
    tell('C04', '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(345)),
    'LM-12.2',
    'Your text has too many accents or joined signs. Use simpler characters.',
    'Tu texto tiene demasiados acentos o signos unidos. Usa caracteres más sencillos.',
  ],
  [
    read(),
    0,
    TURN,
    'LM-12.3',
    'There is no page left to turn: all texts are open.',
    'No queda página que pasar: todos los textos están a la vista.',
  ],
  [
    aloud(),
    0,
    TURN,
    'LM-12.3',
    'There is no page to turn: tales are told aloud.',
    'No hay página que pasar: las historias se cuentan en voz alta.',
  ],
  [
    telling({ quotation: 'strict' }),
    1,
    tell('C04', 'Nothing of the kind'),
    'LM-12.6',
    'Your text must contain “A village whose name I mislaid”, word for word.',
    'Tu texto debe contener «Un lugar cuyo nombre he extraviado», palabra por palabra.',
  ],
  [
    fighting({ cry: 'typed' }),
    1,
    play(fighting(), 'C40', 'T05'),
    'LM-12.15',
    'Type “Priest, Barber, and other enchanters” to play this card.',
    'Escribe «Cura, barbero y demás encantadores» para jugar esta carta.',
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
    'The table has changed since you chose this. Now it is 10 against 11 (The Lions on the King’s Road). Choose again.',
    'La mesa ha cambiado desde que elegiste esto. Ahora es 10 contra 11 (Los leones del Rey). Elige otra vez.',
  ]);
});

test('LM-9.9 before the roll it is the strength that counts', () => {
  const state = scene({ card: 'F07', knights: [{ wears: 'T08 T13 T24' }, {}, { hand: 'C48' }] });
  const early = play(state, 'C48');
  state.version++;
  expect(why(state, 2, early)).toEqual([
    'LM-9.9',
    'The table has changed since you chose this. Now it is strength 8 against 11 (The Lions on the King’s Road). Choose again.',
    'La mesa ha cambiado desde que elegiste esto. Ahora es fuerza 8 contra 11 (Los leones del Rey). Elige otra vez.',
  ]);
});

test('a card that does not exist is refused in words too', () => {
  const move: Move = { t: 'tell', cards: [99_999] };
  expect(why(telling(), 1, move)[1]).toMatch(/^You cannot use a card\. /);
  expect(why(gained(), 0, { t: 'equip', card: 99_999 })[1]).toBe(game.rules['LM-7.2'].text);
});

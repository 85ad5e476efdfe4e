import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import { chaptersOf, NONE, unheard } from '../../../core/game.ts';
import { inTurn, play as playOut } from '../../../core/play.ts';
import { type Entry, speaker, wordsOf } from '../../../core/text.ts';
import { notation } from '../notation/index.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { setup } from '../rules/setup.ts';
import type { Event, State } from '../rules/state.ts';
import { claim, crown, deed, go, learn, play, PLAIN, scene, sit, take, tile, vow } from '../testing/scene.ts';
import { accounts } from './account.ts';
import { missingFor } from './deeds.ts';
import { text as english } from './en.ts';
import { text as spanish } from './es.ts';
import { text as spanishRules } from './rules.es.ts';
import { narrator } from './narrator.ts';
import { reason } from './reason.ts';

const ENGLISH = speaker({ ...narrator, reason }, accounts, wordsOf('en', english));
const SPANISH = speaker({ ...narrator, reason }, accounts, wordsOf('es', spanish, spanishRules));

test.each([
  '',
  'fly W2',
  'ride',
  'ride W9',
  'take',
  'take gold',
  'deed D05 spare',
  'deed D99',
  'sit Galahad',
  'release x',
  'done now',
  'discard sword',
  'exchange lady',
  'morgana maybe',
])('%j is no move', (text) => {
  expect(notation.readMove(text).problems).toHaveLength(1);
});

const HOME = { at: 'home', chair: 'Tristan' };
const after = (state: State, ...moves: Move[]): State => {
  play(state, ...moves);
  return state;
};
const riding = (at: string, more: object = {}): State => scene({ knights: [{ at, ...more }, HOME] });

const NAMES = ['Inés', 'Tomás'];

/** The position, the move, the rule that refuses it, and why: in English and in Spanish. */
const REFUSED: readonly (readonly [State, Move, string, string, string])[] = [
  [
    after(riding('J1', { has: 'e4 q1 l1', vows: 'Strength Kindness' }), go('PER')),
    learn('Strength'),
    'LAN-11.1',
    'Strength needs exactly 5 Enemies and exactly 1 squire; you have 4 and 1.',
    'Fuerza pide exactamente 5 Enemigos y exactamente 1 escudero; tienes 4 y 1.',
  ],
  [
    after(
      scene({
        knights: [
          { at: 'J1', has: 'p7 q2 S1', vows: 'Honor Dexterity' },
          { at: 'home', has: 'q3' },
        ],
      }),
      go('PER'),
    ),
    learn('Honor'),
    'LAN-11.1',
    'Honor needs exactly 7 Plots and at least 3 squires; you have 7 and 2.',
    'Honor pide exactamente 7 Intrigas y al menos 3 escuderos; tienes 7 y 2.',
  ],
  [
    after(riding('J1', { has: 'l1', vows: 'Kindness Dexterity' }), go('PER')),
    learn('Dexterity'),
    'LAN-11.1',
    'Dexterity needs more than 0 swords or more than 0 maces or more than 0 lances; you have 0, 0, and 0.',
    'Destreza pide más de 0 espadas o más de 0 mazas o más de 0 lanzas; tienes 0, 0 y 0.',
  ],
  [
    after(riding('J1', { has: 'l1', vows: 'Kindness' }), go('PER')),
    learn('Honor'),
    'LAN-11.3',
    'You have not vowed Honor. Visit Galahad first.',
    'No has prometido Honor. Visita antes a Galahad.',
  ],
  [
    after(riding('J1', { has: 'l1', vows: 'Kindness', learned: 'Honor' }), go('PER')),
    learn('Honor'),
    'LAN-11.5',
    'You have already learned Honor, for 5 VP.',
    'Ya aprendiste Honor, por 5 PV.',
  ],
  [
    after(riding('PER', { vows: 'Honor' }), go('GAL')),
    vow('Honor'),
    'LAN-11.2',
    'You have already vowed Honor.',
    'Ya prometiste Honor.',
  ],
  [
    scene({ knights: [{ at: 'J1' }, { at: 'L2', moved: true }], lakeEntered: true, counter: 'L2' }),
    go('L1'),
    'LAN-13.3',
    'Tomás is already on the Lake this turn. Try again next turn.',
    'Tomás ya está en el Lago este turno. Inténtalo el turno que viene.',
  ],
  [
    scene({ knights: [{ at: 'GAL', has: 'S2' }, HOME], deeds: 'D05 D01 -' }),
    go('DRA'),
    'LAN-12.3',
    'You cannot pay for any deed yet. The Knight of the Black Ford: 1 lance missing; The Challenge of King Pellinore: 1 sword and the Excalibur Sword missing.',
    'Aún no puedes pagar ninguna hazaña. El caballero del Vado Negro (falta: 1 lanza); El reto del rey Pellinore (falta: 1 espada y la Espada Excalibur).',
  ],
  [
    scene({ knights: [{ at: 'GAL', has: 'S1' }, HOME], deeds: 'D05 D11 -', holders: 'Maleagant 0' }),
    go('DRA'),
    'LAN-12.3',
    'You cannot pay for any deed yet. The Knight of the Black Ford: 1 sword missing; The Questing Beast: 1 mace and 1 magic missing.',
    'Aún no puedes pagar ninguna hazaña. El caballero del Vado Negro (falta: 1 espada); La Bestia Ladradora (falta: 1 maza y 1 de magia).',
  ],
  [
    after(scene({ knights: [{ at: 'GAL', has: 'S4' }, HOME], deeds: 'D02 D10 -', holders: 'Maleagant 0' }), go('DRA')),
    deed('D10', 'lance'),
    'LAN-12.5',
    'You need 1 lance more for The Tournament of Lonazep.',
    'Para El torneo de Lonazep aún falta: 1 lanza.',
  ],
  [
    scene({ knights: [{ at: 'GAL', has: 'S9' }, HOME], deeds: 'D02 - -', visitors: [1, 2] }),
    go('DRA'),
    'LAN-12.2',
    'The Dragon is full this turn (2 of 2 players). Try again next turn.',
    'El Dragón está completo este turno (2 de 2 jugadores). Inténtalo el turno que viene.',
  ],
  [
    after(scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D12' }), go('DRA')),
    deed('D12'),
    'LAN-12.5',
    'You need 1 lance more for The Boar Twrch Trwyth.',
    'Para El jabalí Twrch Trwyth aún falta: 1 lanza.',
  ],
  [
    after(scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D08' }), go('DRA')),
    deed('D08'),
    'LAN-12.4',
    'You need the Excalibur Sword for The Red Knight of the Red Lands.',
    'Necesitas la Espada Excalibur para El Caballero Rojo de las Tierras Rojas.',
  ],
  [
    after(
      scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D08', holders: 'Maleagant 1' }),
      go('DRA'),
    ),
    deed('D02', 'sword'),
    'LAN-10.6',
    'Tomás has Maleagant’s help.',
    'Tomás tiene la ayuda de Maleagant.',
  ],
  [
    scene({ knights: [{ at: 'J1' }, HOME], holders: 'Bedivere 1' }),
    go('J3'),
    'LAN-5.3',
    'The Joust, 3rd space is 2 spaces away and you can go 1 (Tomás has Bedivere).',
    'La Justa, casilla 3 está a 2 casillas y puedes avanzar 1 (Tomás tiene a Bedivere).',
  ],
  [
    riding('GAL'),
    go('W1'),
    'LAN-5.1',
    'You are already past the Distant Lands, Ladies (you are at Galahad). Knights never ride back.',
    'Ya pasaste las Tierras Lejanas, Damas (estás en Galahad). Los caballeros nunca vuelven atrás.',
  ],
  [
    riding('J1'),
    go('M2'),
    'LAN-5.2',
    'You cannot enter Merlin at Merlin, 2nd space. Enter at Merlin, 1st space.',
    'No puedes entrar en Merlin por Merlin, casilla 2. Entra por Merlin, casilla 1.',
  ],
  [
    after(riding('J1', { has: 'p7' }), go('PER')),
    go('PER'),
    'LAN-4.7',
    'You must ride on from Percival. You can stay only at the Grail.',
    'Tienes que seguir desde Percival. Solo puedes quedarte en el Grial.',
  ],
  [
    after(riding('J1', { has: 'p6' }), go('W1')),
    take('lady plot'),
    'LAN-6.5',
    'You hold 6 of 7 cards. You cannot hold more than 7.',
    'Tienes 6 de 7 cartas. No puedes tener más de 7.',
  ],
  [
    after(riding('J1'), go('W1')),
    take('enemy'),
    'LAN-6.4',
    'You cannot take 1 Enemy here. You can take 1 Lady and 1 Plot.',
    'Aquí no puedes tomar 1 Enemigo. Puedes tomar 1 Dama y 1 Intriga.',
  ],
  [
    after(riding('MOR'), go('Table')),
    sit('Tristan'),
    'LAN-7.2',
    'Tomás already has Tristan’s seat this turn.',
    'Tomás ya tiene el asiento de Tristan este turno.',
  ],
  [
    after(scene({ knights: [{ at: 'MOR' }, HOME], crowns: 'Honor 1' }), go('Table'), sit('Arthur')),
    crown('Honor'),
    'LAN-10.2',
    'Tomás has already crowned Honor.',
    'Tomás ya coronó Honor.',
  ],
  [
    scene({
      knights: [
        { at: 'J1', has: 'S1' },
        { at: 'home', chair: 'Arthur' },
      ],
      deeds: 'D05 D04 D14',
    }),
    go('DRA'),
    'LAN-12.3',
    'You cannot pay for any deed yet. The Knight of the Black Ford: 1 sword and 1 lance missing; The Giant of Mont Saint-Michel: 3 maces missing; The Green Chapel: 3 lances and the Excalibur Sword missing.',
    'Aún no puedes pagar ninguna hazaña. El caballero del Vado Negro (falta: 1 espada y 1 lanza); El gigante del monte San Miguel (falta: 3 mazas); La capilla verde (falta: 3 lanzas y la Espada Excalibur).',
  ],
  [
    after(scene({ knights: [{ at: 'MOR' }, { at: 'home', chair: 'Guinevere' }] }), go('Table')),
    sit('Guinevere'),
    'LAN-7.2',
    'Tomás already has Guinevere’s seat this turn.',
    'Tomás ya tiene el asiento de Guinevere este turno.',
  ],
  [
    after(
      scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D12', holders: 'Maleagant 0' }),
      go('DRA'),
    ),
    deed('D02', 'lance'),
    'LAN-12.5',
    'The Siege of Terrabil costs no lances, so there is nothing to save.',
    'El sitio de Terrabil no cuesta lanzas, así que no hay nada que ahorrar.',
  ],
  // Things that are not in the game.
  [
    after(riding('J1'), go('W1')),
    { t: 'take', things: [17] },
    'LAN-6.4',
    'You cannot take that here. You can take 1 Lady and 1 Plot.',
    'Aquí no puedes tomar eso. Puedes tomar 1 Dama y 1 Intriga.',
  ],
  [
    riding('J1'),
    { t: 'go', to: 99 },
    'LAN-3.2',
    'There is no space 99 on the road.',
    'No hay casilla 99 en el camino.',
  ],
  [
    after(riding('PER'), go('GAL')),
    { t: 'vow', virtue: 99 },
    'LAN-11.1',
    'There is no virtue 99.',
    'No hay virtud 99.',
  ],
  [
    after(scene({ knights: [{ at: 'GAL', has: 'S4 M3' }, HOME], deeds: 'D02 D04 D12' }), go('DRA')),
    { t: 'deed', tile: 99, spare: NONE },
    'LAN-12.1',
    'That is not at the Dragon now. You can find: The Siege of Terrabil, The Giant of Mont Saint-Michel, and The Boar Twrch Trwyth.',
    'Eso no está ahora en el Dragón. Puedes encontrar: El sitio de Terrabil, El gigante del monte San Miguel y El jabalí Twrch Trwyth.',
  ],
];

test.each(REFUSED)('position %# refuses with the figures, in the language of the reader', (state, move, id, ...why) => {
  const rule = game.refusal(state, state.mover, move);
  expect(rule?.id).toBe(id);
  const told = [ENGLISH, SPANISH].map((each) => each.reason(state, state.mover, move, rule!, NAMES)); // it has an id
  expect(told).toEqual(why);
});

/** The position, a move of another kind than is asked for, and the rule that says what is. */
test.each([
  [after(riding('J1', { has: 'l1', vows: 'Kindness' }), go('PER')), vow('Honor'), 'LAN-11.3'],
  [after(riding('PER', { vows: 'Honor' }), go('GAL')), learn('Kindness'), 'LAN-11.2'],
  [after(riding('MOR'), go('Table'), sit('Arthur')), vow('Honor'), 'LAN-10.2'],
])('position %# answers another kind of move with the rule', (state, move, id) => {
  const rule = game.refusal(state, state.mover, move)!; // it is refused
  expect(rule.id).toBe(id);
  expect(ENGLISH.reason(state, state.mover, move, rule)).toBe(rule.text);
});

test('LAN-4.3 another’s turn is explained by the order', () => {
  const state = scene({ knights: [{ at: 'J1' }, { at: 'SS2' }, { at: 'SL1' }] });
  const rule = game.refusal(state, 0, go('J2'))!; // it is refused
  expect(ENGLISH.reason(state, 0, go('J2'), rule)).toBe(
    'It is not your turn: seat 3 moves now. Furthest to the right in the Stronghold.',
  );
  expect(SPANISH.reason(state, 0, go('J2'), rule, [...NAMES, 'Rui'])).toBe(
    'No es tu turno: ahora mueve Rui. El que está más a la derecha en la Fortaleza.',
  );
  const stack = scene({ knights: [{ at: 'W1' }, { at: 'W1' }], road: [1, 0] });
  expect(ENGLISH.question(stack, 1)).toBe('Choose where to ride next');
  expect(ENGLISH.question(stack, 0)).toBe('First to arrive at the Distant Lands, Ladies, so first to move on.');
});

test('LAN-4.3 who moves next and why', () => {
  const state = scene({ knights: [{ at: 'SS2' }, { at: 'SL1' }] });
  expect([ENGLISH, SPANISH].map((each) => each.question(state, 0))).toEqual([
    'Furthest to the right in the Stronghold.',
    'El que está más a la derecha en la Fortaleza.',
  ]);
});

test('every refusal that random play meets has a reason', () => {
  const dice = seededDice('reasons');
  const state = setup(2, PLAIN, dice, unheard);
  const all: Move[] = [
    go('L1'),
    go('DRA'),
    go('Table'),
    take('sword'),
    learn('Honor'),
    vow('Honor'),
    claim('sword'),
    deed('D05', 'lance'),
    sit('Arthur'),
    { t: 'release', squires: 3 },
    { t: 'exchange', give: 5, get: 6 },
    { t: 'discard', cards: [1, 1, 1, 1] },
    { t: 'morgana', use: true },
    crown('Honor'),
  ];
  const next = inTurn(game, (_state, seat) => {
    for (const move of all) {
      const rule = game.refusal(state, seat, move);
      if (rule !== undefined) expect(ENGLISH.reason(state, seat, move, rule)).toMatch(/\w\.$/);
    }
    return pick(game.moves(state, seat), dice);
  });
  playOut(game, state, next, { dice });
});

const lines = (entries: readonly Entry[]): string[] =>
  entries.map(({ category, points, rule, because }) => `${category}: ${points} (${rule.id}): ${because.join('; ')}`);

const MIDDLE = scene({
  knights: [
    { at: 'W1', has: 'S3 M1', learned: 'Kindness', deeds: 'D01 D12', grail: 9, guinevere: 2 },
    { at: 'home', has: 'S3 G1', grail: 1 },
  ],
  sword: 1,
  fetcher: 0,
});

test('LAN-15.1 the account: what the score would be if the game ended now, and why', () => {
  expect(lines(ENGLISH.account(MIDDLE, 0))).toEqual([
    'Virtues: 3 (LAN-11.3): Kindness 3',
    'Deeds: 3 (LAN-12.1): The Challenge of King Pellinore 1; The Boar Twrch Trwyth 2',
    'Guinevere: 2 (LAN-10.8): in her seat twice',
    'Most swords: 0 (LAN-15.4): Seat 1 and Seat 2 are tied with 3. The seats decide who chooses: Seat 2, 2 VP',
    'Most maces: 2 (LAN-15.2): Seat 1 with 1: 2 VP',
    'Most lances: 0 (LAN-15.2): nobody has any',
    'Most magic: 0 (LAN-15.2): Seat 2 with 1: 2 VP',
    'Most deeds: 2 (LAN-15.2): Seat 1 with 2: 2 VP',
    'Excalibur: 3 (LAN-15.5): Seat 1 has Excalibur.',
    'Grail: 4 (LAN-15.6): Seat 1 leads the Grail on space 9. The last marker is on 1, 8 behind: 4 VP.',
  ]);
  expect(ENGLISH.account(MIDDLE, 1)[9].because).toEqual([
    'Seat 1 leads the Grail on space 9. The last marker is on 1, 8 behind: 4 VP.',
  ]);
  expect(lines(SPANISH.account(MIDDLE, 1))).toEqual([
    'Virtudes: 0 (LAN-11.3): ninguna',
    'Hazañas: 0 (LAN-12.1): ninguna',
    'Guinevere: 0 (LAN-10.8): en su asiento 0 veces',
    'Más espadas: 2 (LAN-15.4): Asiento 1 y Asiento 2 empatan con 3. Los asientos deciden quién elige: Asiento 2, 2 PV',
    'Más mazas: 0 (LAN-15.2): Asiento 1 con 1: 2 PV',
    'Más lanzas: 0 (LAN-15.2): nadie tiene',
    'Más magia: 2 (LAN-15.2): Asiento 2 con 1: 2 PV',
    'Más hazañas: 0 (LAN-15.2): Asiento 1 con 2: 2 PV',
    'Excalibur: 0 (LAN-15.5): Asiento 1 tiene Excalibur.',
    'Grial: 0 (LAN-15.6): Asiento 1 va primero en el Grial, en la casilla 9. El último marcador está en la 1, 8 por detrás: 4 PV.',
  ]);
});

test('LAN-15.1, LAN-15.7 the verdict, before and at the end', () => {
  expect(ENGLISH.verdict(MIDDLE, ['Ana', 'Blas'])).toEqual([
    'Ana: 8 VP. If the game ended now: 19 VP (Virtues 3, Deeds 3, Guinevere 2, Majorities 4, Excalibur 3, Grail 4).',
    'Blas: 0 VP. If the game ended now: 4 VP (Majorities 4).',
  ]);
  const end = scene({
    turn: 8,
    knights: [
      { at: 'GRA', guinevere: 4 },
      { at: 'home', chair: 'Gawain', guinevere: 4 },
    ],
  });
  play(end, sit('Mordred'));
  expect(ENGLISH.verdict(end, ['Ana', 'Blas']).at(-1)).toBe(
    'Ana becomes Lancelot! Ana and Blas are tied, and the seat nearest to Arthur wins.',
  );
  expect(SPANISH.verdict(end, ['Ana', 'Blas']).at(-1)).toBe(
    '¡Ana es Lanzarote! Ana y Blas empatan, y gana el asiento más cercano a Arthur.',
  );
});

test('foresee gives the account as it would be, and leaves the position alone', () => {
  const state = scene({
    knights: [
      { at: 'MOR', grail: 2 },
      { at: 'J1', grail: 2 },
    ],
  });
  const before = notation.write(state);
  expect(ENGLISH.foresee(state, 0, go('GRA'))[9].because[0]).toMatch(/Seat 1 leads the Grail on space 3/);
  expect(notation.write(state)).toBe(before);
});

/** The event, the rule it follows, and how it is told. */
test.each<[Event, string | undefined, string | undefined]>([
  [{ t: 'first', seat: 1 }, 'LAN-2.5', 'Blas goes first.'],
  [{ t: 'tiles', faceUp: [1, NONE, 7], left: 3 }, 'LAN-14.1', 'Deeds: Siege of Terrabil · Red Knight of the Red Lands'],
  [{ t: 'counter', space: 21 }, 'LAN-13.2', 'Excalibur lies on space 3 of the Lake.'],
  [{ t: 'rode', seat: 0, from: 0, to: 2, passed: 1 }, 'LAN-5.1', 'Ana rides to the Joust, 3rd space.'],
  [{ t: 'rode', seat: 0, from: 29, to: 29, passed: NONE }, 'LAN-9.3', 'Ana stays at the Grail.'],
  [{ t: 'rode', seat: 0, from: 29, to: 30, passed: NONE }, 'LAN-7.1', 'Ana rides home.'],
  [{ t: 'sat', seat: 0, chair: 5, from: 1 }, 'LAN-7.1', 'Ana takes Tristan’s seat.'],
  [{ t: 'took', seat: 0, things: [5, 5, 8] }, 'LAN-6.1', 'Ana takes 2 Ladies and 1 Plot.'],
  [{ t: 'took', seat: 0, things: [] }, undefined, undefined],
  [{ t: 'deed', seat: 0, tile: 4, spare: 3 }, 'LAN-12.1', 'Ana completes The Knight of the Black Ford: 1 VP.'],
  [{ t: 'morgana', seat: 0, dismissed: [1] }, 'LAN-8.3', 'Ana uses Morgana’s power. Must leave the Grail: Blas.'],
  [
    { t: 'grail', seat: 0, from: 5, to: 6, cut: true },
    'LAN-9.4',
    'Ana moves to space 6 of the Grail track, level with the leader.',
  ],
  [{ t: 'sword', seat: 0, from: 1 }, 'LAN-14.3', 'Ana gets the Excalibur Sword.'],
  [{ t: 'sword', seat: 0, from: 0 }, 'LAN-14.3', 'Ana gets the Excalibur Sword.'],
  [{ t: 'majority', seat: 0, category: 4, chosen: true }, 'LAN-15.4', 'Most deeds: Ana, 2 VP.'],
  [{ t: 'ended', scores: [3, 4] }, 'LAN-15.1', 'The game is over: Ana 3 and Blas 4.'],
])('event %# is told', (event, rule, text) => {
  const told = ENGLISH.tell(event, ['Ana', 'Blas']);
  expect([told?.rule, told?.text]).toEqual([rule, text]);
});

test('LAN-12.5 with Maleagant a deed that can be paid lacks nothing', () => {
  const state = scene({ knights: [{ at: 'GAL', has: 'S2' }, HOME], deeds: 'D05 - -', holders: 'Maleagant 0' });
  expect([missingFor(state, 0, tile('D05')), missingFor(state, 1, tile('D05'))]).toEqual([[], [[2, 1], [1, 3]]]); // prettier-ignore
});

test('LAN-1.8 the book ends with what is from the box and what is ours', () => {
  expect(chaptersOf(game).at(-1)).toMatchObject({ number: '', rules: [{ id: 'LAN-1.8' }] });
});

import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import { type Seat, unheard } from '../../../core/game.ts';
import { anyone, inTurn, play as playOut } from '../../../core/play.ts';
import { speaker, wordsOf } from '../../../core/text.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { CLASSIC } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { begun, move, play, scene, serving } from '../testing/scene.ts';
import { accounts } from './account.ts';
import { text as english } from './en.ts';
import { text as spanish } from './es.ts';
import { text as spanishRules } from './rules.es.ts';
import { narrator } from './narrator.ts';
import { reason as sayWhy } from './reason.ts';

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];
const inEnglish = speaker({ ...narrator, reason: sayWhy }, accounts, wordsOf('en', english));
const inSpanish = speaker({ ...narrator, reason: sayWhy }, accounts, wordsOf('es', spanish, spanishRules));

const SEATS = [{}, {}, {}, {}];
const court = (options = {}, moves: readonly string[] = []): State => {
  const state = scene({
    seats: [{}, { row: 'honor', worship: 0 }, {}, {}],
    options,
    step: 'select',
    event: 'war-rome',
    display: 'isoud:farmer elaine:horse guenever:sword viviane:honor',
  });
  play(state, moves);
  return state;
};
/** Seat 1 has asked for the own card. */
const denied = (): State => {
  const state = scene({
    seats: SEATS,
    step: 'select',
    event: 'war-rome',
    display: 'guenever:sword elaine:sword isoud:horse',
  });
  play(state, ['1: ask s1']);
  return state;
};
const JOUSTS = { joust: true, selection: 'free' } as const;
/** Seat 2 has taken the horse, and it is seat 3 who asks. */
const joust = (...moves: readonly string[]): State => court(JOUSTS, ['1: none', '2: ask s2', ...moves]);

const choosing = (): State => {
  const state = game.setup(4, { ...CLASSIC, assignment: 'choose', firstMerlin: 3 }, seededDice(1), unheard);
  play(state, ['0: choose bors nimue']);
  return state;
};
/** Seat 0 is Merlin, seat 1 Arthur. */
const events = (): State => scene({ seats: SEATS, step: 'discardEvent', drawn: 'quest-grail war-rome war-badon' });
const handed = (): State => scene({ seats: SEATS, step: 'revealEvent', drawn: 'quest-grail war-rome' });
const favour = (): State => scene({ seats: SEATS, options: { service: 'favour' }, step: 'favour', event: 'war-rome' });
const gifts = (...moves: readonly string[]): State => {
  const state = handed();
  state.players[2].row.push(2); // Elaine's sword
  state.players[0].pile &= ~(1 << 2);
  state.players[3].pile = 0;
  play(state, ['0: reveal war-rome', ...moves]);
  return state;
};
const war = (): State => serving('war-rome', [{ row: 'sword' }, { row: 'horse' }, {}]);
const disaster = (): State => serving('disaster-adultery', [{ row: 'honor sword' }, {}, {}]);
const contest = (): State =>
  serving('war-rome', [{ row: 'sword' }, { row: 'sword horse' }, { row: 'armor honor' }], { joust: true });
/** Seat 0 has won with Elaine; the ranking is by seat. */
const taking = (): State =>
  begun({
    seats: [{ row: 'honor' }, { row: 'elaine:armor elaine:horse elaine:sword elaine:honor elaine:valor' }, {}, {}],
    options: { camlann: true },
    step: 'take',
    turn: 0,
    ranking: [0, 1, 2, 3],
  });
const sides = (): State => {
  const state = taking();
  play(state, ['0: take elaine:sword']);
  return state;
};
const battle = (): State => {
  const state = sides();
  play(state, ['2: arthur', '3: mordred']);
  return state;
};

/** The position, the seat, the move, the rule that refuses it, and why in both languages. */
// prettier-ignore
const REFUSED: readonly (readonly [State, number, string, string, string, string])[] = [
  [court(), 2, 'ask s2', 'KD-6.1', 'It is Blas’s turn to ask.', 'Le toca pedir a Blas.'],
  [court(), 1, 'ask s6', 'KD-5.4', 'There is no card 6 on display. There are 4 cards.', 'No hay carta 6 a la vista. Hay 4 cartas.'],
  [court(), 1, 'ask s4', 'KD-6.2', 'Your knight already has Honor. Ask for a card he does not have.', 'Tu caballero ya tiene Honor. Pide una carta que no tenga.'],
  [court(), 1, 'ask s3', 'KD-6.4',
    'This card can only come from your own damosel, and she does not give to her own knight.', 'Esta carta solo puede ser de tu propia doncella, y ella no regala a su propio caballero.'],
  [court(), 1, 'none', 'KD-6.7',
    'There is a card you can ask for, so at this table you must.',
    'Hay una carta que puedes pedir, y en esta mesa debes pedirla.'],
  [court(), 1, 'challenge s1', 'KD-11.1', 'This game is played without jousts.', 'Esta partida se juega sin justas.'],
  [court(), 1, 'give sword', 'KD-6.1', 'Choose a card to ask Merlin for', 'Elige una carta para pedírsela a Merlin'],
  [court({ selection: 'free' }, ['1: none', '2: ask s2']), 3, 'ask s2', 'KD-6.1',
    'Clara has already taken this card.', 'Clara ya ha tomado esta carta.'],
  [denied(), 1, 'ask s1', 'KD-6.4',
    'Merlin has already said no: this card comes from your own damosel.', 'Merlin ya ha dicho que no: esta carta es de tu propia doncella.'],
  [war(), 0, 'down horse', 'KD-8.2',
    'In Conquest of Rome you can only turn Sword.', 'En este suceso (Conquista de Roma) solo puedes poner Espada.'],
  [war(), 2, 'up', 'KD-8.2',
    'None of your cards counts in Conquest of Rome.', 'Ninguna de tus cartas cuenta en este suceso (Conquista de Roma).'],
  [choosing(), 0, 'choose gawain elaine', 'KD-2.3', 'It is Blas’s turn to choose.', 'Le toca elegir a Blas.'],
  [choosing(), 1, 'choose bors elaine', 'KD-2.3', 'Ana plays Sir Bors and Lady Nimue.', 'Ana juega con Sir Bors y Lady Nimue.'],
  [events(), 2, 'discard war-rome', 'KD-4.1',
    'Blas (Sir Gawain) is Arthur and is looking at three events.', 'Blas (Sir Gawain) es Arthur y mira tres sucesos.'],
  [events(), 1, 'discard war-carlion', 'KD-4.1',
    'You do not have this event. You have Holy Grail, Conquest of Rome, and Battle of Mt Badon.',
    'No tienes este suceso. Tienes El Santo Grial, Conquista de Roma y Batalla del monte Badon.'],
  [handed(), 0, 'reveal war-carlion', 'KD-4.2',
    'You do not have this event. You have Holy Grail and Conquest of Rome.', 'No tienes este suceso. Tienes El Santo Grial y Conquista de Roma.'],
  [handed(), 3, 'reveal war-rome', 'KD-4.2',
    'Ana (Sir Bors) is Merlin and is choosing the event.', 'Ana (Sir Bors) es Merlin y elige el suceso.'],
  [favour(), 2, 'favour service-1', 'KD-13.3',
    'Blas (Sir Gawain) is Arthur and is choosing a Service card.', 'Blas (Sir Gawain) es Arthur y elige una carta de Servicio.'],
  [gifts(), 0, 'give sword', 'KD-5.1', 'Clara has your damosel’s Sword. Give another card.', 'Clara tiene Espada de tu doncella. Regala otra carta.'],
  [gifts(), 3, 'give sword', 'KD-5.2',
    'Your damosel has no card left to give.', 'A tu doncella no le quedan cartas que regalar.'],
  [gifts('1: give horse'), 1, 'give sword', 'KD-5.1',
    'You have chosen. 1 of 3 players have chosen.',
    'Ya has elegido. Han elegido 1 de 3 jugadores.'],
  [joust(), 3, 'challenge s1', 'KD-11.2',
    'You can only challenge for a card that another player has taken or offered.',
    'Solo puedes retar por una carta que otro jugador ha tomado u ofrecido.'],
  [joust('3: challenge s2'), 0, 'high', 'KD-11.5',
    'This joust is between Diego and Clara.', 'En esta justa Diego se enfrenta a Clara.'],
  [joust('3: challenge s2'), 3, 'decline', 'KD-11.6',
    'You made the challenge, so you cannot give up in the first round of the joust.', 'El reto es tuyo, así que no puedes rendirte en el primer asalto.'],
  [joust('3: challenge s2', '3: high'), 3, 'low', 'KD-15.1',
    'You have chosen. 1 of 2 players have chosen.',
    'Ya has elegido. Han elegido 1 de 2 jugadores.'],
  [joust('3: challenge s2', '3: high', '2: decline'), 2, 'challenge s1', 'KD-11.10',
    'You lost your card. Ask for another or take none.', 'Has perdido tu carta. Pide otra o ninguna.'],
  [joust('3: challenge s2', '3: high', '2: decline'), 0, 'none', 'KD-6.1',
    'Clara (Sir Launcelot) lost a card in the joust and can ask for another.', 'Clara (Sir Launcelot) perdió una carta en la justa y puede pedir otra.'],
  [joust('3: challenge s2', '3: high', '2: decline', '2: none'), 0, 'challenge s2', 'KD-11.13',
    'There has already been a joust for this card in this phase.', 'Ya ha habido una justa por esta carta en esta fase.'],
  [contest(), 2, 'contest sword', 'KD-11.2',
    'Blas (Sir Gawain) can challenge for an offered card.', 'Blas (Sir Gawain) puede retar por una carta ofrecida.'],
  [contest(), 1, 'contest honor', 'KD-11.2',
    'You can only challenge for a card that another player has taken or offered.',
    'Solo puedes retar por una carta que otro jugador ha tomado u ofrecido.'],
  [contest(), 1, 'contest armor', 'KD-11.3',
    'Your knight has no Armor himself, so he cannot joust for it.', 'Tu caballero no tiene Armadura, así que no puede justar por ella.'],
  [contest(), 0, 'contest horse', 'KD-11.2',
    'Blas (Sir Gawain) can challenge for an offered card.', 'Blas (Sir Gawain) puede retar por una carta ofrecida.'],
  [contest(), 1, 'none', 'KD-11.12', 'Challenge somebody for a card, or finish', 'Reta a alguien por una carta o termina'],
  [disaster(), 0, 'down sword', 'KD-7.4',
    'In The Adultery you can only turn Honor.', 'En este suceso (El adulterio) solo puedes poner Honor.'],
  [taking(), 2, 'take morgan:sword', 'KD-12.2', 'It is Ana’s turn to choose.', 'Le toca elegir a Ana.'],
  [taking(), 0, 'take elaine:loyalty', 'KD-12.2',
    'You can only take one of Lady Elaine’s cards, from a knight who has at least 5 of them.',
    'Solo puedes tomar una carta de Lady Elaine, de un caballero que tenga al menos 5 de ella.'],
  [sides(), 1, 'arthur', 'KD-12.3',
    'Ana leads Arthur’s side and Blas leads Mordred’s. Only the others choose.',
    'Ana manda el bando de Arthur; Blas manda el de Mordred. Solo eligen los demás.'],
  [battle(), 0, 'fight nimue:sword', 'KD-12.7',
    'You do not have this card in hand. You have Lady Viviane’s Honor and Lady Elaine’s Sword.',
    'No tienes esta carta en la mano. Tienes Honor de Lady Viviane y Espada de Lady Elaine.'],
  [battle(), 2, 'fight nimue:sword', 'KD-12.5',
    'You had no card left when the battle began.', 'No te quedaban cartas al empezar la batalla.'],
];

test.each(REFUSED)('position %# refuses with the figures', (state, seat, text, id, why, porque) => {
  const rule = game.refusal(state, seat, move(text))!; // it is refused
  const said = [inEnglish, inSpanish].map(({ reason }) => reason(state, seat, move(text), rule, NAMES));
  expect([rule.id, ...said]).toEqual([id, why, porque]);
});

test('KD-11.3 a challenge without worship, and a slot already taken, are refused with the figures', () => {
  const state = court(JOUSTS, ['1: none', '2: ask s2']);
  state.turn = 1;
  const why = (text: string): string =>
    inEnglish.reason(state, 1, move(text), game.refusal(state, 1, move(text))!, NAMES); // refused
  expect(why('challenge s2')).toBe('You need at least 1 worship for a challenge, and you have none.');
  expect(why('ask s2')).toBe('Clara has already taken this card.');
  expect(inSpanish.reason(state, 1, move('challenge s2'), game.rules['KD-11.3'])).toBe(
    'Para retar necesitas al menos 1 de fama, y no tienes ninguna.',
  );
});

test('knights, damosels and Service cards that do not exist are refused in words', () => {
  const why = (state: State, made: Move): (string | undefined)[] => {
    const rule = game.refusal(state, 1, made)!; // it is refused
    return [rule.id, ...[inEnglish, inSpanish].map(({ reason }) => reason(state, 1, made, rule, NAMES))];
  };
  expect(why(choosing(), { t: 'choose', knight: 6, damosel: 0 })).toEqual([
    'KD-1.5',
    'There is no such knight or damosel.',
    'No existe ese caballero o esa doncella.',
  ]);
  expect(why(favour(), { t: 'favour', card: 3 })).toEqual([
    'KD-1.10',
    'There are only three Service cards.',
    'Solo hay tres cartas de Servicio.',
  ]);
});

test('a seat that is not at the table is told so', () => {
  const rule = game.rules['KD-6.1'];
  expect(inEnglish.reason(court(), 4, move('ask s1'), rule)).toBe('There is no seat 5. This table has 4 seats.');
  expect(inSpanish.reason(court(), 4, move('ask s1'), rule)).toBe('No hay asiento 5. Esta mesa tiene 4.');
});

/** Moves of every kind that carry a number, within reach and beyond. */
const STRANGE: readonly Move[] = [0, 50].flatMap((number): Move[] => [
  { t: 'choose', knight: number, damosel: number },
  { t: 'discardEvent', event: number },
  { t: 'revealEvent', event: number },
  { t: 'favour', card: number },
  { t: 'give', chivalry: number },
  { t: 'ask', slot: number },
  { t: 'challenge', slot: number },
  { t: 'contest', chivalry: number },
  { t: 'faces', down: number },
  { t: 'take', card: number },
  { t: 'fight', card: number },
]);

test('every rule that can refuse has a reason with words', () => {
  const dice = seededDice(11);
  const said = new Set<string>();
  const plain = ['ask s1', 'give sword', 'contest horse', 'high', 'up', 'arthur', 'discard war-rome', 'done'].map(move);
  for (let seed = 0; seed < 12; seed++) {
    const state = game.setup(
      4,
      { ...CLASSIC, joust: true, camlann: true, service: 'favour' },
      seededDice(seed),
      unheard,
    );
    const choose = (_state: State, seat: Seat): Move => {
      const view = game.view(state, seat);
      for (const made of [...plain, ...STRANGE]) {
        const rule = game.refusal(state, seat, made);
        if (rule !== undefined)
          for (const { reason } of [inEnglish, inSpanish])
            for (const seen of [state, view]) said.add(reason(seen, seat, made, rule));
      }
      return pick(game.moves(state, seat), dice);
    };
    playOut(game, state, inTurn(game, choose, anyone(dice)), { dice });
  }
  expect(said.size).toBeGreaterThan(100);
  for (const why of said) expect(why).not.toMatch(/undefined|NaN|seat 0|^$/);
});

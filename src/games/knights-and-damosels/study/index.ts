/** What a study of Knights & Damosels looks at. */
import type { Restriction, Study } from '../../../core/study.ts';
import { earned, given } from '../rules/10-end.ts';
import { CATEGORIES, categoryOf, DAMOSELS, EVENTS, KNIGHTS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, type Options, type State, type StepName, thresholdsOf } from '../rules/state.ts';
import type { Says } from '../text/en.ts';

/** A quarter of the events: those that come first. */
const EARLY = 3;

export const study: Study<State, Move, Options, Says> = {
  points: { en: 'worship', es: 'fama' },
  moments: { en: 'rounds', es: 'rondas' },
  players: 4,
  order: ({ arthur, players }) => players.map((_, i) => (arthur + i) % players.length),
  moment: ({ round }) => round,
  /** How near each is to the nearest of the three victories. */
  standings(state) {
    const needed = thresholdsOf(state);
    return state.players.map(({ worship }, seat) =>
      Math.max(given(state, seat) / needed.given, earned(state, seat) / needed.earned, worship / needed.worship),
    );
  },
  kinds: {
    choose: { en: 'Choose knight and damosel', es: 'Elegir caballero y doncella' },
    discardEvent: { en: 'Arthur lays an event away', es: 'Arthur aparta un suceso' },
    revealEvent: { en: 'Merlin reveals an event', es: 'Merlin revela un suceso' },
    favour: { en: 'Show favour', es: 'Mostrar favor' },
    give: { en: 'Give a card', es: 'Regalar una carta' },
    ask: { en: 'Ask for a card', es: 'Pedir una carta' },
    challenge: { en: 'Challenge to a joust', es: 'Retar a una justa' },
    none: { en: 'Take no card', es: 'No tomar ninguna carta' },
    contest: { en: 'Contest an offer', es: 'Disputar una oferta' },
    done: { en: 'Contest nothing', es: 'No disputar nada' },
    high: { en: 'Thrust high', es: 'Atacar arriba' },
    low: { en: 'Thrust low', es: 'Atacar abajo' },
    decline: { en: 'Decline the joust', es: 'Rechazar la justa' },
    faces: { en: 'Duty or betrayal', es: 'Deber o traición' },
    take: { en: 'Take a card before the battle', es: 'Tomar una carta antes de la batalla' },
    arthur: { en: 'Side with Arthur', es: 'Ponerse del lado de Arthur' },
    mordred: { en: 'Side with Mordred', es: 'Ponerse del lado de Mordred' },
    fight: { en: 'Fight in the battle', es: 'Luchar en la batalla' },
  },
  features: [
    {
      id: 'damosel',
      name: { en: 'Whose damosel you are', es: 'Qué doncella te toca' },
      how: { en: 'Damosels are dealt at random.', es: 'Las doncellas se reparten al azar.' },
      of: 'seat',
      count: DAMOSELS.length,
      named: (_words, damosel) => DAMOSELS[damosel].name,
      dealt: ({ players }, seat) => [players[seat].damosel],
    },
    {
      id: 'knight',
      name: { en: 'Which knight you are', es: 'Qué caballero te toca' },
      how: { en: 'Knights are dealt at random.', es: 'Los caballeros se reparten al azar.' },
      of: 'seat',
      count: KNIGHTS.length,
      named: (_words, knight) => KNIGHTS[knight].name,
      dealt: ({ players }, seat) => [players[seat].knight],
    },
    {
      id: 'events',
      name: { en: 'Events that come first', es: 'Sucesos que salen primero' },
      how: {
        en: 'The shuffle decides which 3 of the 12 events Arthur sees first.',
        es: 'La baraja decide qué 3 de los 12 sucesos ve Arthur primero.',
      },
      of: 'table',
      count: EVENTS.length,
      named: ({ t }, event) => t['kd.event'](event),
      dealt: ({ drawn, eventPile }) => [...drawn, ...eventPile.toReversed()].slice(0, EARLY),
    },
  ],
  restrictions: [
    faces('always-betrays', 'faces', 'down', 'Always betrays', 'Siempre traiciona'),
    faces('never-betrays', 'faces', 'up', 'Never betrays', 'Nunca traiciona'),
    faces('disaster-down', 'disaster', 'down', 'Face down in every Disaster', 'Boca abajo en cada Desastre'),
    faces('disaster-up', 'disaster', 'up', 'Face up in every Disaster', 'Boca arriba en cada Desastre'),
    ...CATEGORIES.map((_, category) => gives(category)),
  ],
  compared: [
    { id: 'courtly', name: { en: 'Free selection', es: 'Selección libre' }, options: { selection: 'free' } },
    {
      id: 'round-table',
      name: { en: 'Free selection, jousts and Camlann', es: 'Selección libre, justas y Camlann' },
      options: { selection: 'free', joust: true, camlann: true },
    },
    {
      id: 'fortune',
      name: { en: 'Service cards by fortune', es: 'Cartas de servicio al azar' },
      options: { service: 'fortune' },
    },
    {
      id: 'favour',
      name: { en: 'Service cards by favour', es: 'Cartas de servicio por favor' },
      options: { service: 'favour' },
    },
  ],
  changes: [
    {
      change: 'victories.4.given=6',
      name: {
        en: 'Four players: a damosel victory takes 6 cards',
        es: 'Con cuatro: la victoria de doncella pide 6 cartas',
      },
    },
    {
      change: 'victories.4.worship=16',
      name: { en: 'Four players: a worship victory takes 16', es: 'Con cuatro: la victoria por fama pide 16' },
    },
  ],
};

/** All one's cards face up, or all face down, whenever this is asked. */
function faces(id: string, step: StepName, way: 'up' | 'down', en: string, es: string): Restriction<State, Move, Says> {
  return {
    id,
    named: ({ language }) => ({ en, es })[language],
    allows(view, _seat, move, moves) {
      if (move.t !== 'faces' || currentStep(view) !== step) return true;
      const all = moves.reduce((bits, each) => (each.t === 'faces' ? bits | each.down : bits), 0);
      return move.down === (way === 'down' ? all : 0);
    },
  };
}

const GIVEN = {
  en: ['Gives Arms first', 'Gives Virtue first', 'Gives Vassalage first'],
  es: ['Regala primero Armas', 'Regala primero Virtud', 'Regala primero Vasallaje'],
} as const;

/** Cards of this category, as long as there are any. */
function gives(category: number): Restriction<State, Move, Says> {
  const isOne = (move: Move): boolean => move.t === 'give' && categoryOf(move.chivalry) === category;
  return {
    id: `gives-${CATEGORIES[category].toLowerCase()}`,
    named: ({ language }) => GIVEN[language][category],
    allows: (_view, _seat, move, moves) => move.t !== 'give' || isOne(move) || !moves.some(isOne),
  };
}

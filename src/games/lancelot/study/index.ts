/** What a study of Lancelot looks at. */
import type { Restriction, Study } from '../../../core/study.ts';
import { contracted } from '../../../core/text.ts';
import { SITES, SPACES } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { asIfEnded, scoreOf, total } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';
import type { Says } from '../text/en.ts';
import { deedNamed, siteWithin } from '../text/naming.ts';

/** Half of the deed tiles: those that lie face up or come next. */
const EARLY = 8;

export const study: Study<State, Move, Options, Says> = {
  points: { en: 'victory points', es: 'puntos de victoria' },
  moments: { en: 'rounds', es: 'rondas' },
  players: 3,
  order: ({ mover, knights }) => knights.map((_, i) => (mover + i) % knights.length),
  moment: ({ turn, round }) => 1000 * turn + round,
  /** As if the game ended now. */
  standings(state) {
    const end = asIfEnded(state);
    return end.knights.map((_, seat) => total(scoreOf(end, seat)));
  },
  kinds: {
    seat: { en: 'Choose a seat at the Round Table', es: 'Elegir un asiento en la Mesa Redonda' },
    crown: { en: 'Put the crown on a virtue', es: 'Poner la corona en una virtud' },
    go: { en: 'Ride', es: 'Cabalgar' },
    take: { en: 'Take things', es: 'Tomar cosas' },
    learn: { en: 'Learn a virtue', es: 'Aprender una virtud' },
    vow: { en: 'Make a vow', es: 'Hacer un voto' },
    deed: { en: 'Complete a deed', es: 'Completar una hazaña' },
    morgana: { en: 'Use Morgana’s power', es: 'Usar el poder de Morgana' },
    discard: { en: 'Discard cards', es: 'Descartar cartas' },
    exchange: { en: 'Exchange a card', es: 'Cambiar una carta' },
    release: { en: 'Release squires', es: 'Liberar escuderos' },
    done: { en: 'Use no more magic', es: 'No usar más magia' },
    claim: { en: 'Claim a tied majority', es: 'Reclamar una mayoría empatada' },
  },
  features: [
    {
      id: 'deeds',
      name: { en: 'Deeds that come early', es: 'Hazañas que salen pronto' },
      how: {
        en: 'The shuffle decides which 8 of the 16 deeds come first.',
        es: 'La baraja decide qué 8 de las 16 hazañas salen primero.',
      },
      of: 'table',
      count: DEEDS.length,
      named: deedNamed,
      dealt: ({ faceUp, stack }) => [...faceUp, ...stack.toReversed()].slice(0, EARLY),
    },
  ],
  restrictions: SITES.flatMap((_, site) => (site === 0 ? [] : [neverRidesTo(site)])),
  compared: [
    {
      id: 'squires-printed',
      name: { en: 'Only the printed squires', es: 'Solo los escuderos impresos' },
      options: { squires: 'printed' },
    },
    {
      id: 'morgana-later',
      name: { en: 'Morgana from turn 2 on', es: 'Morgana desde el turno 2' },
      options: { morganaFromTurn: 2 },
    },
    {
      id: 'grail-anybody',
      name: { en: 'Nobody passes anybody at the Grail', es: 'Nadie adelanta a nadie en el Grial' },
      options: { grailPassing: 'anybody' },
    },
  ],
  changes: [
    {
      change: 'deeds.D05.vp=2',
      name: { en: 'The Knight of the Black Ford gives 2 points', es: 'El Caballero del Vado Negro da 2 puntos' },
    },
    {
      change: 'virtues.Charisma.low=4,virtues.Charisma.high=6',
      name: { en: 'Charisma gives 4 points, or 6', es: 'El Carisma da 4 puntos, o 6' },
    },
  ],
};

/** What a place is worth is what it costs never to go there. */
function neverRidesTo(site: number): Restriction<State, Move, Says> {
  return {
    id: `no-${SITES[site].toLowerCase().replaceAll(' ', '-').replace('the-', '')}`,
    named: (words) =>
      words.language === 'es'
        ? contracted(`Nunca cabalga a ${siteWithin(words, site)}`)
        : `Never rides to ${siteWithin(words, site)}`,
    allows: (_view, _seat, move) => move.t !== 'go' || SPACES[move.to]?.site !== site,
  };
}

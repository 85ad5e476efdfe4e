/** The house in Spanish, fetched when somebody chooses it. */
import { es } from './es.ts';
import { DOOR_ES, netEs } from './net-es.ts';

/** Rules of the table itself: they hold in every game. */
const TABLE_RULES_ES = {
  'TABLE-1': 'La partida ha terminado: no se puede jugar nada más.',
  'TABLE-2': 'Solo juega quien tiene asiento en esta partida.',
};

export const PAGE_SPANISH = { t: { ...es, ...netEs }, rules: { ...TABLE_RULES_ES, ...DOOR_ES } };

/** The house in Spanish, fetched when somebody chooses it. */
import { es } from './es.ts';
import { netEs } from './net-es.ts';

/** What must be said when nothing more can be fetched: rules of the table itself, and of a door that does not open. */
const RULES_ES = {
  'TABLE-1': 'La partida ha terminado: no se puede jugar nada más.',
  'TABLE-2': 'Solo juega quien tiene asiento en esta partida.',
  'NET-1': 'No se puede llegar al servidor ahora. No se perdió nada; inténtalo otra vez en un momento.',
  'NET-2': 'Esta página aún no conoce ese juego. Recárgala para tener la versión más nueva.',
  'WIRE-12': 'Esta página es más antigua que el servidor: vuelve a cargarla.',
  'TABLE-20': 'Ahora no podemos guardar. Tu jugada queda en tu navegador y se vuelve a enviar.',
};

export const PAGE_SPANISH = { t: { ...es, ...netEs }, rules: RULES_ES };

/** Why a choice is a good one, in Spanish. */
import type { Hints } from './hint.en.ts';

const knights = (count: number): string => (count === 1 ? 'A 1 caballero le falta' : `A ${count} caballeros les falta`);

export const hints: Hints = {
  give: (lacking) =>
    lacking === 0 ? 'Todos los caballeros la tienen ya.' : `${knights(lacking)}, así que alguien la puede tomar.`,
  giveListed: (lacking) => `${knights(lacking)}, y el suceso la nombra.`,
  giveExtra: (lacking) => `${knights(lacking)}, y el suceso paga 1 más por ella.`,
  card: (count, needed) => `Sería la carta ${count} de las ${needed} con que se gana.`,
  cardListed: (count, needed) => `La carta ${count} de las ${needed} con que se gana, y el suceso la nombra.`,
  cardExtra: (count, needed) => `La carta ${count} de las ${needed} con que se gana, y el suceso paga 1 más por ella.`,
  earn: (worship) => `Ganarías ${worship}.`,
  sides: 'Nadie sabe qué harán los demás, y el lado mayor pierde sus cartas.',
  event: (own, of) => `Tienes ${own} de las ${of} cartas que nombra.`,
  disaster: (own, others) =>
    `Amenaza ${own === 0 ? 'ninguna' : own} de tus cartas y ${others === 0 ? 'ninguna' : `hasta ${others}`} de otro caballero.`,
  thrust: 'Nadie puede saber cómo golpea el otro. Yo golpeo unas veces de un modo y otras del otro.',
  contest: (chivalry) => `Si ganas, es tu propia carta de ${chivalry} la que da fama.`,
  contestExtra: (chivalry) => `Si ganas, es tu propia carta de ${chivalry} la que da fama, y 1 más.`,
  enough: 'Una justa te puede costar fama.',
  few: 'Las cartas de la mesa te ayudarían menos a ti que a los demás.',
};

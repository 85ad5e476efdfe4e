/** The end of La Mancha in Spanish. */
import { verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';
import type { ResultSays } from './result.en.ts';

const feats = (count: number): string => `${count} ${count === 1 ? 'Hazaña' : 'Hazañas'}`;

export const result: ResultSays = {
  ahead: (gap, other) => `Ganaste ${feats(gap)} más que ${other}.`,
  came: (place, gap, first) => `Quedaste en el ${place}.º lugar, a ${feats(gap)} de ${first}.`,
  cameEqual: (place, first) => `Quedaste en el ${place}.º lugar, con tantas Hazañas como ${first}.`,
  won: (who, count, all) => `${who} ${verb(who, 'gana', 'ganas')} ${count} de las ${feats(all)}.`,
  sudden: (who, feat) => `Hubo empate. En la muerte súbita ${within(who)} ${verb(who, 'gana', 'ganas')} «${feat}».`,
  strength: (who) => `Hubo empate. ${who} ${verb(who, 'tiene', 'tienes')} el caballero más fuerte.`,
  last: (who, feat) => `La última Hazaña fue para ${whom(who)}: «${feat}».`,
  noFeats: 'ninguna Hazaña',
  moment: (feat, who, sum, difficulty) =>
    `«${feat}»: ${within(who)} ${verb(who, 'llega', 'llegas')} a ${sum} y ${verb(who, 'necesita', 'necesitas')} ${difficulty}.`,
};

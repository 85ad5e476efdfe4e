/** Por qué una regla rechaza una jugada en La Mancha, y el fallo, en español. */
import type { Catalogue } from '../../../core/text.ts';
import type { reasonsEn } from './reasons.en.ts';

const TEXT_NAMES = { tale: 'Una historia', poem: 'Un poema', remark: 'Un comentario' };

export const reasonsEs: Catalogue<typeof reasonsEn> = {
  'lm.why.seat': (seat, seats) => `No hay asiento ${seat}: aquí juegan ${seats}.`,
  'lm.why.over': (feats) => `La partida ha terminado: se han resuelto ${feats} y ya se sabe quién gana.`,
  'lm.why.draws': (name) => `${name} tiene la carta de turno y roba.`,
  'lm.why.equips': (name) => `${name} decide qué se equipa.`,
  'lm.why.hand': (cards, chosen, max) =>
    `Descarta hasta quedarte con ${max}: tu mano tiene ${cards} y has elegido ${chosen}.`,
  'lm.why.protected': (target) => `No es posible contra ${target}: tiene protección.`,
  'lm.why.oneCard': (chosen) => `Una historia se cuenta con 1 carta exactamente; has elegido ${chosen}.`,
  'lm.why.poem': (cards, chosen) => `El poema necesita al menos ${cards}; has elegido ${chosen}.`,
  'lm.why.taking': (cards, taken, left) =>
    `El juez puede quedarse ${cards} en total y lleva ${taken}. ${left === '' ? 'No queda ninguna' : `Quedan: ${left}`}.`,
  'lm.why.fewCards': (love, cards, held) => `Un poema para ${love} necesita ${cards}; tu mano tiene ${held}.`,
  'lm.why.wooer': (love, rule) => `${love} pide algo más a quien corteja: ${rule}`,
  'lm.why.kept': (poems) =>
    `Solo puede vencer un poema que cumplió la condición; el juez marca cuáles de los ${poems} la cumplieron.`,
  'lm.why.runOther': (name) => `Ahora solo puede huir ${name}: es su intento.`,
  'lm.why.run': (rolls) =>
    `Puedes huir en lugar de tirar, después de al menos una tirada; en esta Hazaña has tirado ${rolls === 1 ? 'una vez' : `${rolls} veces`}.`,
  'lm.why.notGained': (treasure) => `No está entre lo ganado: ${treasure}.`,
  'lm.why.notHeld': (card, hand) => `No puedes usar ${card}. Puedes usar ${hand}.`,
  'lm.why.inFeat': (card, rule) => `${card} solo se puede jugar en una Hazaña: ${rule}`,
  'lm.why.noEffect': (card) => `${card} no tiene efecto.`,
  'lm.why.useless': (card, rule) => `${card} ahora no podría hacer nada: ${rule}`,
  'lm.why.staleGear': 'Ha cambiado algo de lo equipado desde que elegiste esto.',
  'lm.why.staleStrength': (strength, difficulty, feat) =>
    `La mesa ha cambiado desde que elegiste esto: ahora es fuerza ${strength} contra ${difficulty} (${feat}).`,
  'lm.why.staleTotal': (total, difficulty, feat) =>
    `La mesa ha cambiado desde que elegiste esto: ahora es un total de ${total} contra ${difficulty} (${feat}).`,
  'lm.why.long': (kind, max, length) =>
    `${TEXT_NAMES[kind as 'tale']} tiene como mucho ${max} caracteres; aquí hay ${length}.`,
  'lm.why.heavy': 'Este texto tiene demasiadas marcas sobre sus letras o demasiados signos unidos.',
  'lm.why.noPages': 'Las historias se cuentan de viva voz: no hay página que pasar.',
  'lm.why.allPages': 'Todas las historias están a la vista: no queda página que pasar.',
  'lm.why.quote': (phrases) => `Tu texto no cita ${phrases}.`,
  'lm.why.cry': (phrase) => `Grítala: escribe ${phrase}.`,

  'lm.verdict.favor': (love) => `con el favor de ${love}`,
  'lm.verdict.attempt': (feat, strength, difficulty) => `${feat}: fuerza ${strength} contra ${difficulty}`,
};

/** Por qué una regla rechaza una jugada en La Mancha, en español. */
import { isYou, type Text, verb } from '../../../../core/text.ts';
import type { Reasons } from './reasons.en.ts';

const TEXT_NAMES = { tale: 'Tu historia es demasiado larga', poem: 'Tu poema es demasiado largo', remark: 'Tu comentario es demasiado largo' }; // prettier-ignore
const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} cartas`);

const reasons: Reasons = {
  'lm.why.seat': (seat, seats) => `No hay asiento ${seat}. En esta mesa juegan ${seats}.`,
  'lm.why.over': (feats) => `La partida ha terminado tras ${feats}.`,
  'lm.why.draws': (name) => `No te toca robar: ${name} ${verb(name, 'tiene', 'tienes')} la carta de turno.`,
  'lm.why.drawFirst': 'Roba antes la siguiente carta de Viaje.',
  'lm.why.equips': (name) =>
    `${name} ${verb(name, 'está', 'estás')} eligiendo qué ${verb(name, 'se equipa', 'te equipas')}. Espera un momento.`,
  'lm.why.hand': (held, chosen, max) =>
    held - chosen > max
      ? `Tienes ${cards(held)} y puedes conservar ${max}. Elige ${cards(held - chosen - max)} más para descartar.`
      : `No tienes que descartar: tienes ${cards(held - chosen)} y puedes conservar ${max}.`,
  'lm.why.protected': (target) => `${target} tiene protección. Elige otro objetivo.`,
  'lm.why.oneCard': (chosen) => `Has elegido ${cards(chosen)}. Cuenta tu historia con 1 carta exactamente.`,
  'lm.why.poem': (fewest, chosen) => `Has elegido ${cards(chosen)}. Tu poema necesita al menos ${fewest}.`,
  'lm.why.taking': (most, taken, left) =>
    `No puedes tomar eso. Puedes tomar ${most} por juzgar y llevas ${taken}. ${left === '' ? 'No queda ninguna' : `Elige entre ${left}`}.`,
  'lm.why.fewCards': (love, fewest, held) =>
    `No puedes cortejar a ${love}: un poema necesita ${fewest} y tienes ${held}.`,
  'lm.why.wooer': (love, rule) => `No puedes cortejar a ${love}. ${rule}`,
  'lm.why.kept': (poems) =>
    `Solo puede ganar un poema que cumple la condición. El juez decide cuáles de los ${poems} poemas la cumplen.`,
  'lm.why.runOther': (name) =>
    `Ahora no puedes huir: es ${isYou(name) ? 'tu intento' : `el intento de ${name}`}. Podrás en el tuyo.`,
  'lm.why.run': 'Todavía no puedes huir. Tira antes al menos una vez en esta Hazaña.',
  'lm.why.runKeep': 'Puedes huir, pero ninguna carta te deja conservar la mano.',
  'lm.why.notGained': (treasure) => `No has ganado ${treasure}, así que no puedes equiparlo.`,
  'lm.why.notHeld': (card, hand) => `No puedes usar ${card}. Puedes usar ${hand}.`,
  'lm.why.inFeat': (card, rule) => `Solo puedes jugar ${card} en una Hazaña. Dice: ${rule}`,
  'lm.why.notNow': (card, when) => `No puedes jugar ${card} ahora. Puedes jugarla ${when}.`,
  'lm.why.notYet': (card) => `Todavía no puedes jugar ${card}. Espera a que se robe la primera carta de Viaje.`,
  'lm.why.settling': (card) => `No puedes jugar ${card} ahora. Espera a que se resuelva la última carta.`,
  'lm.why.rivalAttempt': (card) => `Solo puedes jugar ${card} en el intento de otro caballero.`,
  'lm.why.ownAttempt': (card) => `Solo puedes jugar ${card} en tu propio intento.`,
  'lm.why.fled': 'Has huido, así que no puedes jugar cartas en esta Hazaña.',
  'lm.why.noTarget': (target) => `${target} ha huido y no puede ser el objetivo. Elige a quien siga luchando.`,
  'lm.why.onlyTied': 'En la muerte súbita solo pueden jugar cartas quienes empataron.',
  'lm.why.noFlight': 'Nadie puede huir en la muerte súbita.',
  'lm.why.noEffect': (card) => `${card} no tiene efecto. Úsala en una historia o un poema.`,
  'lm.why.useless': (card, rule) => `${card} no haría nada ahora. Dice: ${rule}`,
  'lm.why.staleGear': 'Ha cambiado el equipo de alguien desde que elegiste esto. Elige otra vez.',
  'lm.why.staleStrength': (strength, difficulty, feat) =>
    `La mesa ha cambiado desde que elegiste esto. Ahora es fuerza ${strength} contra ${difficulty} (${feat}). Elige otra vez.`,
  'lm.why.staleTotal': (total, difficulty, feat) =>
    `La mesa ha cambiado desde que elegiste esto. Ahora es ${total} contra ${difficulty} (${feat}). Elige otra vez.`,
  'lm.why.long': (kind, max, length) => `${TEXT_NAMES[kind as 'tale']}: ${length} caracteres. Puedes usar ${max}.`,
  'lm.why.heavy': 'Tu texto tiene demasiados acentos o signos unidos. Usa caracteres más sencillos.',
  'lm.why.noPages': 'No hay página que pasar: las historias se cuentan en voz alta.',
  'lm.why.allPages': 'No queda página que pasar: todos los textos están a la vista.',
  'lm.why.quote': (phrases) => `Tu texto debe contener ${phrases}, palabra por palabra.`,
  'lm.why.cry': (phrase) => `Escribe ${phrase} para jugar esta carta.`,
};

export const text: Text<Reasons> = { t: reasons };

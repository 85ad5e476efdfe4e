/** Las opciones de La Mancha en español: para quien abre una mesa, o espera en una. */
import type { Text } from '../../../../core/text.ts';
import type { Options } from './options.en.ts';

const options: Options = {
  'option.la-mancha.length': 'Número de Hazañas',
  'option.la-mancha.length.about':
    'La partida termina tras este número de Hazañas: una hora más o menos con 3, hora y media con 5.',
  'option.la-mancha.mode': 'Las historias se',
  'option.la-mancha.mode.scroll': 'escriben',
  'option.la-mancha.mode.aloud': 'cuentan en una llamada',
  'option.la-mancha.mode.about':
    'Escribe tus historias aquí o cuéntalas en voz alta en una llamada. El anfitrión puede cambiarlo entre turnos.',
  'option.la-mancha.timers': 'Límites de tiempo',
  'option.la-mancha.timers.about':
    'Limita el tiempo para jugar cartas en una Hazaña. Si no dices nada a tiempo, pasas.',
  'option.la-mancha.names': 'Nombres en las historias',
  'option.la-mancha.names.shown': 'a la vista',
  'option.la-mancha.names.visors down': 'ocultos hasta el veredicto',
  'option.la-mancha.names.about': 'Decide si el juez ve quién ha contado cada historia.',
  'option.la-mancha.quotation': 'La frase de la carta',
  'option.la-mancha.quotation.free': 'con tus palabras',
  'option.la-mancha.quotation.strict': 'palabra por palabra',
  'option.la-mancha.quotation.about': 'Decide si la frase de tu carta debe aparecer tal cual en tu historia o poema.',
  'option.la-mancha.cry': 'Gritos de batalla',
  'option.la-mancha.cry.by the game': 'los da el juego',
  'option.la-mancha.cry.typed': 'los escribes tú',
  'option.la-mancha.cry.about': 'Decide si debes escribir la frase de una carta para jugarla en una Hazaña.',
  'option.la-mancha.laurels': 'La partida termina',
  'option.la-mancha.laurels.full length': 'tras la última Hazaña',
  'option.la-mancha.laurels.early': 'cuando nadie puede alcanzar al primero',
  'option.la-mancha.laurels.about': 'Decide si se juegan todas las Hazañas aunque ya se sepa quién gana.',
  'option.la-mancha.applause': 'Aplauso',
  'option.la-mancha.applause.about':
    'Permite dar a cada historia un laurel, una risa, una lágrima o un molino. No cuenta para el veredicto.',
  'option.la-mancha.mask': 'Ocultar palabrotas',
  'option.la-mancha.mask.about': 'Muestra puntos en lugar de las palabrotas de historias y poemas.',
  'option.la-mancha.bots': 'Bots suplentes',
  'option.la-mancha.bots.knight': 'caballero: nivel medio',
  'option.la-mancha.bots.squire': 'escudero: nivel fácil',
  'option.la-mancha.bots.about': 'Decide lo bien que juega un bot mientras alguien no está.',
  'option.la-mancha.judge': 'Si al juez se le acaba el tiempo',
  'option.la-mancha.judge.bot': 'juzga un bot',
  'option.la-mancha.judge.vote': 'votan los narradores',
  'option.la-mancha.judge.about': 'Decide quién elige la historia ganadora si el juez no lo hace.',
  'option.la-mancha.tongue': 'Los bots cuentan',
  'option.la-mancha.tongue.en': 'en inglés',
  'option.la-mancha.tongue.es': 'en español',
  'option.la-mancha.tongue.about': 'El idioma de las historias y poemas de los bots. Todos leen el mismo texto.',
};

export const text: Text<Options> = { t: options };

/** Ratings and the ladder, in Spanish. */
import type { RatingsSays } from './ratings-en.ts';

export const ratingsEs: RatingsSays = {
  'ratings.title': 'Clasificación',
  'ratings.about':
    'Quienes juegan por puntos, con los bots para comparar. El número tras ± dice cuánto podemos equivocarnos; para el orden se resta de los puntos. Los bots son los mismos en todos los servidores.',
  'ratings.game': 'Juego',
  'ratings.name': 'Jugador',
  'ratings.points': 'Puntos',
  'ratings.games': 'Partidas',
  'ratings.bot': (level) => `Bot: ${level}`,
  'ratings.program': (name) => `${name} (un programa)`,
  'ratings.you': 'tú',
  'ratings.none': 'Aún no tienes puntos en este juego. Abre una mesa que puntúe, con personas o con bots.',
  'ratings.value': (points, reach) => `${points} ±\u00a0${reach}`,
  'ratings.now': (points, reach) => `Tus puntos: ${points} ± ${reach}`,
  'ratings.up': (points) => `${points} más que antes`,
  'ratings.down': (points) => `${points} menos que antes`,
  'ratings.same': 'igual que antes',
  'ratings.result.playing': 'Esta partida puntúa.',
  'ratings.result.rated': 'Esta partida ha puntuado.',
  'ratings.result.deserted': 'Solo han perdido puntos quienes se fueron.',
  'ratings.result.often': 'Las mismas personas ya han jugado hoy cinco partidas que puntúan. Esta no ha cambiado nada.',
  'ratings.result.alike': 'Dos jugadores venían de la misma red. Esta partida no ha cambiado nada.',
  'ratings.result.ended': 'La partida terminó antes de tiempo. Nadie ganó ni perdió puntos.',
  'ratings.open': 'Jugar por puntos',
};

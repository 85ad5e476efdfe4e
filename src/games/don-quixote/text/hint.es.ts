/** Why a tile is a good choice, in Spanish. */
import type { Hints } from './hint.en.ts';

export const hints: Hints = {
  castle6: 'el castillo de 6',
  castle4: 'el castillo de 4',
  churches: 'iglesias unidas',
  windmills: 'molinos unidos',
  defense: 'la Defensa',
  knightGroup: 'caballeros unidos',
  points: (points, what) => `${points === 1 ? '1 punto' : `${points} puntos`} por ${what}.`,
  knight: (have, need, castle) => `Un caballero más para ${castle}: ${have} de ${need} en esta ronda.`,
  guard: (have, need) => `Monta guardia: ${have} de ${need} escudos en esta ronda.`,
  joins: (shields) => `Se une a caballeros que puntúan juntos en la ronda 3: ${shields} escudos hasta ahora.`,
  church: 'Empieza un grupo nuevo de iglesias.',
  windmill: 'Empieza un grupo nuevo de molinos.',
  waits: 'Aún no da puntos: este caballero espera un camino a un castillo.',
  more: (what) => `Hace crecer el grupo de ${what}.`,
};

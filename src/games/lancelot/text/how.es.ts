/** How one wins Lancelot, in four sentences, in Spanish. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  { title: 'Suma más puntos', text: 'Se juegan ocho turnos. El caballero con más puntos es Lanzarote.' },
  { title: 'Cabalga y recoge', text: 'Cabalga en círculo y toma lo que haya donde pares. Nunca vuelves atrás.' },
  {
    title: 'Aprende virtudes',
    text: 'Promete una con Galahad, cumple lo que pide y apréndela con Percival.',
  },
  { title: 'Gana fama', text: 'Completa hazañas, consigue Excalibur, lidera el Grial, ten más armas.' },
];

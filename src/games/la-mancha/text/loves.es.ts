/** Los Amores en español: lo que piden a quien los corteja, y lo que da su favor. */
import type { LoveTexts } from './card-text.ts';

export const lovesEs: LoveTexts = {
  L01: { name: 'Doña Tolosa', rule: '+1 de fuerza mientras lleves un Tesoro de arma.' },
  L02: { name: 'Doña Molinera', rule: '+1 de fuerza mientras montes un Tesoro de montura.' },
  L03: { name: 'Vivaldo', rule: 'Cuando juzgas, puedes tomar por ello una carta de Caballería más.' },
  L04: {
    name: 'Marcela',
    rule: 'Cortejo: alaba su libertad y no pidas nada. Mientras te favorece, los rivales no pueden mirar, tomar ni descartar cartas de tu mano.',
    asks: 'El poema debe alabar su libertad y no pedir nada a cambio.',
  },
  L05: { name: 'Ambrosio', rule: 'Cuando cuentas o recitas y no ganas, roba 1 carta de Caballería.' },
  L06: { name: 'Maritornes', rule: 'Tu mano máxima tiene una carta más.' },
  L07: {
    name: 'Cardenio',
    rule: 'Una vez por Hazaña, después de tu tirada: tira otra vez y quédate con el nuevo resultado.',
  },
  L08: { name: 'Aldonza Lorenzo', rule: '+1 de fuerza mientras tu arma siga siendo tu propia Lanza.' },
  L09: { name: 'Dorotea', rule: 'Cortejo: el poema debe usar al menos 4 cartas de Caballería.' },
  L10: { name: 'Zoraida', rule: 'Cuando la conquistas: roba 2 Tesoros y quédate con 1.' },
  L11: {
    name: 'Don Lorenzo de Miranda',
    rule: 'Cortejo: el poema debe rimar al menos una vez.',
    asks: 'Al menos dos versos del poema deben rimar.',
  },
  L12: { name: 'Basilio', rule: 'Una vez por Hazaña, después de tu tirada: vuelve tu dado a la cara opuesta.' },
  L13: {
    name: 'Dulcinea del Toboso',
    rule: 'Cortejo: al menos 4 cartas de Caballería; el poema debe decir su nombre y no describir su rostro.',
    asks: 'El poema debe decir su nombre y no describir su rostro.',
  },
  L14: {
    name: 'La condesa Trifaldi',
    rule: 'Cortejo: el poema debe hablar bien de las barbas. +2 de fuerza en Hazañas contra ingenios.',
    asks: 'El poema debe hablar bien de las barbas.',
  },
  L15: { name: 'Tosilos', rule: 'Cortejo: bastan 2 cartas de Caballería. +1 de fuerza en duelos.' },
  L16: {
    name: 'Ana Félix',
    rule: 'Cortejo: solo caballeros sin Amor. Mientras te favorece, tus Tesoros no pueden robarse, descartarse, cambiarse ni silenciarse.',
  },
};

/** Las Hazañas en español, con la frase para quien las gana. */
import type { FeatTexts } from './card-text.ts';

export const featsEs: FeatTexts = {
  F01: { name: 'Los gigantes de Montiel', triumph: 'El aspa pasa de largo, y tú sigues en la silla.' },
  F02: { name: 'El gallardo vizcaíno', triumph: 'Revienta la almohada; el coche aplaude.' },
  F03: { name: 'Los ejércitos de polvo', triumph: 'El campo es tuyo, y mucha lana también.' },
  F04: { name: 'La cadena de los galeotes', triumph: 'Cae la cadena. Ya están tirando piedras.' },
  F05: { name: 'El gigante de los cueros de vino', triumph: 'Rueda su cabeza en lo oscuro. Huele a guindas.' },
  F06: { name: 'El Caballero de los Espejos', triumph: 'Cae con ruido de bandeja. Tú conoces esa nariz.' },
  F07: { name: 'Los leones del Rey', triumph: 'El león te considera, y te vuelve la espalda con respeto.' },
  F08: { name: 'El retablo de maese Pedro', triumph: 'El ejército yace en astillas. Maese Pedro va sumando.' },
  F09: { name: 'El barco sin remos', triumph: 'Das en el castillo y te entregan, mojado, a la orilla.' },
  F10: { name: 'El jabalí del bosque del Duque', triumph: 'Al jabalí lo llevan a casa en una acémila, bajo romero.' },
  F11: { name: 'El vuelo de Clavileño', triumph: 'Te hallan entre las flores, ardiendo y famoso.' },
  F12: { name: 'Los cencerros y los gatos', triumph: 'El último encantador suelta, y sale por la ventana.' },
  F13: { name: 'El asalto de Barataria', triumph: '¡Victoria! Alguien te levanta y pregunta por el gobernador.' },
  F14: { name: 'La estacada del Duque', triumph: 'Baja la lanza y pregunta si puede perder.' },
  F15: { name: 'Los toros del camino real', triumph: 'Se posa el polvo. Sigues en pie donde estabas.' },
  F16: {
    name: 'El Caballero de la Blanca Luna',
    triumph: 'La luna se pone. Por una vez no eres tú quien yace en la arena.',
  },
};

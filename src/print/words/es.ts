/** What only paper says, in Spanish. */
import type { PrintSays } from './en.ts';

export const printEs: PrintSays = {
  'side.front': 'cara',
  'side.back': 'dorso',
  'side.both': 'cara y dorso, para doblar',
  'cover.subtitle': 'para imprimir y jugar',
  'cover.contents': 'Qué hay en este archivo',
  'cover.pages': (from, to) => (from === to ? `página ${from}` : `páginas ${from} a ${to}`),
  'cover.pieces': (count) => (count === 1 ? '1 pieza' : `${count} piezas`),
  'cover.leaves': (count) => (count === 1 ? '1 hoja' : `${count} hojas`),
  'cover.print': 'Cómo imprimir',
  'cover.size': (paper) => `Imprime en ${paper} a tamaño real (100 %), nunca «ajustar a la página».`,
  'cover.long-edge': 'Imprime por las dos caras las hojas que se cortan. Elige voltear por el borde largo.',
  'cover.short-edge': 'Imprime por las dos caras las hojas que se cortan. Elige voltear por el borde corto.',
  'cover.fold':
    'Imprime por una cara. Dobla cada hoja por las marcas rojas con los dibujos hacia fuera, pégala y córtala.',
  'cover.fronts': 'Este archivo tiene solo las caras. Mete cada carta en una funda con cualquier naipe detrás.',
  'cover.shift':
    'Si caras y dorsos no coinciden, imprime la página de prueba, lee cuánto se desvían y haz otra vez este archivo con esos números.',
  'cover.offset': (x, y) => `En este archivo los dorsos están movidos ${x} mm a la derecha y ${y} mm hacia abajo.`,
  'cover.card':
    'Lo mejor es papel grueso (de 200 a 300 g). Para losetas y fichas, pega la hoja en cartón antes de cortar.',
  'cover.cut': 'Cómo cortar',
  'cover.marks':
    'Pon una regla de marca a marca y corta con cuchilla: primero todos los cortes largos, luego los cortos.',
  'cover.bleed': 'El fondo pasa 3 mm de las marcas: un corte algo torcido no deja borde blanco.',
  'cover.credits': 'Créditos',
  'cover.icons':
    'Iconos de game-icons.net, de Lorc, Delapouite y otros (CC BY 3.0). Letra: IM Fell English, EB Garamond (OFL).',
  'cover.ours': 'Hemos escrito todos los textos y hecho todos los dibujos de esta edición.',
  'cover.table': 'También puedes jugar en el navegador, con amigos o contra bots:',
  'paper.a4': 'A4',
  'paper.letter': 'carta (US Letter)',
  'paper.a2': 'A2',
  'paper.a1': 'A1',
  'calibration.title': 'Página de prueba',
  'calibration.how':
    'Imprime esta página por las dos caras, tal como imprimirás las cartas. Mírala al trasluz y fíjate en qué punto de las dos escalas cae la cruz de la otra cara. Una marca es un milímetro. Escribe lo que leas como x (a la derecha) e y (hacia abajo).',
  'calibration.check': 'Esta línea mide 100 mm. Si la tuya no, desactiva el ajuste de tamaño en la impresora.',
  'calibration.x': 'x',
  'calibration.y': 'y',
  'calibration.back': 'Dorso',
  'rules.minute': 'En un minuto',
  'rules.examples': 'Ejemplos',
  'rules.title': 'Las reglas',
  'rules.chapter': (number) => `Capítulo ${number}`,
  'rules.numbered': 'Cada regla tiene un número, para que la encuentres pronto.',
  'rules.staple': 'Imprime por las dos caras (borde corto), dobla por la mitad y grapa.',

  'print.gules': 'rojo',
  'print.azure': 'azul',
  'print.vert': 'verde',
  'print.or': 'dorado',
};

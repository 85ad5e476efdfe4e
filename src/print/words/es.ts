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
  'cover.print': 'Cómo se imprime',
  'cover.size': (paper) => `Imprime en ${paper} a tamaño real (100 %), nunca «ajustar a la página».`,
  'cover.long-edge': 'Imprime las hojas de corte por las dos caras, con giro por el borde largo.',
  'cover.short-edge': 'Imprime las hojas de corte por las dos caras, con giro por el borde corto.',
  'cover.fold':
    'Imprime por una cara, dobla cada hoja por las marcas rojas con los dibujos hacia fuera, pega y recorta.',
  'cover.fronts': 'Aquí están solo las caras. Mete las cartas en fundas con cualquier naipe detrás.',
  'cover.shift':
    'Si caras y dorsos no coinciden, imprime la página de ajuste, lee cuánto se desvían y pide el archivo otra vez con esas medidas.',
  'cover.offset': (x, y) => `En este archivo los dorsos están movidos ${x} mm a la derecha y ${y} mm hacia abajo.`,
  'cover.card':
    'Lo mejor es papel grueso, de 200 a 300 g. Para losetas y fichas, pega la hoja en cartón antes de cortar.',
  'cover.cut': 'Cómo se corta',
  'cover.marks':
    'Pon una regla de marca a marca y corta con cuchilla: primero todos los cortes largos, luego los cortos.',
  'cover.bleed': 'Los fondos pasan 3 mm de las marcas: un corte torcido no deja borde blanco.',
  'cover.credits': 'Créditos',
  'cover.icons':
    'Iconos de game-icons.net, de Lorc, Delapouite y otros (CC BY 3.0). Letra: IM Fell English, EB Garamond, Cinzel (OFL).',
  'cover.ours': 'Todos los textos y dibujos de esta edición son nuestros.',
  'cover.table': 'El mismo juego se juega en el navegador, con amigos o contra la casa, en una mesa de Errantry:',
  'paper.a4': 'A4',
  'paper.letter': 'carta (US Letter)',
  'paper.a2': 'A2',
  'paper.a1': 'A1',
  'calibration.title': 'Ajuste',
  'calibration.how':
    'Imprime esta página por las dos caras tal como imprimirás las cartas, mírala al trasluz y fíjate en qué punto de las dos escalas cae la cruz de la otra cara. Una marca es un milímetro. Escribe lo que leas como desvío x y desvío y.',
  'calibration.check': 'Esta línea mide 100 mm. Si la tuya no, la impresora cambia el tamaño: desactívalo.',
  'calibration.x': 'x',
  'calibration.y': 'y',
  'calibration.back': 'Dorso',
  'rules.title': 'Las reglas',
  'rules.chapter': (number) => `Capítulo ${number}`,
  'rules.numbered': 'Cada regla tiene un número; la mesa lo cita cuando niega una jugada.',
  'rules.staple': 'Imprime por las dos caras con giro por el borde corto; dobla por la mitad y grapa.',

  'print.gules': 'rojo',
  'print.azure': 'azul',
  'print.vert': 'verde',
  'print.or': 'oro',
};

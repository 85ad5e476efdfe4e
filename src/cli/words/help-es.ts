/** The help of the command line in Spanish. Commands for whoever runs a server speak English only. */
import { LEVELS } from '../../bots/levels.ts';
import { PAPER_NAMES } from '../../core/game.ts';
import { SHELF } from '../../games/index.ts';
import { DUPLEXES, FARTHEST_OFFSET, PRINT_LANGUAGES, VARIANTS } from '../../wire/printing.ts';

export const MAIN_HELP_ES = `errantry: una mesa en línea para juegos de caballeros andantes

  errantry <comando> [argumentos]

  play       juega en la terminal: a solas, contra bots o varias personas con un teclado
  simulate   enfrenta a los bots entre sí y cuenta las victorias
  referee    pregunta a las reglas sobre una partida de tu propia mesa
  verify     comprueba con su registro que una partida fue limpia
  chronicle  hace un libro de una partida de La Mancha con su registro
  print      hace un PDF de un juego para imprimir y jugar
  study      hace una página de gráficos sobre un juego, para quien diseña juegos
  backup, restore, check   para quien lleva un servidor

  errantry <comando> --help --lang es explica cada comando.

Códigos de salida
  0  todo va bien
  1  las reglas no permiten la jugada por la que preguntaste
  2  la entrada no sirve: el mensaje dice dónde y qué sería correcto
  3  un fallo de este programa: por favor, avísanos
  4  la respuesta depende de algo que la posición no dice

Los colores aparecen solo en una terminal, y nunca si NO_COLOR está definido.
`;

const LANG = '  --lang <idioma>    en, es';

/** By the name of the command. */
export const HELP_ES: { readonly [command: string]: string | undefined } = {
  play: `errantry play [juego]

Juega una partida entera en la terminal: a solas si el juego lo permite, contra bots o varias personas con un teclado.
Los bots solo ven lo que vería una persona en su asiento. Escribe el número de una jugada, o la jugada misma. Escribe
«help» para ver qué más puedes hacer.

  --people <n>       cuántas personas comparten el teclado (1)
  --bots <bots>      bots para los otros asientos, como easy,hard (tantos bots fáciles como necesite el juego)
  --seed <texto>     cualquier texto; el mismo texto reparte la misma partida
  --options <lista>  opciones del juego, como nombre o nombre=valor, separadas por comas
  --record <archivo> guarda la partida en este archivo, para «errantry referee» y «errantry verify»
${LANG}

Juegos: ${SHELF.join(', ')}
`,
  simulate: `errantry simulate <juego>

Enfrenta a los bots entre sí. Cambian de asiento de una partida a otra, para que ninguno saque provecho del suyo. Los que
empatan comparten la victoria. La misma semilla da las mismas partidas con cualquier número de hilos, salvo si un bot
piensa con el reloj.

  --seats <bots>     un bot por asiento, como greedy,random (si no se dice, un greedy)
  --games <n>        cuántas partidas (100)
  --seed <texto>     cualquier texto; si no se dice, uno nuevo
  --options <lista>  opciones del juego, como nombre o nombre=valor, separadas por comas
  --workers <n>      hilos (uno por núcleo)
  --json             las cifras para programas
${LANG}

Bots: random, greedy, unsteady, careful, mc:200 (200 partidas imaginadas por jugada), mc:1s (1 segundo por jugada) y los
niveles: ${LEVELS.map(({ name }) => name).join(', ')}.

  errantry simulate ${SHELF[0]} --seats greedy,random --games 1000 --seed molino
`,
  referee: `errantry referee <juego> [archivo]

Pregunta a las reglas sobre una partida de tu propia mesa. Da un registro (JSON) o una posición en la notación del juego,
como archivo o por la entrada estándar. Sabrás quién decide, todas las jugadas válidas y la puntuación con sus motivos.
docs/notation.md enseña a escribir una posición a partir de una foto de tu mesa.

  --try <jugada>     ¿es válida esta jugada? Si lo es, la posición después; si no, la regla que la impide y por qué
  --seat <n>         quién la intenta; si no se dice, el primero que debe decidir
  --round <n>        puntúa como si fuera esta ronda
  --roll <n>         lo que muestra el dado de tu mesa; varios números para varias tiradas
  --draw <cartas>    lo que sale después de los mazos de tu mesa
  --json             la respuesta para programas
${LANG}

Lo que la posición no dice nunca se adivina: recibes la respuesta para cada caso, o se te pregunta.

Códigos de salida: 0 todo va bien; 1 la jugada (o una del registro) no es válida; 2 la entrada no sirve; 4 depende de
algo que la posición no dice.
`,
  verify: `errantry verify [archivo]

Comprueba que una partida fue limpia. Descarga el registro de una mesa desde su página tras la partida, o desde
/api/tables/<mesa>/record, y dalo como archivo o por la entrada estándar. El comando juega otra vez la partida y comprueba:

  - el secreto del servidor y el número de cada jugador coinciden con las huellas mostradas antes de la primera jugada;
  - la semilla es la huella de todos ellos;
  - preparación, jugadas, sucesos y resultado salen de la semilla según las reglas, sin que sobre ni falte nada.

Solo quienes estaban en la mesa pueden saber que las huellas se mostraron a tiempo. Su página lo ha comprobado.

${LANG}

Códigos de salida: 0 la partida fue limpia; 1 el registro se contradice; 2 la entrada no sirve.
`,
  chronicle: `errantry chronicle [archivo]

Hace un libro de una partida de La Mancha. Da su registro (JSON) como archivo o por la entrada estándar. El libro cuenta,
capítulo a capítulo, lo que todos en la mesa pudieron ver.

  --as        la forma del libro: markdown, html, json, pdf (markdown)
  --lang      el idioma de todo menos de las historias, que quedan como se contaron (en)
  --names     los nombres de los caballeros desde el primer asiento, como Ana,Blas,Clara
  --torn      páginas que el anfitrión ha retirado, por sus nombres en la forma JSON
  --withheld  páginas que quienes las contaron no quieren en el libro
  --out       el archivo que se escribe (la salida estándar, o chronicle.pdf para PDF)

Códigos de salida: 0 todo va bien; 1 las reglas rechazan una jugada del registro; 2 la entrada no sirve.
`,
  study: `errantry study <juego>

Juega muchas partidas con bots y hace una página de gráficos: asientos, duración, puntos, ventaja, decisiones, habilidad, lo
que vale cada carta o papel, juego con restricciones, opciones y reglas que nunca importaron. La página es un solo archivo
HTML que no necesita red; los números van al lado, en JSON. Los bots solo ven lo que vería una persona en su asiento.

  --games <n>        cuántas partidas principales, entre todos los números de jugadores (2000)
  --players <lista>  números de jugadores, como 2,3 (todos)
  --level <nombre>   el nivel de los bots (medium)
  --ladder <lista>   niveles que juegan entre sí, del más débil al más fuerte (random y los que no exploran jugadas)
  --options <lista>  las opciones que se estudian, como nombre o nombre=valor
  --compare <lista>  otras opciones para comparar, con los mismos repartos; se puede repetir
  --change <cambio>  componentes cambiados para comparar, como deeds.D05.vp=2; varios separados por comas son una
                     sola comparación; se puede repetir
  --seed <texto>     cualquier texto: el mismo texto da el mismo estudio (study)
  --out <archivo>    la página (<juego>-study.html en esta carpeta)
  --workers <n>      hilos (uno por núcleo)
${LANG}

Puedes pararlo con Ctrl+C y repetir el mismo comando: sigue donde se quedó.
`,
  print: `errantry print <juego>

Hace un PDF de un juego para imprimir, recortar y jugar: cartas, losetas, fichas y tableros, con una portada que explica
cómo. El mismo encargo da siempre el mismo archivo.

  --paper <nombre>   ${PAPER_NAMES.join(', ')} (a4; a2 y a1 son para tableros de una pieza)
  --duplex <modo>    ${DUPLEXES.join(', ')} (long-edge)
  --variant <nombre> ${VARIANTS.join(', ')}
  --lang <idioma>    ${PRINT_LANGUAGES.join(', ')}
  --bleed            los fondos pasan 3 mm del corte
  --offset-x <mm>    mueve los dorsos a la derecha, de -${FARTHEST_OFFSET} a ${FARTHEST_OFFSET}; --calibration muestra cuánto
  --offset-y <mm>    mueve los dorsos hacia abajo
  --only <partes>    solo estas partes; un nombre equivocado muestra todos los nombres
  --rules            el reglamento, página a página
  --booklet          el reglamento como cuadernillo: imprime por las dos caras (borde corto), dobla y grapa
  --calibration      una página de prueba que muestra cuánto se desvía tu impresora
  --link <dirección> la dirección de tu mesa, para la portada
  --out <archivo>    dónde se escribe (<juego>.pdf en esta carpeta)
  --json             la respuesta para programas

Códigos de salida: 0 todo va bien; 2 el encargo no sirve o el archivo no se puede escribir.
`,
};

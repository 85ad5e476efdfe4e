/** LM-13.4: las palabras con que un bot hace versos en español. Los dos últimos riman. */
import type { Conditions, PoemWords } from '../poem-words.ts';

export const POEM_ES: PoemWords = {
  open: [
    '{Love}, escribo esto sobre la rodilla,',
    '{Love}, la luna ya salió, y yo con ella,',
    '{Love}, ha venido un caballero, y a pie,',
    'Óyeme, {Love}, que se acaba la tinta:',
    '{Love}, mi pluma es roma; mi pecho, no,',
    'Para {Love}, de un hidalgo sin hacienda:',
    '{Love}, perdona el metro y el barro,',
    'Ay, {Love}, asómate un poco al muro,',
    '{Love}, cabalgué toda la noche, y llueve,',
    'Canten otros la aurora; yo, {Love},',
    '{Love}, no soy poeta, y aquí está la prueba:',
    '{Love}, llamé a la puerta. Quizá no se oyó.',
    '{Love}, estos versos eran más, y encogieron,',
    'Con vela, pulga y luna, {Love}, te escribo,',
    '{Love}, por ti hoy aprendí a rimar,',
    'Calle, {Love}, por una vez el ruiseñor,',
    '{Love}, mi escudero lo oyó y se durmió,',
    'No traigo rosas, {Love}; las comió la cabra,',
    '{Love}, conté las estrellas, y faltas tú,',
    'Atiende, {Love}, que he traído el laúd,',
    '{Love}, que tienes tan alta la ventana,',
    'Dulce {Love}, esta es la copla noventa y una,',
    '{Love}, juré que esto sería breve,',
    'No tengo trompeta, {Love}; oye mi nariz:',
  ],
  line: {
    cry: [
      'bajo tu muro grité «{P}» a deshora;',
      '«{P}», le dije a la luna, y se fue;',
      '«{P}», canté, y los perros cantaron conmigo;',
      '«{P}», suspiré, tan quedo como pude;',
    ],
    oath: [
      '«{P}», juré, y era por ti, bien lo sabes;',
      'he jurado «{P}», y lo juro otra vez;',
      '«{P}», digo, con las dos manos al pecho;',
    ],
    person: [
      'me hablan mucho sobre {p}, y hablo de ti;',
      'yo no he envidiado ni siquiera esto: {p};',
      'mis penas las conté ante {p};',
      'si yo fuera {p}, no te querría más;',
      'una vez lloré por esto ante {p};',
      'ni por {p} me habría afeitado hoy;',
      'eclipsas luna, rosa, y también {p};',
      'soñé contigo, y eras como {p};',
    ],
    place: [
      'por verte cruzaría hasta {p};',
      'tu nombre lo grabé en {p};',
      'vale más tu sonrisa que una casa en {p};',
      'me perdí, y te hallé, buscando {p};',
    ],
    thing: [
      'te traigo cuanto tengo, y es {p};',
      'no te cambiaría por {p};',
      'conocía mi pecho, y conocía {p};',
      'mi dote es un laúd, una deuda, {p};',
      'eres a mi corazón lo que {p};',
      'mi amor es como {p}, y dura lo mismo;',
      'quise mandarte flores; aquí va {p};',
      'todos cantan la rosa, y yo canto {p};',
    ],
    saying: [
      '«{P}», dicen; aún no te conocían;',
      '«{P}», le digo al corazón, y no me oye;',
      'escribí «{P}», lo taché y suspiré;',
      'mi madre decía «{P}», y llevaba razón;',
      '«{P}», repican tus propias campanas;',
      'le puse música, y dice: «{P}»;',
    ],
    title: [
      'el mundo me llama {P}; llámame tuyo;',
      'firmé este papel {P}, con un borrón;',
      'lo tallé en mi silla de montar: {P};',
      'fui {P} hasta que te vi sonreír;',
    ],
  },
  close: [
    ['Si he de caer, como caen los que son como yo,', 'que sea hacia tu lado, y que nadie me vio.'],
    ['No tengo castillo, ni renta, ni cocinero,', 'mas pondré tu nombre en el libro primero.'],
    ['No canto, no bailo, y encima ronco de noche;', 'pero nadie te quiso con tal derroche.'],
    ['Las ventas son caras y el camino es de lodo;', 'tu nombre me abriga, y me basta con todo.'],
    ['Mi caballo está flaco, mi yelmo es bacía;', 'voy algo torcido, mas llego algún día.'],
    ['Mi lanza se dobla, mi valor desfallece;', 'me oirás, aun así, cada vez que amanece.'],
    ['El amor, dicen, es ciego, y bien se lo creo:', 'entró por la ventana al primer tanteo.'],
    ['No hallo ya rima para todo tu encanto;', 'conté tus defectos, y no era para tanto.'],
    ['Y si me despides, que bien lo podrías,', 'mañana me tienes aquí, y más días.'],
    ['Di que sí, y montaré un rocín más sereno;', 'di que no, y saldré al galope y sin freno.'],
    ['Dejo estos versos al pie de tu puerta;', 'si faltan, espero que siga la huerta.'],
    ['Aquí acaba mi copla. Me queda otra mía,', 'y es esta, cantada mientras yo corría.'],
    ['Tuyo es mi pecho; el rocín no respira;', 'te adoro de veras, y no es mentira.'],
    ['Piedad de un hidalgo que solo ha pecado', 'de quererte mucho y de no haber cenado.'],
    ['Palidecen los astros, da la hora el sereno;', 'te dejo mi pecho, y un lirio no lleno.'],
    ['Me tiraron un zapato, y es buena señal:', 'ya tengo la pareja, y no me está mal.'],
    ['Si dices que no, me muero, está claro;', 'morirme este año tampoco es tan raro.'],
    ['Beso tu mano, tu guante y tu puerta,', 'y besara al perro, mas duerme en la huerta.'],
    ['Ningún caballero te quiso de este modo;', 'los que lo intentaron, lo perdieron todo.'],
    ['Contesta por carta, o con una paloma,', 'y cuídala mucho, no sea que la coma.'],
    ['Firmo con rúbrica, y con un estornudo,', 'tuyo de rodillas, de pie, y muchas veces mudo.'],
    ['De ser rey, te daba media España en un día;', 'como no lo soy, toma toda la mía.'],
    ['Y si alguien pregunta qué me ha costado:', 'un diente, dos laúdes y todo lo apostado.'],
    ['La luna lo oyó, y se tapó la cara;', 'baja tú, y dilo con tu voz clara.'],
  ],
};

/** LM-13.4: los versos que cumplen la condición de un Amor, y las palabras en que se reconoce (LM-13.6). */
export const CONDITIONS_ES: Conditions = {
  L04: {
    lines: ['Guarda cada monte y cada hora, tuya y libre;', 'nada te pido: me voy por donde sople el viento.'],
    any: ['libre', 'libertad', 'monte', 'viento', 'sola', 'nada', 'propi'],
  },
  L11: {
    lines: ['Mi lanza es muy corta, mi rocín va cansado,', 'mas pienso en tus ojos y el verso ha brotado.'],
    any: [],
  },
  L13: {
    lines: ['No te pinto, señora; lo intenté y no se puede.', 'Digo solo Dulcinea, y el camino cede.'],
    any: ['dulcinea'],
  },
  L14: {
    lines: ['Que otros canten ojos; a mí me da igual.', '¡Oh barba tan noble, tan densa y cabal!'],
    any: ['barba', 'bigote', 'patilla', 'menton', 'barbilla', 'pelo'],
  },
};

/** Cómo se llama a un Amor cuyo nombre no es el mismo en las dos lenguas. */
export const CALLED_ES: { readonly [id: string]: string | undefined } = { L14: 'Condesa Trifaldi' };

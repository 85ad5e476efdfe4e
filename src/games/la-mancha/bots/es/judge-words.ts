/** LM-13.6: lo que dice un bot cuando juzga en español, y lo que espera oír. */
import type { Remarks } from '../judge-words.ts';

export const REMARKS_ES: Remarks = {
  phrase: [
    'A «{P}» nunca se le había dado mejor uso.',
    'Ya no podré oír «{P}» sin reírme.',
    'Vine por «{P}» y por eso me quedé.',
    'Nadie más le encontró casa a «{P}».',
    '¡«{P}»! Lo mandaré pintar sobre mi puerta.',
  ],
  detail: [
    'Se acordó de lo mío: «{keyword}». Llevaba rato esperándolo.',
    'Lo decidió una palabra: «{keyword}».',
    'Dijiste «{keyword}». Creí que nadie caería en ello.',
    'Una historia sin «{keyword}» es chismorreo.',
    'Al oír «{keyword}» me pareció estar allí.',
  ],
  defeat: [
    'Tengo debilidad por quien sabe perder como es debido.',
    'Nadie se cayó de nada con más nobleza.',
    'Caíste tan bien que sentí el suelo.',
    'Un moratón ganado con honradez vale diez coronas.',
    'Quien pierde dice la verdad, o al menos cojea como si la dijera.',
  ],
  length: [
    'Ni una palabra de más, ni una mula de menos.',
    'Acabó justo cuando se me hizo el guiso.',
    'He visto matrimonios más cortos, y peores.',
    'Empezó, siguió y se paró. Magistral.',
    'Lo bastante largo para sentarse, lo bastante corto para oírlo de pie.',
  ],
  brief: [
    'Breve. Se agradece.',
    'Pocas palabras, y todas con armadura.',
    'Apenas me había sentado y ya me había convencido.',
    'La brevedad es cortesía de caballeros.',
  ],
  rhyme: [
    'Rimaba, y yo me dejo llevar.',
    'Los versos iban al paso. Mi corazón los siguió.',
    'Rima en dos sitios, y los dos los conozco.',
    'A una rima se lo perdono todo, hasta el verso.',
  ],
  lone: [
    'Nadie más vino, y aun así habría esperado.',
    'Te comparé con el silencio, y ganaste por poco.',
    'Venciste a nadie, y estuvo reñido.',
  ],
  blank: ['El viento se llevó las palabras, así que he dejado decidir al dado.'],
  taste: [
    'Las otras eran más verdad. Esta era mejor.',
    'No creí ni una palabra, y quiero oírla otra vez.',
    'No sabría decir por qué. Lo decidió mi oreja izquierda.',
    'Mi corazón dijo que sí, y a la cabeza no se le preguntó.',
    'Sobre gustos no hay nada escrito, y el mío tiene deudas.',
  ],
};

/** Sin acentos ni mayúsculas, como se comparan los textos. */
export const DEFEAT_WORDS_ES: readonly string[] = [
  'cai',
  'caida',
  'caimos',
  'barro',
  'lodo',
  'moraton',
  'moratones',
  'cardenal',
  'cardenales',
  'rompi',
  'roto',
  'perdi',
  'diente',
  'dientes',
  'hui',
  'huimos',
  'zanja',
  'boca abajo',
  'atascado',
  'hambre',
  'siento',
  'ay',
];

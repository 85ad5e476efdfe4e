/** Spanish, fetched when somebody chooses it. */
import { DON_QUIXOTE_CHAPTERS_ES, DON_QUIXOTE_RULES_ES } from './don-quixote-rules-es.ts';
import { donQuixoteEs } from './don-quixote-es.ts';
import { es } from './es.ts';
import { knightsAndDamoselsEs } from './knights-and-damosels-es.ts';
import { COURT_CHAPTERS_ES, COURT_RULES_ES } from './knights-and-damosels-rules-es.ts';
import { DOOR_ES, netEs } from './net-es.ts';
import { LANCELOT_CHAPTERS_ES, LANCELOT_RULES_ES } from './lancelot-rules-es.ts';
import { lancelotEs } from './lancelot-es.ts';
import type { Words } from './words.tsx';

/** Rules of the table itself: they hold in every game. */
const TABLE_RULES_ES = {
  'TABLE-1': 'La partida ha terminado: no se puede jugar nada más.',
  'TABLE-2': 'Solo juega quien tiene asiento en esta partida.',
};

const RULES: { readonly [id: string]: string } = {
  ...TABLE_RULES_ES,
  ...DOOR_ES,
  ...DON_QUIXOTE_RULES_ES,
  ...LANCELOT_RULES_ES,
  ...COURT_RULES_ES,
};
const CHAPTERS: { readonly [heading: string]: string } = {
  ...DON_QUIXOTE_CHAPTERS_ES,
  ...LANCELOT_CHAPTERS_ES,
  ...COURT_CHAPTERS_ES,
};

export const SPANISH: Words = {
  language: 'es',
  t: { ...es, ...netEs, ...donQuixoteEs, ...lancelotEs, ...knightsAndDamoselsEs },
  rule: ({ id, text }) => RULES[id] ?? text,
  chapter: (heading) => CHAPTERS[heading] ?? heading,
};

/** Chapter 21: what the host may choose, each with the rule that says what it changes. The default stands first. */
import type { Option } from '../../../core/game.ts';
import { LENGTHS } from './components.ts';
import { RULES } from './rulebook.ts';
import { MODES, type Options, TONGUES } from './state.ts';

export const OPTIONS: { readonly [K in keyof Options]: Option } = {
  length: { rule: RULES['LM-2.2'], choices: LENGTHS },
  mode: { rule: RULES['LM-12.1'], choices: MODES },
  timers: { rule: RULES['LM-9.13'], choices: [true, false] },
  names: { rule: RULES['LM-12.7'], choices: ['shown', 'visors down'] },
  quotation: { rule: RULES['LM-12.6'], choices: ['free', 'strict'] },
  cry: { rule: RULES['LM-12.15'], choices: ['by the game', 'typed'] },
  laurels: { rule: RULES['LM-10.6'], choices: ['full length', 'early'] },
  applause: { rule: RULES['LM-12.10'], choices: [true, false] },
  mask: { rule: RULES['LM-12.13'], choices: [false, true] },
  bots: { rule: RULES['LM-13.8'], choices: ['knight', 'squire'] },
  judge: { rule: RULES['LM-12.9'], choices: ['bot', 'vote'] },
  tongue: { rule: RULES['LM-13.2'], choices: TONGUES },
};

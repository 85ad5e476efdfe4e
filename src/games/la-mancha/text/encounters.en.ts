/** The Encounters in English: prompts, headings, and the parts of their judges (LM-1.9). */
import type { EncounterTexts } from './card-text.ts';

export const encountersEn: EncounterTexts = {
  E01: { name: 'The Castle That Served Salt Cod' },
  E02: { name: 'The Vigil at the Trough' },
  E03: { name: 'The Boy and the Oak' },
  E04: { name: 'The Merchants Who Wanted Proof' },
  E05: { name: 'The Room That Was Not There' },
  E06: { name: 'Acorns by Firelight' },
  E07: { name: 'The Balsam of Fierabrás' },
  E08: { name: 'Hammers in the Dark' },
  E09: { name: 'Something Golden in the Rain' },
  E10: { name: 'Penance Among the Rocks' },
  E11: { name: 'The Princess with the Loose Squire' },
  E12: { name: 'The Hand at the Hayloft' },
  E13: { name: 'The Slowest Enchantment' },
  E14: { name: 'Three Ladies on Three Donkeys' },
  E15: { name: 'The Wagon of Death' },
  E16: { name: 'What Happened Down the Cave' },
  E17: { name: 'Merlin Prescribes' },
  E18: { name: 'The Governor Dines' },
  E19: { name: 'The Wrong Book Next Door' },
  E20: { name: 'The Courteous Bandit' },
  E21: { name: 'The Head That Answered' },
  E22: { name: 'The Shepherd Quixotiz' },
};

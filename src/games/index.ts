/** The games on the shelf, each with the herald that speaks for it. */
import type { AnyGame } from '../core/game.ts';
import type { AnyHerald } from '../core/herald.ts';
import { donQuixote } from './don-quixote/rules/index.ts';
import { herald as donQuixoteHerald } from './don-quixote/text/herald.ts';
import { herald as knightsAndDamoselsHerald } from './knights-and-damosels/text/herald.ts';
import { knightsAndDamosels } from './knights-and-damosels/rules/index.ts';
import { laMancha } from './la-mancha/rules/index.ts';
import { herald as laManchaHerald } from './la-mancha/text/herald.ts';
import { herald as lancelotHerald } from './lancelot/text/herald.ts';
import { lancelot } from './lancelot/rules/index.ts';

export const GAMES: { readonly [id: string]: AnyGame } = {
  [donQuixote.id]: donQuixote,
  [laMancha.id]: laMancha,
  [lancelot.id]: lancelot,
  [knightsAndDamosels.id]: knightsAndDamosels,
};

export const HERALDS: { readonly [id: string]: AnyHerald } = {
  [donQuixote.id]: donQuixoteHerald,
  [laMancha.id]: laManchaHerald,
  [lancelot.id]: lancelotHerald,
  [knightsAndDamosels.id]: knightsAndDamoselsHerald,
};

/** What a virtue asks for (LAN-11.1), in words. */
import type { Seat } from '../../../core/game.ts';
import { listed } from '../../../core/text.ts';
import { demandOf, type Figure } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import { counted, thingsCalled, virtueNamed } from './naming.ts';
import type { Words } from './words.ts';

/** `Strength needs exactly 5 Enemies and exactly 1 squire; you have 4 and 1.` */
export function notMet(words: Words, state: State, seat: Seat, virtue: number): string {
  if (VIRTUES[virtue] === undefined) return words.t['lan.why.noVirtue'](virtue);
  const { figures } = demandOf(state, seat, virtue);
  const have = figures.map((figure) => String(figure.have));
  const needs = needsOf(words, virtue, figures);
  return words.t['lan.why.needs'](virtueNamed(words, virtue), needs, listed(words, have));
}

/** `exactly 5 Enemies and exactly 1 squire`. */
export function needsOf(words: Words, virtue: number, figures: readonly Figure[]): string {
  const joint = words.t[VIRTUES[virtue].any ? 'lan.or' : 'lan.and'];
  return figures.map((figure) => need(words, figure)).join(` ${joint} `);
}

/** A condition with the figures of the table: `2 of 3 Allied Knights`, `Most lances: 2 against 1`. */
export function conditionWords(words: Words, { how, of, count, have, rival }: Figure): string {
  const { t } = words;
  if (how === 'atLeast') return counted(words, count, of);
  if (how !== 'exactly') return t[`lan.is.${how}`](thingsCalled(words, of), have, rival);
  if (count === 0) return t['lan.is.none'](thingsCalled(words, of), have);
  return have > count
    ? t['lan.is.tooMany'](have, counted(words, count, of))
    : t['lan.is.some'](have, counted(words, count, of));
}

/** The same where another condition would do as well: `or most lances: 2 against 1`. */
export function alternativeWords(words: Words, figure: Figure): string {
  const said = conditionWords(words, figure);
  return `${words.t['lan.or']} ${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
}

/** What one condition asks for, with the figure of the rival where it is a comparison. */
function need(words: Words, { how, of, count, rival }: Figure): string {
  const { t } = words;
  if (how === 'exactly') return t['lan.need.exactly'](counted(words, count, of));
  if (how === 'atLeast') return t['lan.need.orMore'](counted(words, count, of));
  if (how === 'fewest') return t['lan.need.asFew'](rival, thingsCalled(words, of));
  if (how === 'most') return t['lan.need.moreThan'](counted(words, rival, of));
  return t['lan.need.atLeast'](counted(words, Math.max(1, rival), of));
}

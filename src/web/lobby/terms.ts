/** The terms of a table in plain words: options, clock, grace, who may watch. */
import { type Option, shownOptions } from '../../core/game.ts';
import type { TableInfo, Clock } from '../../wire/table-info.ts';
import { chosenWords } from '../i18n/options.ts';
import type { Words } from '../i18n/words.tsx';

export interface Offered {
  readonly [name: string]: Option;
}

export function termsOf(words: Words, card: TableInfo, offered: Offered): string[] {
  const { t } = words;
  return [
    ...chosenOptions(words, card, offered),
    clockWords(words, card.clock),
    card.grace > 0 ? t['terms.grace'](card.grace) : t['terms.noGrace'],
    card.watch ? t['terms.watch'] : t['terms.noWatch'],
    card.takeBacks === true ? t['terms.takeBacks'] : t['terms.noTakeBacks'],
    ...(card.counts === true ? [t['terms.counts']] : []),
    card.listed ? t['terms.listed'] : t[card.circle === undefined ? 'terms.private' : 'terms.circle'],
  ];
}

/** Only what differs from the game as it is usually played. */
function chosenOptions(words: Words, { game, options }: TableInfo, offered: Offered): string[] {
  const chosen = options as { readonly [name: string]: Option['choices'][number] };
  const changed = shownOptions({ options: offered }).filter(([name, { choices }]) => chosen[name] !== choices[0]);
  return changed.map(([name]) => chosenWords(words, game, name, chosen[name]));
}

function clockWords({ t }: Words, clock: Clock): string {
  if (clock.t === 'none') return t['terms.noClock'];
  const late = clock.late === 'bot' ? t['terms.lateBot'] : t['terms.lateFallback'];
  return clock.t === 'live' ? t['terms.live'](clock.seconds, clock.reserve, late) : t['terms.post'](clock.days, late);
}

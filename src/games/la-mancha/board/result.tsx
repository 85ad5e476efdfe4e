/** The end of the evening: places by Feats, then by printed strength (LM-10.7), banners, and the book to take home. */
import type { ComponentChildren } from 'preact';
import type { Viewer } from '../../../core/game.ts';
import { equippedStrength } from '../rules/06-strength.ts';
import { outcome } from '../rules/10-end.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { listed } from '../../../core/text.ts';
import { useWords } from './words.ts';
import { journeyText } from '../text/cards.ts';

export interface ResultProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly after: ComponentChildren;
}

export function Result({ view, me, sitters, after }: ResultProps) {
  const words = useWords();
  const { t } = words;
  const places = outcome(view)?.places ?? [];
  const order = [...places.keys()].toSorted((one, other) => places[one] - places[other]);
  const first = order.filter((seat) => places[seat] === 1).map((seat) => sitters[seat].name);
  return (
    <section class="area-ask lm-result" aria-label={t['result.title']}>
      <h2 class="result-title" tabIndex={-1} dir="auto">
        <Icon name="laurels" /> {t['lm.winner'](listed(words, first))}
      </h2>
      {me !== 'watcher' && places[me] > 1 && (
        <p class="lm-place-won">{t['lm.youCame'](places[me], t['lm.feats'](view.knights[me].feats.length))}</p>
      )}
      <ol class="lm-ranking">
        {order.map((seat) => (
          <li key={seat} class={tinctureOf(seat)}>
            <b>{places[seat]}.</b> <Escutcheon seat={seat} />
            <span class="lm-ranked" dir="auto">
              {sitters[seat].name}
            </span>
            <span tabIndex={0} data-tip={t['lm.tip.printed']}>
              {t['lm.resultLine'](t['lm.feats'](view.knights[seat].feats.length), equippedStrength(view, seat, true))}
            </span>
            <span class="lm-banners">
              {view.knights[seat].feats.map((card) => (
                <span key={card}>
                  <Icon name="vertical-banner" /> {journeyText(words, card).name}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div class="lm-after">{after}</div>
    </section>
  );
}

/** A Treasure: its kind, strength, flavor and effect. */
import { SLOT_OF, TREASURES } from '../rules/components.ts';
import { Icon } from './icons.ts';
import { useWords } from './words.ts';
import { treasureText } from '../text/cards.ts';
import { PLACE_ICONS } from './places.tsx';

export function TreasureCard({ card }: { readonly card: number }) {
  const words = useWords();
  const { t } = words;
  const { name, text, rule } = treasureText(words, card);
  return (
    <article class="lm-treasure">
      <p class="lm-kind">
        <Icon name={PLACE_ICONS[SLOT_OF[card]]} /> {t['lm.place'](SLOT_OF[card])}
        <b data-tip={`${t['lm.strength'](TREASURES[card].strength)}\n${t['lm.tip.strength']}`}>
          {TREASURES[card].strength}
        </b>
      </p>
      <h3>{name}</h3>
      <p class="lm-gloss">
        <i>{text}</i>
      </p>
      {rule !== undefined && <p class="lm-rule">{rule}</p>}
    </article>
  );
}

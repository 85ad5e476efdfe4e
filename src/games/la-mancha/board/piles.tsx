/** LM-8.2: the three decks with their discard piles. Draw piles show their number, discard piles may be looked through. */
import type { State } from '../rules/state.ts';
import { useWords } from './words.ts';
import { chivalryText, journeyText, treasureText } from '../text/cards.ts';

export function Piles({ view }: { readonly view: State }) {
  const words = useWords();
  const { t } = words;
  const piles = [
    {
      name: t['lm.pile.journey'],
      about: t['lm.pileAbout.journey'],
      deck: view.journey,
      discard: view.journeyDiscard,
      text: journeyText,
    },
    {
      name: t['lm.pile.chivalry'],
      about: t['lm.pileAbout.chivalry'],
      deck: view.chivalry,
      discard: view.chivalryDiscard,
      text: chivalryText,
    },
    {
      name: t['lm.pile.treasure'],
      about: t['lm.pileAbout.treasure'],
      deck: view.treasures,
      discard: view.treasureDiscard,
      text: treasureText,
    },
  ];
  return (
    <section class="lm-piles" aria-label={t['lm.piles']}>
      {piles.map(({ name, about, deck, discard, text }) => (
        <details key={name}>
          <summary data-tip={about}>
            <b>{name}</b> <span>{t['lm.pileOf'](deck.length, discard.length)}</span>
          </summary>
          <ol reversed>
            {discard.toReversed().map((card) => (
              <li key={card}>{text(words, card).name}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

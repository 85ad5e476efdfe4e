/** KD-22.3: the lady's nine places. What is away shows with whom; what is here shows which knights lack it. */
import { NONE } from '../../../core/game.ts';
import { CHIVALRIES } from '../rules/components.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import { namesOf } from '../../../web/table/names.ts';
import { useWords } from './words.ts';
import { CardFace } from './card.tsx';
import type { HandProps } from './hand-props.ts';
import { OptionRow } from './option.tsx';
import { lackedBy, nameMove, worth } from '../text/asking.ts';
import { holderOf } from '../text/naming.ts';

export function GiftsHand({ view, own, sitters, choice }: HandProps) {
  const words = useWords();
  const { t } = words;
  const { damosel } = view.players[own];
  return (
    <ul class="kd-gifts">
      {CHIVALRIES.map((_, chivalry) => {
        const move = { t: 'give', chivalry } as const;
        const holder = holderOf(view, damosel, chivalry);
        const isHere = holder === NONE;
        return (
          <li key={chivalry}>
            <OptionRow
              choice={choice}
              move={move}
              label={
                isHere
                  ? `${nameMove(words, view, move)}, ${worth(words, view, own, move, namesOf(sitters))}`
                  : t['kd.isWith'](t['kd.chivalry'](chivalry), sitters[holder].name)
              }
              class={isHere ? '' : 'kd-gone'}
            >
              <CardFace chivalry={chivalry}>
                <small class="kd-lack">
                  {isHere ? (
                    lackedBy(view, own, chivalry).map((seat) => (
                      <span key={seat} data-tip={t['kd.lackedBy'](sitters[seat].name)}>
                        <Escutcheon seat={seat} />
                      </span>
                    ))
                  ) : (
                    <span data-tip={t['kd.takenBy'](sitters[holder].name)}>
                      {t['kd.with']}
                      <Escutcheon seat={holder} />
                    </span>
                  )}
                </small>
              </CardFace>
            </OptionRow>
          </li>
        );
      })}
    </ul>
  );
}

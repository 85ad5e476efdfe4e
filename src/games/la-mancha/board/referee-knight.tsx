/** What lies in front of one knight: five places and a Love, and the strength they give, part by part. */
import { NONE } from '../../../core/game.ts';
import { Choice } from '../../../web/referee/choice.tsx';
import { LOVE_PLACE, PLACES } from '../rules/components.ts';
import { placeCards } from './referee-cards.ts';
import { PartsOf } from './referee-parts.tsx';
import type { OwnTableProps } from './referee-props.ts';
import { withOwn } from './referee-table.ts';
import { useWords } from './words.ts';

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export function KnightPart({ table, names, says, onTable, looked }: OwnTableProps) {
  const words = useWords();
  const { t } = words;
  const own = table.owns[table.seat];
  const cardIn = (place: number): number => (place === LOVE_PLACE ? own.love : own.worn[place]);
  const put = (place: number, card: number): void =>
    onTable(withOwn(table, place === LOVE_PLACE ? { love: card } : { worn: own.worn.with(place, card) }));
  return (
    <>
      <section class="ref-part lmr-knight" aria-labelledby="lmr-part">
        <h2 id="lmr-part">{says.whatHas(names[table.seat])}</h2>
        <div class="ref-pairs">
          {PLACES.map((_, place) => (
            <div key={place}>
              <Choice
                label={capital(t['lm.place'](place))}
                value={cardIn(place)}
                offered={placeCards(words, says, table, place)}
                onValue={(card) => put(place, card)}
              />
              {table.feat !== NONE && cardIn(place) !== NONE && (
                <label class="check">
                  <input
                    type="checkbox"
                    checked={own.muted[place]}
                    onChange={({ currentTarget }) =>
                      onTable(withOwn(table, { muted: own.muted.with(place, currentTarget.checked) }))
                    }
                  />
                  <span>{says.mute}</span>
                </label>
              )}
            </div>
          ))}
        </div>
      </section>
      <section class="ref-ruling ref-answer" aria-labelledby="lmr-strength">
        <h2 id="lmr-strength">
          {says.strengthOf(names[table.seat])} <b class="lmr-figure">{looked.strengths[table.seat]}</b>
        </h2>
        <PartsOf says={says} round={table.round} parts={looked.parts} own={looked.own} />
      </section>
    </>
  );
}

/** A Chivalry card is played: by whom, which, and back again if it was cancelled. */
import { useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { Choice } from '../../../web/referee/choice.tsx';
import { TREASURES } from '../rules/components.ts';
import type { PlayMove } from '../rules/moves.ts';
import { chivalryText, treasureText } from '../text/cards.ts';
import { playsOf, withPlay } from './referee-play.ts';
import type { OwnTableProps } from './referee-props.ts';
import type { Table } from './referee-table.ts';
import { useWords } from './words.ts';

/** The last card, for as long as nothing else was tapped. */
interface LastPlay {
  readonly before: Table;
  readonly after: Table;
  readonly by: Seat;
  readonly card: number;
}

export function Plays({ table, names, says, onTable, looked }: OwnTableProps) {
  const words = useWords();
  const [chosen, setBy] = useState(table.seat);
  const [last, setLast] = useState<LastPlay>();
  const by = chosen < names.length ? chosen : 0;
  const plays = playsOf(table, by);
  const targetOf = ({ rival, treasure }: PlayMove): string => {
    if (rival !== NONE) return says.aimedAt(names[rival]);
    if (treasure === NONE) return '';
    return says.aimedAt(
      looked.own.includes(TREASURES[treasure].id) ? says.fromBox : treasureText(words, treasure).name,
    );
  };
  const play = (move: PlayMove): void => {
    const after = withPlay(table, by, move);
    setLast({ before: table, after, by, card: move.card });
    onTable(after);
  };
  return (
    <div class="lmr-plays">
      <div class="ref-pairs">
        <Choice
          label={says.whoPlays}
          value={by}
          offered={names.map((name, value) => ({ value, name }))}
          onValue={setBy}
        />
        <Choice
          label={says.playCard}
          value={NONE}
          offered={[
            { value: NONE, name: plays.length === 0 ? says.noCard : says.chooseCard },
            ...plays.map((move, value) => {
              const { name, rule = '' } = chivalryText(words, move.card);
              return { value, name: says.cardWith(name + targetOf(move), rule) };
            }),
          ]}
          onValue={(place) => play(plays[place])}
        />
      </div>
      {last?.after === table && (
        <p role="status">
          {says.played(names[last.by], chivalryText(words, last.card).name)}{' '}
          <button type="button" class="button" onClick={() => onTable(last.before)}>
            {says.cancelled}
          </button>
        </p>
      )}
    </div>
  );
}

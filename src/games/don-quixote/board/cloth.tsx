/** Don Quixote as it lies on the table: the Principality in the middle, and what the moment asks for round it. */
import { useMemo } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { isOver } from '../rules/state.ts';
import { useFocusKept } from '../../../web/table/focus.ts';
import { useWords } from './words.ts';
import { BoardPart } from './board-part.tsx';
import { ResultPart, ScoringPart } from './end-parts.tsx';
import { freshOf } from './part.ts';
import { PlayPart } from './play-part.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TileTextures } from './tile.tsx';
import { type Props, useCloth } from './use-cloth.ts';
import { useHindsight } from './use-hindsight.ts';
import { useKeys } from './use-keys.ts';

/** Who only watches has time to see everything in its order. */
export function DonQuixoteCloth(drawn: Props) {
  const props = drawn.me === 'watcher' ? { ...drawn, view: drawn.shown.view } : drawn;
  const cloth = useCloth(props);
  const best = useHindsight(props);
  const { t } = useWords();
  const { view, sitters, events, players } = props;
  const { looked, look, scoring } = cloth;
  useKeys(props, cloth);
  useFocusKept(`${props.past.length}/${scoring === undefined}`, '.hand-tile[tabindex="0"], .result-title, .ask-text');
  const pictures = useMemo(
    () =>
      view.realms.map(({ board, sealed }, seat) => {
        const seen = { board, card: view.card, sealed: sealed !== NONE, fresh: freshOf(events, seat) };
        return <Thumbnail {...seen} />;
      }),
    [view, events],
  );
  const part = { ...props, cloth, best };
  return (
    <>
      <TileTextures />
      {sitters.length > 1 &&
        players({ looked, onLook: look, picture: (seat) => pictures[seat], label: t['dq.enlarge'] })}
      <BoardPart {...part} />
      {scoring !== undefined ? (
        <ScoringPart {...part} />
      ) : isOver(view) ? (
        <ResultPart {...part} />
      ) : (
        <PlayPart {...part} />
      )}
    </>
  );
}

/** While somebody plays: the question with its buttons, the hand and the score panel. */
import { NONE } from '../../../core/game.ts';
import { fieldName, type Lay, TILES, tileOf } from '../rules/components.ts';
import { guardShields } from '../rules/07-defense.ts';
import { isLastField } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { useWords, type Words } from './words.ts';
import { type Figure, figuresOf, networkFigure } from './figures.ts';
import { Hand } from './hand.tsx';
import { endsChange } from './open-ends.ts';
import { boardWith, ghostOf, type PartProps } from './part.ts';
import { ScorePanel } from './score-panel.tsx';
import { question } from '../text/narrator.ts';
import { tileName } from '../text/tiles.ts';
import { trackerOf } from './tracker.ts';

export function PlayPart(part: PartProps) {
  const words = useWords();
  const { view, choices, me, ask, onMove, cloth, looking } = part;
  const { chosen, looked, own, pointed } = cloth;
  const realm = view.realms[looked];
  const ghost = ghostOf(part);
  const now = figuresOf(realm.board, view.round);
  const after = boardWith(realm.board, view.card, ghost);
  const figures: readonly Figure[] = ghost === undefined ? now : figuresOf(after, view.round);
  const last = isLastField(view);
  const mine = view.realms[own];
  const tiles = last && mine.aside !== NONE ? [mine.aside] : mine.hand;
  return (
    <>
      {ask(questionNow(part, words), choices.length > 0 ? <Buttons part={part} /> : undefined)}
      {me !== 'watcher' && (
        <Hand
          tiles={mine.sancho === NONE ? tiles : [...tiles, mine.sancho]}
          aside={last ? NONE : mine.aside}
          tracker={trackerOf(view, own)}
          chosen={chosen}
          enabled={choices.length > 0 && !looking}
          onChoose={cloth.choose}
          onLay={cloth.lay}
          onReach={(tile) => onMove({ t: 'lay', tile, turn: 0 })}
        />
      )}
      <ScorePanel
        round={view.round}
        board={after}
        figures={figures}
        before={ghost === undefined ? undefined : now}
        scores={realm.scores}
        ends={endsChange(realm.board, after, view.card)}
        guard={ghost === undefined ? undefined : guardOf(view.card, ghost)}
        network={pointed === undefined || after[pointed] < 0 ? undefined : networkFigure(after, view.round, pointed)}
        lit={cloth.category}
        onLight={cloth.light}
      />
    </>
  );
}

/** Whether a knight would stand guard there; undefined of all other tiles. */
function guardOf(field: number, lay: Lay): boolean | undefined {
  return TILES[tileOf(lay)].top.feature === 'knight' ? guardShields(field, lay) > 0 : undefined;
}

function questionNow({ view, me, cloth }: PartProps, words: Words): string {
  const { chosen, asking } = cloth;
  if (asking) return words.t['dq.really'];
  if (chosen === undefined) return question(words, view, me);
  return words.t['dq.chosen'](tileName(words, chosen.tile), fieldName(view.card));
}

function Buttons({ part: { view, cloth } }: { part: PartProps }) {
  const { t } = useWords();
  const { own, looked, look, chosen, turn, lay, asking, letGo } = cloth;
  if (looked !== own)
    return (
      <button type="button" class="button button-main" onClick={() => look(own)}>
        {t['dq.backToYours']}
      </button>
    );
  if (asking)
    return (
      <>
        <button type="button" class="button" onClick={letGo}>
          {t['table.no']}
        </button>
        <button type="button" class="button button-main" onClick={lay}>
          {t['table.yes']}
        </button>
      </>
    );
  return (
    <>
      <button
        type="button"
        class="button"
        aria-keyshortcuts="R"
        data-tip={t['dq.turnTip']}
        disabled={chosen === undefined}
        onClick={turn}
      >
        <Icon name="clockwise-rotation" /> {t['dq.turnTile']}
      </button>
      <button type="button" class="button button-main" disabled={chosen === undefined} onClick={lay}>
        {t['dq.lay'](fieldName(view.card))}
      </button>
    </>
  );
}

/** The Principality in the middle of the page, with the ghost and the lights. */
import { useMemo } from 'preact/hooks';
import { NONE } from '../../../core/game.ts';
import { fieldName, type Lay } from '../rules/components.ts';
import { RULES } from '../rules/rulebook.ts';
import { isOver } from '../rules/state.ts';
import { useWords } from './words.ts';
import { figuresOf } from './figures.ts';
import { DARK, type Lights, lightsOf, networkLights } from './lights.ts';
import { boardWith, freshOf, ghostOf, type PartProps, shownBoard } from './part.ts';
import { Principality } from './principality.tsx';

export function BoardPart(part: PartProps) {
  const { t } = useWords();
  const { view, sitters, events, choices, cloth, onRefused } = part;
  const { own, looked, chosen, scoring, point, lay } = cloth;
  const board = shownBoard(part);
  const ghost = ghostOf(part);
  const playing = scoring === undefined && !isOver(view);
  const fresh = useMemo(() => freshOf(events, looked), [events, looked]);
  const lights = lightsFor(part, boardWith(board, view.card, ghost));
  const onField = (field: number): void => {
    if (field === view.card && chosen !== undefined) lay();
    else if (field !== view.card && board[field] === NONE)
      onRefused(RULES['DQ-11.19'], t['dq.why.otherField'](fieldName(view.card)));
    else if (field !== view.card && chosen !== undefined)
      onRefused(RULES['DQ-5.5'], t['dq.why.fieldTaken'](fieldName(view.card)));
  };
  return (
    <div class="area-board" onTouchStart={({ touches }) => touches.length === 2 && cloth.turn()}>
      <Principality
        label={
          looked === own && sitters.length === 1 ? t['dq.yourPrincipality'] : t['dq.principality'](sitters[looked].name)
        }
        board={board}
        card={playing ? view.card : NONE}
        ghost={ghost}
        sealed={view.realms[looked].sealed !== NONE}
        lights={lights}
        fresh={fresh}
        onPoint={point}
        {...(playing && looked === own && choices.length > 0 ? { onField } : {})}
      />
    </div>
  );
}

function lightsFor({ view, cloth }: PartProps, board: readonly Lay[]): Lights {
  const { scoring, category, reasons, chosen, pointed, looked, own } = cloth;
  if (scoring !== undefined) return lightsOf(figuresOf(board, scoring.round)[scoring.step]?.reasons ?? []);
  if (isOver(view)) return reasons.length > 0 ? lightsOf(reasons) : pointedLights(board, pointed);
  if (category !== undefined) {
    const figure = figuresOf(board, view.round).find((each) => each.category === category);
    return lightsOf(figure?.reasons ?? []);
  }
  if (pointed !== undefined && pointed !== view.card) return pointedLights(board, pointed);
  return chosen !== undefined && looked === own ? networkLights(board, view.card) : DARK;
}

const pointedLights = (board: readonly Lay[], field: number | undefined): Lights =>
  field === undefined ? DARK : networkLights(board, field);

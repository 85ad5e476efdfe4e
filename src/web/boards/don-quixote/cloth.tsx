/** Don Quixote as it lies on the table: the Principality, the question, the hand and the score panel. */
import { useMemo } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { fieldName, type Lay, layOf } from '../../../games/don-quixote/components.ts';
import { RULES } from '../../../games/don-quixote/rulebook.ts';
import { isLastField, isOver } from '../../../games/don-quixote/state.ts';
import { Icon } from '../../look/icon.tsx';
import { useFocusKept } from '../../table/focus.ts';
import { useWords } from '../../words/words.tsx';
import { type Figure, figuresOf } from './figures.ts';
import { Hand } from './hand.tsx';
import { DARK, type Lights, lightsOf, networkLights } from './lights.ts';
import { Principality } from './principality.tsx';
import { question } from './telling.ts';
import { Result, ResultPanel } from './result.tsx';
import { ScorePanel } from './score-panel.tsx';
import { ScoringSteps } from './scoring.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TileTextures } from './tile.tsx';
import { layName } from './tile-words.ts';
import { type Cloth, type Props, useCloth } from './use-cloth.ts';
import { useKeys } from './use-keys.ts';

export function DonQuixoteCloth(props: Props) {
  const cloth = useCloth(props);
  const { t } = useWords();
  const { view, sitters, players } = props;
  const { own, looked, look, scoring } = cloth;
  useKeys(props, cloth);
  useFocusKept(`${props.past.length}/${scoring === undefined}`, '.hand-tile[tabindex="0"], .result-title, .ask-text');
  const thumbnails = useMemo(
    () => view.realms.map(({ board, sealed }) => <Thumbnail board={board} card={view.card} sealed={sealed !== NONE} />),
    [view],
  );
  return (
    <>
      <TileTextures />
      {sitters.length > 1 &&
        players({ looked, onLook: look, picture: (seat) => thumbnails[seat], label: t['dq.enlarge'] })}
      <BoardPart {...props} cloth={cloth} />
      {scoring !== undefined ? (
        <ScoringPart {...props} cloth={cloth} />
      ) : isOver(view) ? (
        <ResultPart {...props} cloth={cloth} />
      ) : (
        <PlayPart {...props} cloth={cloth} own={own} />
      )}
    </>
  );
}

type Part = Props & { readonly cloth: Cloth };

/** The board that is shown: of the seat one looks at, with the ghost on one's own, or as it was when a round ended. */
function shownBoard({ view, past, cloth }: Part): readonly Lay[] {
  const { looked, round, scoring } = cloth;
  if (!isOver(view) || scoring !== undefined) return view.realms[looked].board;
  const then = past.find(({ events }) => events.some((event) => event.t === 'scored' && event.round === round));
  return (then?.view ?? view).realms[looked].board;
}

function ghostOf({ view, cloth: { chosen, own, looked, scoring } }: Part): Lay | undefined {
  const { sealed } = view.realms[own];
  if (looked !== own || scoring !== undefined) return undefined;
  return chosen !== undefined ? layOf(chosen.tile, chosen.turn) : sealed >= 0 ? sealed : undefined;
}

/** With the ghost laid, to see what it would be worth. */
function boardWith(board: readonly Lay[], field: number, ghost: Lay | undefined): readonly Lay[] {
  return ghost === undefined || field < 0 ? board : board.with(field, ghost);
}

function BoardPart(part: Part) {
  const { t } = useWords();
  const { view, sitters, events, choices, cloth, onRefused } = part;
  const { own, looked, chosen, scoring, point, lay } = cloth;
  const board = shownBoard(part);
  const ghost = ghostOf(part);
  const playing = scoring === undefined && !isOver(view);
  const fresh = useMemo(
    () => new Set(events.flatMap((event) => (event.t === 'laid' && event.seat === looked ? [event.field] : []))),
    [events, looked],
  );
  const lights = lightsFor(part, boardWith(board, view.card, ghost));
  const onField = (field: number): void => {
    if (field === view.card && chosen !== undefined) lay();
    else if (field !== view.card && board[field] === NONE) onRefused(RULES['DQ-11.19']);
    else if (field !== view.card && chosen !== undefined) onRefused(RULES['DQ-5.5']);
  };
  return (
    <div class="area-board">
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

function lightsFor({ view, cloth }: Part, board: readonly Lay[]): Lights {
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

function PlayPart(part: Part & { readonly own: Seat }) {
  const words = useWords();
  const { view, choices, me, ask, onMove, cloth, own, looking } = part;
  const { chosen, looked } = cloth;
  const realm = view.realms[looked];
  const ghost = ghostOf(part);
  const now = figuresOf(realm.board, view.round);
  const figures: readonly Figure[] =
    ghost === undefined ? now : figuresOf(boardWith(realm.board, view.card, ghost), view.round);
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
          faceDown={mine.bag.length}
          chosen={chosen}
          enabled={choices.length > 0 && !looking}
          onChoose={cloth.choose}
          onLay={cloth.lay}
          onAside={(tile) => onMove({ t: 'lay', tile, turn: 0 })}
        />
      )}
      <ScorePanel
        round={view.round}
        figures={figures}
        before={ghost === undefined ? undefined : now}
        scores={realm.scores}
        lit={cloth.category}
        onLight={cloth.light}
      />
    </>
  );
}

function questionNow({ view, me, cloth }: Part, words: ReturnType<typeof useWords>): string {
  const { chosen, asking } = cloth;
  if (asking) return words.t['dq.really'];
  if (chosen === undefined) return question(words, view, me);
  return words.t['dq.chosen'](layName(words, layOf(chosen.tile, chosen.turn)), fieldName(view.card));
}

function Buttons({ part: { view, cloth } }: { part: Part }) {
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
      <button type="button" class="button" aria-keyshortcuts="R" disabled={chosen === undefined} onClick={turn}>
        <Icon name="clockwise-rotation" /> {t['dq.turnTile']}
      </button>
      <button type="button" class="button button-main" disabled={chosen === undefined} onClick={lay}>
        {t['dq.lay'](fieldName(view.card))}
      </button>
    </>
  );
}

function ScoringPart(part: Part) {
  const { view, ask, cloth } = part;
  const { t } = useWords();
  const scoring = cloth.scoring!; // this part is drawn only while there is one
  const { board } = view.realms[cloth.looked];
  const figures = figuresOf(board, scoring.round);
  return (
    <>
      {ask(t['dq.scoring'](scoring.round))}
      <ScoringSteps
        scoring={scoring}
        figures={figures}
        board={board}
        last={isOver(view)}
        onStep={(step) => cloth.score({ ...scoring, step })}
        onDone={() => cloth.score(undefined)}
      />
      <ScorePanel
        round={scoring.round}
        figures={figures}
        before={undefined}
        scores={view.realms[cloth.looked].scores}
        lit={figures[scoring.step]?.category}
        onLight={cloth.light}
      />
    </>
  );
}

function ResultPart(part: Part) {
  const { view, sitters, after, cloth } = part;
  const shown = {
    view,
    sitters,
    after,
    seat: cloth.looked,
    round: cloth.round,
    board: shownBoard(part),
    onSeat: cloth.look,
    onRound: cloth.showRound,
    onLight: cloth.showReasons,
  };
  return (
    <>
      <Result {...shown} />
      <ResultPanel {...shown} />
    </>
  );
}

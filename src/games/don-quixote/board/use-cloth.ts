/** What somebody is doing at the board and has not yet done: the tile in mind, the place looked at, what is lit. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import type { Category } from '../rules/08-scoring.ts';
import type { Reason } from '../rules/explain.ts';
import { type Event, isLastField, isOver, type LayMove, type State } from '../rules/state.ts';
import { settings } from '../../../web/local/settings.ts';
import type { Drawn } from '../../../web/table/board.ts';
import type { ChosenTile } from './hand.tsx';
import type { Scoring } from './scoring.tsx';

export type Props = Drawn<State, LayMove, Event>;

export interface Cloth {
  readonly own: Seat;
  readonly looked: Seat;
  readonly look: (seat: Seat) => void;
  readonly chosen: ChosenTile | undefined;
  /** Takes a tile in mind; the same tile again is turned. */
  readonly choose: (tile: number) => void;
  readonly turn: () => void;
  readonly letGo: () => void;
  readonly lay: () => void;
  /** Whether we have asked "really?" and wait for the answer. */
  readonly asking: boolean;
  readonly pointed: number | undefined;
  readonly point: (field: number | undefined) => void;
  readonly category: Category | undefined;
  readonly light: (category: Category | undefined) => void;
  readonly reasons: readonly Reason[];
  readonly showReasons: (reasons: readonly Reason[]) => void;
  readonly scoring: Scoring | undefined;
  readonly score: (scoring: Scoring | undefined) => void;
  /** The round whose scoring the result explains. */
  readonly round: number;
  readonly showRound: (round: number) => void;
  /** Whether the board of hindsight is shown instead of one's own. */
  readonly inHindsight: boolean;
  readonly lookInHindsight: (yes: boolean) => void;
}

export function useCloth(props: Props): Cloth {
  const { view, me, events, beat, looking } = props;
  const isLaying = beat?.events.some(({ t }) => t === 'laid') === true;
  const own: Seat = me === 'watcher' ? 0 : me;
  const [looked, look] = useState(own);
  const [pointed, point] = useState<number | undefined>(undefined);
  const [category, light] = useState<Category | undefined>(undefined);
  const [reasons, showReasons] = useState<readonly Reason[]>([]);
  const [scoring, score] = useState<Scoring | undefined>(undefined);
  const [round, showRound] = useState(3);
  const [inHindsight, lookInHindsight] = useState(false);
  const shown = useRef<readonly Event[]>(undefined);
  const holding = useHolding(props, own, () => look(own));

  useLayoutEffect(() => look(own), [own]);
  useLayoutEffect(() => {
    if (looking) return score(undefined);
    if (isLaying || shown.current === events) return; // back from the past: a scoring is not shown twice
    shown.current = events;
    const scored = events.find((event) => event.t === 'scored');
    if (scored !== undefined) score({ round: scored.round, step: 0 });
    if (scored !== undefined) look(own);
    if (isOver(view)) showRound(3);
  }, [events, looking, isLaying]);

  const lookAt = (seat: Seat): void => (lookInHindsight(false), look(seat));
  const lit = { pointed, point, category, light, reasons, showReasons };
  const told = { scoring, score, round, showRound, inHindsight, lookInHindsight };
  return { own, looked, look: lookAt, ...holding, ...lit, ...told };
}

type Holding = Pick<Cloth, 'chosen' | 'choose' | 'turn' | 'letGo' | 'lay' | 'asking'>;

/** The tile in mind, from the first tap until it is laid. */
function useHolding(props: Props, own: Seat, lookHome: () => void): Holding {
  const { view, choices, onMove } = props;
  const [held, setHeld] = useState<Held | undefined>(undefined);
  // A new card is a new question: what was held for the last one is let go at once, not one frame later.
  const question = `${own}/${view.deck.length}`;
  const { chosen, asking } = held?.question === question ? held : atFirst(props, own);
  const hold = (tile: ChosenTile | undefined, ask = false): void => setHeld({ question, chosen: tile, asking: ask });
  return {
    chosen,
    asking,
    choose(tile) {
      lookHome();
      hold(chosen?.tile === tile ? turned(chosen, choices) : { tile, turn: 0 });
    },
    turn: () => hold(chosen && turned(chosen, choices)),
    letGo: () => hold(undefined),
    lay() {
      const move = choices.find((choice) => choice.tile === chosen?.tile && choice.turn === chosen.turn);
      if (move === undefined) return;
      if (settings().confirm === 'on' && !asking) return hold(chosen, true);
      hold(undefined);
      onMove(move);
    },
  };
}

/** What somebody holds in mind for one question. */
interface Held {
  readonly question: string;
  readonly chosen: ChosenTile | undefined;
  readonly asking: boolean;
}

/** For the last field there is but one tile to have in mind (DQ-5.6). */
function atFirst({ view, choices }: Props, own: Seat): Pick<Held, 'chosen' | 'asking'> {
  const { aside } = view.realms[own];
  const only = isLastField(view) && aside !== NONE && choices.length > 0;
  return { chosen: only ? { tile: aside, turn: 0 } : undefined, asking: false };
}

/** The other way round, if that is a choice: Sancho Pansa has only one (DQ-12.5). */
function turned({ tile, turn }: ChosenTile, choices: readonly LayMove[]): ChosenTile {
  const other = turn === 0 ? 180 : 0;
  return choices.some((choice) => choice.tile === tile && choice.turn === other)
    ? { tile, turn: other }
    : { tile, turn };
}

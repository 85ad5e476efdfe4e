/** The tray: every answer to the question as a button with what it gives, and what cannot be answered, greyed. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { same } from '../../../core/same.ts';
import { CARDS, GRAIL, LAKE, SPACES, TABLE } from '../rules/components.ts';
import { CROWN_MOVES, type GoMove, LEARN_MOVES, type Move, SEAT_MOVES, VOW_MOVES } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { useWords, type Words } from './words.ts';
import { MovePicture } from './move-picture.tsx';
import { siteNamed, stopNamed } from '../text/naming.ts';
import { THING_ICONS } from './thing-icons.ts';
import { byKeyboard, isLegal, type Pointing } from './pointing.tsx';
import { offered, worth } from '../text/preview.ts';
import type { Standing } from './standing.ts';
import { nameMove } from '../text/asking.ts';

export interface TrayProps {
  readonly view: State;
  readonly own: Seat;
  readonly pointing: Pointing;
  readonly standing: Standing;
}

export function Tray(props: TrayProps) {
  const words = useWords();
  const { view, own, pointing, standing } = props;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.scrollTo(0, 0), [pointing.choices]); // a new question begins with its first answer
  const atGrail = view.step === 'ride' && view.knights[own].space === GRAIL;
  return (
    <section class="lan-tray" aria-label={words.t['table.moves']}>
      <ul ref={list}>
        {shownMoves(view, own, pointing.choices).map((move) => (
          <Answer key={JSON.stringify(move)} {...props} move={move} />
        ))}
        {atGrail && <Vigils standing={standing} />}
        {(view.step === 'take' || (view.step === 'ride' && !atGrail)) && <TakesAll standing={standing} />}
      </ul>
    </section>
  );
}

const WHOLE: { readonly [step in State['step']]?: readonly Move[] } = {
  seat: SEAT_MOVES,
  crown: CROWN_MOVES,
  learn: LEARN_MOVES,
  vow: VOW_MOVES,
};

/**
 * Of seats and virtues all are shown, legal or not. A hand of magic can have hundreds of discards: those of whole colors
 * come here, all of them stand in the list of moves.
 */
function shownMoves({ step, knights }: State, own: Seat, choices: readonly Move[]): readonly Move[] {
  const { things } = knights[own];
  return (
    WHOLE[step] ??
    choices.filter(
      (move) => move.t !== 'discard' || move.cards.every((count, i) => count === 0 || count === things[CARDS[i]]),
    )
  );
}

function Answer({ view, own, pointing, move }: TrayProps & { readonly move: Move }) {
  const words = useWords();
  const { pointed, point, choose } = pointing;
  const legal = isLegal(pointing, move);
  const gives = legal ? worth(words, view, own, move) : '';
  const name = nameMove(words, view, move);
  const isOnTrack = move.t === 'go' && SPACES[move.to] !== undefined && SPACES[move.to].site < LAKE;
  const looks = [
    `lan-answer lan-${move.t}`,
    ...(isOnTrack ? ['lan-go-track'] : []),
    ...(legal ? [] : ['lan-answer-off']),
    ...(pointed !== undefined && same(pointed, move) ? ['lan-answer-pointed'] : []),
  ];
  return (
    <li>
      <button
        type="button"
        class={looks.join(' ')}
        data-move={JSON.stringify(move)}
        aria-disabled={!legal}
        onPointerEnter={(event) => event.pointerType === 'mouse' && legal && point(move)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && point(undefined)}
        onFocus={({ currentTarget }) => legal && byKeyboard(currentTarget) && point(move)}
        onClick={() => choose(move)}
      >
        <MovePicture move={move} />
        <Face view={view} own={own} move={move} words={words} name={name} gives={gives} />
      </button>
    </li>
  );
}

/** A ride to a space of the road, which is told by signs. */
function isStop({ knights }: State, own: Seat, move: Move): move is GoMove {
  return move.t === 'go' && move.to !== TABLE && knights[own].space !== GRAIL;
}

interface FaceProps {
  readonly view: State;
  readonly own: Seat;
  readonly move: Move;
  readonly words: Words;
  readonly name: string;
  readonly gives: string;
}

/** A ride is told by its goal and what lies there; everything else in words. */
function Face({ view, own, move, words, name, gives }: FaceProps): JSX.Element {
  if (!isStop(view, own, move))
    return (
      <>
        <span>{shortName(words, move) ?? name}</span>
        {gives !== '' && <small>{gives}</small>}
      </>
    );
  const { site } = SPACES[move.to];
  const things = offered(view, own, move.to);
  return (
    <>
      <span class="hidden">{`${name}: ${gives}`}</span>
      <span aria-hidden="true">{site < LAKE ? stopNamed(words, move.to) : siteNamed(words, site)}</span>
      {site < LAKE ? (
        <span class="lan-answer-things" aria-hidden="true">
          {things.length === 0 ? '–' : things.map((thing, i) => <Icon key={i} name={THING_ICONS[thing]} />)}
        </span>
      ) : (
        <small aria-hidden="true">{gives}</small>
      )}
    </>
  );
}

/** Where the question has already said what is done, the thing itself is enough. */
function shortName(words: Words, move: Move): string | undefined {
  if (move.t === 'seat') return words.t[`lan.chairName.${move.chair as 0}`];
  if ((move.t === 'learn' || move.t === 'vow' || move.t === 'crown') && move.virtue !== NONE)
    return words.t[`lan.virtue.${move.virtue as 0}`];
  return undefined;
}

/** LAN-9.3: waiting is frequent, so it can be ordered once. */
function Vigils({ standing: { setVigil } }: { readonly standing: Standing }) {
  const { t } = useWords();
  return (
    <>
      {(['lead', 'must'] as const).map((vigil) => (
        <li key={vigil}>
          <button type="button" class="lan-answer" onClick={() => setVigil(vigil)}>
            <Icon name="hourglass" />
            <span>{t[`lan.vigil.${vigil}`]}</span>
          </button>
        </li>
      ))}
    </>
  );
}

/** One gesture for the ride and what lies there; what might spoil a virtue is asked all the same. */
function TakesAll({ standing: { takesAll, setTakesAll } }: { readonly standing: Standing }) {
  const { t } = useWords();
  return (
    <li>
      <label class="lan-takes" title={t['lan.takesAllAbout']}>
        <input
          type="checkbox"
          checked={takesAll}
          onChange={({ currentTarget }) => setTakesAll(currentTarget.checked)}
        />
        {t['lan.takesAll']}
      </label>
    </li>
  );
}

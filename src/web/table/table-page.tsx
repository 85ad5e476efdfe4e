/** The page of a table, the same for every game: it holds the seat, the drawer and the replay, and lets the board draw. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Move } from '../../core/game.ts';
import type { AnyBoard, BoardBeat, Box, Shown } from './board.ts';
import type { AnyMoment, AnySeated, Link } from '../local/seated.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { setTitle } from '../local/title.ts';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { Ask, type AskProps } from './ask.tsx';
import { Caption } from './caption.tsx';
import type { CurtainProps } from './curtain.tsx';
import type { Shared } from '../ending/props.ts';
import { EndingPart } from './ending-part.tsx';
import { Drawer, type DrawerPage, type ExtraPage } from './drawer.tsx';
import { Heard } from './heard.tsx';
import type { LookUpProps } from './look-up.tsx';
import { Opening } from './opening.tsx';
import { Players } from './players.tsx';
import { RefusalNote } from './refusal.tsx';
import { Replay } from './replay.tsx';
import { ReviewPart } from './review-part.tsx';
import { TakeBack } from './take-back.tsx';
import { Top } from './top.tsx';
import { useInView } from './use-in-view.ts';
import { useIsLong } from './use-is-long.ts';
import { type Refusals, useRefusals } from './use-refusals.ts';
import { type Told, useTold } from './use-told.ts';

export interface TablePageProps {
  readonly seated: AnySeated;
  readonly box: Box;
  /** What follows the result: again, next, share. */
  readonly after: ComponentChildren;
  /** Where a link leads that somebody gives away at the end. */
  readonly shared?: Shared;
  /** The last word of the chat, for boards where talk is part of the game; told how to open the rest. */
  readonly talk?: (open: () => void) => ComponentChildren;
  /** What must be known first, above the board. */
  readonly notice?: ComponentChildren;
  /** If a television shows this table: it narrates, and the host can end its show. */
  readonly television?: LookUpProps['television'] | undefined;
  /** More tools at the top. */
  readonly tools?: ComponentChildren;
  /** More pages of the drawer: chat, company. */
  readonly extra?: readonly ExtraPage[];
}

const NO_PAGES: readonly ExtraPage[] = [];

export function TablePage(props: TablePageProps) {
  const { seated, box } = props;
  const words = useWords();
  const told = useTold(seated, box, words);
  const refusals = useRefusals(seated, box, words);
  const { show, moment, choices } = told;
  const [read, setRead] = useState<AnyMoment | undefined>(undefined);
  const [drawer, setDrawer] = useState<DrawerPage | undefined>(undefined);
  const [rule, setRule] = useState<string | undefined>(undefined);
  const [isFolded, setFolded] = useState(false);
  useInView(choices.length > 0 && show.beat === undefined ? moment?.n : undefined, box.board.about);
  const isLong = useIsLong(show.director);
  const curtain = seated.curtain();
  useTitle(
    moment === undefined || curtain !== undefined
      ? gameName(words, seated.game.id)
      : box.narrator.question(words, moment.view, moment.me),
  );
  if (curtain !== undefined)
    return (
      <CurtainPart seat={curtain} sitter={seated.sitters[curtain]} onLift={() => seated.lift()}>
        <TakeBack seated={seated} onRefused={refusals.setRefused} />
      </CurtainPart>
    );
  if (moment === undefined) return <Opening />;

  const play = (move: Move): void => {
    show.director.skip();
    if (show.looking === undefined) void refusals.send(moment, move);
  };
  return (
    <Laid
      {...props}
      told={{ ...told, moment }}
      refusals={refusals}
      onMove={play}
      drawer={drawer}
      onDrawer={setDrawer}
      rule={rule}
      onRule={(id) => (setRule(id), setDrawer('rules'))}
      isFolded={isFolded}
      onFold={setFolded}
      canRecap={show.looking === undefined && read !== moment && choices.length > 0}
      onRead={() => setRead(moment)}
      isLong={isLong}
    />
  );
}

interface LaidProps extends TablePageProps {
  readonly told: Told & { readonly moment: AnyMoment };
  readonly refusals: Refusals;
  readonly onMove: (move: Move) => void;
  readonly drawer: DrawerPage | undefined;
  readonly onDrawer: (page: DrawerPage | undefined) => void;
  readonly rule: string | undefined;
  readonly onRule: (id: string) => void;
  /** Whether the ending was folded, to see the board. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** Whether what was missed is told. */
  readonly canRecap: boolean;
  readonly onRead: () => void;
  /** Whether there is more to show than a moment takes. */
  readonly isLong: boolean;
}

/** With everything on it. */
function Laid(props: LaidProps) {
  const { seated, box, told, notice, tools, television, drawer, onDrawer, rule, onRule, onMove } = props;
  const words = useWords();
  const { show, moments, last, news, choices } = told;
  const { director, looking, shown, now } = show;
  const pages = pagesOf(props);
  return (
    <main
      data-moment={moments[last].n}
      data-showing={now.beat !== undefined}
      class={['table', seated.sitters.length === 1 && 'table-alone', looking !== undefined && 'table-looking']
        .filter(Boolean)
        .join(' ')}
      onClickCapture={({ target }) => isOnLookUp(target) || (director.skip(), props.onRead())}
    >
      <Top
        seated={seated}
        where={box.narrator.where(words, shown.view)}
        pages={pages}
        tools={tools}
        drawer={drawer}
        onDrawer={onDrawer}
      />
      <div class="area-link">
        <LinkState link={seated.link()} />
        {notice}
      </div>
      <TableBoard {...props} />
      <Drawer
        page={drawer}
        extra={pages}
        onPage={onDrawer}
        seated={seated}
        box={box}
        moments={moments}
        toldUntil={looking === undefined ? shown.n : Infinity}
        choices={choices}
        rule={rule}
        onRule={onRule}
        onMove={onMove}
        looking={looking}
        onMoment={director.look}
        replay={<Replay director={director} now={now} last={last} />}
      />
      <Caption box={box} sitters={seated.sitters} beat={now.beat} since={props.canRecap ? told.missed() : NO_MOMENTS} />
      {television !== undefined && props.isLong && <LookUpPart television={television} isAsked={choices.length > 0} />}
      <Heard narrator={box.narrator} seated={seated} moment={moments[last]} news={news} />
    </main>
  );
}

/** The board of the game, and what it lays out of ours: question, players, result. */
function TableBoard(props: LaidProps) {
  const { seated, box, told, refusals, onDrawer } = props;
  const { show, moments, moment, news, choices } = told;
  const { director, looking, shown } = show;
  const Board = box.board.draw;
  return (
    <Board
      view={moment.view}
      me={moment.me}
      sitters={seated.sitters}
      choices={choices}
      events={looking === undefined ? news : moment.events}
      shown={shown}
      beat={beatOf(show, moments)}
      onNext={director.next}
      onSkip={director.skip}
      past={looking === undefined ? moments : moments.slice(0, looking + 1)}
      onMove={props.onMove}
      outcome={seated.game.outcome(moment.view)}
      narrator={box.narrator}
      onRefused={refusals.onRefused}
      looking={looking !== undefined}
      desk={seated.desk}
      after={looking === undefined ? <Ending {...props} /> : props.after}
      talk={props.talk?.(() => onDrawer('chat'))}
      ask={(question, buttons) => <Question {...props} question={question} buttons={buttons} />}
      players={(picture: Shown) => (
        <Players {...picture} seated={seated} moment={{ ...moment, view: shown.view }} narrator={box.narrator} />
      )}
    />
  );
}

function Question(props: LaidProps & Pick<AskProps, 'question' | 'buttons'>) {
  const { seated, told, question, buttons, onRule } = props;
  const { refused, setRefused } = props.refusals;
  const { moment, last, show } = told;
  const { looking } = show;
  return (
    <Ask moment={moment} sitters={seated.sitters} question={question} buttons={buttons} looking={looking} last={last}>
      {looking === undefined && <TakeBack seated={seated} onRefused={setRefused} />}
      {refused !== undefined && <RefusalNote refused={refused} onRule={onRule} onClose={() => setRefused(undefined)} />}
    </Ask>
  );
}

function Ending(props: LaidProps) {
  const { seated, box, shared, told, isFolded, onFold, onDrawer } = props;
  const { director } = told.show;
  const watch = (n: number): void => {
    onFold(true);
    director.look(Math.max(0, indexOf(told, n) - 1));
    director.play();
  };
  const review = canReview(props) ? () => (onFold(true), onDrawer('review')) : undefined;
  return (
    <EndingPart
      seated={seated}
      box={box}
      shared={shared}
      isFolded={isFolded}
      onFold={onFold}
      onWatch={watch}
      onReview={review}
    >
      {props.after}
    </EndingPart>
  );
}

/** More pages of the drawer. */
function pagesOf(props: LaidProps): readonly ExtraPage[] {
  const { seated, box, told, extra = NO_PAGES } = props;
  const lookAt = (n: number): void => told.show.director.look(indexOf(told, n));
  const review: readonly ExtraPage[] = canReview(props)
    ? [{ name: 'review', body: <ReviewPart seated={seated} box={box} onLook={lookAt} /> }]
    : NO_PAGES;
  return [...chronicleOf(box.board, seated, told.moment), ...extra, ...review];
}

/** A game that is over, by whoever played it. */
function canReview({ seated, told: { moment, moments } }: LaidProps): boolean {
  const isOver = seated.game.outcome(moments.at(-1)?.view) !== undefined;
  return seated.record !== undefined && typeof moment.me === 'number' && isOver;
}

const indexOf = ({ moments }: Told, n: number): number => moments.findIndex((moment) => moment.n === n);

const curtains = lazily(() => import('./curtain.tsx'));
const lookUp = lazily(() => import('./look-up.tsx'));

/** Of several people at one device. Until it is there, nothing of the table is shown either. */
function CurtainPart(props: CurtainProps) {
  const Curtain = useFetched(curtains).value?.Curtain;
  return Curtain === undefined ? <Opening /> : <Curtain {...props} />;
}

/** Fetched only where a television narrates. */
function LookUpPart(props: LookUpProps) {
  const LookUp = useFetched(lookUp).value?.LookUp;
  return LookUp === undefined ? undefined : <LookUp {...props} />;
}

/** Who wants to read here does not want to skip. */
const isOnLookUp = (target: EventTarget | null): boolean => (target as Element).closest('.look-up') !== null;

/** The book that the game writes, if it is one that does. */
function chronicleOf({ chronicle: Book }: AnyBoard, seated: AnySeated, { me }: AnyMoment): ExtraPage[] {
  if (Book === undefined) return [];
  const { sitters, desk } = seated;
  return [{ name: 'chronicle', body: <Book past={seated.moments()} sitters={sitters} me={me} desk={desk} /> }];
}

function LinkState({ link }: { readonly link: Link }) {
  const { t } = useWords();
  if (link.t === 'open') return undefined;
  return (
    <p class="link-state" role="alert">
      {link.t === 'lost' ? t['table.lost'] : t['table.broken'](link.why)}
    </p>
  );
}

/** The question also stands in the title, so that a tab in the background can be seen to wait. */
function useTitle(question: string): void {
  const { t } = useWords();
  useLayoutEffect(() => {
    setTitle(`${question} · ${t['house.name']}`);
    return () => setTitle(t['house.name']);
  }, [question]);
}

const NO_MOMENTS: readonly AnyMoment[] = [];

/** What the board is told of the beat. */
function beatOf({ beat, now }: Told['show'], moments: readonly AnyMoment[]): BoardBeat<unknown, unknown> | undefined {
  return beat && { ...beat, before: now.before, to: moments[now.at + 1] };
}

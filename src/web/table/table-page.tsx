/** The page of a table, the same for every game: it holds the seat, the drawer and the replay, and lets the board draw. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Move, Rule, Seat } from '../../core/game.ts';
import type { AnyBoard, BoardBeat, Box, Shown } from './board.ts';
import type { AnyMoment, AnySeated, Link } from '../local/seated.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { setTitle } from '../local/title.ts';
import { useSeated } from '../local/use-seated.ts';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { Ask } from './ask.tsx';
import { Caption } from './caption.tsx';
import type { CurtainProps } from './curtain.tsx';
import type { Shared } from '../ending/props.ts';
import { EndingPart } from './ending-part.tsx';
import { Drawer, type DrawerPage, type ExtraPage } from './drawer.tsx';
import { Heard } from './heard.tsx';
import type { LookUpProps } from './look-up.tsx';
import { Opening } from './opening.tsx';
import { Players } from './players.tsx';
import { RefusalNote, type Refused } from './refusal.tsx';
import { Replay } from './replay.tsx';
import { ReviewPart } from './review-part.tsx';
import { TakeBack } from './take-back.tsx';
import { Top } from './top.tsx';
import { useInView } from './use-in-view.ts';
import { useIsLong } from './use-is-long.ts';
import { useShow } from './use-show.ts';

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
  const { seated, box, after, shared, talk, notice, tools, extra = NO_PAGES, television } = props;
  const { board, narrator } = box;
  const words = useWords();
  useSeated(seated);
  const moments = seated.moments();
  const show = useShow(seated, box, words, moments);
  const { director, looking, shown } = show;
  const moment: AnyMoment | undefined = looking === undefined ? moments.at(-1) : shown;
  const since = useMemo(() => sinceAsked(moments), [moments]);
  const arrived = useMemo(() => moments.at(-1)?.n ?? 0, [moments.length === 0, moments.at(-1)?.me]);
  // One who has just sat down, or taken the device, is told nothing of what others saw.
  const news = useMemo(() => since.flatMap(({ n, events }) => (n > arrived ? events : [])), [since]);
  const choices = useMemo(() => (looking === undefined ? choicesAt(seated, moment) : []), [moment, looking]);
  const [read, setRead] = useState<AnyMoment | undefined>(undefined);
  const [refused, setRefused] = useState<Refused | undefined>(undefined);
  const [drawer, setDrawer] = useState<DrawerPage | undefined>(undefined);
  const [isFolded, setFolded] = useState(false);
  const [rule, setRule] = useState<string | undefined>(undefined);
  const last = moments.length - 1;
  const canRecap = looking === undefined && read !== moment && choices.length > 0;
  useLayoutEffect(() => setRefused(undefined), [moments.length]);
  useInView(choices.length > 0 && show.beat === undefined ? moment?.n : undefined, board.about);
  const isLong = useIsLong(director);
  const curtain = seated.curtain();
  useTitle(
    moment === undefined || curtain !== undefined
      ? gameName(words, seated.game.id)
      : narrator.question(words, moment.view, moment.me),
  );
  if (curtain !== undefined)
    return (
      <CurtainPart seat={curtain} sitter={seated.sitters[curtain]} onLift={() => seated.lift()}>
        <TakeBack seated={seated} onRefused={setRefused} />
      </CurtainPart>
    );
  if (moment === undefined) return <Opening />;

  const openRule = (id: string): void => (setRule(id), setDrawer('rules'));
  const moreThan = (broken: Rule, reason: string | undefined): string | undefined =>
    reason === words.rule(broken) ? undefined : reason;
  /** What the game says of its own rules, in the reader's language; a rule of the server says it all. */
  const reasonFor = async (move: Move, { rule: broken }: Refused): Promise<string | undefined> => {
    if (!(broken.id in seated.game.rules)) return undefined;
    const names = seated.sitters.map(({ name }) => name);
    const reason = await box.reason().catch(() => undefined); // without it there is still the rule
    return moreThan(broken, reason?.(moment.view, moment.me as Seat, move, broken, names));
  };
  const play = (move: Move): void => {
    director.skip();
    if (looking === undefined)
      void seated.send(move).then(async (no) => setRefused(no && { ...no, why: await reasonFor(move, no) }));
  };
  const watch = (n: number): void => {
    setFolded(true);
    director.look(Math.max(0, moments.findIndex((each) => each.n === n) - 1));
    director.play();
  };
  const Board = board.draw;
  const lookAt = (n: number): void => director.look(moments.findIndex((each) => each.n === n));
  const canReview = seated.record !== undefined && typeof moment.me === 'number' && isOver(seated, moments[last]);
  const review: readonly ExtraPage[] = canReview
    ? [{ name: 'review', body: <ReviewPart seated={seated} box={box} onLook={lookAt} /> }]
    : NO_PAGES;
  const pages = [...chronicleOf(board, seated, moment), ...extra, ...review];
  return (
    <main
      data-moment={moments[last].n}
      data-showing={show.now.beat !== undefined}
      class={['table', seated.sitters.length === 1 && 'table-alone', looking !== undefined && 'table-looking']
        .filter(Boolean)
        .join(' ')}
      onClickCapture={({ target }) => isOnLookUp(target) || (director.skip(), setRead(moment))}
    >
      <Top
        seated={seated}
        where={narrator.where(words, shown.view)}
        pages={pages}
        tools={tools}
        drawer={drawer}
        onDrawer={setDrawer}
      />
      <div class="area-link">
        <LinkState link={seated.link()} />
        {notice}
      </div>
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
        onMove={play}
        outcome={seated.game.outcome(moment.view)}
        narrator={narrator}
        onRefused={(broken, here) => setRefused({ rule: broken, here: moreThan(broken, here) })}
        looking={looking !== undefined}
        desk={seated.desk}
        after={
          looking !== undefined ? (
            after
          ) : (
            <EndingPart
              seated={seated}
              box={box}
              shared={shared}
              isFolded={isFolded}
              onFold={setFolded}
              onWatch={watch}
              onReview={canReview ? () => (setFolded(true), setDrawer('review')) : undefined}
            >
              {after}
            </EndingPart>
          )
        }
        talk={talk?.(() => setDrawer('chat'))}
        ask={(question, buttons) => (
          <Ask
            moment={moment}
            sitters={seated.sitters}
            question={question}
            buttons={buttons}
            looking={looking}
            last={last}
          >
            {looking === undefined && <TakeBack seated={seated} onRefused={setRefused} />}
            {refused !== undefined && (
              <RefusalNote refused={refused} onRule={openRule} onClose={() => setRefused(undefined)} />
            )}
          </Ask>
        )}
        players={(picture: Shown) => (
          <Players {...picture} seated={seated} moment={{ ...moment, view: shown.view }} narrator={narrator} />
        )}
      />
      <Drawer
        page={drawer}
        extra={pages}
        onPage={setDrawer}
        seated={seated}
        box={box}
        moments={moments}
        toldUntil={looking === undefined ? shown.n : Infinity}
        choices={choices}
        rule={rule}
        onRule={openRule}
        onMove={play}
        looking={looking}
        onMoment={director.look}
        replay={<Replay director={director} now={show.now} last={last} />}
      />
      <Caption
        box={box}
        sitters={seated.sitters}
        beat={show.now.beat}
        since={canRecap ? missedOf(moments, since) : NO_MOMENTS}
      />
      {television !== undefined && isLong && <LookUpPart television={television} isAsked={choices.length > 0} />}
      <Heard narrator={narrator} seated={seated} moment={moments[last]} news={news} />
    </main>
  );
}

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

/** What this seat may do now. */
function choicesAt({ game }: AnySeated, moment: AnyMoment | undefined): readonly Move[] {
  if (moment === undefined || moment.me === 'watcher' || !moment.pending.includes(moment.me)) return [];
  return game.moves(moment.view, moment.me);
}

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

/** Everything since this seat was last asked; to one who is never asked, the newest. */
function sinceAsked(moments: readonly AnyMoment[]): readonly AnyMoment[] {
  const last = moments.length - 1;
  const asked = moments.findLastIndex(({ me, pending }, i) => i < last && pending.includes(me as Seat));
  return asked < 0 ? moments.slice(Math.max(1, last)) : moments.slice(asked + 1);
}

/** Without what came of one's own answer at once: that one has seen. */
function missedOf(moments: readonly AnyMoment[], since: readonly AnyMoment[]): readonly AnyMoment[] {
  const asked = moments[moments.length - since.length - 1];
  const isOwn = asked?.pending.length === 1 && asked.pending[0] === asked.me;
  return isOwn ? since.slice(1) : since;
}

const isOver = ({ game }: AnySeated, { view }: AnyMoment): boolean => game.outcome(view) !== undefined;

const NO_MOMENTS: readonly AnyMoment[] = [];

/** What the board is told of the beat. */
function beatOf(
  { beat, now }: ReturnType<typeof useShow>,
  moments: readonly AnyMoment[],
): BoardBeat<unknown, unknown> | undefined {
  return beat && { ...beat, before: now.before, to: moments[now.at + 1] };
}

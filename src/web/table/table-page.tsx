/** The page of a table, the same for every game: it holds the seat, the drawer and the replay, and lets the board draw. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Move, Rule, Seat } from '../../core/game.ts';
import type { AnyBoard, Box, Shown } from './board.ts';
import type { AnyMoment, AnySeated, Link } from '../local/seated.ts';
import { useSeated } from '../local/use-seated.ts';
import { useWords } from '../i18n/words.tsx';
import { Ask } from './ask.tsx';
import { Curtain } from './curtain.tsx';
import { Drawer, type DrawerPage, type ExtraPage } from './drawer.tsx';
import { Heard } from './heard.tsx';
import { Opening } from './opening.tsx';
import { Players } from './players.tsx';
import { RefusalNote, type Refused } from './refusal.tsx';
import { Replay } from './replay.tsx';
import { Top } from './top.tsx';

export interface TablePageProps {
  readonly seated: AnySeated;
  readonly box: Box;
  /** What follows the result: again, next, share. */
  readonly after: ComponentChildren;
  /** The last word of the chat, for boards where talk is part of the game; told how to open the rest. */
  readonly talk?: (open: () => void) => ComponentChildren;
  /** What must be known first, above the board. */
  readonly notice?: ComponentChildren;
  /** More pages of the drawer: chat, company. */
  readonly extra?: readonly ExtraPage[];
  /** For a big screen that everybody looks at. */
  readonly large?: boolean;
}

const NO_PAGES: readonly ExtraPage[] = [];

export function TablePage(props: TablePageProps) {
  const { seated, box, after, talk, notice, extra = NO_PAGES, large = false } = props;
  const { board, narrator } = box;
  const words = useWords();
  const { moments, at, setAt, moment, news, choices } = useMoments(seated);
  const [refused, setRefused] = useState<Refused | undefined>(undefined);
  const [drawer, setDrawer] = useState<DrawerPage | undefined>(undefined);
  const [rule, setRule] = useState<string | undefined>(undefined);
  const last = moments.length - 1;
  useLayoutEffect(() => setRefused(undefined), [moments.length]);
  const curtain = seated.curtain();
  useTitle(
    moment === undefined || curtain !== undefined
      ? seated.game.title
      : narrator.question(words, moment.view, moment.me),
  );
  if (curtain !== undefined)
    return <Curtain seat={curtain} sitter={seated.sitters[curtain]} onLift={() => seated.lift()} />;
  if (moment === undefined) return <Opening />;

  const openRule = (id: string): void => (setRule(id), setDrawer('rules'));
  const moreThan = (broken: Rule, reason: string | undefined): string | undefined =>
    reason === words.rule(broken) ? undefined : reason;
  /** What the game says of its own rules, in the reader's language; of the server's rules, what the server says. */
  const reasonFor = (move: Move, { rule: broken, why }: Refused): string | undefined => {
    if (!(broken.id in seated.game.rules)) return why;
    const names = seated.sitters.map(({ name }) => name);
    const reason = narrator.reason(words, moment.view, moment.me as Seat, move, broken, names);
    return moreThan(broken, reason);
  };
  const play = (move: Move): void => {
    if (at === undefined) void seated.send(move).then((no) => setRefused(no && { ...no, why: reasonFor(move, no) }));
  };
  const Board = board.draw;
  const pages = [...chronicleOf(board, seated, moment), ...extra];
  return (
    <main
      data-moment={moments[last].n}
      class={`table ${seated.sitters.length === 1 ? 'table-alone' : ''} ${large ? 'table-large' : ''}`}
    >
      <Top
        seated={seated}
        where={narrator.where(words, moment.view)}
        pages={pages}
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
        events={at === undefined ? news : moment.events}
        past={moments.slice(0, (at ?? last) + 1)}
        onMove={play}
        outcome={seated.game.outcome(moment.view)}
        narrator={narrator}
        onRefused={(broken, here) => setRefused({ rule: broken, here: moreThan(broken, here) })}
        looking={at !== undefined}
        desk={seated.desk}
        large={large}
        after={after}
        talk={talk?.(() => setDrawer('chat'))}
        ask={(question, buttons) => (
          <Ask moment={moment} sitters={seated.sitters} question={question} buttons={buttons} looking={at} last={last}>
            {refused !== undefined && (
              <RefusalNote refused={refused} onRule={openRule} onClose={() => setRefused(undefined)} />
            )}
          </Ask>
        )}
        players={(shown: Shown) => <Players {...shown} seated={seated} moment={moment} narrator={narrator} />}
      />
      <Replay at={at} last={last} onAt={setAt} />
      <Drawer
        page={drawer}
        extra={pages}
        onPage={setDrawer}
        seated={seated}
        box={box}
        moments={moments}
        choices={choices}
        rule={rule}
        onRule={openRule}
        onMove={play}
        onMoment={setAt}
      />
      <Heard narrator={narrator} seated={seated} moment={moments[last]} news={news} />
    </main>
  );
}

/** The moment that is looked at: the newest, unless somebody looks back. */
function useMoments(seated: AnySeated) {
  useSeated(seated);
  const moments = seated.moments();
  const [at, setAt] = useState<number | undefined>(undefined);
  const moment: AnyMoment | undefined = moments[at ?? moments.length - 1];
  const news = useNews(moments);
  const choices = useMemo(() => (at === undefined ? choicesAt(seated, moment) : []), [moment, at]);
  return { moments, at, setAt, moment, news, choices };
}

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
    document.title = `${question} · ${t['house.name']}`;
    return () => void (document.title = t['house.name']);
  }, [question]);
}

/** All that has happened since the page last drew something new: bots answer so fast that moments come in bunches. */
function useNews(moments: readonly AnyMoment[]): readonly unknown[] {
  const { me, n = -1 } = moments.at(-1) ?? {};
  const [told, setTold] = useState({ me, n, news: NOTHING });
  if (told.me === me && told.n === n) return told.news;
  // One who has just sat down, or taken the device, is told nothing of what others saw.
  const news = told.me === me ? moments.filter((moment) => moment.n > told.n).flatMap(({ events }) => events) : NOTHING;
  setTold({ me, n, news });
  return news;
}

const NOTHING: readonly unknown[] = [];

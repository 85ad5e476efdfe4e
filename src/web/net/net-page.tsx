/** A table on the server: its lobby before the game, the table itself, and what comes after. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Fetched, FetchedPage, lazily, useFetched } from '../fetched.tsx';
import { linkTo, type Mode, type Route } from '../route.ts';
import type { Shared } from '../ending/props.ts';
import { FirstTime } from '../table/first-time.tsx';
import { TablePage } from '../table/table-page.tsx';
import { Announcements } from './announcements.tsx';
import type { ChatPageProps } from './chat.tsx';
import { type Answer, NET } from './ask.ts';
import { knownMe } from './me.ts';
import { LastWord } from './last-word.tsx';
import { type NetTable, openNetTable } from './net-table.ts';
import { Notices } from './notices.tsx';
import { apart, LOBBY, TELEVISION, useWords, withWords } from '../i18n/words.tsx';
import { Turned } from './turned.tsx';
import { useUnread } from './unread.ts';
import { Opening } from '../table/opening.tsx';

type NetRoute = Extract<Route, { t: 'net' }>;

export function NetPage({ route }: { route: NetRoute }) {
  const { mode } = route;
  const [again, setAgain] = useState(0);
  const { value: table, refused = table?.refused() } = useTable(route, again);
  const tryAgain = (): void => (refused?.rule.id === NET.noBoard.id ? location.reload() : setAgain(again + 1));
  if (refused !== undefined) return <Turned refused={refused} onAgain={tryAgain} />;
  if (table === undefined) return <Opening />;
  if (mode === 'screen') return <Television table={table} />;
  const { status } = table.card();
  if (status === 'open' || status === 'closed') return <BeforeTheGame table={table} mode={mode} />;
  return <Playing table={table} mode={mode} onAgain={() => setAgain(again + 1)} />;
}

/** The lobby is fetched only for a table that has not begun, with the words for the options of its game. */
function BeforeTheGame(props: { readonly table: NetTable; readonly mode: Mode }) {
  const { game } = props.table.card();
  const lobby = useMemo(
    () => lazily(() => withWords(import('../lobby/lobby.tsx'), LOBBY, apart(game, 'options'))),
    [game],
  );
  return <FetchedPage fetching={useFetched(lobby)}>{({ Lobby }) => <Lobby {...props} />}</FetchedPage>;
}

const after = lazily(() => import('./after.tsx'));
const company = lazily(() => import('./company.tsx'));
const chat = lazily(() => import('./chat.tsx'));

/** What comes after the game is fetched at its end. */
function After(props: { readonly table: NetTable }) {
  return <Fetched fetching={useFetched(after)}>{({ AfterNet }) => <AfterNet {...props} />}</Fetched>;
}

/** The chat, when somebody opens it. */
function Chat(props: ChatPageProps) {
  return <Fetched fetching={useFetched(chat)}>{({ ChatPage }) => <ChatPage {...props} />}</Fetched>;
}

/** Who sits here, and the links for others, when somebody looks. */
function People(props: { readonly table: NetTable }) {
  return <Fetched fetching={useFetched(company)}>{({ Company }) => <Company {...props} />}</Fetched>;
}

const television = lazily(() => withWords(import('./television.tsx'), TELEVISION, LOBBY));

/** Fetched only for a television, with its words. */
function Television(props: { readonly table: NetTable }) {
  return (
    <FetchedPage fetching={useFetched(television)}>{({ NetTelevision }) => <NetTelevision {...props} />}</FetchedPage>
  );
}

/** Neither, while the table is being opened. */
function useTable({ id, mode, invitation }: NetRoute, again: number): Partial<Answer<NetTable>> {
  const [, redraw] = useState(0);
  const [opened, setOpened] = useState<Partial<Answer<NetTable>>>({});
  useEffect(() => {
    const opening = openNetTable(id, mode, invitation);
    let isCurrent = true;
    setOpened({});
    void opening.then((answer) => {
      answer.value?.listen(() => redraw((count) => count + 1));
      if (isCurrent) setOpened(answer);
    });
    return () => {
      isCurrent = false;
      void opening.then(({ value }) => value?.leave());
    };
  }, [id, mode, invitation, again]);
  return opened;
}

/** Whoever has the link of a table that may be watched can read all of it. A deal of the day would be given away. */
function sharedReplay(table: NetTable): { readonly shared?: Shared } {
  const { watch, daily } = table.card();
  if (!watch || daily !== undefined) return {};
  return { shared: { what: 'replay', link: linkTo({ t: 'net', mode: 'watch', id: table.id }) } };
}

/** Nothing where no television shows the table, and to whoever only looks on. */
function televisionAt(table: NetTable): { readonly onSkip: (() => void) | undefined } | undefined {
  const { screenOn, host } = table.card();
  if (screenOn !== true || table.viewer() === 'watcher') return undefined;
  return { onSkip: knownMe()?.id === host ? table.skip : undefined };
}

/** Somebody who plays, and whose time does not run: nothing may lie over a question then. */
function isFree(table: NetTable): boolean {
  const me = table.viewer();
  return table.card().status === 'playing' && me !== 'watcher' && table.seated.sitters[me]?.until === undefined;
}

interface PlayingProps {
  readonly table: NetTable;
  readonly mode: Mode;
  readonly onAgain: () => void;
}

function Playing({ table, mode, onAgain }: PlayingProps) {
  const { t } = useWords();
  const [unread, read] = useUnread(table);
  if (table.card().shares?.some((share) => share.t === 'asked')) return <Opening text={t['fair.shuffling']} />;
  return (
    <>
      <TablePage
        seated={table.seated}
        box={table.box}
        {...sharedReplay(table)}
        after={<After table={table} />}
        talk={(open) => <LastWord table={table} onOpen={open} />}
        notice={
          <>
            <Announcements />
            <Notices table={table} isToPlay={mode === 'play'} />
          </>
        }
        television={televisionAt(table)}
        extra={[
          { name: 'chat', unread, body: <Chat table={table} onRead={read} onUnmute={onAgain} /> },
          { name: 'company', body: <People table={table} /> },
        ]}
      />
      {isFree(table) && <FirstTime game={table.card().game} />}
    </>
  );
}

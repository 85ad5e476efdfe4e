/** A table on the server: its lobby before the game, the table itself, and what comes after. */
import { useEffect, useState } from 'preact/hooks';
import { Lobby } from '../lobby/lobby.tsx';
import type { Mode } from '../route.ts';
import { TablePage } from '../table/table-page.tsx';
import { AfterNet } from './after.tsx';
import { ChatPage } from './chat.tsx';
import { Company } from './company.tsx';
import { type Answer, NET } from './ask.ts';
import { LastWord } from './last-word.tsx';
import { type NetTable, openNetTable } from './net-table.ts';
import { Notices } from './notices.tsx';
import { Turned } from './turned.tsx';
import { useUnread } from './unread.ts';
import { Opening } from '../table/opening.tsx';

export function NetPage({ id, mode }: { id: string; mode: Mode }) {
  const [again, setAgain] = useState(0);
  const { value: table, refused = table?.refused() } = useTable(id, mode, again);
  const tryAgain = (): void => (refused?.rule.id === NET.noBoard.id ? location.reload() : setAgain(again + 1));
  if (refused !== undefined) return <Turned refused={refused} onAgain={tryAgain} />;
  if (table === undefined) return <Opening />;
  const { status } = table.card();
  if (status === 'open' || status === 'closed') return <Lobby table={table} mode={mode} />;
  return <Playing table={table} mode={mode} onAgain={() => setAgain(again + 1)} />;
}

/** Neither, while the table is being opened. */
function useTable(id: string, mode: Mode, again: number): Partial<Answer<NetTable>> {
  const [, redraw] = useState(0);
  const [opened, setOpened] = useState<Partial<Answer<NetTable>>>({});
  useEffect(() => {
    const opening = openNetTable(id, mode !== 'play');
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
  }, [id, mode, again]);
  return opened;
}

function Playing({ table, mode, onAgain }: { table: NetTable; mode: Mode; onAgain: () => void }) {
  const [unread, read] = useUnread(table);
  return (
    <TablePage
      seated={table.seated}
      box={table.box}
      large={mode === 'screen'}
      after={<AfterNet table={table} />}
      talk={(open) => <LastWord table={table} onOpen={open} />}
      notice={<Notices table={table} mode={mode} />}
      extra={[
        { name: 'chat', unread, body: <ChatPage table={table} onRead={read} onUnmute={onAgain} /> },
        { name: 'company', body: <Company table={table} /> },
      ]}
    />
  );
}

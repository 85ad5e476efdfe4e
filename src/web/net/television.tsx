/** A table on the server as the television shows it: its lobby, the game, the end, and the next game by itself. */
import { useEffect, useMemo } from 'preact/hooks';
import { lazily, useFetched } from '../fetched.tsx';
import { apart, learn, useWords } from '../i18n/words.tsx';
import { ScreenLobby } from '../lobby/screen-lobby.tsx';
import { go } from '../route.ts';
import { Opening } from '../table/opening.tsx';
import { plainTelevision } from '../table/plain-television.tsx';
import { TelevisionPage } from '../table/television-page.tsx';
import type { AnyTelevision } from '../table/television.ts';
import { namesOf } from '../../wire/table-info.ts';
import type { NetTable } from './net-table.ts';
import { useArrivals } from './use-arrivals.ts';

const STAGES = import.meta.glob<AnyTelevision>('../../games/*/board/television.tsx', { import: 'television' });

export function NetTelevision({ table }: { readonly table: NetTable }) {
  const { t } = useWords();
  const { box } = table;
  const card = table.card();
  const stage = useMemo(
    () => lazily(async () => (await fetchStage(card.game)) ?? plainTelevision(box.narrator)),
    [table],
  );
  const television = useFetched(stage).value;
  const news = useArrivals(card);
  useRematch(card.rematch);
  if (card.status === 'open' || card.status === 'closed') return <ScreenLobby table={table} news={news} />;
  if (card.shares?.some((share) => share.t === 'asked')) return <Opening text={t['tv.shuffling']} />;
  if (television === undefined) return <Opening />;
  const host = card.seats.findIndex((sitter) => sitter.t === 'person' && sitter.person === card.host);
  return (
    <TelevisionPage
      seated={table.seated}
      box={box}
      television={television}
      news={news}
      host={host < 0 ? undefined : namesOf(card)[host]}
    />
  );
}

/** The stage of a game, with the words it needs; nothing for a game that has none. */
async function fetchStage(game: string): Promise<AnyTelevision | undefined> {
  const stage = await STAGES[`../../games/${game}/board/television.tsx`]?.();
  await Promise.all((stage?.words ?? []).map((part) => learn(apart(game, part))));
  return stage;
}

/** Whoever asks for it does so on a phone; the television goes along. */
function useRematch(next: string | undefined): void {
  useEffect(() => {
    if (next !== undefined) go({ t: 'net', mode: 'screen', id: next });
  }, [next]);
}

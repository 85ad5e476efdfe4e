/** For people with a box: a game is chosen, its table tapped in, kept in this browser, and given away as text or link. */
import './referee.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { FetchedPage, lazily, useFetched } from '../fetched.tsx';
import { gameName, MANIFESTS } from '../games.ts';
import { Frontispiece } from '../home/frontispiece.tsx';
import { useWords } from '../i18n/words.tsx';
import { copy } from '../lobby/copy.ts';
import { LobbyTop } from '../lobby/lobby-top.tsx';
import { ShareLink } from '../lobby/share-link.tsx';
import { keep, kept } from '../local/storage.ts';
import { address } from '../route.ts';
import { type OpenReferee, openReferee, REFEREE_GAMES } from './games.ts';
import { packed, unpacked } from './packed.ts';
import type { RefereeTable } from './referee.ts';

interface RefereePageProps {
  readonly game: string | undefined;
  /** A table that came by a link. */
  readonly sent: string | undefined;
}

export function RefereePage({ game, sent }: RefereePageProps) {
  return game === undefined ? <Games /> : <GamePage game={game} sent={sent} />;
}

function Games() {
  const { t, language } = useWords();
  return (
    <main class="ref-page ref-choosing">
      <LobbyTop title={t['referee.title']} />
      <section class="sheet" aria-labelledby="ref-choose">
        <p>{t['referee.lead']}</p>
        <h2 id="ref-choose">{t['referee.choose']}</h2>
        <ul class="ref-games">
          {REFEREE_GAMES.map((id) => (
            <li key={id}>
              <a href={address({ t: 'referee', game: id })}>
                <Frontispiece name={id} />
                <b>{MANIFESTS[id].names[language]}</b>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function GamePage({ game, sent }: { readonly game: string; readonly sent: string | undefined }) {
  const { language } = useWords();
  const opening = useMemo(() => lazily(() => openReferee(game, language)), [game, language]);
  return (
    <FetchedPage fetching={useFetched(opening)}>{(open) => <Table game={game} sent={sent} open={open} />}</FetchedPage>
  );
}

interface TableProps {
  readonly game: string;
  readonly sent: string | undefined;
  readonly open: OpenReferee;
}

function Table({ game, sent, open: { referee, says } }: TableProps) {
  const words = useWords();
  const { t } = words;
  const place = `referee/${game}`;
  const linked = useMemo(() => (sent === undefined ? undefined : referee.read(unpacked(sent))), [sent]);
  const here = (): RefereeTable => linked ?? kept(place, referee.read) ?? referee.empty;
  const [table, setTable] = useState(here);
  const [isSharing, setSharing] = useState(false);
  useEffect(() => setTable(here()), [linked]); // another link, while this page is open
  const change = (next: RefereeTable): void => {
    setTable(next);
    keep(place, next);
    // From here on it is the table of this device: a reload must not bring the link's back.
    if (sent !== undefined) history.replaceState(undefined, '', address({ t: 'referee', game }));
  };
  const names = table.names.map((name, seat) => name.trim() || t['referee.player'](seat + 1));
  return (
    <main class="ref-page">
      <header class="ref-top">
        <a class="top-home" href={address({ t: 'referee' })} aria-label={t['referee.choose']}>
          <span aria-hidden="true">❦</span>
        </a>
        <h1>
          {gameName(words, game)} <small>{t['referee.title']}</small>
        </h1>
        <button
          type="button"
          class="button button-small"
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        >
          {t['referee.share']}
        </button>
      </header>
      {sent !== undefined && linked === undefined && (
        <p class="problem" role="alert">
          {t['referee.badLink']}
        </p>
      )}
      {isSharing && (
        <Share game={game} table={table} text={referee.write(table)} onClear={() => change(referee.empty)} />
      )}
      <referee.Draw table={table} names={names} says={says} onTable={change} />
    </main>
  );
}

interface ShareProps {
  readonly game: string;
  readonly table: RefereeTable;
  readonly text: string;
  readonly onClear: () => void;
}

function Share({ game, table, text, onClear }: ShareProps) {
  const { t } = useWords();
  const [copied, setCopied] = useState('');
  return (
    <section class="sheet ref-share" aria-label={t['referee.share']}>
      <p class="small">{t['referee.kept']}</p>
      <label>
        {t['referee.text']}
        <textarea class="field ref-text" readOnly rows={8} value={text} dir="ltr" />
      </label>
      <button
        type="button"
        class="button"
        onClick={() => void copy(text).then((isCopied) => setCopied(isCopied ? text : ''))}
      >
        {copied === text ? t['result.shared'] : t['referee.copyText']}
      </button>
      <ShareLink route={{ t: 'referee', game, table: packed(table) }} label={t['referee.link']} />
      <Clear onClear={onClear} />
    </section>
  );
}

function Clear({ onClear }: { readonly onClear: () => void }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {t['referee.clear']}
      </button>
    );
  return (
    <div class="sure" role="group" aria-label={t['referee.clear']}>
      <span>{t['referee.clearSure']}</span>
      <button type="button" class="button" onClick={() => setAsking(false)}>
        {t['table.no']}
      </button>
      <button type="button" class="button button-main" onClick={() => (setAsking(false), onClear())}>
        {t['table.yes']}
      </button>
    </div>
  );
}

/** What somebody reads for whom a bot or the clock has played: why, which moves, and that the seat is theirs again. */
import { useWords } from '../i18n/words.tsx';
import type { NetTable } from './net-table.ts';

interface BackProps {
  readonly table: NetTable;
}

export function BackNotice({ table }: BackProps) {
  return table.meanwhile() === undefined ? <PlayedFor table={table} /> : <WelcomeBack table={table} />;
}

function WelcomeBack({ table }: BackProps) {
  const words = useWords();
  const { t } = words;
  const { why, moves = [] } = table.meanwhile() ?? {};
  const moments = table.seated.moments();
  const { narrator } = table.box;
  const played = moves.map(({ n, move }) => {
    const before = moments.find((moment) => moment.n === n - 1);
    return before === undefined ? t['back.moveN'](n) : narrator.nameMove(words, before.view, move);
  });
  return (
    <>
      <b>{t['back.welcome']}</b> {t[why === 'time' ? 'back.ranOut' : 'back.meanwhile'](moves.length)}
      {played.length > 0 && (
        <ul>
          {played.map((name, i) => (
            <li key={moves[i].n}>{name}</li>
          ))}
        </ul>
      )}
      <span>{t['back.yours']}</span>
      <button type="button" class="button" onClick={table.readMeanwhile}>
        {t['back.thanks']}
      </button>
    </>
  );
}

/** The page was open all the time, so nobody comes back to it. */
function PlayedFor({ table }: BackProps) {
  const { t } = useWords();
  return (
    <>
      {t[`back.botPlays.${whyAt(table)}`]}{' '}
      <button type="button" class="button button-main" onClick={table.back}>
        {t['back.takeOver']}
      </button>
    </>
  );
}

/** The game is over, and a bot has played in the seat of the reader until then. */
export function PlayedOut({ table }: BackProps) {
  const { t } = useWords();
  return <p class="small">{t[`back.playedOut.${whyAt(table)}`]}</p>;
}

function whyAt(table: NetTable): 'time' | 'away' {
  const me = table.viewer();
  return me !== 'watcher' && table.seated.sitters[me]?.late === true ? 'time' : 'away';
}

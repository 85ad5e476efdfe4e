/** The company of a table in play: who sits where, links for others, and what the host may do. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { SeatInfo, TableInfo } from '../../wire/table-info.ts';
import type { Refusal } from '../../wire/rules.ts';
import { Fetched, useFetched } from '../fetched.tsx';
import { shortDate } from '../i18n/dates.ts';
import { ShareLink } from '../lobby/share-link.tsx';
import { Escutcheon } from '../look/tinctures.tsx';
import { tableRatings } from '../ratings/parts.ts';
import { address, go } from '../route.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { changeSeats } from './seats.ts';
import { Fairness } from './fairness.tsx';
import { knownMe } from './me.ts';
import type { NetTable } from './net-table.ts';
import { postPart } from './post-part.ts';
import { ProblemNote } from './problem.tsx';
import { Sure } from './sure.tsx';

export function Company({ table }: { table: NetTable }) {
  const words = useWords();
  const { t } = words;
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const post = useFetched(postPart);
  const ratings = useFetched(tableRatings);
  const card = table.card();
  const isHost = knownMe()?.id === card.host && card.status === 'playing';
  const remove = async (seat: Seat): Promise<void> =>
    setRefused((await changeSeats(table.id, 'remove', { seat })).refused);
  return (
    <div class="company">
      <ul class="company-seats">
        {card.seats.map((sitter, seat) => (
          <li key={seat}>
            <Escutcheon seat={seat} />
            <span class="company-name" dir="auto">
              {sitter.t === 'empty' ? t['lobby.empty'] : sitter.name}
            </span>
            <span class="small">{aboutSitter(words, sitter, card.host)}</span>
            {isHost && sitter.t === 'person' && sitter.person !== card.host && (
              <Sure
                label={t['net.replace']}
                question={t['net.replaceSure'](sitter.name)}
                onYes={() => void remove(seat)}
              />
            )}
          </li>
        ))}
      </ul>
      <ProblemNote refused={refused} />
      {card.daily === undefined && <Links card={card} />}
      {table.viewer() !== 'watcher' && card.status !== 'over' && card.daily === undefined && (
        <a class="button" href={address({ t: 'notices' })}>
          {t['me.notices']}
        </a>
      )}
      {card.daily === undefined && table.viewer() !== 'watcher' && card.status === 'playing' && (
        <Fetched fetching={post}>{({ PostPart }) => <PostPart table={table} />}</Fetched>
      )}
      {card.counts === true && (
        <Fetched fetching={ratings}>{({ TableRatingsPart }) => <TableRatingsPart table={table} />}</Fetched>
      )}
      <Fairness table={table} />
      {card.daily === undefined && table.viewer() !== 'watcher' && card.status === 'playing' && (
        <Leave table={table} onRefused={setRefused} />
      )}
    </div>
  );
}

function Links({ card }: { card: TableInfo }) {
  const { t } = useWords();
  return (
    <>
      <h3>{t['net.links']}</h3>
      {card.watch && <ShareLink route={{ t: 'net', mode: 'watch', id: card.id }} label={t['net.watchLink']} />}
      <p>
        <a href={address({ t: 'net', mode: 'screen', id: card.id })}>{t['net.bigScreen']}</a>
        <span class="small"> {t['net.bigScreenAbout']}</span>
      </p>
    </>
  );
}

export function aboutSitter(words: Words, sitter: TableInfo['seats'][number], host: string): string {
  const { t } = words;
  if (sitter.t === 'empty') return '';
  if (sitter.t === 'bot') return t['far.bot'](levelWords(words, sitter.bot));
  const parts = [
    sitter.maker === undefined ? '' : t['seat.program'](sitter.maker),
    sitter.person === host ? t['lobby.host'] : '',
    sitter.person === knownMe()?.id ? t['lobby.you'] : '',
    (sitter.holiday ?? 0) > Date.now() ? t['seat.holiday'](shortDate(words, sitter.holiday!)) : '', // just compared
    presenceOf(words, sitter),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Who plays there now, and why. */
function presenceOf({ t }: Words, { away, late, here }: Extract<SeatInfo, { readonly t: 'person' }>): string {
  if (late !== undefined) return t[away === undefined ? 'seat.late' : 'seat.lateAway'];
  if (away !== undefined) return t['seat.away'];
  return here ? t['seat.here'] : t['seat.gone'];
}

function Leave({ table, onRefused }: { table: NetTable; onRefused: (refused: Refusal | undefined) => void }) {
  const { t } = useWords();
  const leave = async (): Promise<void> => {
    const { refused } = await changeSeats(table.id, 'leave');
    onRefused(refused);
    if (refused === undefined) go({ t: 'hall' });
  };
  return <Sure label={t['net.leave']} question={t['net.leaveSure']} onYes={() => void leave()} />;
}

/** The lobby on a television: a large square for cameras, four letters, and names that pop in as phones join. */
import { useEffect, useState } from 'preact/hooks';
import { type TableInfo, namesOf, seatOf } from '../../wire/table-info.ts';
import { gameName } from '../games.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { ask } from '../net/ask.ts';
import type { NetTable } from '../net/net-table.ts';
import { linkTo } from '../route.ts';
import { HowYouWin } from '../table/how.tsx';
import { useStageSound } from '../table/use-stage-sound.ts';
import { playSound } from '../table/sound.ts';
import { QrCode } from './share-link.tsx';
import '../table/television.css';
import './screen-lobby.css';

export function ScreenLobby({ table, news }: { readonly table: NetTable; readonly news: string | undefined }) {
  const words = useWords();
  const { t } = words;
  const card = table.card();
  const { min, max } = table.box.game.seats;
  const isOpen = card.status === 'open';
  useStageSound();
  useEffect(() => playSound(news === undefined ? undefined : 'knock'), [news]);
  return (
    <main class="tv tv-lobby">
      <header class="tv-bar">
        <span class="tv-mark" aria-hidden="true">
          ❦
        </span>
        <h1>{gameName(words, card.game)}</h1>
        <p>{t['tv.players'](min, max)}</p>
        <span class="tv-goals">{t['tv.phones']}</span>
      </header>
      {isOpen && <Square table={card.id} />}
      <div class="tv-doors">
        {isOpen && <Letters table={card.id} />}
        <p class="tv-host" role="status" dir="auto">
          {table.isOpen() ? (news ?? hostWords(words, card, min)) : t['tv.lost']}
        </p>
        <ol class="tv-chairs">
          {card.seats.map((sitter, seat) => (
            <li
              key={`${seat}/${sitter.t === 'person' ? sitter.person : sitter.t}`}
              class={sitter.t === 'empty' ? 'tv-chair tv-free' : `tv-chair ${tinctureOf(seat)}`}
            >
              <Escutcheon seat={seat} />
              <b dir="auto">{sitter.t === 'empty' ? t['tv.free'] : namesOf(card)[seat]}</b>
              <span>{aboutWords(words, card, seat)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="tv-how">
        <HowYouWin game={card.game} />
      </div>
    </main>
  );
}

/** What a phone's camera reads. */
function Square({ table }: { readonly table: string }) {
  const { t } = useWords();
  return (
    <section class="tv-square">
      <QrCode text={linkTo({ t: 'net', mode: 'play', id: table })} label={t['share.qr']} />
      <p>{t['tv.camera']}</p>
    </section>
  );
}

/** Four letters, and where to type them; nothing where there is no code. */
function Letters({ table }: { readonly table: string }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  useEffect(() => {
    void ask<{ readonly code: string }>('GET', `/tables/${table}/code`).then(({ value }) => setCode(value?.code ?? ''));
  }, [table]);
  if (code === '') return undefined;
  return (
    <section class="tv-code">
      <p>
        {t['tv.orOpen']}{' '}
        <b translate={false}>
          {location.host}
          {location.pathname.replace(/\/$/, '')}/code
        </b>{' '}
        {t['tv.typeCode']}
      </p>
      <span class="tv-letters" role="img" aria-label={code}>
        {code.split('').map((letter, i) => (
          <b key={i} aria-hidden="true" translate={false}>
            {letter}
          </b>
        ))}
      </span>
    </section>
  );
}

function hostWords({ t }: Words, card: TableInfo, least: number): string {
  if (card.status === 'closed') return t[card.ended === undefined ? 'lobby.closed' : 'lobby.ended'];
  const host = seatOf(card, card.host);
  if (host === undefined) return t['tv.firstIsHost'];
  const missing = least - card.seats.filter((sitter) => sitter.t !== 'empty').length;
  const name = namesOf(card)[host];
  return missing > 0 ? t['tv.needMore'](name, missing) : t['tv.hostStarts'](name);
}

function aboutWords({ t }: Words, { seats, host }: TableInfo, seat: number): string {
  const sitter = seats[seat];
  if (sitter.t === 'empty') return '';
  if (sitter.t === 'bot') return t['tv.bot'];
  if (sitter.person === host) return t['lobby.host'];
  return sitter.here ? t['seat.here'] : t['seat.gone'];
}

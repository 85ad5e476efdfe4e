/** Before the game: who sits where, a link for those who are to come, and what the host decides. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { type TableInfo, seatOf, type SeatInfo } from '../../wire/table-info.ts';
import { SERVER_RULES, type Refusal } from '../../wire/rules.ts';
import { gameName, MANIFESTS } from '../games.ts';
import { USUAL_LEVEL } from '../home/start.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { aboutSitter } from '../net/company.tsx';
import { useMe } from '../net/me.ts';
import type { NetTable } from '../net/net-table.ts';
import { ProblemNote } from '../net/problem.tsx';
import { go, type Mode } from '../route.ts';
import type { LevelName } from '../../core/game.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords } from '../i18n/words.tsx';
import { NameField } from './name-field.tsx';
import { ShareLink } from './share-link.tsx';
import { termsOf } from './terms.ts';

export interface LobbyProps {
  readonly table: NetTable;
  readonly mode: Mode;
}

/** Something that is asked of the server about this table. */
type Act = (what: string, body?: object) => Promise<Answer<TableInfo>>;

export function Lobby({ table, mode }: LobbyProps) {
  const card = table.card();
  const words = useWords();
  const { t } = words;
  return (
    <main class={`lobby ${mode === 'screen' ? 'lobby-large' : ''}`}>
      <header class="lobby-top">
        <a class="top-home" href="#/" aria-label={t['house.back']}>
          <span aria-hidden="true">❦</span>
        </a>
        <h1>{t['lobby.title'](gameName(words, card.game))}</h1>
      </header>
      {!table.isOpen() && (
        <p class="link-state" role="alert">
          {t['table.lost']}
        </p>
      )}
      <Gathering card={card} mode={mode} />
      {card.status === 'open' && (
        <section class="sheet" aria-labelledby="invite">
          <h2 id="invite">{t['lobby.invite']}</h2>
          <ShareLink route={{ t: 'net', mode: 'play', id: card.id }} label={t['lobby.link']} large />
        </section>
      )}
      <section class="sheet lobby-terms" aria-labelledby="terms">
        <h2 id="terms">{t['lobby.terms']}</h2>
        <ul>
          {termsOf(words, card, table.box.game.options).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p class="small">
          {t['fair.commitment']} <code>{card.commitment}</code>
        </p>
      </section>
    </main>
  );
}

/** Who has come so far, and what each may do about it. */
function Gathering({ card, mode }: { readonly card: TableInfo; readonly mode: Mode }) {
  const { t } = useWords();
  const me = useMe();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const mine = mode === 'play' ? seatOf(card, me?.id) : undefined;
  const isHost = mode === 'play' && me?.id === card.host;
  const isFull = card.seats.every(({ t: what }) => what !== 'empty');
  const act: Act = async (what, body = {}) => {
    const answer = await ask<TableInfo>('POST', `/tables/${card.id}/${what}`, body);
    setRefused(answer.refused);
    return answer;
  };
  const canAct = card.status === 'open' && mode === 'play';
  return (
    <section class="sheet" aria-labelledby="company">
      <h2 id="company">{t['table.company']}</h2>
      <p class="lobby-now" role="status">
        {card.status === 'closed' ? t['lobby.closed'] : stateWords(t, card, isHost, mine, isFull)}
      </p>
      <ol class="lobby-seats">
        {card.seats.map((sitter, seat) => {
          const may = { isMine: seat === mine, isHost, canSit: mine === undefined };
          return (
            <SeatLine key={seat} card={card} seat={seat}>
              {canAct && <SeatActs game={card.game} seat={seat} sitter={sitter} {...may} act={act} />}
            </SeatLine>
          );
        })}
      </ol>
      <ProblemNote refused={refused} />
      {(mine !== undefined || refused?.rule.id === SERVER_RULES.sameName.id) && <NameField />}
      {mine !== undefined && canAct && <LobbyButtons isHost={isHost} isFull={isFull} act={act} />}
    </section>
  );
}

interface SeatLineProps {
  readonly card: TableInfo;
  readonly seat: Seat;
  readonly children: ComponentChildren;
}

function SeatLine({ card, seat, children }: SeatLineProps) {
  const words = useWords();
  const sitter = card.seats[seat];
  return (
    <li class={`lobby-seat ${tinctureOf(seat)}`}>
      <Escutcheon seat={seat} />
      <span class="company-name" dir="auto">
        {sitter.t === 'empty' ? words.t['lobby.empty'] : sitter.name}
      </span>
      <span class="small">{aboutSitter(words, sitter, card.host)}</span>
      {children}
    </li>
  );
}

interface LobbyButtonsProps {
  readonly isHost: boolean;
  readonly isFull: boolean;
  readonly act: Act;
}

function LobbyButtons({ isHost, isFull, act }: LobbyButtonsProps) {
  const { t } = useWords();
  const leave = async (): Promise<void> => {
    if ((await act('leave')).refused === undefined) go({ t: 'hall' });
  };
  return (
    <div class="buttons lobby-buttons">
      <button type="button" class="button" onClick={() => void leave()}>
        {isHost ? t['lobby.close'] : t['lobby.leave']}
      </button>
      {isHost && (
        <button type="button" class="button button-main" disabled={!isFull} onClick={() => void act('start')}>
          {t['lobby.start']}
        </button>
      )}
    </div>
  );
}

type T = ReturnType<typeof useWords>['t'];

function stateWords(t: T, card: TableInfo, isHost: boolean, mine: Seat | undefined, isFull: boolean): string {
  const free = card.seats.filter(({ t: what }) => what === 'empty').length;
  if (!isFull) return mine === undefined ? t['lobby.takeSeat'](free) : t['lobby.waitSeats'](free);
  if (isHost) return t['lobby.ready'];
  return mine === undefined ? t['lobby.full'] : t['lobby.waitHost'];
}

interface SeatActsProps {
  readonly game: string;
  readonly seat: Seat;
  readonly sitter: SeatInfo;
  readonly isMine: boolean;
  readonly isHost: boolean;
  readonly canSit: boolean;
  readonly act: Act;
}

function SeatActs({ game, seat, sitter, isMine, isHost, canSit, act }: SeatActsProps) {
  const { t } = useWords();
  return (
    <span class="buttons seat-acts">
      {canSit && sitter.t === 'empty' && (
        <button type="button" class="button button-main" onClick={() => void act('join', { seat })}>
          {t['lobby.sit']}
        </button>
      )}
      {isHost && sitter.t === 'empty' && (
        <AddBot game={game} onBot={(bot) => void act('bot', { seat, bot, name: MANIFESTS[game].bots[seat - 1] })} />
      )}
      {isHost && !isMine && sitter.t !== 'empty' && (
        <button type="button" class="button" onClick={() => void act('remove', { seat })}>
          {t['lobby.remove'](sitter.name)}
        </button>
      )}
    </span>
  );
}

function AddBot({ game, onBot }: { game: string; onBot: (level: string) => void }) {
  const words = useWords();
  const { t } = words;
  const [level, setLevel] = useState<LevelName>(USUAL_LEVEL);
  return (
    <>
      <select
        class="field"
        value={level}
        aria-label={t['hall.level']}
        onChange={({ currentTarget }) => setLevel(currentTarget.value as LevelName)}
      >
        {MANIFESTS[game].levels.map((name) => (
          <option key={name} value={name}>
            {levelWords(words, name)}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => onBot(level)}>
        {t['lobby.addBot']}
      </button>
    </>
  );
}

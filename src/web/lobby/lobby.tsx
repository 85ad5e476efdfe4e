/** Before the game: who sits where, a link for those who are to come, and what the host decides. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { isFormer, type TableInfo, seatOf, type SeatInfo } from '../../wire/table-info.ts';
import type { Invitation } from '../../wire/http.ts';
import { KNOWN_RULES } from '../../wire/known-rules.ts';
import type { Refusal } from '../../wire/rules.ts';
import { gameName, MANIFESTS } from '../games.ts';
import { USUAL_LEVEL } from '../home/start.ts';
import { Escutcheon, tinctureOf } from '../look/tinctures.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { changeSeats, type SeatChange } from '../net/seats.ts';
import { Announcements } from '../net/announcements.tsx';
import { aboutSitter } from '../net/company.tsx';
import { useMe } from '../net/me.ts';
import type { NetTable } from '../net/net-table.ts';
import { Sure } from '../net/sure.tsx';
import { ProblemNote } from '../net/problem.tsx';
import { address, go, type Mode, type Route } from '../route.ts';
import type { LevelName } from '../../core/game.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { listed } from '../../core/text.ts';
import { HowYouWin } from '../table/how.tsx';
import { NameField } from './name-field.tsx';
import { uninvitedAt } from './invite.ts';
import { ShareLink } from './share-link.tsx';
import { termsOf } from './terms.ts';
import { levelsAt, useGames } from './use-games.ts';

export interface LobbyProps {
  readonly table: NetTable;
  readonly mode: Mode;
}

/** Something that is asked of the server about this table. */
type Act = (what: SeatChange, body?: object) => Promise<Answer<TableInfo>>;

export function Lobby({ table, mode }: LobbyProps) {
  const card = table.card();
  const words = useWords();
  const { t } = words;
  const isClosed = card.status === 'closed';
  return (
    <main class="lobby">
      <header class="lobby-top">
        <a class="top-home" href="#/" aria-label={t['house.back']}>
          <span aria-hidden="true">❦</span>
        </a>
        <h1>{t[isClosed ? 'lobby.closedTitle' : 'lobby.title'](gameName(words, card.game))}</h1>
      </header>
      <Announcements />
      {!table.isOpen() && (
        <p class="link-state" role="alert">
          {t['table.lost']}
        </p>
      )}
      <Gathering table={table} mode={mode} />
      {!isClosed && <BeforeOneBegins table={table} />}
    </main>
  );
}

/** The link for others, how the game is won, and the terms. */
function BeforeOneBegins({ table }: Pick<LobbyProps, 'table'>) {
  const card = table.card();
  const words = useWords();
  const { t } = words;
  return (
    <>
      <Invite card={card} />
      <section class="sheet lobby-how" aria-labelledby="how">
        <h2 id="how">{t['how.title'](gameName(words, card.game))}</h2>
        <HowYouWin game={card.game} />
      </section>
      <section class="sheet lobby-terms" aria-labelledby="terms">
        <h2 id="terms">{t['lobby.terms']}</h2>
        <ul>
          {termsOf(words, card, table.box.game.options).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <details class="small">
          <summary>{t['fair.title']}</summary>
          <p>
            {t['fair.commitment']} <code>{card.commitment}</code>
          </p>
          {table.share.now()?.check() === 'waiting' && <p>{t['fair.own.waiting']}</p>}
        </details>
      </section>
    </>
  );
}

/** A closed table is no end of the road: home, or to another table, with the same other person if there was one. */
function WaysOn({ card }: { readonly card: TableInfo }) {
  const { t } = useWords();
  const me = useMe();
  const others = card.seats.flatMap((sitter) => (sitter.t === 'person' && sitter.person !== me?.id ? sitter : []));
  const isMine = others.length < card.seats.filter((sitter) => sitter.t === 'person').length;
  const open: Route =
    isMine && others.length === 1 && !isFormer(others[0])
      ? { t: 'open', with: others[0].person }
      : { t: 'open', game: card.game };
  return (
    <div class="buttons lobby-buttons">
      <a class="button" href="#/">
        {t['house.back']}
      </a>
      <a class="button button-main" href={address(open)}>
        {t['hall.open']}
      </a>
    </div>
  );
}

/** Where the link alone is not enough, only the host can invite. */
function Invite({ card }: { card: TableInfo }) {
  const { t } = useWords();
  const isHost = useMe()?.id === card.host;
  const isClosed = !card.watch && !card.listed;
  const invitation = useInvitation(card, isHost && (isClosed || card.removed !== undefined));
  if (isClosed && invitation === undefined) return null;
  const route: Route = { t: 'net', mode: 'play', id: card.id, ...(invitation !== undefined && { invitation }) };
  return (
    <section class="sheet" aria-labelledby="invite">
      <h2 id="invite">{t['lobby.invite']}</h2>
      {card.removed !== undefined && isHost && <p class="small">{t['lobby.newLink']}</p>}
      {isHost &&
        uninvitedAt(card.id).map((name) => (
          <p key={name} role="status">
            {t['lobby.refuses'](name)}
          </p>
        ))}
      <ShareLink route={route} label={t['lobby.link']} large />
    </section>
  );
}

/** It is another one after each removal. */
function useInvitation({ id, removed }: TableInfo, isNeeded: boolean): string | undefined {
  const [invitation, setInvitation] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!isNeeded) return;
    void ask<Invitation>('GET', `/tables/${id}/invitation`).then(({ value }) => setInvitation(value?.invitation));
  }, [id, removed?.length, isNeeded]);
  return isNeeded ? invitation : undefined;
}

/** Who has come so far, and what each may do about it. */
function Gathering({ table, mode }: LobbyProps) {
  const card = table.card();
  const words = useWords();
  const { t } = words;
  const me = useMe();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const mine = mode === 'play' ? seatOf(card, me?.id) : undefined;
  const isHost = mode === 'play' && me?.id === card.host;
  const taken = card.seats.filter(({ t: what }) => what !== 'empty').length;
  const isEnough = card.screen !== undefined && taken >= table.box.game.seats.min; // a screen offers more seats than it needs
  const isFull = taken === card.seats.length || (isEnough && mine !== undefined);
  const act: Act = async (what, body = {}) => {
    // Whoever begins at once takes part in the shuffle too.
    if (what === 'start')
      await table.share.fetch().then(
        ({ settled }) => settled(),
        () => undefined,
      );
    const answer = await changeSeats(card.id, what, body);
    setRefused(answer.refused);
    return answer;
  };
  const canAct = card.status === 'open' && mode === 'play';
  return (
    <section class="sheet lobby-company" aria-labelledby="company">
      <h2 id="company">{t['table.company']}</h2>
      <p class="lobby-now" role="status">
        {card.status === 'closed' ? t[closedBy(card)] : stateWords(words, card, isHost, mine, isFull)}
      </p>
      <ol class="lobby-seats">
        {card.seats.map((sitter, seat) => {
          const may = { isMine: seat === mine, isHost, canSit: mine === undefined, invitation: table.invitation };
          return (
            <SeatLine key={seat} card={card} seat={seat}>
              {canAct && <SeatActs game={card.game} seat={seat} sitter={sitter} {...may} act={act} />}
            </SeatLine>
          );
        })}
      </ol>
      <ProblemNote refused={refused} />
      {((mine !== undefined && canAct) || refused?.rule.id === KNOWN_RULES.sameName.id) && <NameField />}
      {mine !== undefined && canAct && <LobbyButtons isHost={isHost} isFull={isFull} act={act} />}
      {card.status === 'closed' && <WaysOn card={card} />}
    </section>
  );
}

function closedBy({ ended, shut }: TableInfo): 'lobby.shut' | 'lobby.closed' | 'lobby.ended' {
  if (shut === true) return 'lobby.shut';
  return ended === undefined ? 'lobby.closed' : 'lobby.ended';
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
      {isHost ? (
        <Sure label={t['lobby.close']} question={t['lobby.closeSure']} onYes={() => void leave()} />
      ) : (
        <button type="button" class="button" onClick={() => void leave()}>
          {t['lobby.leave']}
        </button>
      )}
      {isHost && (
        <button type="button" class="button button-main" disabled={!isFull} onClick={() => void act('start')}>
          {t['lobby.start']}
        </button>
      )}
    </div>
  );
}

function stateWords(words: Words, card: TableInfo, isHost: boolean, mine: Seat | undefined, isFull: boolean): string {
  const { t } = words;
  const free = card.seats.filter(({ t: what }) => what === 'empty').length;
  if (!isFull && mine === undefined) return t['lobby.takeSeat'](free);
  if (!isFull) return isHost ? t['lobby.waitSeats'](free) : t['lobby.waitFree'](free);
  const missing = card.seats.flatMap((sitter) => (sitter.t === 'person' && !sitter.here ? sitter.name : []));
  if (missing.length > 0 && mine !== undefined) return t['table.waiting'](listed(words, missing));
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
  readonly invitation: string | undefined;
  readonly act: Act;
}

function SeatActs({ game, seat, sitter, isMine, isHost, canSit, invitation, act }: SeatActsProps) {
  const { t } = useWords();
  return (
    <span class="buttons seat-acts">
      {canSit && sitter.t === 'empty' && (
        <button
          type="button"
          class="button button-main"
          onClick={() => void act('join', { seat, ...(invitation !== undefined && { invitation }) })}
        >
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
  const offered = useGames().value?.find(({ id }) => id === game);
  const levels = offered === undefined ? MANIFESTS[game].levels : levelsAt(offered);
  return (
    <>
      <select
        class="field"
        value={level}
        aria-label={t['hall.level']}
        onChange={({ currentTarget }) => setLevel(currentTarget.value as LevelName)}
      >
        {levels.map((name) => (
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

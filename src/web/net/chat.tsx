/** The chat of a table: plain text. What is typed is kept until it is sent, whatever happens to the connection. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { seatOf } from '../../wire/table-info.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { forget, keep, kept } from '../local/storage.ts';
import { tinctureOf } from '../look/tinctures.tsx';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { knownMe } from './me.ts';
import { isPersonMuted, mute } from './mutes.ts';
import type { NetTable } from './net-table.ts';
import { ReportLine } from './report-line.tsx';
import { TextField } from '../look/text-field.tsx';

export interface ChatPageProps {
  readonly table: NetTable;
  /** Everything that has come is on the screen. */
  readonly onRead: () => void;
  /** Somebody can be read again: what they said meanwhile must be fetched. */
  readonly onUnmute: () => void;
}

export function ChatPage({ table, onRead, onUnmute }: ChatPageProps) {
  const { t } = useWords();
  const [isReporting, setReporting] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const lines = table.chats().filter(({ from }) => !isPersonMuted(from));
  useEffect(() => {
    onRead();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [table.chats().length]);
  return (
    <div class="chat">
      {lines.length === 0 && <p class="small">{t['chat.empty']}</p>}
      <div role="log" aria-label={t['table.chat']}>
        <ol class="chat-lines">
          {lines.map(({ c, from, name, text, at }) => (
            <li key={c} ref={end}>
              <ChatName table={table} from={from} name={name} />
              <ChatTime at={at} />
              <span class="chat-text" dir="auto">
                {text}
              </span>
              {isReporting && from !== knownMe()?.id && <ReportLine table={table.id} c={c} name={name} />}
            </li>
          ))}
        </ol>
      </div>
      {table.viewer() === 'watcher' ? <p class="small">{t['chat.watcher']}</p> : <ChatLine table={table} />}
      <Mutes table={table} onUnmute={onUnmute} />
      {knownMe() !== undefined && lines.some(({ from }) => from !== knownMe()?.id) && (
        <p>
          <button type="button" class="tool" aria-pressed={isReporting} onClick={() => setReporting(!isReporting)}>
            {t['chat.reporting']}
          </button>
        </p>
      )}
    </div>
  );
}

function ChatName({ table, from, name }: { table: NetTable; from: string; name: string }) {
  const seat = seatOf(table.card(), from);
  return (
    <b class={seat === undefined ? '' : tinctureOf(seat)} dir="auto">
      {name}
    </b>
  );
}

function ChatTime({ at }: { at: number }) {
  const { locale } = useWords();
  return (
    <time class="small" dateTime={new Date(at).toISOString()}>
      {new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)}
    </time>
  );
}

function ChatLine({ table }: { table: NetTable }) {
  const words = useWords();
  const { t } = words;
  const name = `draft/${table.id}`;
  const [draft, setDraft] = useState(() => kept(name, (raw) => (typeof raw === 'string' ? raw : undefined)) ?? '');
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const write = (text: string): void => (keep(name, text), setDraft(text));
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    const no = await table.chat(text);
    setRefused(no);
    if (no === undefined) setDraft((now) => (now.trim() === text ? (forget(name), '') : now));
  };
  return (
    <form class="chat-form" onSubmit={(event) => void send(event)}>
      <TextField dir="auto" maxLength={LIMITS.chat} value={draft} label={t['chat.say']} onText={write} />
      <button type="submit" class="button" disabled={draft.trim() === ''}>
        {t['chat.send']}
      </button>
      {refused !== undefined && (
        <p role="alert" class="small">
          <RuleText rule={refused.rule} />
        </p>
      )}
    </form>
  );
}

function Mutes({ table, onUnmute }: { table: NetTable; onUnmute: () => void }) {
  const { t } = useWords();
  const [, redraw] = useState(0);
  const others = table
    .card()
    .seats.flatMap((sitter) => (sitter.t === 'person' && sitter.person !== knownMe()?.id ? [sitter] : []));
  if (others.length === 0) return undefined;
  const toggle = async (person: string, muted: boolean): Promise<void> => {
    await mute(person, muted);
    redraw((count) => count + 1);
    if (!muted) onUnmute();
  };
  return (
    <details class="mutes">
      <summary>{t['chat.mutes']}</summary>
      <ul>
        {others.map(({ person, name }) => (
          <li key={person}>
            <label>
              <input
                type="checkbox"
                checked={isPersonMuted(person)}
                onChange={({ currentTarget }) => void toggle(person, currentTarget.checked)}
              />{' '}
              <span dir="auto">{t['chat.mute'](name)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

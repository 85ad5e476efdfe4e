/** "Tell me when it is my turn": on this device, by e-mail, in another app; and when not. */
import './notices.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HOOK_STYLES, type HookStyle, type Notices, type Way } from '../../wire/notices.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { OwnTable } from '../../wire/http.ts';
import { listed } from '../../core/text.ts';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { hello } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { deviceState, type DeviceState, subscribe, unsubscribe } from './device.ts';

/** What every part of the page may do: ask the server, and show what it says. */
interface Desk {
  readonly notices: Notices;
  send(method: 'POST' | 'PUT', path: string, body: object): Promise<boolean>;
}

export function NoticesPage() {
  const { t } = useWords();
  const [notices, setNotices] = useState<Notices | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = (answer: Answer<Notices>): boolean => {
    setRefused(answer.refused);
    if (answer.value !== undefined) setNotices(answer.value);
    return answer.refused === undefined;
  };
  useEffect(() => void hello().then(async () => take(await ask('GET', '/me/notices'))), []);
  const send: Desk['send'] = async (method, path, body) => take(await ask(method, `/me/notices${path}`, body));
  return (
    <main class="notices">
      <h1>{t['notices.title']}</h1>
      <p class="notices-lead">{t['notices.lead']}</p>
      <ProblemNote refused={refused} />
      {notices !== undefined && <Parts notices={notices} send={send} />}
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
      </div>
    </main>
  );
}

function Parts(desk: Desk) {
  return (
    <>
      <Device {...desk} />
      {desk.notices.mail && <Mail {...desk} />}
      <HookPart {...desk} />
      <Ways {...desk} />
      <Quiet {...desk} />
      <Silent {...desk} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="sheet" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface Device {
  readonly state: DeviceState;
  readonly endpoint?: string;
}

function Device({ notices, send }: Desk) {
  const { t, language } = useWords();
  const [device, setDevice] = useState<Device | undefined>(undefined);
  const look = (): void => void deviceState().then(setDevice);
  useEffect(look, [notices]);
  const way = notices.ways.find(({ endpoint }) => endpoint !== undefined && endpoint === device?.endpoint);
  const start = async (): Promise<void> => {
    const subscription = await subscribe(notices.key);
    if (subscription !== undefined) await send('POST', '/push', { language, subscription });
    look();
  };
  const stop = async ({ id }: Way): Promise<void> => {
    await unsubscribe();
    await send('POST', '/remove', { way: id });
  };
  return (
    <Part title={t['notices.device']}>
      {way !== undefined && (
        <>
          <p>{t['notices.deviceOn']}</p>
          <button type="button" class="button" onClick={() => void stop(way)}>
            {t['notices.deviceStop']}
          </button>
        </>
      )}
      {way === undefined && (device?.state === 'on' || device?.state === 'off') && (
        <button type="button" class="button button-main" onClick={() => void start()}>
          {t['notices.deviceAsk']}
        </button>
      )}
      {device?.state === 'denied' && <p>{t['notices.deviceDenied']}</p>}
      {device?.state === 'none' && <p>{t['notices.deviceNone']}</p>}
    </Part>
  );
}

function Mail({ notices, send }: Desk) {
  const { t, language } = useWords();
  const [mail, setMail] = useState('');
  const open = notices.ways.find(({ kind, isOpen }) => kind === 'mail' && isOpen);
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await send('POST', '/mail', { language, address: mail.trim() })) setMail('');
  };
  return (
    <Part title={t['notices.mail']}>
      <form class="notices-form" onSubmit={(event) => void onSubmit(event)}>
        <label>
          {t['notices.mailAddress']}
          <TextField inputMode="email" autocomplete="email" maxLength={200} value={mail} onText={setMail} />
        </label>
        <button type="submit" class="button" disabled={!mail.includes('@')}>
          {t['notices.mailSend']}
        </button>
      </form>
      {open !== undefined && <Code key={open.id} way={open} send={send} />}
    </Part>
  );
}

function Code({ way, send }: Pick<Desk, 'send'> & { readonly way: Way }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    await send('POST', '/confirm', { way: way.id, code });
  };
  return (
    <form class="notices-form" onSubmit={(event) => void onSubmit(event)}>
      <label>
        {t['notices.mailCode'](way.name)}
        <TextField inputMode="numeric" autocomplete="one-time-code" maxLength={6} value={code} onText={setCode} />
      </label>
      <button type="submit" class="button button-main" disabled={!/^\d{6}$/.test(code)}>
        {t['notices.mailConfirm']}
      </button>
    </form>
  );
}

function HookPart({ send }: Desk) {
  const { t, language } = useWords();
  const [url, setUrl] = useState('');
  const [style, setStyle] = useState<HookStyle>('discord');
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await send('POST', '/hook', { language, hook: { url: url.trim(), style } })) setUrl('');
  };
  return (
    <Part title={t['notices.hook']}>
      <p class="small">{t['notices.hookAbout']}</p>
      <form class="notices-form" onSubmit={(event) => void onSubmit(event)}>
        <label>
          {t['notices.hookStyle']}
          <select
            class="field"
            value={style}
            onChange={({ currentTarget }) => setStyle(currentTarget.value as HookStyle)}
          >
            {HOOK_STYLES.toSorted((a, b) => Number(a === 'json') - Number(b === 'json')).map((each) => (
              <option key={each} value={each}>
                {t[`notices.hookStyle.${each}`]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t['notices.hookUrl']}
          <TextField inputMode="url" maxLength={1000} value={url} onText={setUrl} />
        </label>
        <button type="submit" class="button" disabled={!URL.canParse(url.trim())}>
          {t['notices.hookAdd']}
        </button>
      </form>
    </Part>
  );
}

function Ways({ notices, send }: Desk) {
  const { t } = useWords();
  const ways = notices.ways.filter(({ isOpen }) => !isOpen);
  return (
    <Part title={t['notices.ways']}>
      {ways.length === 0 && <p>{t['notices.none']}</p>}
      <ul class="notices-ways">
        {ways.map(({ id, kind, name }) => (
          <li key={id}>
            <span>
              {t[`notices.kind.${kind}`]}: <b>{name}</b>
            </span>
            <button type="button" class="button" onClick={() => void send('POST', '/remove', { way: id })}>
              {t['notices.remove'](name)}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, to: 8 };

function Quiet({ notices, send }: Desk) {
  const { t, locale } = useWords();
  const { quiet } = notices;
  const save = (changed: { readonly from: number; readonly to: number } | null): void => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    void send('PUT', '/quiet', { quiet: changed && { ...changed, zone } });
  };
  const hourWords = (hour: number): string =>
    new Date(2026, 0, 1, hour).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const hours = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <select
        class="field"
        value={quiet?.[name] ?? ''}
        onChange={({ currentTarget }) => save({ ...NIGHT, ...quiet, [name]: Number(currentTarget.value) })}
      >
        {quiet === null && <option value="" />}
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourWords(hour)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Part title={t['notices.quiet']}>
      <p class="small">{t['notices.quietAbout']}</p>
      <div class="notices-form">
        {hours('from', t['notices.quietFrom'])}
        {hours('to', t['notices.quietTo'])}
        <button type="button" class="button" disabled={quiet === null} onClick={() => save(null)}>
          {t['notices.quietOff']}
        </button>
      </div>
    </Part>
  );
}

function Silent({ notices, send }: Desk) {
  const words = useWords();
  const [tables, setTables] = useState<readonly OwnTable[]>([]);
  useEffect(
    () =>
      void ask<{ tables: OwnTable[] }>('GET', '/me/tables').then(({ value }) =>
        setTables((value?.tables ?? []).filter(({ card }) => card.status === 'playing')),
      ),
    [],
  );
  if (tables.length === 0) return undefined;
  return (
    <Part title={words.t['notices.tables']}>
      {tables.map(({ card, seat }) => (
        <label key={card.id} class="notices-table">
          <input
            type="checkbox"
            checked={notices.silenced.includes(card.id)}
            onChange={({ currentTarget }) =>
              void send('PUT', '/silence', { table: card.id, silent: currentTarget.checked })
            }
          />
          <span dir="auto">
            {gameName(words, card.game)}:{' '}
            {listed(
              words,
              card.seats.flatMap((sitter, i) => (sitter.t === 'empty' || i === seat ? [] : [sitter.name])),
            )}
          </span>
        </label>
      ))}
    </Part>
  );
}

/** Where the link at the foot of every e-mail leads. It asks: programs that look at links must not stop anything. */
export function StopPage({ way, code }: { readonly way: string; readonly code: string }) {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Answer<object> | undefined>(undefined);
  const stop = async (): Promise<void> => setAnswer(await ask('POST', '/notices/leave', { way, key: code }));
  return (
    <main class="turned sheet">
      <h1>{t['notices.stopTitle']}</h1>
      <p role="status">{answer?.value === undefined ? t['notices.stopAbout'] : t['notices.stopped']}</p>
      <ProblemNote refused={answer?.refused} />
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        {answer?.value === undefined && (
          <button type="button" class="button button-main" onClick={() => void stop()}>
            {t['notices.stop']}
          </button>
        )}
      </div>
    </main>
  );
}

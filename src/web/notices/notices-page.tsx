/** "Tell me when it is my turn": on this device, by e-mail, in another app; and when not. */
import './notices.css';
import { useEffect, useState } from 'preact/hooks';
import { HOOK_STYLES, type HookStyle, type Notices, type Way } from '../../wire/notices.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { hello } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { deviceState, type DeviceState, subscribe, unsubscribe } from './device.ts';
import { type Desk, Part, useSend } from './parts.tsx';
import { Quiet, Silent } from './silence.tsx';

export { StopPage } from './stop-page.tsx';

export function NoticesPage() {
  const { t } = useWords();
  const [notices, setNotices] = useState<Notices | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = ({ value, refused: why }: Answer<Notices>): Refusal | undefined => {
    if (value !== undefined) setNotices(value);
    return why;
  };
  useEffect(() => void hello().then(async () => setRefused(take(await ask('GET', '/me/notices')))), []);
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
      <Ways {...desk} />
      <Device {...desk} />
      {desk.notices.mail && <Mail {...desk} />}
      <HookPart {...desk} />
      <Quiet {...desk} />
      <Silent {...desk} />
    </>
  );
}

interface Device {
  readonly state: DeviceState;
  readonly endpoint?: string;
}

function Device({ notices, ...desk }: Desk) {
  const { t, language } = useWords();
  const { refused, send } = useSend(desk);
  const [device, setDevice] = useState<Device | undefined>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const look = (): void => void deviceState().then(setDevice);
  useEffect(look, [notices]);
  const way = notices.ways.find(({ endpoint }) => endpoint !== undefined && endpoint === device?.endpoint);
  const start = async (): Promise<void> => {
    const subscription = await subscribe(notices.key);
    setFailed(subscription === undefined);
    if (subscription !== undefined) await send('POST', '/push', { language, subscription });
    look();
  };
  const stop = async ({ id }: Way): Promise<void> => {
    await unsubscribe();
    await send('POST', '/remove', { way: id });
  };
  return (
    <Part title={t['notices.device']} refused={refused}>
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
      {hasFailed && device?.state === 'off' && (
        <p class="problem" role="alert">
          {t['notices.deviceFailed']}
        </p>
      )}
      {device?.state === 'denied' && <p>{t['notices.deviceDenied']}</p>}
      {device?.state === 'none' && <p>{t['notices.deviceNone']}</p>}
    </Part>
  );
}

function Mail({ notices, ...desk }: Desk) {
  const { t, language } = useWords();
  const { refused, send } = useSend(desk);
  const [mail, setMail] = useState('');
  const open = notices.ways.find(({ kind, isOpen }) => kind === 'mail' && isOpen);
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await send('POST', '/mail', { language, address: mail.trim() })) setMail('');
  };
  return (
    <Part title={t['notices.mail']} refused={refused}>
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

interface CodeProps {
  readonly way: Way;
  readonly send: ReturnType<typeof useSend>['send'];
}

function Code({ way, send }: CodeProps) {
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
      <p class="small">{t['notices.mailSent']}</p>
    </form>
  );
}

/** What an address of each kind looks like. */
const ADDRESS_OF: { readonly [style in HookStyle]: string } = {
  json: 'https://…',
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  ntfy: 'https://ntfy.sh/…',
  telegram: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
};

function HookPart(desk: Desk) {
  const { t, language } = useWords();
  const { refused, send } = useSend(desk);
  const [url, setUrl] = useState('');
  const [style, setStyle] = useState<HookStyle>('discord');
  const onSubmit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await send('POST', '/hook', { language, hook: { url: url.trim(), style } })) setUrl('');
  };
  return (
    <Part title={t['notices.hook']} refused={refused}>
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
          <TextField inputMode="url" maxLength={1000} placeholder={ADDRESS_OF[style]} value={url} onText={setUrl} />
        </label>
        <button type="submit" class="button" disabled={!URL.canParse(url.trim())}>
          {t['notices.hookAdd']}
        </button>
      </form>
    </Part>
  );
}

function Ways({ notices, ...desk }: Desk) {
  const { t } = useWords();
  const { refused, send } = useSend(desk);
  const ways = notices.ways.filter(({ isOpen }) => !isOpen);
  return (
    <Part title={t['notices.ways']} refused={refused}>
      {ways.length === 0 && <p>{t['notices.none']}</p>}
      <ul class="notices-ways">
        {ways.map(({ id, kind, name, style }) => (
          <li key={id}>
            <span>
              {style === undefined ? t[`notices.kind.${kind}`] : t[`notices.hookStyle.${style}`]}: <b>{name}</b>
            </span>
            <button
              type="button"
              class="button"
              aria-label={t['notices.remove'](name)}
              onClick={() => void send('POST', '/remove', { way: id })}
            >
              {t['notices.removeIt']}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

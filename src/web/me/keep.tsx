/** "Keep this identity": passkeys, the recovery link, and the way back in. */
import { useState } from 'preact/hooks';
import type { Passkey } from '../../wire/identity.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { ShareLink } from '../lobby/share-link.tsx';
import { ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { Sure } from '../net/sure.tsx';
import { type Desk, Part } from './parts.tsx';
import { deviceName, hasPasskeys, makePasskey, type Outcome, signInWithPasskey } from './passkeys.ts';

interface Said {
  readonly refused?: Refusal | undefined;
  readonly note?: string;
}

/** What to say of an outcome, where it is not what was wished. */
function saidOf<T>({ t }: Words, outcome: Outcome<T>): Said {
  if (outcome === 'cancelled') return { note: t['you.cancelled'] };
  if (outcome === 'already') return { note: t['you.already'] };
  return { refused: outcome.refused };
}

function Note({ refused, note }: Said) {
  return (
    <>
      <ProblemNote refused={refused} />
      {note !== undefined && <p role="status">{note}</p>}
    </>
  );
}

export function Keep(desk: Desk) {
  const words = useWords();
  const { t } = words;
  const { passkeys } = desk.identity;
  const [said, setSaid] = useState<Said>({});
  const make = async (): Promise<void> => {
    const outcome = await makePasskey(deviceName());
    setSaid(saidOf(words, outcome));
    if (typeof outcome === 'object' && outcome.value !== undefined) desk.onIdentity(outcome);
  };
  return (
    <Part title={t['you.keep']}>
      <p>{passkeys.length === 0 ? t['you.keepWhy'] : t['you.kept']}</p>
      <ul class="me-passkeys">
        {passkeys.map((passkey) => (
          <Entry key={passkey.id} passkey={passkey} {...desk} />
        ))}
      </ul>
      {hasPasskeys() ? (
        <button
          type="button"
          class={`button ${passkeys.length === 0 ? 'button-main' : ''}`}
          onClick={() => void make()}
        >
          {passkeys.length === 0 ? t['you.make'] : t['you.makeMore']}
        </button>
      ) : (
        <p>{t['you.noPasskeys']}</p>
      )}
      <Note {...said} />
      <Recovery {...desk} />
    </Part>
  );
}

function Entry({ passkey, onIdentity }: Desk & { readonly passkey: Passkey }) {
  const { t, locale } = useWords();
  const { id, name, created, used } = passkey;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const when = used === 0 ? t['you.passkeyMade'](day.format(created)) : t['you.passkeyUsed'](day.format(used));
  return (
    <li>
      <span>
        <b dir="auto">{name}</b> <span class="small">{when}</span>
      </span>
      <Sure
        label={t['you.remove'](name)}
        question={t['you.removeSure'](name)}
        onYes={() => void ask<Desk['identity']>('POST', '/me/passkeys/remove', { id }).then(onIdentity)}
      />
    </li>
  );
}

function Recovery({ identity, onIdentity }: Desk) {
  const { t } = useWords();
  const [code, setCode] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const make = async (): Promise<void> => {
    const answer = await ask<{ readonly code: string }>('POST', '/me/recovery', {});
    setRefused(answer.refused);
    setCode(answer.value?.code);
    if (answer.value !== undefined) onIdentity({ value: { ...identity, recovery: true } });
  };
  return (
    <details class="me-recovery">
      <summary>{t['you.recovery']}</summary>
      <p>{t['you.recoveryWhy']}</p>
      {code === undefined && identity.recovery && <p>{t['you.recoveryHas']}</p>}
      {code === undefined ? (
        <button type="button" class="button" onClick={() => void make()}>
          {identity.recovery ? t['you.recoveryAgain'] : t['you.recoveryMake']}
        </button>
      ) : (
        <ShareLink route={{ t: 'device', code }} label={t['you.recoveryLink']} large />
      )}
      <ProblemNote refused={refused} />
    </details>
  );
}

export function SignIn() {
  const words = useWords();
  const { t } = words;
  const [said, setSaid] = useState<Said>({});
  if (!hasPasskeys()) return undefined;
  const signIn = async (): Promise<void> => {
    const outcome = await signInWithPasskey();
    const name = typeof outcome === 'object' ? outcome.value?.name : undefined;
    setSaid(name === undefined ? saidOf(words, outcome) : { note: t['you.signedIn'](name) });
  };
  return (
    <Part title={t['you.signIn']}>
      <p>{t['you.signInWhy']}</p>
      <button type="button" class="button" onClick={() => void signIn()}>
        {t['you.signInGo']}
      </button>
      <Note {...said} />
    </Part>
  );
}

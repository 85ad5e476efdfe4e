/** Before one sits at the desk: a passkey, and the token that the server wrote to its log. */
import { useEffect, useState } from 'preact/hooks';
import type { DeskState } from '../../wire/desk.ts';
import type { OwnIdentity } from '../../wire/identity.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../look/text-field.tsx';
import { deviceName, hasPasskeys, makePasskey } from '../me/passkeys.ts';
import { ask } from '../net/ask.ts';
import { hello } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address } from '../route.ts';

interface ClaimProps {
  readonly state: DeskState;
  readonly onState: (state: DeskState) => void;
}

export function Claim({ state, onState }: ClaimProps) {
  const { t } = useWords();
  const [isKept, setKept] = useState(false);
  const [token, setToken] = useState('');
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const look = async (): Promise<void> => {
    const { value } = await ask<OwnIdentity>('GET', '/me/identity');
    setKept((value?.passkeys.length ?? 0) > 0);
  };
  useEffect(() => void hello().then(look), []);
  const make = async (): Promise<void> => {
    const outcome = await makePasskey(deviceName());
    setRefused(typeof outcome === 'string' ? undefined : outcome.refused);
    await look();
  };
  const claim = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask<DeskState>('POST', '/admin/claim', { token: token.trim() });
    setRefused(answer.refused);
    if (answer.value !== undefined) onState(answer.value);
  };
  return (
    <>
      <p>{state.isClaimed ? t['admin.taken'] : t['admin.free']}</p>
      <p>
        <a href={address({ t: 'me' })}>{t['admin.signIn']}</a>
      </p>
      {hasPasskeys() && !isKept && (
        <>
          <p>{t['admin.passkeyFirst']}</p>
          <button type="button" class="button button-main" onClick={() => void make()}>
            {t['admin.makePasskey']}
          </button>
        </>
      )}
      {(isKept || !hasPasskeys()) && (
        <form class="name-field" onSubmit={(event) => void claim(event)}>
          <label>
            {t['admin.token']}
            <TextField value={token} onText={setToken} maxLength={200} />
          </label>
          <button type="submit" class="button button-main" disabled={token.trim() === ''}>
            {t['admin.claim']}
          </button>
        </form>
      )}
      <ProblemNote refused={refused} />
    </>
  );
}

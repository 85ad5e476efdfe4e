/** Which devices are signed in, and signing out. */
import { useState } from 'preact/hooks';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { ask } from '../net/ask.ts';
import { forgetMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { type Desk, Part } from './parts.tsx';

export function Devices({ identity, onIdentity }: Desk) {
  const { t } = useWords();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const [isDone, setDone] = useState(false);
  const others = async (): Promise<void> => {
    const answer = await ask('POST', '/me/sign-out', { where: 'others' });
    setRefused(answer.refused);
    if (answer.refused !== undefined) return;
    setDone(true);
    onIdentity({ value: { ...identity, devices: 1 } });
  };
  const leave = async (where: 'here' | 'everywhere'): Promise<void> => {
    const answer = await ask('POST', '/me/sign-out', { where });
    setRefused(answer.refused);
    if (answer.refused === undefined) forgetMe();
  };
  const canComeBack = identity.passkeys.length > 0 || identity.recovery;
  return (
    <Part title={t['you.devices']}>
      <p>{t['you.deviceCount'](identity.devices)}</p>
      <div class="buttons">
        {identity.devices > 1 && (
          <button type="button" class="button" onClick={() => void others()}>
            {t['you.signOutOthers']}
          </button>
        )}
        <SignOut label={t['you.signOutHere']} canComeBack={canComeBack} onSignOut={() => void leave('here')} />
        {identity.devices > 1 && (
          <SignOut
            label={t['you.signOutEverywhere']}
            canComeBack={canComeBack}
            onSignOut={() => void leave('everywhere')}
          />
        )}
      </div>
      {isDone && <p role="status">{t['you.signedOut']}</p>}
      <ProblemNote refused={refused} />
    </Part>
  );
}

interface SignOutProps {
  readonly label: string;
  readonly canComeBack: boolean;
  readonly onSignOut: () => void;
}

/** Whoever cannot come back is asked first. */
function SignOut({ label, canComeBack, onSignOut }: SignOutProps) {
  const { t } = useWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button" onClick={() => (canComeBack ? onSignOut() : setAsked(true))}>
        {label}
      </button>
    );
  return (
    <div role="alertdialog" aria-label={label} class="me-asked">
      <p>{t['you.signOutLose']}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {t['you.cancel']}
        </button>
        <button type="button" class="button button-main" onClick={onSignOut}>
          {t['you.signOutSure']}
        </button>
      </div>
    </div>
  );
}

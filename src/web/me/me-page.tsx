/** Oneself: name and shield, how to come back, devices, and one's own data. */
import './me.css';
import { useEffect, useState } from 'preact/hooks';
import type { OwnIdentity } from '../../wire/identity.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { keep } from '../local/storage.ts';
import { AnotherDevice } from '../lobby/device.tsx';
import { NameField } from '../lobby/name-field.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { chooseShield, knownMe, useMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address } from '../route.ts';
import { OwnData } from './data.tsx';
import { Devices } from './devices.tsx';
import { Keep, SignIn } from './keep.tsx';
import { OwnBotsPart } from './own-bots.tsx';
import { type Desk, Part } from './parts.tsx';
import { PersonShield, ShieldChooser, shieldOf } from './shield.tsx';

export function MePage() {
  const { t } = useWords();
  const me = useMe();
  const [identity, setIdentity] = useState<OwnIdentity | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = (answer: Answer<OwnIdentity>): void => {
    setRefused(answer.refused);
    if (answer.value === undefined) return;
    setIdentity(answer.value);
    if (answer.value.passkeys.length > 0) keep('identity-kept', true);
  };
  useEffect(() => {
    if (knownMe() === undefined) setIdentity(undefined);
    else void ask<OwnIdentity>('GET', '/me/identity').then(take);
  }, [me?.id]);
  return (
    <main class="me">
      <h1>{t['you.title']}</h1>
      <ProblemNote refused={me && refused} />
      {me === undefined && <p class="sheet">{t['you.first']}</p>}
      {me !== undefined && identity !== undefined && <Parts identity={identity} onIdentity={take} />}
      {(me === undefined || identity?.passkeys.length === 0) && <SignIn />}
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
      </div>
    </main>
  );
}

function Parts(desk: Desk) {
  const { t } = useWords();
  return (
    <>
      <Arms {...desk} />
      <Keep {...desk} />
      <Part title={t['device.make']}>
        <p>{t['device.why']}</p>
        <AnotherDevice />
      </Part>
      <Devices {...desk} />
      <OwnBotsPart />
      <OwnData {...desk} />
    </>
  );
}

function Arms({ identity, onIdentity }: Desk) {
  const { t, locale } = useWords();
  const me = useMe() ?? identity;
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const choose = async (shield: string): Promise<void> => {
    const answer = await chooseShield(shield);
    setRefused(answer.refused);
    if (answer.value !== undefined) onIdentity({ value: { ...identity, shield } });
  };
  return (
    <section class="sheet me-arms" aria-label={me.name}>
      <div class="me-arms-head">
        <PersonShield {...shieldOf(me)} />
        <div>
          <h2 dir="auto">{me.name}</h2>
          <p class="small">{t['you.since'](day.format(identity.since))}</p>
        </div>
      </div>
      <NameField />
      <details>
        <summary>{t['you.shield']}</summary>
        <ShieldChooser shield={shieldOf(me)} onShield={(shield) => void choose(shield)} />
      </details>
      <ProblemNote refused={refused} />
      <nav class="buttons">
        <a class="button" href={address({ t: 'history' })}>
          {t['you.games']}
        </a>
        <a class="button" href={address({ t: 'people' })}>
          {t['me.people']}
        </a>
        <a class="button" href={address({ t: 'notices' })}>
          {t['me.notices']}
        </a>
      </nav>
    </section>
  );
}

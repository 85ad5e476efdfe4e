/** Another device: a link that works once makes it yours too; and the page where such a link arrives. */
import { useState } from 'preact/hooks';
import type { Refusal } from '../../wire/rules.ts';
import { ask } from '../net/ask.ts';
import { claim, useMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { go } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import { ShareLink } from './share-link.tsx';

/** In the hall: makes the link. */
export function AnotherDevice() {
  const { t } = useWords();
  const [code, setCode] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const make = async (): Promise<void> => {
    const answer = await ask<{ readonly code: string }>('POST', '/me/link', {});
    setRefused(answer.refused);
    setCode(answer.value?.code);
  };
  if (code !== undefined) return <ShareLink route={{ t: 'device', code }} label={t['device.link']} large />;
  return (
    <>
      <button type="button" class="button" onClick={() => void make()}>
        {t['device.make']}
      </button>
      <ProblemNote refused={refused} />
    </>
  );
}

/** Where the link leads. It asks first: this browser may be somebody already. */
export function DevicePage({ code }: { code: string }) {
  const { t } = useWords();
  const me = useMe();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const take = async (): Promise<void> => {
    const answer = await claim(code);
    setRefused(answer.refused);
    if (answer.value !== undefined) go({ t: 'hall' });
  };
  return (
    <main class="turned sheet">
      <h1>{t['device.title']}</h1>
      <p>{me === undefined ? t['device.about'] : t['device.instead'](me.name)}</p>
      <ProblemNote refused={refused} />
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        <button type="button" class="button button-main" onClick={() => void take()}>
          {t['device.take']}
        </button>
      </div>
    </main>
  );
}

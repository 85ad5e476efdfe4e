/** The bots that one made: programs that play under a name of their own, with a token that is shown once. */
import { useEffect, useState } from 'preact/hooks';
import type { NewToken, OwnBot, OwnBots } from '../../wire/desk.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Refusal } from '../../wire/rules.ts';
import { shortDate } from '../i18n/dates.ts';
import { useWords } from '../i18n/words.tsx';
import { copy } from '../lobby/copy.ts';
import { TextField } from '../look/text-field.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { Sure } from '../net/sure.tsx';
import { Part } from './parts.tsx';

/** A whole bot in one file, to begin with. */
const EXAMPLE = new URL('../../../examples/bot.mjs', import.meta.url).href;

export function OwnBotsPart() {
  const { t } = useWords();
  const [bots, setBots] = useState<readonly OwnBot[]>([]);
  const [token, setToken] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const [name, setName] = useState('');
  const take = ({ value, refused: why }: Answer<OwnBots & Partial<NewToken>>): boolean => {
    setRefused(why);
    if (value === undefined) return false;
    setBots(value.bots);
    setToken(value.token);
    return true;
  };
  useEffect(() => void ask<OwnBots>('GET', '/me/bots').then(take), []);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (take(await ask<NewToken>('POST', '/me/bots', { name: name.trim() }))) setName('');
  };
  return (
    <Part title={t['bots.title']}>
      <details open={bots.length > 0}>
        <summary>{t['bots.who']}</summary>
        <p>
          {t['bots.why']}{' '}
          <a href={EXAMPLE} download="bot.mjs" translate={false}>
            bot.mjs
          </a>
        </p>
        <ul class="me-passkeys">
          {bots.map((bot) => (
            <Bot key={bot.id} bot={bot} onAnswer={take} />
          ))}
        </ul>
        {token !== undefined && <Token token={token} />}
        <form class="name-field" onSubmit={(event) => void make(event)}>
          <label>
            {t['bots.name']}
            <TextField dir="auto" maxLength={LIMITS.name} value={name} onText={setName} />
          </label>
          <button type="submit" class="button" disabled={name.trim() === ''}>
            {t['bots.make']}
          </button>
        </form>
        <ProblemNote refused={refused} />
      </details>
    </Part>
  );
}

interface BotProps {
  readonly bot: OwnBot;
  readonly onAnswer: (answer: Answer<OwnBots & Partial<NewToken>>) => boolean;
}

function Bot({ bot: { id, name, created, used }, onAnswer }: BotProps) {
  const words = useWords();
  const { t } = words;
  const act = async (what: 'token' | 'remove'): Promise<void> =>
    void onAnswer(await ask<OwnBots>('POST', `/me/bots/${what}`, { id }));
  return (
    <li>
      <span>
        <b dir="auto">{name}</b>{' '}
        <span class="small">
          {used === 0 ? t['bots.unused'](shortDate(words, created)) : t['bots.used'](shortDate(words, used))}
        </span>
      </span>
      <span class="buttons">
        <Sure label={t['bots.renew']} question={t['bots.renewSure'](name)} onYes={() => void act('token')} />
        <Sure label={t['bots.remove']} question={t['bots.removeSure'](name)} onYes={() => void act('remove')} />
      </span>
    </li>
  );
}

function Token({ token }: { readonly token: string }) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div class="share me-token" role="status">
      <label class="share-link">
        {t['bots.token']}
        <input class="field" readOnly value={token} dir="ltr" onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="small">{t['bots.once']}</p>
      <button type="button" class="button button-main" onClick={() => void copy(token).then(setCopied)}>
        {isCopied ? t['result.shared'] : t['bots.copy']}
      </button>
    </div>
  );
}

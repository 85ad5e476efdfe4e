/** The rulebook: how one wins in one minute, examples, then every rule with its number, and search. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type AnyGame, chaptersOf, type Rule } from '../../core/game.ts';
import { HowYouWin } from './how.tsx';
import { RuleFigure } from './rule-figure.tsx';
import { Examples } from './spread.tsx';
import { useRules, useWords, type Words } from '../i18n/words.tsx';

export interface RulesProps {
  readonly game: AnyGame;
  /** The rule to show first. */
  readonly rule: string | undefined;
}

export function Rules(props: RulesProps) {
  const words = useRules();
  return words && <Rulebook {...props} words={words} />;
}

function Rulebook({ game, rule, words }: RulesProps & { readonly words: Words }) {
  const { t } = words;
  const [sought, setSought] = useState('');
  const book = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (rule === undefined) return;
    setSought('');
    book.current?.querySelector(`[data-rule="${rule}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const isFound = (each: Rule): boolean => plain(`${each.id} ${words.rule(each)}`).includes(plain(sought));
  const chapters = chaptersOf(game).map((chapter) => ({ ...chapter, rules: chapter.rules.filter(isFound) }));
  const found = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class="rulebook" ref={book}>
      <input
        type="search"
        class="field"
        value={sought}
        placeholder={t['table.rulesSearch']}
        aria-label={t['table.rulesSearch']}
        onInput={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {sought !== '' && <p role="status">{found === 0 ? t['table.rulesNone'] : t['table.rulesFound'](found)}</p>}
      {sought === '' && rule === undefined && <InOneMinute game={game.id} />}
      {chapters.map(({ number, heading, rules }) => (
        <Chapter
          key={heading}
          game={game.id}
          title={`${number === '' ? '' : `${number}. `}${words.chapter(heading)}`}
          rules={rules}
          shown={rule}
        />
      ))}
    </div>
  );
}

/** Before the numbered rules; whoever comes for one of them goes straight to it. */
function InOneMinute({ game }: { readonly game: string }) {
  const { t } = useWords();
  return (
    <section>
      <h3>{t['rules.minute']}</h3>
      <HowYouWin game={game} />
      <Examples game={game} />
      <h3>{t['rules.all']}</h3>
    </section>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly shown: string | undefined;
}

function Chapter({ game, title, rules, shown }: ChapterProps) {
  const words = useWords();
  if (rules.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rules.map((rule) => (
          <div key={rule.id} data-rule={rule.id} class={rule.id === shown ? 'rule rule-shown' : 'rule'}>
            <dt>{rule.id}</dt>
            <dd>
              {words.rule(rule)}
              <RuleFigure game={game} rule={rule.id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Without accents and capitals, so that "defensa" finds "Defensa". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The numbered rulebook, with search. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame, Rule } from '../../core/game.ts';
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
  const all: readonly Rule[] = Object.values(game.rules);
  const found = all.filter((each) => plain(`${each.id} ${words.rule(each)}`).includes(plain(sought)));
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
      {sought !== '' && (
        <p role="status">{found.length === 0 ? t['table.rulesNone'] : t['table.rulesFound'](found.length)}</p>
      )}
      {Object.entries(game.chapters).map(([number, heading]) => (
        <Chapter
          key={number}
          title={`${number}. ${words.chapter(heading)}`}
          rules={found.filter(({ id }) => id.split('-')[1]?.split('.')[0] === number)}
          shown={rule}
        />
      ))}
    </div>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly shown: string | undefined;
}

function Chapter({ title, rules, shown }: ChapterProps) {
  const words = useWords();
  if (rules.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rules.map((rule) => (
          <div key={rule.id} data-rule={rule.id} class={rule.id === shown ? 'rule rule-shown' : 'rule'}>
            <dt>{rule.id}</dt>
            <dd>{words.rule(rule)}</dd>
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

/** The numbered rulebook, with search. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame, Rule } from '../../core/game.ts';
import { useWords } from '../words/words.tsx';

export interface RulesProps {
  readonly game: AnyGame;
  readonly chapters: { readonly [chapter: string]: string };
  /** The rule to show first. */
  readonly rule: string | undefined;
}

export function Rules({ game, chapters, rule }: RulesProps) {
  const words = useWords();
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
      {Object.entries(chapters).map(([number, heading]) => {
        const own = found.filter(({ id }) => id.split('-')[1]?.split('.')[0] === number);
        if (own.length === 0) return undefined;
        return (
          <section key={number}>
            <h3>
              {number}. {words.chapter(heading)}
            </h3>
            <dl>
              {own.map((each) => (
                <div key={each.id} data-rule={each.id} class={each.id === rule ? 'rule rule-shown' : 'rule'}>
                  <dt>{each.id}</dt>
                  <dd>{words.rule(each)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

/** Without accents and capitals, so that "defensa" finds "Defensa". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

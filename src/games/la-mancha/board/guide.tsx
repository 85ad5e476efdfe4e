/** LM-18.10: how the Spanish names are said. Who reads Spanish needs no letters explained, only the names to hear. */
import { useWords } from './words.ts';
import { canSpeak, Horn } from './horn.tsx';
import { INTRODUCTION, LETTERS, NAMES, STRESS } from '../rules/pronunciation.ts';

export function Guide() {
  const { t, language } = useWords();
  return (
    <details class="lm-guide">
      <summary>{t['lm.guide']}</summary>
      {!canSpeak() && <p>{t['lm.silent']}</p>}
      {language === 'en' && <Letters />}
      <ul>
        {NAMES.map(({ es, say }) => (
          <li key={es}>
            <Horn text={es} spanish />
            <span lang="es">{es}</span>
            {language === 'en' && <i>{say}</i>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Letters() {
  return (
    <>
      <p>{INTRODUCTION}</p>
      <dl class="lm-letters">
        {LETTERS.map(({ letter, sound, example, say }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>
              {sound}: <span lang="es">{example}</span>, <i>{say}</i>
            </dd>
          </div>
        ))}
      </dl>
      {STRESS.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </>
  );
}

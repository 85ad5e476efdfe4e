/** The settings: each a row of choices. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { explainAgain, isAnythingLearnt } from '../local/lessons.ts';
import { chooseSetting, onSettings, type SettingName, settings, SETTINGS } from '../local/settings.ts';
import { LANGUAGES } from '../../core/game.ts';
import { LANGUAGE_NAMES } from '../i18n/words.tsx';
import { useWords, type Words } from '../i18n/words.tsx';

interface SettingsProps {
  /** What keys do at this table besides those that do the same everywhere. */
  readonly keys?: string | undefined;
}

export function SettingsPage({ keys }: SettingsProps) {
  const { t } = useWords();
  const [, redraw] = useState(0);
  useLayoutEffect(() => onSettings(() => redraw((count) => count + 1)), []);
  return (
    <div class="settings">
      {(Object.keys(SETTINGS) as SettingName[]).map((name) => (
        <Setting key={name} name={name} />
      ))}
      <Lessons />
      <h3>{t['settings.keys']}</h3>
      <p>{t['settings.keysAbout']}</p>
      {keys !== undefined && <p>{keys}</p>}
      <h3>{t['credits.title']}</h3>
      <p>{t['credits.icons']}</p>
      <p>{t['credits.fonts']}</p>
    </div>
  );
}

/** What the boards explain to beginners: here one gets it back. */
function Lessons() {
  const { t } = useWords();
  const [canForget, setCanForget] = useState(isAnythingLearnt);
  return (
    <fieldset class="setting">
      <legend>{t['settings.lessons']}</legend>
      {canForget ? (
        <button type="button" class="button" onClick={() => (explainAgain(), setCanForget(false))}>
          {t['settings.lessonsAgain']}
        </button>
      ) : (
        <p role="status">{t['settings.lessonsOn']}</p>
      )}
    </fieldset>
  );
}

function Setting({ name }: { name: SettingName }) {
  const words = useWords();
  return (
    <fieldset class="setting">
      <legend>{words.t[`settings.${name}`]}</legend>
      <div class="choices">
        {SETTINGS[name].map((choice) => (
          <label key={choice} class="choice">
            <input
              type="radio"
              name={name}
              checked={settings()[name] === choice}
              onChange={() => chooseSetting(name, choice as never)}
            />
            <span>{choiceWords(words, name, choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function choiceWords({ t }: Words, name: SettingName, choice: string): string {
  const language = LANGUAGES.find((each) => each === choice);
  if (language !== undefined) return LANGUAGE_NAMES[language];
  return t[`settings.${name}.${choice}` as 'settings.theme.paper'];
}

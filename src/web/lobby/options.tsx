/** The options of a game: sets that have a name first, then each with a sentence that says what it changes. */
import type { Option } from '../../core/game.ts';
import type { OfferedGame } from '../../wire/http.ts';
import { choiceWords, optionAbout, optionWords, presetAbout, presetWords } from '../i18n/options.ts';
import { RuleText } from '../i18n/rule-text.tsx';
import { useWords } from '../i18n/words.tsx';
import { Check } from './check.tsx';

export interface Chosen {
  readonly [name: string]: Option['choices'][number];
}

interface OptionsProps {
  readonly game: OfferedGame;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** More than this many are folded away: nobody has to read them. */
const SHOWN = 3;

export function OptionChoices({ game, chosen, onChange }: OptionsProps) {
  const { t } = useWords();
  const names = Object.keys(game.options);
  if (names.length === 0) return undefined;
  const each = names.map((name) => (
    <OptionChoice key={name} game={game} name={name} chosen={chosen} onChange={onChange} />
  ));
  const folded = game.presets.length > 0 || names.length > SHOWN;
  return (
    <fieldset>
      <legend>{t['open.options']}</legend>
      <Presets game={game} chosen={chosen} onChange={onChange} />
      {folded ? (
        <details>
          <summary>{t['open.each'](names.length)}</summary>
          {each}
        </details>
      ) : (
        each
      )}
    </fieldset>
  );
}

function Presets({ game, chosen, onChange }: OptionsProps) {
  const words = useWords();
  const { presets } = game;
  if (presets.length === 0) return undefined;
  const current = presets.find(({ options }) => isSame(game, chosen, options as Chosen));
  return (
    <>
      <div class="choices">
        {presets.map((preset) => (
          <label key={preset.name} class="choice" data-tip={presetAbout(words, game.id, preset.name)}>
            <input
              type="radio"
              name="preset"
              checked={preset === current}
              onChange={() => onChange(preset.options as Chosen)}
            />
            <span>{presetWords(words, game.id, preset.name)}</span>
          </label>
        ))}
      </div>
      {current !== undefined && (
        <p class="small">{presetAbout(words, game.id, current.name) ?? <RuleText rule={current.rule} />}</p>
      )}
    </>
  );
}

/** Whether two sets of choices come to the same, defaults included. */
function isSame({ options }: OfferedGame, one: Chosen, other: Chosen): boolean {
  return Object.entries(options).every(
    ([name, { choices }]) => (one[name] ?? choices[0]) === (other[name] ?? choices[0]),
  );
}

/** Yes or no as a box to tick, anything else as a choice. */
function OptionChoice({ game, name, chosen, onChange }: OptionsProps & { readonly name: string }) {
  const words = useWords();
  const { rule, choices } = game.options[name];
  const label = optionWords(words, game.id, name);
  const now = chosen[name] ?? choices[0];
  return (
    <div class="option">
      {typeof choices[0] === 'boolean' ? (
        <Check label={label} checked={Boolean(now)} onChange={(value) => onChange({ ...chosen, [name]: value })} />
      ) : (
        <label class="option-choice">
          <span>{label}</span>
          <select
            class="field"
            value={choices.indexOf(now)}
            onChange={({ currentTarget }) => onChange({ ...chosen, [name]: choices[currentTarget.selectedIndex] })}
          >
            {choices.map((choice, i) => (
              <option key={String(choice)} value={i}>
                {choiceWords(words, game.id, name, choice)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="small">{optionAbout(words, game.id, name) ?? <RuleText rule={rule} />}</p>
    </div>
  );
}

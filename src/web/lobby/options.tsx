/** The options of a game: each with the rule that says what it changes. */
import type { Option } from '../../core/game.ts';
import { optionWords } from '../words/options.ts';
import { useWords } from '../words/words.tsx';
import { Check } from './check.tsx';
import type { Offered } from './terms.ts';

export interface Chosen {
  readonly [name: string]: Option['choices'][number];
}

interface OptionsProps {
  readonly offered: Offered;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** Yes or no as a box to tick, anything else as a choice; the rule says what it changes. */
export function Options({ offered, chosen, onChange }: OptionsProps) {
  const words = useWords();
  if (Object.keys(offered).length === 0) return undefined;
  return (
    <fieldset>
      <legend>{words.t['open.options']}</legend>
      {Object.entries(offered).map(([name, { rule, choices }]) => (
        <div key={name} class="option">
          {typeof choices[0] === 'boolean' ? (
            <Check
              label={optionWords(words, name)}
              checked={Boolean(chosen[name] ?? choices[0])}
              onChange={(value) => onChange({ ...chosen, [name]: value })}
            />
          ) : (
            <label>
              {optionWords(words, name)}
              <select
                class="field"
                value={String(chosen[name] ?? choices[0])}
                onChange={({ currentTarget }) => onChange({ ...chosen, [name]: choices[currentTarget.selectedIndex] })}
              >
                {choices.map((choice) => (
                  <option key={String(choice)}>{String(choice)}</option>
                ))}
              </select>
            </label>
          )}
          <p class="small">
            {words.rule(rule)} ({rule.id})
          </p>
        </div>
      ))}
    </fieldset>
  );
}

/** A person's shield: drawn, and chosen. */
import { ICONS } from 'virtual:icons/shields';
import { givenShield, readShield, SHIELD_CHARGES, type Shield, shieldText } from '../../drawing/shields.ts';
import { TINCTURES } from '../../drawing/tinctures.ts';
import type { Person } from '../../wire/http.ts';
import { useWords } from '../i18n/words.tsx';
import { iconsFrom } from '../look/icon.tsx';
import type { IconOf } from '../look/icon-names.ts';
import { CHARGE, Shield as DrawnShield } from '../look/tinctures.tsx';

const { IconMark } = iconsFrom<IconOf<'shields'>>(ICONS);

export const shieldOf = ({ id, shield }: Pick<Person, 'id' | 'shield'>): Shield =>
  readShield(shield) ?? givenShield(id);

export function PersonShield({ tincture, charge }: Shield) {
  return <DrawnShield tincture={tincture} charge={<IconMark name={charge} {...CHARGE} />} />;
}

interface ChooserProps {
  readonly shield: Shield;
  readonly onShield: (text: string) => void;
}

export function ShieldChooser({ shield, onShield }: ChooserProps) {
  const { t } = useWords();
  return (
    <div class="me-shields">
      <fieldset>
        <legend>{t['you.tincture']}</legend>
        {TINCTURES.map((tincture) => (
          <Choice
            key={tincture}
            group="tincture"
            label={t[`you.tincture.${tincture}`]}
            shield={{ ...shield, tincture }}
            isChosen={tincture === shield.tincture}
            onShield={onShield}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t['you.charge']}</legend>
        {SHIELD_CHARGES.map((charge) => (
          <Choice
            key={charge}
            group="charge"
            label={t[`you.charge.${charge}`]}
            shield={{ ...shield, charge }}
            isChosen={charge === shield.charge}
            onShield={onShield}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface ChoiceProps extends ChooserProps {
  readonly group: string;
  readonly label: string;
  readonly isChosen: boolean;
}

function Choice({ group, label, shield, isChosen, onShield }: ChoiceProps) {
  return (
    <label class="me-shield" title={label}>
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={() => onShield(shieldText(shield))}
      />
      <PersonShield {...shield} />
    </label>
  );
}

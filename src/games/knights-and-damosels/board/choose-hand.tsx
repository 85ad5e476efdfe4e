/** KD-2.3: a free knight and a free damosel, each by a tap. */
import { useState } from 'preact/hooks';
import { DAMOSELS, KNIGHTS } from '../rules/components.ts';
import { Icon } from './icons.ts';
import type { HandProps } from './hand-props.ts';
import { isSame } from './use-choice.ts';

export function ChooseHand({ view, choice }: HandProps) {
  const free = (kind: 'knight' | 'damosel', one: number): boolean =>
    view.players.every((player) => player[kind] !== one);
  const [pair, setPair] = useState<readonly [knight: number, damosel: number]>([-1, -1]);
  const hold = (knight: number, damosel: number): void => {
    setPair([knight, damosel]);
    const move = choice.choices.find((one) => isSame(one, { t: 'choose', knight, damosel }));
    if (move !== undefined) choice.hold(move);
  };
  return (
    <div class="kd-pairs">
      {KNIGHTS.map(({ id, name }, knight) => (
        <Name key={id} name={name} icon="visored-helm" free={free('knight', knight)} chosen={pair[0] === knight} onChoose={() => hold(knight, pair[1])} /> // prettier-ignore
      ))}
      {DAMOSELS.map(({ id, name }, damosel) => (
        <Name key={id} name={name} icon="queen-crown" free={free('damosel', damosel)} chosen={pair[1] === damosel} onChoose={() => hold(pair[0], damosel)} /> // prettier-ignore
      ))}
    </div>
  );
}

interface NameProps {
  readonly name: string;
  readonly icon: 'visored-helm' | 'queen-crown';
  readonly free: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Name({ name, icon, free, chosen, onChoose }: NameProps) {
  return (
    <button type="button" class="kd-option kd-toggle" disabled={!free} aria-pressed={chosen} onClick={onChoose}>
      <Icon name={icon} /> <span>{name}</span>
    </button>
  );
}

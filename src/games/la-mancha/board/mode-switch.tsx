/** LM-12.1: how tales are told this evening, and how the host changes it from the next turn on. */
import { game } from '../rules/index.ts';
import { TALE_MODES, type State } from '../rules/state.ts';
import type { Move } from '../rules/moves.ts';
import { useWords } from './words.ts';
import { Icon } from './icons.ts';

export interface ModeSwitchProps {
  readonly view: State;
  readonly me: number;
  readonly onMove: (move: Move) => void;
}

export function ModeSwitch({ view, me, onMove }: ModeSwitchProps) {
  const { t } = useWords();
  const { mode, nextMode } = view;
  const other = TALE_MODES.map((each): Move & { t: 'mode' } => ({ t: 'mode', mode: each })).find(
    (move) => game.refusal(view, me, move) === undefined,
  );
  return (
    <p class="lm-mode">
      <Icon name={nextMode === 'aloud' ? 'talk' : 'quill-ink'} />
      <span>{mode === nextMode ? t[`lm.mode.now.${mode}`] : t[`lm.mode.next.${nextMode}`]}</span>
      {other !== undefined && (
        <button type="button" class="button" onClick={() => onMove(other)}>
          {mode === nextMode ? t[`lm.mode.${other.mode}`] : t['lm.mode.stay']}
        </button>
      )}
    </p>
  );
}

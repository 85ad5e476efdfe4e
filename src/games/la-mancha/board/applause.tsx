/** LM-12.10: silent reactions to a tale. One for each who does not judge; they decide nothing. */
import type { Viewer } from '../../../core/game.ts';
import type { Move } from '../rules/moves.ts';
import { type Reaction, REACTIONS, type State } from '../rules/state.ts';
import { Icon, type IconName } from './icons.ts';
import { useWords } from './words.ts';

export const REACTION_ICONS: { readonly [reaction in Reaction]: IconName } = {
  laurel: 'laurels',
  laugh: 'jester-hat',
  tear: 'drop',
  windmill: 'windmill',
};

export interface ApplauseProps {
  readonly view: State;
  readonly me: Viewer;
  readonly tale: number;
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
}

export function Applause({ view, tale, moves, onMove }: ApplauseProps) {
  const { t } = useWords();
  if (!view.options.applause) return undefined;
  const seats = view.knights.length;
  const given = view.applause.slice(tale * seats, (tale + 1) * seats);
  return (
    <ul class="lm-applause" aria-label={t['lm.applause']}>
      {REACTIONS.map((reaction, i) => {
        const count = given.filter((each) => each === i).length;
        const move = moves.find((each) => each.t === 'applaud' && each.tale === tale && each.with === reaction);
        if (move === undefined && count === 0) return undefined;
        return (
          <li key={reaction}>
            <button
              type="button"
              class="lm-clap"
              disabled={move === undefined}
              data-tip={
                move === undefined
                  ? t['lm.applauseOf'](count, t['lm.reaction'](reaction))
                  : t['lm.applaudThis'](t['lm.reaction'](reaction))
              }
              onClick={() => move !== undefined && onMove(move)}
            >
              <Icon name={REACTION_ICONS[reaction]} />
              {count > 0 && <b>{count}</b>}
              <span class="hidden">
                {move === undefined
                  ? t['lm.applauseOf'](count, t['lm.reaction'](reaction))
                  : t['lm.applaud'](t['lm.reaction'](reaction), tale + 1)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The slider over the whole game. */
import { useWords } from '../i18n/words.tsx';

export interface ReplayProps {
  readonly at: number | undefined;
  readonly last: number;
  readonly onAt: (at: number | undefined) => void;
}

export function Replay({ at, last, onAt }: ReplayProps) {
  const { t } = useWords();
  if (last === 0) return undefined;
  return (
    <section class="area-replay replay" aria-label={t['table.replay']}>
      <label>
        <span class="replay-name">{t['table.replay']}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at ?? last}
          aria-valuetext={t['table.replayAt'](at ?? last, last)}
          onInput={({ currentTarget }) => {
            const chosen = Number(currentTarget.value);
            onAt(chosen === last ? undefined : chosen);
          }}
        />
      </label>
      <button type="button" class="button button-small" disabled={at === undefined} onClick={() => onAt(undefined)}>
        {t['table.toNow']}
      </button>
    </section>
  );
}

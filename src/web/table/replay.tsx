/** The replay, at the foot of the log: a slider over the whole game, play and pause, one move back and forth, the speed. */
import type { ComponentChildren } from 'preact';
import { chooseSetting, settings } from '../local/settings.ts';
import { useWords } from '../i18n/words.tsx';
import type { Director, Showing } from './director.ts';
import { Icon } from './icons.ts';

export interface ReplayProps {
  readonly director: Director;
  readonly now: Showing;
  readonly last: number;
}

const SPEEDS = ['slow', 'normal', 'fast'] as const;
const SIGNS = { slow: '½×', normal: '1×', fast: '2×', off: '1×' } as const;

export function Replay({ director, now: { at: shown, mode }, last }: ReplayProps) {
  const { t } = useWords();
  if (last <= 0) return undefined;
  const at = mode === 'live' ? last : shown;
  const { show } = settings();
  const look = (to: number): void => (to >= last ? director.toNow() : director.look(Math.max(0, to)));
  return (
    <section class="replay" aria-label={t['table.replay']}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t['table.replay']}
        aria-valuetext={t['table.replayAt'](at, last)}
        onInput={({ currentTarget }) => look(Number(currentTarget.value))}
      />
      <Tool name={t['table.back']} isOff={at === 0} onPress={() => look(at - 1)}>
        <Icon name="previous-button" />
      </Tool>
      {mode === 'playing' ? (
        <Tool name={t['table.pause']} onPress={director.pause}>
          <Icon name="pause-button" />
        </Tool>
      ) : (
        <Tool name={t['table.play']} onPress={director.play}>
          <Icon name="play-button" />
        </Tool>
      )}
      <Tool name={t['table.forth']} isOff={mode === 'live'} onPress={() => look(at + 1)}>
        <Icon name="next-button" />
      </Tool>
      <Tool
        name={`${t['settings.show']}: ${SIGNS[show]}`}
        onPress={() => chooseSetting('show', SPEEDS[(SPEEDS.indexOf(show as 'slow') + 1) % SPEEDS.length])}
      >
        <b>{SIGNS[show]}</b>
      </Tool>
      <button type="button" class="button button-small" disabled={mode === 'live'} onClick={director.toNow}>
        {t['table.toNow']}
      </button>
    </section>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Tool({ name, isOff = false, onPress, children }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={name} data-tip={name} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}

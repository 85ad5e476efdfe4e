/** The tool that asks a bot for a hint, at tables where nobody else plays. What answers is fetched when it is pressed. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import type { AnySeated } from '../local/seated.ts';
import { useSeated } from '../local/use-seated.ts';
import type { Box } from '../table/board.ts';
import { Icon } from '../table/icons.ts';

const bubble = lazily(() => import('./hint-bubble.tsx'));

interface HintProps {
  readonly seated: AnySeated;
  readonly box: Box;
}

/** The tool for the top of the page, and what it opens. */
export function useHint({ seated, box }: HintProps) {
  const { t } = useWords();
  const [isOpen, open] = useState(false);
  useSeated(seated);
  const moment = seated.moments().at(-1);
  const isAsked = moment !== undefined && moment.me !== 'watcher' && moment.pending.includes(moment.me);
  useLayoutEffect(() => open(false), [moment?.n]);
  const tool = (
    <button
      type="button"
      class="tool tool-hint"
      disabled={!isAsked}
      aria-pressed={isOpen}
      onClick={() => open(!isOpen)}
    >
      <Icon name="light-bulb" />
      <span>{t['hint.ask']}</span>
    </button>
  );
  const answer =
    isOpen && isAsked ? (
      <Answer {...{ box, moment, sitters: seated.sitters }} onClose={() => open(false)} />
    ) : undefined;
  return { tool, answer };
}

function Answer(props: Parameters<(typeof import('./hint-bubble.tsx'))['HintBubble']>[0]) {
  const fetched = useFetched(bubble).value;
  return fetched === undefined ? undefined : <fetched.HintBubble {...props} />;
}

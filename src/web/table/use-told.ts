/** What happened at a table as its reader is told of it: where they look, what is new to them, and what they may do. */
import { useMemo } from 'preact/hooks';
import type { Move, Seat } from '../../core/game.ts';
import type { Words } from '../i18n/words.tsx';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { useSeated } from '../local/use-seated.ts';
import type { Box } from './board.ts';
import { useShow } from './use-show.ts';

export type Told = ReturnType<typeof useTold>;

export function useTold(seated: AnySeated, box: Box, words: Words) {
  useSeated(seated);
  const moments = seated.moments();
  const show = useShow(seated, box, words, moments);
  const { looking, shown } = show;
  const moment: AnyMoment | undefined = looking === undefined ? moments.at(-1) : shown;
  const since = useMemo(() => sinceAsked(moments), [moments]);
  const arrived = useMemo(() => moments.at(-1)?.n ?? 0, [moments.length === 0, moments.at(-1)?.me]);
  // One who has just sat down, or taken the device, is told nothing of what others saw.
  const news = useMemo(() => since.flatMap(({ n, events }) => (n > arrived ? events : [])), [since]);
  const choices = useMemo(() => (looking === undefined ? choicesAt(seated, moment) : []), [moment, looking]);
  return {
    show,
    moments,
    last: moments.length - 1,
    /** What the page is about: the newest, or what is looked back on. None before the first view has come. */
    moment,
    news,
    choices,
    /** For whoever comes to their question. */
    missed: () => missedOf(moments, since),
  };
}

/** What this seat may do now. */
function choicesAt({ game }: AnySeated, moment: AnyMoment | undefined): readonly Move[] {
  if (moment === undefined || moment.me === 'watcher' || !moment.pending.includes(moment.me)) return [];
  return game.moves(moment.view, moment.me);
}

/** Everything since this seat was last asked; to one who is never asked, the newest. */
function sinceAsked(moments: readonly AnyMoment[]): readonly AnyMoment[] {
  const last = moments.length - 1;
  const asked = moments.findLastIndex(({ me, pending }, i) => i < last && pending.includes(me as Seat));
  return asked < 0 ? moments.slice(Math.max(1, last)) : moments.slice(asked + 1);
}

/** Without what came of one's own answer at once: that one has seen. */
function missedOf(moments: readonly AnyMoment[], since: readonly AnyMoment[]): readonly AnyMoment[] {
  const asked = moments[moments.length - since.length - 1];
  const isOwn = asked?.pending.length === 1 && asked.pending[0] === asked.me;
  return isOwn ? since.slice(1) : since;
}

/** What a game counts beside points, as pictures. Its words and what it counts are fetched with the first of them. */
import { useMemo } from 'preact/hooks';
import type { Language } from '../../core/game.ts';
import type { AnyTally, TallyGroup, TallySays } from '../../core/tally.ts';
import type { PlayedGame } from '../../wire/http.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { learn, useWords } from '../i18n/words.tsx';
import { bestOf, barsOf } from './figures.ts';
import { Bars, Picture } from './pictures.tsx';
import { Replay } from './replay.tsx';

const TALLIES = import.meta.glob<AnyTally>('../../games/*/tally/index.ts', { import: 'tally' });
const SAYS = import.meta.glob<TallySays<object>>('../../games/*/text/tally.{en,es}.ts', { import: 'tally' });

async function tallyOf(game: string, language: Language) {
  const [tally, says] = await Promise.all([
    TALLIES[`../../games/${game}/tally/index.ts`]?.(),
    SAYS[`../../games/${game}/text/tally.${language}.ts`]?.(),
    learn(game),
  ]);
  return { groups: tally?.groups ?? [], says };
}

interface TallyProps {
  readonly game: string;
  readonly played: readonly PlayedGame[];
}

export function TallyPictures({ game, played }: TallyProps) {
  const { language } = useWords();
  const tally = useFetched(useMemo(() => lazily(() => tallyOf(game, language)), [game, language])).value;
  const counted = played.filter(({ counts }) => counts !== undefined);
  if (tally?.says === undefined || counted.length === 0) return undefined;
  const { groups, says } = tally;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.id} group={group} says={says} played={counted} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: TallyGroup;
  readonly says: TallySays<object>;
  readonly played: readonly PlayedGame[];
}

function Group({ group, says, played }: GroupProps) {
  const words = useWords();
  const { t, locale } = words;
  const { title, named } = says[group.id];
  if (group.of === 'best') {
    const best = bestOf(group, played);
    return best?.counts === undefined ? undefined : (
      <Picture title={title}>
        <p>
          <Replay game={best}>{named(words, group.what[0], best.counts)}</Replay>
        </p>
      </Picture>
    );
  }
  const bars = barsOf(group, played);
  if (bars.length === 0) return undefined;
  const round = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const label = (i: number): string => {
    const { what, own, bots } = bars[i];
    const figure = `${named(words, what, {})}: ${round.format(own)}`;
    return bots === undefined ? figure : `${figure} · ${t['history.bots'](round.format(bots))}`;
  };
  return (
    <Bars
      title={title}
      values={bars.map(({ own }) => own)}
      most={Math.max(...bars.flatMap(({ own, bots = 0 }) => [own, bots]))}
      label={label}
      {...(group.bots && { others: bars.map(({ bots = 0 }) => bots), note: t['history.botsAbout'] })}
    />
  );
}

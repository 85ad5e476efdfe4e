/** The rules in pictures: the whole table, then examples, each with a sentence. The paper draws the same plates. */
import { useMemo } from 'preact/hooks';
import type { HowStep, Language } from '../../core/game.ts';
import type { Spread } from '../../drawing/plates.ts';
import { lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { type IconMark, PlatePicture } from './plate.tsx';

const SPREADS = import.meta.glob<Spread<object>>('../../games/*/drawing/spread.ts', { import: 'spread' });
const CAPTIONS = import.meta.glob<readonly HowStep[]>('../../games/*/text/spread.*.ts', { import: 'captions' });
const ICONS = import.meta.glob<IconMark>('../../games/*/board/icons.ts', { import: 'IconMark' });

/** Nothing for a game whose rules nobody has drawn yet. */
async function fetchSpread(game: string, language: Language) {
  const [spread, captions, icon] = await Promise.all([
    SPREADS[`../../games/${game}/drawing/spread.ts`]?.(),
    CAPTIONS[`../../games/${game}/text/spread.${language}.ts`]?.(),
    ICONS[`../../games/${game}/board/icons.ts`]?.(),
  ]);
  return spread && captions && icon && { spread, captions, icon };
}

/** Nothing until it is there. */
export function Examples({ game }: { readonly game: string }) {
  const { language, t } = useWords();
  const fetching = useMemo(() => lazily(() => fetchSpread(game, language)), [game, language]);
  const fetched = useFetched(fetching).value;
  if (fetched === undefined) return undefined;
  const { spread, captions, icon } = fetched;
  return (
    <>
      <h3>{t['rules.examples']}</h3>
      <div class="plates">
        {spread(t).map((plate, i) => (
          <figure key={i}>
            <PlatePicture plate={plate} icon={icon} />
            <figcaption>
              <b>{captions[i].title}</b> {captions[i].text}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

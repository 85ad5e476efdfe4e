/** How a game tells its end: its own words, or plain ones for a game that has none yet. */
import type { Language, Seat } from '../../core/game.ts';
import { type AnyTellResult, type Ended, gapOf, inOrder, namesFor, type Result, winnersOf } from '../../core/result.ts';
import { listed } from '../../core/text.ts';
import type { Words } from '../i18n/words.tsx';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { namesOf, readerOf } from '../table/names.ts';

const TELLERS = import.meta.glob<AnyTellResult>('../../games/*/text/result.ts', { import: 'tellResult' });
const SAYS = import.meta.glob<object>('../../games/*/text/result.{en,es}.ts', { import: 'result' });

export type Teller = (words: Words, seated: AnySeated, isForOthers?: boolean) => Result | undefined;

// oxlint-disable-next-line typescript/no-explicit-any -- only handed on to the game
type AnyEnded = Ended<any, any, any>;

export async function tellerOf(game: string, language: Language): Promise<Teller> {
  const [tell, says] = await Promise.all([
    TELLERS[`../../games/${game}/text/result.ts`]?.(),
    SAYS[`../../games/${game}/text/result.${language}.ts`]?.(),
  ]);
  return (words, seated, isForOthers = false) => {
    const ended = endedAt(words, seated, isForOthers);
    if (ended === undefined) return undefined;
    return tell === undefined || says === undefined ? plainResult(words, ended) : tell(ended, says);
  };
}

/** For others, nobody is addressed. */
function endedAt(words: Words, seated: AnySeated, isForOthers: boolean): AnyEnded | undefined {
  const past = seated.moments();
  const last: AnyMoment | undefined = past.at(-1);
  const outcome = last && seated.game.outcome(last.view);
  if (last === undefined || outcome === undefined) return undefined;
  const reader: Seat | undefined = isForOthers ? undefined : readerOf(last.me, seated.sitters);
  return { words, past, names: namesFor(words, namesOf(seated.sitters), reader), reader, outcome };
}

function plainResult(words: Words, { names, outcome }: AnyEnded): Result {
  const first = winnersOf(outcome).map((seat) => names[seat]);
  return {
    headline: words.t[first.length > 1 ? 'result.winners' : 'result.winner'](listed(words, first)),
    decided: [],
    places: inOrder(outcome).map((seat) => ({
      seat,
      place: outcome.places[seat],
      figure: String(outcome.scores[seat]),
      note: outcome.places[seat] === 1 ? '' : `−${gapOf(outcome, seat)}`,
    })),
  };
}

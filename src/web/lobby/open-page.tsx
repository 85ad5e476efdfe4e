/** Open a table: for whom, by which options, against which clock, and who may look on. */
import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../wire/card.ts';
import type { OfferedGame, OpenTable, Shelf } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import { SHELF } from '../boards/shelf.ts';
import { USUAL_LEVEL } from '../hall/start.ts';
import { type Answer, ask } from '../net/ask.ts';
import { hello } from '../net/me.ts';
import { Problem } from '../net/problem.tsx';
import { go } from '../route.ts';
import { gameWords } from '../words/options.ts';
import { learn, useWords } from '../words/words.tsx';
import { type Chair, Chairs, EMPTY } from './chairs.tsx';
import { Check } from './check.tsx';
import { type Chosen, Options } from './options.tsx';
import { clockOf, type Pace, PACES } from './paces.ts';

interface Wanted {
  readonly game: string;
  /** The seats beside one's own. */
  readonly others: readonly Chair[];
  readonly options: Chosen;
  readonly pace: Pace;
  readonly watch: boolean;
  readonly listed: boolean;
}

const FIRST: Wanted = {
  game: Object.keys(SHELF)[0],
  others: [EMPTY, USUAL_LEVEL],
  options: {},
  pace: 'none',
  watch: true,
  listed: false,
};

export function OpenPage() {
  const { t } = useWords();
  const games = useGames();
  const [wanted, setWanted] = useState(FIRST);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const change = (part: Partial<Wanted>): void => setWanted({ ...wanted, ...part });
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const greeted = await hello();
    if (greeted.refused !== undefined) return setRefused(greeted.refused);
    const answer = await ask<Card>('POST', '/tables', orderOf(wanted));
    setRefused(answer.refused);
    return answer.value && go({ t: 'net', mode: 'play', id: answer.value.id });
  };
  useEffect(() => void learn(wanted.game).catch(() => undefined), [wanted.game]); // its options are told by its rules
  const game = games.value?.find(({ id }) => id === wanted.game);
  return (
    <main class="lobby">
      <header class="lobby-top">
        <a class="top-home" href="#/" aria-label={t['house.back']}>
          <span aria-hidden="true">❦</span>
        </a>
        <h1>{t['open.title']}</h1>
      </header>
      <form class="sheet open-form" onSubmit={(event) => void open(event)}>
        <Problem refused={games.refused} />
        {game !== undefined && (
          <>
            <GameChoice
              games={games.value ?? []}
              chosen={game}
              onGame={(chosen) => change({ game: chosen.id, options: {}, others: seatsFor(chosen, wanted.others) })}
            />
            <Chairs game={game} others={wanted.others} onChange={(others) => change({ others })} />
            <Options offered={game.options} chosen={wanted.options} onChange={(options) => change({ options })} />
          </>
        )}
        <fieldset>
          <legend>{t['open.clock']}</legend>
          <div class="choices">
            {PACES.map((pace) => (
              <label key={pace} class="choice">
                <input type="radio" name="pace" checked={wanted.pace === pace} onChange={() => change({ pace })} />
                <span>{t[`pace.${pace}`]}</span>
              </label>
            ))}
          </div>
          <p class="small">{t[`pace.${wanted.pace}.about`]}</p>
        </fieldset>
        <fieldset>
          <legend>{t['open.others']}</legend>
          <Check label={t['open.watch']} checked={wanted.watch} onChange={(watch) => change({ watch })} />
          <Check label={t['open.listed']} checked={wanted.listed} onChange={(listed) => change({ listed })} />
        </fieldset>
        <Problem refused={refused} />
        <button type="submit" class="button button-main">
          {t['open.open']}
        </button>
      </form>
    </main>
  );
}

function orderOf({ game, others, options, pace, watch, listed }: Wanted): OpenTable {
  const seats: OpenTable['seats'] = ['me', ...others.map((chair) => (chair === EMPTY ? EMPTY : { bot: chair }))];
  return { game, seats, options, clock: clockOf(pace), watch, listed };
}

/** The games of the server that this page has a board for. */
function useGames(): Partial<Answer<readonly OfferedGame[]>> {
  const [games, setGames] = useState<Partial<Answer<readonly OfferedGame[]>>>({});
  useEffect(() => {
    void ask<Shelf>('GET', '/games').then(({ value, refused }) =>
      setGames(refused === undefined ? { value: value.games.filter(({ id }) => id in SHELF) } : { refused }),
    );
  }, []);
  return games;
}

/** As many chairs as the game has, those that were chosen first. */
function seatsFor({ seats }: OfferedGame, others: readonly Chair[]): readonly Chair[] {
  const missing = Math.max(0, seats.min - 1 - others.length);
  return [...others, ...Array.from({ length: missing }, (): Chair => EMPTY)].slice(0, seats.max - 1);
}

interface GameChoiceProps {
  readonly games: readonly OfferedGame[];
  readonly chosen: OfferedGame;
  readonly onGame: (game: OfferedGame) => void;
}

/** A choice as soon as there is more than one. */
function GameChoice({ games, chosen, onGame }: GameChoiceProps) {
  const words = useWords();
  const { t } = words;
  if (games.length === 1) return <h2>{gameWords(words, chosen.id)}</h2>;
  return (
    <fieldset>
      <legend>{t['open.game']}</legend>
      <div class="choices">
        {games.map((game) => (
          <label key={game.id} class="choice">
            <input type="radio" name="game" checked={game === chosen} onChange={() => onGame(game)} />
            <span>{gameWords(words, game.id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

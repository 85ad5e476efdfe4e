/** Your games: figures with pictures for each game, and the list to look back on. */
import './history.css';
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { PlayedGame, PlayedGames } from '../../wire/http.ts';
import { FORMER } from '../../wire/table-info.ts';
import type { Refusal } from '../../wire/rules.ts';
import { gameName, WELCOME } from '../games.ts';
import { Frontispiece } from '../home/frontispiece.tsx';
import { useWords } from '../i18n/words.tsx';
import { ask } from '../net/ask.ts';
import { formerName } from '../net/former.ts';
import { knownMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address } from '../route.ts';
import { bringGames } from './bring.ts';
import { Note } from './note.tsx';
import { Bars, Line } from './pictures.tsx';
import { canReplay, Replay } from './replay.tsx';
import { TallyPictures } from './tally.tsx';
import { ALL, byOpponent, chosen, type Figures, figuresOf, type Filter, isWon, peopleMet } from './figures.ts';

/** More are not fetched: enough for years. */
const MOST = 2000;

interface Known {
  readonly games: readonly PlayedGame[];
  readonly isWhole: boolean;
  readonly refused?: Refusal;
}

function useGames(): Known {
  const [known, setKnown] = useState<Known>({ games: [], isWhole: false });
  useEffect(() => {
    let isGone = false;
    const read = async (before: readonly PlayedGame[]): Promise<void> => {
      const last = before.at(-1);
      const { value, refused } = await ask<PlayedGames>('GET', `/me/games${last ? `?before=${last.at}` : ''}`);
      if (isGone) return;
      if (refused !== undefined) return setKnown({ games: before, isWhole: true, refused });
      const games = [...before, ...value.games];
      const isWhole = !value.more || games.length >= MOST;
      setKnown({ games, isWhole });
      if (!isWhole) await read(games);
    };
    if (knownMe() === undefined) setKnown({ games: [], isWhole: true }); // whom the server never met has no games there
    else void bringGames().then(() => read([]));
    return () => void (isGone = true);
  }, []);
  return known;
}

export function HistoryPage() {
  const { t } = useWords();
  const { games, isWhole, refused } = useGames();
  const [filter, setFilter] = useState(ALL);
  const shown = chosen(games, filter);
  const byGame = [...Map.groupBy(shown, ({ game }) => game)];
  return (
    <main class="history">
      <h1>{t['history.title']}</h1>
      <ProblemNote refused={refused} />
      {isWhole && games.length === 0 && refused === undefined && <NoneYet />}
      {games.length > 0 && <Choices games={games} filter={filter} onFilter={setFilter} />}
      {games.length > 0 && shown.length === 0 && <p class="sheet">{t['history.noneSuch']}</p>}
      {shown.length > 0 && <List games={shown} />}
      {byGame.map(([game, own]) => (
        <GameFigures key={game} game={game} played={own} />
      ))}
      <Opponents games={shown} />
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        <a class="button" href={address({ t: 'ladder', game: byGame[0]?.[0] ?? WELCOME })}>
          {t['history.ladder']}
        </a>
        <a class="button" href={address({ t: 'people' })}>
          {t['me.people']}
        </a>
      </div>
    </main>
  );
}

function NoneYet() {
  const { t } = useWords();
  return (
    <section class="sheet" aria-label={t['history.title']}>
      <p>{t['history.none']}</p>
      <a class="button button-main" href={address({ t: 'open' })}>
        {t['hall.open']}
      </a>
    </section>
  );
}

/** On a phone the choices would fill the first screen. */
const ROOMY = '(min-width: 40rem)';

interface ChoicesProps {
  readonly games: readonly PlayedGame[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Choices({ games, filter, onFilter }: ChoicesProps) {
  const words = useWords();
  const { t } = words;
  const kinds = [...new Set(games.map(({ game }) => game))];
  const met = peopleMet(games, knownMe()?.id ?? '');
  const results = [
    ['true', t['history.won']],
    ['false', t['history.lost']],
  ] as const;
  return (
    <details class="sheet" open={matchMedia(ROOMY).matches}>
      <summary>{t['history.choose']}</summary>
      <div class="history-choices">
        <Choice
          label={t['history.game']}
          all={t['history.allGames']}
          value={filter.game}
          choices={kinds.map((game) => [game, gameName(words, game)])}
          onChoice={(game) => onFilter({ ...filter, game })}
        />
        <Choice
          label={t['history.with']}
          all={t['history.everybody']}
          value={filter.person}
          choices={met.map(({ person, name }) => [person, name])}
          onChoice={(person) => onFilter({ ...filter, person })}
        />
        <Choice
          label={t['history.result']}
          all={t['history.allResults']}
          value={filter.won?.toString()}
          choices={results}
          onChoice={(won) => onFilter({ ...filter, won: won === undefined ? undefined : won === 'true' })}
        />
      </div>
    </details>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoice: (value: string | undefined) => void;
}

function Choice({ label, all, value = '', choices, onChoice }: ChoiceProps) {
  return (
    <label>
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => onChoice(currentTarget.value || undefined)}>
        <option value="">{all}</option>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface GameFiguresProps {
  readonly game: string;
  readonly played: readonly PlayedGame[];
}

function GameFigures({ game, played }: GameFiguresProps) {
  const words = useWords();
  const { t } = words;
  const figures = figuresOf(played);
  const { places, bySeat, scores } = figures;
  const name = gameName(words, game);
  const seats = [...bySeat.entries()].filter(([, { games }]) => games > 0);
  return (
    <section class="sheet" aria-label={name}>
      <div class="history-head">
        <span class="history-picture-of" aria-hidden="true">
          <Frontispiece name={game} />
        </span>
        <div>
          <h2>{name}</h2>
          <Bests figures={figures} />
        </div>
      </div>
      <div class="history-pictures">
        {places.length > 0 && (
          <Bars
            title={t['history.places']}
            values={places}
            most={Math.max(...places)}
            label={(i) => t['history.place'](i + 1, places[i])}
          />
        )}
        {seats.length > 0 && (
          <Bars
            title={t['history.bySeat']}
            values={seats.map(([, { wins, games }]) => wins / games)}
            most={1}
            label={(i) => t['history.seat'](seats[i][0] + 1, seats[i][1].wins, seats[i][1].games)}
          />
        )}
        {scores.length > 1 && <Line title={t['history.overTime']} values={scores} />}
        <TallyPictures game={game} played={played} />
      </div>
    </section>
  );
}

/** How often one won, in a sentence, and one's records in large figures. */
function Bests({ figures }: { readonly figures: Figures }) {
  const { t, locale } = useWords();
  const { games, matches, wins, expected, best, bestGame, streak, mean } = figures;
  const round = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <p>{matches === 0 ? t['history.played'](games) : t['history.wonOf'](wins, matches, round.format(expected))}</p>
      <dl class="history-bests">
        <div>
          <dt>{t['history.best']}</dt>
          <dd>
            <Replay game={bestGame}>{round.format(best)}</Replay>
          </dd>
        </div>
        <div>
          <dt>{t['history.mean']}</dt>
          <dd>{round.format(mean)}</dd>
        </div>
        {streak > 1 && (
          <div>
            <dt>{t['history.streak']}</dt>
            <dd>{round.format(streak)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

const MOST_OPPONENTS = 8;

/** How one does against those one meets most. */
function Opponents({ games }: { readonly games: readonly PlayedGame[] }) {
  const { t } = useWords();
  const all = byOpponent(games, knownMe()?.id ?? '', MOST_OPPONENTS);
  if (all.length === 0) return undefined;
  return (
    <section class="sheet" aria-label={t['history.opponents']}>
      <Bars
        title={t['history.opponents']}
        values={all.map(({ ahead, games: together }) => ahead / together)}
        most={1}
        label={(i) => t['history.ahead'](all[i].name, all[i].ahead, all[i].games)}
      />
    </section>
  );
}

/** So many are shown at first: what one looks for is mostly new. */
const NEWEST = 5;

function List({ games }: { readonly games: readonly PlayedGame[] }) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  return (
    <section class="sheet" aria-label={t['history.list']}>
      <h2>{t['history.list']}</h2>
      <ol class="history-list">
        {(isWhole ? games : games.slice(0, NEWEST)).map((game) => (
          <li key={game.id}>
            <Entry game={game} />
          </li>
        ))}
      </ol>
      {!isWhole && games.length > NEWEST && (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          {t['history.showAll'](games.length)}
        </button>
      )}
    </section>
  );
}

function Entry({ game: played }: { readonly game: PlayedGame }) {
  const words = useWords();
  const { t } = words;
  const { id, game, seat, seats, places, scores } = played;
  const others = seats
    .filter((_, i) => i !== seat)
    .map(({ name, person }) => (person === FORMER.person ? formerName(name) : name));
  const isMatch = seats.length > 1;
  return (
    <>
      <span class={`history-seal ${isMatch && isWon(played) ? 'history-won' : ''}`}>
        {isMatch ? t['history.placeOf'](places[seat], seats.length) : t['history.alone']}
      </span>
      <span class="history-what">
        <b>{gameName(words, game)}</b>
        {isMatch && (
          <>
            {' '}
            <span dir="auto">{t['history.withThem'](listed(words, others))}</span>
          </>
        )}
      </span>
      <b class="history-score">{t['seat.points'](scores[seat])}</b>
      <About game={played} />
      <Note game={id} note={played.note ?? ''} />
    </>
  );
}

/** When it was, and what is left of it. */
function About({ game: played }: { readonly game: PlayedGame }) {
  const { t, locale, language } = useWords();
  const { id, at } = played;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <span class="history-links">
      <time class="small" dateTime={new Date(at).toISOString()}>
        {day.format(at)}
      </time>
      {played.isLocal === true && <span class="small">{t['history.local']}</span>}
      {canReplay(played) && <Replay game={played}>{t['history.replay']}</Replay>}
      {played.isLocal !== true && <a href={`./api/tables/${id}/record?download`}>{t['history.record']}</a>}
      {played.chronicle === true && (
        <a href={`./api/tables/${id}/chronicle.html?lang=${language}`} target="_blank" rel="noreferrer">
          {t['table.chronicle']}
        </a>
      )}
    </span>
  );
}

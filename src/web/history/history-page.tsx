/** Your games: figures with pictures for each game, and the list to look back on. */
import './history.css';
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../core/text.ts';
import type { PlayedGame, PlayedGames } from '../../wire/http.ts';
import { FORMER } from '../../wire/table-info.ts';
import type { Refusal } from '../../wire/rules.ts';
import { gameName, WELCOME } from '../games.ts';
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
import { ALL, byOpponent, chosen, figuresOf, type Filter, isWon, peopleMet } from './figures.ts';

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
      {isWhole && games.length === 0 && refused === undefined && <p class="sheet">{t['history.none']}</p>}
      {games.length > 0 && <Choices games={games} filter={filter} onFilter={setFilter} />}
      {byGame.map(([game, own]) => (
        <GameFigures key={game} game={game} played={own} />
      ))}
      <Opponents games={shown} />
      {shown.length > 0 && <List games={shown} />}
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
    <div class="sheet history-choices">
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

function GameFigures({ game, played }: { readonly game: string; readonly played: readonly PlayedGame[] }) {
  const words = useWords();
  const { t, locale } = words;
  const round = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { games, wins, expected, best, bestGame, streak, mean, places, bySeat, scores } = figuresOf(played);
  const name = gameName(words, game);
  return (
    <section class="sheet" aria-label={name}>
      <h2>{name}</h2>
      <p>
        {t['history.played'](games)}
        {places.length > 0 && ` · ${t['history.wins'](wins)} (${t['history.expected'](round.format(expected))})`}
      </p>
      <p>
        {t['history.best']}{' '}
        <Replay game={bestGame}>
          <b>{round.format(best)}</b>
        </Replay>{' '}
        · {t['history.mean']} <b>{round.format(mean)}</b>
        {streak > 1 && ` · ${t['history.streak'](streak)}`}
      </p>
      <div class="history-pictures">
        {places.length > 0 && (
          <Bars
            title={t['history.places']}
            values={places}
            most={Math.max(...places)}
            label={(i) => t['history.place'](i + 1, places[i])}
          />
        )}
        {bySeat.length > 0 && (
          <Bars
            title={t['history.bySeat']}
            values={bySeat.map((seat) => (seat.games === 0 ? 0 : seat.wins / seat.games))}
            most={1}
            label={(i) => t['history.seat'](i + 1, bySeat[i].wins, bySeat[i].games)}
          />
        )}
        {scores.length > 1 && <Line title={t['history.overTime']} values={scores} />}
        <TallyPictures game={game} played={played} />
      </div>
    </section>
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

function List({ games }: { readonly games: readonly PlayedGame[] }) {
  const { t } = useWords();
  return (
    <section class="sheet" aria-label={t['history.list']}>
      <h2>{t['history.list']}</h2>
      <ol class="history-list">
        {games.map((game) => (
          <li key={game.id}>
            <Entry game={game} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ game: played }: { readonly game: PlayedGame }) {
  const words = useWords();
  const { t, locale, language } = words;
  const { id, game, at, seat, seats, places, scores } = played;
  const others = seats
    .filter((_, i) => i !== seat)
    .map(({ name, person }) => (person === FORMER.person ? formerName(name) : name));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const place = seats.length === 1 ? '' : `${t['history.placeOf'](places[seat], seats.length)} · `;
  return (
    <>
      <span class="history-what">
        <b>{gameName(words, game)}</b>{' '}
        <span dir="auto">{others.length === 0 ? t['history.alone'] : listed(words, others)}</span>
      </span>
      <span class={isWon(played) && seats.length > 1 ? 'history-won' : ''}>
        {place}
        {t['seat.points'](scores[seat])}
      </span>
      <time class="small" dateTime={new Date(at).toISOString()}>
        {day.format(at)}
      </time>
      <span class="history-links">
        {played.isLocal === true && <span class="small">{t['history.local']}</span>}
        {canReplay(played) && <Replay game={played}>{t['history.replay']}</Replay>}
        {played.isLocal !== true && <a href={`./api/tables/${id}/record?download`}>{t['history.record']}</a>}
        {played.chronicle === true && (
          <a href={`./api/tables/${id}/chronicle.html?lang=${language}`} target="_blank" rel="noreferrer">
            {t['table.chronicle']}
          </a>
        )}
      </span>
      <Note game={id} note={played.note ?? ''} />
    </>
  );
}

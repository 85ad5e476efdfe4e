/** Open a table: which game, for whom, by which options, against which clock, and who may look on. */
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../wire/table-info.ts';
import type { OfferedGame, OpenTable } from '../../wire/http.ts';
import type { Refusal } from '../../wire/rules.ts';
import { Fetched, useFetched } from '../fetched.tsx';
import { MANIFESTS, usualOptions, WELCOME } from '../games.ts';
import { USUAL_LEVEL } from '../home/start.ts';
import { ask } from '../net/ask.ts';
import { hello, useMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { inviteTo } from './invite.ts';
import { openGuests } from '../people/parts.ts';
import { go } from '../route.ts';
import type { Language } from '../../core/game.ts';
import { apart, learn, useWords } from '../i18n/words.tsx';
import { type Chair, Chairs, chairsFor, PERSON } from './chairs.tsx';
import { Check } from './check.tsx';
import { GamePicker } from './game-picker.tsx';
import { type Chosen, OptionChoices } from './options.tsx';
import { clockOf, type Pace, PACES } from './paces.ts';
import { LobbyTop } from './lobby-top.tsx';
import { levelsAt, useGames } from './use-games.ts';

interface Wanted {
  readonly game: string;
  /** One's own first. */
  readonly chairs: readonly Chair[];
  readonly options: Chosen;
  readonly pace: Pace;
  readonly watch: boolean;
  readonly listed: boolean;
  /** Undefined: among friends, and not with strangers. */
  readonly takeBacks?: boolean;
  readonly counts?: boolean;
  /** The circle it is for, and those who are invited at once. */
  readonly circle?: string | undefined;
  readonly guests: readonly string[];
}

const FIRST: Wanted = {
  game: WELCOME,
  chairs: [PERSON, PERSON, USUAL_LEVEL],
  options: {},
  pace: 'none',
  watch: true,
  listed: false,
  guests: [],
};

/** The same wish for another game. */
const wishFor = (id: string, language: Language, chairs: readonly Chair[]): Partial<Wanted> => ({
  game: id,
  options: usualOptions(MANIFESTS[id], language),
  chairs: chairsFor(MANIFESTS[id], chairs, PERSON),
});

interface OpenPageProps {
  readonly game?: string;
  readonly circle?: string;
  /** The id of somebody who is to be invited. */
  readonly with?: string;
}

export function OpenPage({ game: named, circle, with: guest }: OpenPageProps) {
  const { t, language } = useWords();
  const games = useGames();
  const [wanted, setWanted] = useState(() =>
    firstWish(named === undefined ? {} : wishFor(named, language, FIRST.chairs), circle, guest),
  );
  const guests = useFetched(openGuests);
  const me = useMe();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const change = (part: Partial<Wanted>): void => setWanted((now) => ({ ...now, ...part }));
  const open = async (event: Event, isScreen = false): Promise<void> => {
    event.preventDefault();
    const greeted = await hello();
    if (greeted.refused !== undefined) return setRefused(greeted.refused);
    const answer = await ask<TableInfo>('POST', '/tables', isScreen ? onScreen(wanted) : orderOf(wanted));
    setRefused(answer.refused);
    if (answer.value !== undefined && wanted.guests.length > 0) await inviteTo(answer.value.id, wanted.guests); // the link stays in any case
    return answer.value && go({ t: 'net', mode: isScreen ? 'screen' : 'play', id: answer.value.id });
  };
  const game = games.value?.find(({ id }) => id === wanted.game);
  useEffect(() => {
    void Promise.all([learn(wanted.game), learn(apart(wanted.game, 'options'))]).catch(() => undefined); // without its words the options are called by their names
  }, [wanted.game]);
  return (
    <main class="lobby">
      <LobbyTop title={t['open.title']} />
      <form class="sheet open-form" onSubmit={(event) => void open(event)}>
        <ProblemNote refused={games.refused} />
        {game !== undefined && (
          <>
            <GamePicker
              name="game"
              games={games.value?.map(({ id }) => id) ?? []}
              chosen={game.id}
              onGame={(id) => change(wishFor(id, language, wanted.chairs))}
            />
            <OwnChairs game={game} chairs={wanted.chairs} onChange={(chairs) => change({ chairs })} />
            <OptionChoices game={game} chosen={wanted.options} onChange={(options) => change({ options })} />
          </>
        )}
        {me !== undefined && (
          <Fetched fetching={guests}>
            {({ OpenGuests }) => (
              <OpenGuests
                circle={wanted.circle}
                guests={wanted.guests}
                onChange={(chosen) => setWanted((now) => withGuests(now, chosen))}
              />
            )}
          </Fetched>
        )}
        <fieldset>
          <legend>{t['open.clock']}</legend>
          <div class="choices">
            {PACES.map((pace) => (
              <label key={pace} class="choice">
                <input
                  type="radio"
                  name="pace"
                  checked={wanted.pace === pace}
                  onChange={() => change({ pace, ...(pace === 'none' && { counts: false }) })}
                />
                <span>{t[`pace.${pace}`]}</span>
              </label>
            ))}
          </div>
          <p class="small">{t[`pace.${wanted.pace}.about`]}</p>
        </fieldset>
        <fieldset>
          <legend>{t['open.others']}</legend>
          <Check label={t['open.watch']} checked={wanted.watch} onChange={(watch) => change({ watch })} />
          {wanted.circle === undefined && (
            <Check label={t['open.listed']} checked={wanted.listed} onChange={(listed) => change({ listed })} />
          )}
          <Check
            label={t['open.takeBacks']}
            checked={takesBack(wanted)}
            onChange={(takeBacks) => change({ takeBacks, ...(takeBacks && { counts: false }) })}
          />
          <Check
            label={t['open.counts']}
            checked={wanted.counts ?? false}
            onChange={(on) => change(counting(wanted, on))}
          />
          {wanted.counts === true && <p class="small">{t['open.countsAbout']}</p>}
        </fieldset>
        <div class="open-now">
          <ProblemNote refused={refused} />
          <button type="submit" class="button button-main">
            {t['open.open']}
          </button>
          <button type="button" class="button" onClick={(event) => void open(event, true)}>
            {t['open.screen']}
          </button>
          <p class="small">{t['open.screenAbout']}</p>
        </div>
      </form>
    </main>
  );
}

interface OwnChairsProps {
  readonly game: OfferedGame;
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

/** One's own seat comes first; the others are for whoever has the link, or for bots. */
function OwnChairs({ game, chairs, onChange }: OwnChairsProps) {
  const { t } = useWords();
  const me = useMe();
  return (
    <Chairs
      seats={{ ...game.seats, min: Math.max(2, game.seats.min) }}
      chairs={chairs}
      levels={levelsAt(game)}
      person={t['open.person']}
      own={1}
      onChange={onChange}
      who={(seat, chair) =>
        seat === 0 ? (
          <b dir="auto">{me?.name ?? t['seat.you']}</b>
        ) : (
          <i>{chair === PERSON ? t['lobby.empty'] : MANIFESTS[game.id].bots[seat - 1]}</i>
        )
      }
    />
  );
}

const firstWish = (wish: Partial<Wanted>, circle: string | undefined, guest: string | undefined): Wanted =>
  withGuests({ ...FIRST, ...wish }, { circle, guests: guest === undefined ? [] : [guest] });

/** Everybody who is invited has a chair, as far as the game has so many. A table of a circle is listed nowhere else. */
function withGuests(wanted: Wanted, { circle, guests }: Pick<Wanted, 'circle' | 'guests'>): Wanted {
  const { max } = MANIFESTS[wanted.game].seats;
  const chairs = wanted.chairs.map((chair, seat): Chair => (seat <= guests.length ? PERSON : chair));
  const missing = Math.max(0, Math.min(guests.length + 1, max) - chairs.length);
  const all = [...chairs, ...Array.from({ length: missing }, (): Chair => PERSON)];
  return { ...wanted, circle, guests, chairs: all, ...(circle !== undefined && { listed: false }) };
}

const takesBack = ({ takeBacks, counts = false, listed }: Wanted): boolean => takeBacks ?? !(counts || listed);

/** A game that counts has a clock, and nothing is taken back. */
const counting = ({ pace }: Wanted, counts: boolean): Partial<Wanted> =>
  counts ? { counts, takeBacks: false, pace: pace === 'none' ? 'calm' : pace } : { counts };

function orderOf(wanted: Wanted): OpenTable {
  const { game, chairs, options, pace, watch, listed, circle, counts = false } = wanted;
  const takeBacks = takesBack(wanted);
  const { bots } = MANIFESTS[game];
  const others = chairs.slice(1).map((chair, i) => (chair === PERSON ? 'empty' : { bot: chair, name: bots[i] }));
  return {
    game,
    seats: ['me', ...others],
    options,
    clock: clockOf(pace),
    watch,
    listed,
    takeBacks,
    ...(circle !== undefined && { circle }),
    ...(counts && { counts }),
  };
}

/** Everybody sits at a phone: as many seats as the game has, and it starts with those who have come. */
function onScreen(wanted: Wanted): OpenTable {
  const seats = Array.from({ length: MANIFESTS[wanted.game].seats.max }, () => 'empty' as const);
  return { ...orderOf({ ...wanted, counts: false }), seats, watch: true, screen: true };
}

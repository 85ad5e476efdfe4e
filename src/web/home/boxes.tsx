/** The boxes on the shelf: what each game is, and the ways to begin it. */
import { MANIFESTS, WELCOME } from '../games.ts';
import { LESSON_GAMES } from '../lesson/games.ts';
import { address } from '../route.ts';
import { freshSeed } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';
import { Frontispiece } from './frontispiece.tsx';
import { botsOf, sitAt, USUAL_LEVEL } from './start.ts';

export function Boxes() {
  const { t, language } = useWords();
  return (
    <section class="boxes" aria-labelledby="boxes">
      <h2 id="boxes" class="hidden">
        {t['hall.games']}
      </h2>
      <ul>
        {Object.values(MANIFESTS).map(({ id, names, about, seats }) => (
          <li key={id} class="box">
            <Frontispiece name={id} />
            <h3>{names[language]}</h3>
            <p>{about[language]}</p>
            <PlayBox game={id} />
            <div class="box-ways">
              <Learn game={id} />
              <a class="button" href={address({ t: 'open', game: id })}>
                {t['hall.withFriends']} <span class="hidden">{names[language]}</span>
              </a>
              {seats.min === 1 && <Alone game={id} />}
            </div>
          </li>
        ))}
      </ul>
      <div class="boxes-more">
        <a href={address({ t: 'rules', game: WELCOME })}>{t['hall.rules']}</a>
        <a href={address({ t: 'print' })}>{t['hall.print']}</a>
        <a href={address({ t: 'referee' })}>{t['hall.referee']}</a>
      </div>
    </section>
  );
}

/** Against two bots, in one click. */
function PlayBox({ game }: { readonly game: string }) {
  const { t, language } = useWords();
  const { hero, names } = MANIFESTS[game];
  const sitters = [{ name: hero ?? t['seat.you'] }, ...botsOf(2, USUAL_LEVEL, game)];
  return (
    <button
      type="button"
      class="button button-ink box-play"
      onClick={() => sitAt('bots', sitters, freshSeed(), freshSeed(), game)}
    >
      {t['hall.playNow']} <span class="hidden">{names[language]}</span>
    </button>
  );
}

/** The guided first game, where there is one. */
function Learn({ game }: { readonly game: string }) {
  const { t, language } = useWords();
  if (!LESSON_GAMES.includes(game)) return undefined;
  return (
    <a class="button" data-tip={t['hall.learnAbout']} href={address({ t: 'learn', game })}>
      {t['hall.learn']} <span class="hidden">{MANIFESTS[game].names[language]}</span>
    </a>
  );
}

function Alone({ game }: { readonly game: string }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      class="button"
      data-tip={t['hall.solitaireAbout']}
      onClick={() => sitAt('solitaire', [{ name: t['seat.you'] }], freshSeed(), freshSeed(), game)}
    >
      {t['hall.solitaire']}
    </button>
  );
}

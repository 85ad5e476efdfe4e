/** The four boxes. */
import { MANIFESTS } from '../games.ts';
import { address } from '../route.ts';
import { freshSeed } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';
import { Frontispiece } from './frontispiece.tsx';
import { botsOf, sitAt, USUAL_LEVEL } from './start.ts';

export function Boxes() {
  const { t, language } = useWords();
  return (
    <section class="boxes" aria-labelledby="boxes">
      <h2 id="boxes">{t['hall.games']}</h2>
      <ul>
        {Object.values(MANIFESTS).map(({ id, names, about }) => (
          <li key={id} class="box">
            <Frontispiece name={id} />
            <h3>{names[language]}</h3>
            <p>{about[language]}</p>
            <PlayBox game={id} />
            <a class="box-print" href={address({ t: 'print', game: id })}>
              {t['hall.printBox'](names[language])}
            </a>
          </li>
        ))}
      </ul>
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
      class="button box-play"
      onClick={() => sitAt('bots', sitters, freshSeed(), freshSeed(), game)}
    >
      {t['hall.playBox'](names[language])}
    </button>
  );
}

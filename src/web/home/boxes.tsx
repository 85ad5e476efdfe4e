/** The four boxes. */
import { SHELF } from '../games.ts';
import { address } from '../route.ts';
import { freshSeed } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';
import { BOX_NAMES, type BoxName, Frontispiece } from './frontispiece.tsx';
import { botsOf, sitAt, USUAL_LEVEL } from './start.ts';

export function Boxes() {
  const { t } = useWords();
  return (
    <section class="boxes" aria-labelledby="boxes">
      <h2 id="boxes">{t['hall.games']}</h2>
      <ul>
        {BOX_NAMES.map((name) => (
          <li key={name} class="box">
            <Frontispiece name={name} />
            <h3>{t[`box.${name}`]}</h3>
            <p>{t[`box.${name}.about`]}</p>
            <PlayBox game={name} />
            <a class="box-print" href={address({ t: 'print', game: name })}>
              {t['hall.printBox'](t[`box.${name}`])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Against two bots, in one click. */
function PlayBox({ game }: { readonly game: BoxName }) {
  const { t } = useWords();
  const sitters = [{ name: SHELF[game].knight ?? t['seat.you'] }, ...botsOf(2, USUAL_LEVEL, game)];
  return (
    <button type="button" class="button" onClick={() => sitAt('bots', sitters, freshSeed(), freshSeed(), game)}>
      {t['hall.playBox'](t[`box.${game}`])}
    </button>
  );
}

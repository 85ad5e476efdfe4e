/** The four boxes. Three are in preparation, and say so. */
import { SHELF } from '../boards/shelf.ts';
import { useWords } from '../words/words.tsx';
import { BOX_NAMES, Frontispiece } from './frontispiece.tsx';

export function Boxes() {
  const { t } = useWords();
  return (
    <section class="boxes" aria-labelledby="boxes">
      <h2 id="boxes">{t['hall.games']}</h2>
      <ul>
        {BOX_NAMES.map((name) => {
          const ready = name in SHELF;
          return (
            <li key={name} class={ready ? 'box' : 'box box-later'}>
              <Frontispiece name={name} />
              <h3>{t[`box.${name}`]}</h3>
              <p>{t[`box.${name}.about`]}</p>
              <p class="box-state">{ready ? t['hall.ready'] : t['hall.inPreparation']}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

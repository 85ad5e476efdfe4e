/** The hall: what this is in one glance, and a seat in one click. */
import { useState } from 'preact/hooks';
import { MANIFESTS, WELCOME } from '../games.ts';
import { keeps } from '../local/storage.ts';
import { Icon } from './icons.ts';
import { address, go } from '../route.ts';
import { SettingsPage } from '../table/settings-page.tsx';
import { useWords } from '../i18n/words.tsx';
import { Boxes } from './boxes.tsx';
import { Far, You } from './far.tsx';
import { Frontispiece } from './frontispiece.tsx';
import { HotSeat } from './hot-seat.tsx';
import { Practice } from './practice.tsx';
import { Running } from './running.tsx';
import { Scores } from './scores.tsx';
import { botsOf, sitAt, USUAL_LEVEL } from './start.ts';
import { Today } from './daily.tsx';

export function Hall({ missing = false }: { missing?: boolean }) {
  const { t, language } = useWords();
  const { names, welcome } = MANIFESTS[WELCOME];
  const [, redraw] = useState(0);
  const you = { name: t['seat.you'] };
  return (
    <main class="hall">
      <Masthead />
      {missing && (
        <p class="hall-note" role="alert">
          {t['table.gone']}
        </p>
      )}
      {!keeps() && <p class="hall-note">{t['hall.noStorage']}</p>}
      <section class="hall-main sheet" aria-labelledby="welcome">
        <div class="hall-picture">
          <Frontispiece name={WELCOME} />
          <ol class="hall-how">
            {welcome?.how.map((step) => (
              <li key={step.en}>{step[language]}</li>
            ))}
          </ol>
        </div>
        <div class="hall-welcome">
          <h2 id="welcome">{names[language]}</h2>
          <p class="hall-lead">{welcome?.lead[language]}</p>
          <div class="hall-start">
            <button
              type="button"
              class="start start-main"
              onClick={() => sitAt('bots', [you, ...botsOf(2, USUAL_LEVEL)])}
            >
              <b>{t['hall.playNow']}</b>
              <span>{t['hall.playNowAbout']}</span>
            </button>
            <button type="button" class="start" onClick={() => sitAt('solitaire', [you])}>
              <b>{t['hall.solitaire']}</b>
              <span>{t['hall.solitaireAbout']}</span>
            </button>
            <a class="start" href={address({ t: 'open' })}>
              <b>{t['hall.open']}</b>
              <span>{t['hall.openAbout']}</span>
            </a>
          </div>
        </div>
      </section>
      <div class="hall-side">
        <Far />
        <Today />
        <Running onChange={() => redraw((count) => count + 1)} />
        <Scores />
      </div>
      <Boxes />
      <div class="hall-tables">
        <You />
        <HotSeat />
        <Practice onPlay={(seed) => go({ t: 'deal', seed })} />
      </div>
    </main>
  );
}

function Masthead() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <header class="masthead">
      <h1>{t['house.name']}</h1>
      <p>{t['house.motto']}</p>
      <button type="button" class="tool masthead-settings" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="cog" /> {t['table.settings']}
      </button>
      {open && (
        <section class="sheet masthead-sheet" aria-labelledby="settings">
          <h2 id="settings">{t['table.settings']}</h2>
          <SettingsPage />
        </section>
      )}
    </header>
  );
}

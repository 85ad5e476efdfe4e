/** The hall: all games at one glance, and a seat in one click. */
import { useState } from 'preact/hooks';
import { keeps } from '../local/storage.ts';
import { Announcements } from '../net/announcements.tsx';
import { Icon } from './icons.ts';
import { address, go } from '../route.ts';
import { SettingsPage } from '../table/settings-page.tsx';
import { useWords } from '../i18n/words.tsx';
import { Boxes } from './boxes.tsx';
import { Far, You } from './far.tsx';
import { HotSeat } from './hot-seat.tsx';
import { Practice } from './practice.tsx';
import { Running } from './running.tsx';
import { Scores } from './scores.tsx';
import { Today } from './daily.tsx';

export function Hall({ missing = false }: { missing?: boolean }) {
  const { t } = useWords();
  const [, redraw] = useState(0);
  return (
    <main class="hall">
      <Masthead />
      <Announcements />
      {missing && (
        <p class="hall-note" role="alert">
          {t['table.gone']}
        </p>
      )}
      {!keeps() && <p class="hall-note">{t['hall.noStorage']}</p>}
      <div class="hall-yours">
        <Far />
        <Running onChange={() => redraw((count) => count + 1)} />
      </div>
      <Boxes />
      <div class="hall-strip">
        <Today />
        <WithFriends />
      </div>
      <div class="hall-tables">
        <HotSeat />
        <div>
          <You />
          <Practice onPlay={(seed) => go({ t: 'deal', seed })} />
          <Scores />
        </div>
      </div>
    </main>
  );
}

function WithFriends() {
  const { t } = useWords();
  return (
    <section class="sheet with-friends" aria-labelledby="with-friends">
      <h2 id="with-friends">{t['hall.friends']}</h2>
      <p>{t['hall.openAbout']}</p>
      <div class="buttons hall-ways">
        <a class="button" href={address({ t: 'open' })}>
          {t['hall.open']}
        </a>
        <a class="button" href={address({ t: 'code' })}>
          {t['hall.code']}
        </a>
      </div>
    </section>
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

/** The line above the board: the way home, the game and where in it we are, and the tools that open the drawer. */
import type { ComponentChildren } from 'preact';
import type { AnySeated } from '../local/seated.ts';
import { gameName } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import type { DrawerPage, ExtraPage } from './drawer.tsx';
import { Icon } from './icons.ts';

interface TopProps {
  readonly seated: AnySeated;
  readonly where: string;
  /** Pages that only this table has. */
  readonly pages: readonly ExtraPage[];
  /** More than pages of the drawer. */
  readonly tools?: ComponentChildren;
  readonly drawer: DrawerPage | undefined;
  readonly onDrawer: (page: DrawerPage | undefined) => void;
}

const PAGES = ['moves', 'log', 'rules', 'settings'] as const;

const TOOL_ICONS = {
  moves: 'checklist',
  log: 'scroll-unfurled',
  rules: 'open-book',
  settings: 'cog',
  chat: 'talk',
  company: 'round-table',
  chronicle: 'secret-book',
} as const;

export function Top({ seated, where, pages, tools, drawer, onDrawer }: TopProps) {
  const words = useWords();
  const { t } = words;
  return (
    <header class="area-top top">
      <a class="top-home" href="#/" aria-label={t['house.back']}>
        <span aria-hidden="true">❦</span>
      </a>
      <h1 class="top-title">{gameName(words, seated.game.id)}</h1>
      <p class="top-where">{where}</p>
      <nav class="top-tools" aria-label={t['table.settings']}>
        {tools}
        {[...PAGES, ...toolsOf(pages)].map((page) => (
          <button
            key={page}
            type="button"
            class={`tool tool-${page}`}
            aria-pressed={drawer === page}
            onClick={() => onDrawer(drawer === page ? undefined : page)}
          >
            <Icon name={TOOL_ICONS[page]} />
            <span>{t[`table.${page}`]}</span>
            <Unread count={pages.find(({ name }) => name === page)?.unread} />
          </button>
        ))}
      </nav>
    </header>
  );
}

/** The review is offered where the game has ended, and beside the log. */
function toolsOf(pages: readonly ExtraPage[]) {
  return pages.flatMap(({ name }) => (name === 'review' ? [] : [name]));
}

/** So many lines that nobody has read here yet. */
function Unread({ count = 0 }: { readonly count?: number | undefined }) {
  return count === 0 ? undefined : <b class="unread">{count}</b>;
}

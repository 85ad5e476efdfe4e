/** The drawer beside the board: all legal moves, the log, the rulebook and the settings. On a phone it covers the page. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../core/game.ts';
import type { Box } from './board.ts';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { useWords } from '../i18n/words.tsx';
import { Log } from './log.tsx';
import { Moves } from './moves.tsx';
import type { RulesProps } from './rules.tsx';

export type DrawerPage = 'moves' | 'log' | 'rules' | 'settings' | ExtraPage['name'];

/** A page that only some tables have. */
export interface ExtraPage {
  readonly name: 'chat' | 'company' | 'chronicle' | 'review';
  readonly body: ComponentChildren;
  readonly unread?: number;
}

export interface DrawerProps {
  readonly page: DrawerPage | undefined;
  readonly extra: readonly ExtraPage[];
  readonly onPage: (page: DrawerPage | undefined) => void;
  readonly seated: AnySeated;
  readonly box: Box;
  readonly moments: readonly AnyMoment[];
  /** The log tells no more than the board shows: up to this move. */
  readonly toldUntil: number;
  readonly choices: readonly Move[];
  readonly rule: string | undefined;
  readonly onRule: (id: string) => void;
  readonly onMove: (move: Move) => void;
  readonly looking: number | undefined;
  readonly onMoment: (at: number) => void;
  /** Under the log. */
  readonly replay: ComponentChildren;
}

/** On a wide page the log stands open when nothing else does. */
export function Drawer(props: DrawerProps) {
  const {
    page,
    extra,
    onPage,
    seated,
    box,
    moments,
    toldUntil,
    choices,
    rule,
    onRule,
    onMove,
    looking,
    onMoment,
    replay,
  } = props;
  const words = useWords();
  const { t } = words;
  const shown = page ?? 'log';
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (page !== undefined) close.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <section
      class={`area-drawer drawer ${page === undefined ? 'drawer-shut' : ''}`}
      aria-label={t[`table.${shown}`]}
      onKeyDown={(event) => event.key === 'Escape' && (event.stopPropagation(), onPage(undefined))}
    >
      <header class="drawer-top">
        <h2>{t[`table.${shown}`]}</h2>
        <Sibling shown={shown} extra={extra} onPage={onPage} />
        {page !== undefined && (
          <button type="button" class="tool" ref={close} onClick={() => onPage(undefined)}>
            {t['table.close']}
          </button>
        )}
      </header>
      <div class="drawer-body" key={shown} tabIndex={0}>
        {shown === 'moves' && (
          <Moves box={box} moment={moments.at(-1)!} sitters={seated.sitters} choices={choices} onMove={onMove} />
        )}
        {shown === 'log' && (
          <Log
            narrator={box.narrator}
            sitters={seated.sitters}
            moments={moments.filter(({ n }) => n <= toldUntil)}
            looking={looking}
            onRule={onRule}
            onMoment={onMoment}
          />
        )}
        {shown === 'rules' && <Rulebook game={seated.game} rule={rule} />}
        {shown === 'settings' && <Settings keys={box.narrator.keys?.(words)} />}
        {extra.find(({ name }) => name === shown)?.body}
      </div>
      {shown === 'log' && replay}
    </section>
  );
}

/** Pages that are fetched when somebody opens them. */
const rulebook = lazily(() => import('./rules.tsx'));
const settingsPage = lazily(() => import('./settings-page.tsx'));

function Rulebook(props: RulesProps) {
  return <Fetched fetching={useFetched(rulebook)}>{({ Rules }) => <Rules {...props} />}</Fetched>;
}

function Settings(props: { readonly keys: string | undefined }) {
  return <Fetched fetching={useFetched(settingsPage)}>{({ SettingsPage }) => <SettingsPage {...props} />}</Fetched>;
}

/** All tell the same story: from each one gets to the others, where a phone has no room for more tools. */
const SIBLINGS = ['log', 'chronicle', 'review'] as const;

function Sibling({ shown, extra, onPage }: Pick<DrawerProps, 'extra' | 'onPage'> & { readonly shown: DrawerPage }) {
  const { t } = useWords();
  if (!SIBLINGS.some((page) => page === shown)) return undefined;
  const there = SIBLINGS.filter((page) => page === 'log' || extra.some(({ name }) => name === page));
  return (
    <span class="drawer-siblings">
      {there
        .filter((page) => page !== shown)
        .map((page) => (
          <button key={page} type="button" class="tool drawer-sibling" onClick={() => onPage(page)}>
            {t[`table.${page}`]}
          </button>
        ))}
    </span>
  );
}

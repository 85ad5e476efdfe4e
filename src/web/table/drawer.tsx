/** The drawer beside the board: all legal moves, the log, the rulebook and the settings. On a phone it covers the page. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../core/game.ts';
import type { Box } from './board.ts';
import type { AnyMoment, AnySeated } from '../local/seated.ts';
import { useWords } from '../i18n/words.tsx';
import { Log } from './log.tsx';
import { Moves } from './moves.tsx';
import { Rules } from './rules.tsx';
import { SettingsPage } from './settings-page.tsx';

export type DrawerPage = 'moves' | 'log' | 'rules' | 'settings' | ExtraPage['name'];

/** A page that only some tables have. */
export interface ExtraPage {
  readonly name: 'chat' | 'company' | 'chronicle';
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
  readonly choices: readonly Move[];
  readonly rule: string | undefined;
  readonly onRule: (id: string) => void;
  readonly onMove: (move: Move) => void;
  readonly onMoment: (at: number | undefined) => void;
}

/** On a wide page the log stands open when nothing else does. */
export function Drawer(props: DrawerProps) {
  const { page, extra, onPage, seated, box, moments, choices, rule, onRule, onMove, onMoment } = props;
  const { t } = useWords();
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
        {shown === 'moves' && <Moves box={box} moment={moments.at(-1)!} choices={choices} onMove={onMove} />}
        {shown === 'log' && (
          <Log narrator={box.narrator} sitters={seated.sitters} moments={moments} onRule={onRule} onMoment={onMoment} />
        )}
        {shown === 'rules' && <Rules game={seated.game} rule={rule} />}
        {shown === 'settings' && <SettingsPage />}
        {extra.find(({ name }) => name === shown)?.body}
      </div>
    </section>
  );
}

/** Log and Chronicle tell the same story: from each one gets to the other, where a phone has no room for more tools. */
function Sibling({ shown, extra, onPage }: Pick<DrawerProps, 'extra' | 'onPage'> & { readonly shown: DrawerPage }) {
  const { t } = useWords();
  const other = shown === 'log' ? 'chronicle' : shown === 'chronicle' ? 'log' : undefined;
  if (other === undefined || !extra.some(({ name }) => name === 'chronicle')) return undefined;
  return (
    <button type="button" class="tool drawer-sibling" onClick={() => onPage(other)}>
      {t[`table.${other}`]}
    </button>
  );
}

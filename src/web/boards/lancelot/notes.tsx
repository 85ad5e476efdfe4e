/** The first game explains each site when the knight gets there: once each, until the reader has had enough. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { SITES, SPACES } from '../../../games/lancelot/components.ts';
import type { State } from '../../../games/lancelot/state.ts';
import { keep, kept } from '../../keep.ts';
import { useWords } from '../../words/words.tsx';

/** The sites that need no explanation any more. */
const KNOWN = 'lancelot-known';

type Site = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const ALL: readonly number[] = [...SITES.keys()];

function readKnown(raw: unknown): number[] | undefined {
  return Array.isArray(raw) ? raw.filter((site) => ALL.includes(site as number)) : undefined;
}

export interface Notes {
  /** The site to explain now. */
  readonly site: Site | undefined;
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** A site is known as soon as the knight has left it. */
export function useNotes(view: State, own: Seat): Notes {
  const [known, setKnown] = useState(() => kept(KNOWN, readKnown) ?? []);
  const learn = (sites: readonly number[]): void => (keep(KNOWN, sites), setKnown([...sites]));
  const site = (SPACES[view.knights[own].space]?.site ?? 0) as Site;
  const [here, setHere] = useState(site);
  useLayoutEffect(() => {
    if (site === here) return;
    setHere(site);
    if (!known.includes(here)) learn([...known, here]);
  }, [site]);
  return {
    site: known.includes(site) ? undefined : site,
    isOn: known.length < ALL.length,
    turn: (on) => learn(on ? [] : ALL),
  };
}

export function Note({ site, onEnough }: { readonly site: Site; readonly onEnough: () => void }) {
  const { t } = useWords();
  return (
    <p class="lan-note">
      <span>
        <b>{t[`lan.site.${site}`]}.</b> {t[`lan.about.${site}`]}
      </span>
      <button type="button" class="button" onClick={onEnough}>
        {t['lan.notesOff']}
      </button>
    </p>
  );
}

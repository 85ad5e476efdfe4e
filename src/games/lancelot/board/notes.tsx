/** The first game explains each site when the knight gets there: once each, until the reader has had enough. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { SITES, SPACES } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { useLearnt } from '../../../web/local/lessons.ts';
import { useWords } from './words.ts';

type Site = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface Notes {
  /** The site to explain now. */
  readonly site: Site | undefined;
  readonly enough: () => void;
}

/** A site is known as soon as the knight has left it. */
export function useNotes(view: State, own: Seat): Notes {
  const [known, learn] = useLearnt<number>('lancelot-known');
  const site = (SPACES[view.knights[own].space]?.site ?? 0) as Site;
  const [here, setHere] = useState(site);
  useLayoutEffect(() => {
    if (site === here) return;
    setHere(site);
    if (!known.includes(here)) learn([...known, here]);
  }, [site]);
  return { site: known.includes(site) ? undefined : site, enough: () => learn([...SITES.keys()]) };
}

export function Note({ site, onEnough }: { readonly site: Site; readonly onEnough: () => void }) {
  const { t } = useWords();
  return (
    <p class="lan-note">
      <span>
        <b>{t[`lan.site.${site}`]}.</b> {t[`lan.about.${site}`]}
      </span>
      <button type="button" class="button lan-note-close" onClick={onEnough}>
        {t['lan.notesOff']}
      </button>
    </p>
  );
}

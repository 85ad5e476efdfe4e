import { useEffect, useState } from 'preact/hooks';
import { LEVEL_NAMES, type LevelName } from '../../core/game.ts';
import type { GameList, OfferedGame } from '../../wire/http.ts';
import { MANIFESTS } from '../games.ts';
import { type Answer, ask } from '../net/ask.ts';

/** The games of the server that this page has a board for. */
export function useGames(): Partial<Answer<readonly OfferedGame[]>> {
  const [games, setGames] = useState<Partial<Answer<readonly OfferedGame[]>>>({});
  useEffect(() => {
    void ask<GameList>('GET', '/games').then(({ value, refused }) =>
      setGames(refused === undefined ? { value: value.games.filter(({ id }) => id in MANIFESTS) } : { refused }),
    );
  }, []);
  return games;
}

/** The levels of a game's bots at this server, from the weakest. */
export const levelsAt = ({ bots }: Pick<OfferedGame, 'bots'>): readonly LevelName[] =>
  LEVEL_NAMES.filter((level) => bots.includes(level));

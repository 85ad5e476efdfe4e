/** The way back to a game that is over. */
import type { ComponentChildren } from 'preact';
import type { PlayedGame } from '../../wire/http.ts';
import { sittingOf } from '../local/games.ts';
import { address } from '../route.ts';

/** The id in this browser of a game that was played in one. */
const homeId = (id: string): string => id.replace(/^home-/, '');

/** A game of a browser can be seen again where it was played. */
export const canReplay = ({ id, isLocal }: PlayedGame): boolean =>
  isLocal !== true || sittingOf(homeId(id)) !== undefined;

export function Replay({ game, children }: { readonly game: PlayedGame; readonly children: ComponentChildren }) {
  if (!canReplay(game)) return <>{children}</>;
  const { id, isLocal } = game;
  const route =
    isLocal === true ? ({ t: 'table', id: homeId(id) } as const) : ({ t: 'net', mode: 'play', id } as const);
  return <a href={address(route)}>{children}</a>;
}

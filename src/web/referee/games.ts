/** The games that can be tapped in, found by the places of their parts. */
import type { Language } from '../../core/game.ts';
import { MANIFESTS } from '../games.ts';
import { learn } from '../i18n/words.tsx';
import type { AnyReferee } from './referee.ts';

const REFEREES = import.meta.glob<AnyReferee>('../../games/*/board/referee.tsx', { import: 'referee' });
const TEXTS = import.meta.glob<object>('../../games/*/text/referee.*.ts', { import: 'says' });

const partOf = (game: string): string => `../../games/${game}/board/referee.tsx`;

export const REFEREE_GAMES = Object.keys(MANIFESTS).filter((id) => REFEREES[partOf(id)] !== undefined);

export interface OpenReferee {
  readonly referee: AnyReferee;
  readonly says: object;
}

export async function openReferee(game: string, language: Language): Promise<OpenReferee> {
  const [referee, says] = await Promise.all([
    REFEREES[partOf(game)]!(), // one of REFEREE_GAMES
    TEXTS[`../../games/${game}/text/referee.${language}.ts`]!(), // every referee speaks both languages
    learn(game),
  ]);
  return { referee, says };
}

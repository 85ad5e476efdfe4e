/**
 * The games that can be played here, found by the places of their parts. The manifests come with the page; everything
 * else of a game is fetched when its box is opened.
 */
import { type AnyGame, defaultOptions, type Language, type Manifest } from '../core/game.ts';
import { plainNarrator } from '../core/plain.ts';
import type { AnyNarrator, AnySayWhy } from '../core/text.ts';
import { SHELF } from '../games/index.ts';
import { apart, learn } from './i18n/words.tsx';
import type { AnyBoard, Box, Reason } from './table/board.ts';

const LIDS = import.meta.glob<Manifest>('../games/*/manifest.ts', { eager: true, import: 'manifest' });
const RULES = import.meta.glob<AnyGame>('../games/*/rules/index.ts', { import: 'game' });
const NARRATORS = import.meta.glob<AnyNarrator>('../games/*/text/narrator.ts', { import: 'narrator' });
const REASONS = import.meta.glob<AnySayWhy>('../games/*/text/reason.ts', { import: 'reason' });
const BOARDS = import.meta.glob<AnyBoard>('../games/*/board/board.tsx', { import: 'board' });

/** By id, in the order of the shelf. */
export const MANIFESTS: { readonly [id: string]: Manifest } = Object.fromEntries(
  SHELF.map((id) => [id, LIDS[`../games/${id}/manifest.ts`]]),
);

/** The game whose deal of the day the home page offers. */
export const WELCOME = SHELF.find((id) => MANIFESTS[id].daily) ?? SHELF[0];

/** Fetches the rules of a game, its board, and the words for it. */
export async function openBox(id: string): Promise<Box> {
  const [game, narrator, board] = await Promise.all([
    RULES[`../games/${id}/rules/index.ts`]!(), // every game on the shelf has rules
    NARRATORS[`../games/${id}/text/narrator.ts`]?.(),
    BOARDS[`../games/${id}/board/board.tsx`]?.() ?? plainBoard(),
    learn(id),
  ]);
  return { game, board, narrator: narrator ?? plainNarrator(game), reason: () => fetchReason(id) };
}

/** Fetches how a game explains a refusal, with the words for it. */
async function fetchReason(id: string): Promise<Reason> {
  const [words, say] = await Promise.all([learn(apart(id, 'reasons')), REASONS[`../games/${id}/text/reason.ts`]?.()]);
  return (...refused) => say?.(words, ...refused);
}

const plainBoard = async (): Promise<AnyBoard> => (await import('./table/plain-board.tsx')).plainBoard;

/** The title of a game in the language of the reader; its id if this page does not know it. */
export const gameName = ({ language }: { readonly language: Language }, id: string): string =>
  MANIFESTS[id]?.names[language] ?? id;

/** What is chosen for somebody who chooses nothing: bots that tell do it in the language of their host. */
export function usualOptions({ languageOption }: Manifest, language: Language): { readonly [name: string]: string } {
  return languageOption === undefined ? {} : { [languageOption]: language };
}

/** The options of a game begun from the home page. */
export function startOptions(id: string, language: Language): object {
  const manifest = MANIFESTS[id];
  return { ...defaultOptions(manifest), ...manifest.start, ...usualOptions(manifest, language) };
}

/** The signs of Lancelot's things and sites, by their names in game-icons. */

/** By the number of the thing. */
export const THING_ICONS = [
  'visored-helm',
  'broadsword',
  'flanged-mace',
  'spears',
  'sparkles',
  'rose',
  'cross-shield',
  'black-knight-helm',
  'secret-book',
] as const;

/** By the number of the site. */
export const SITE_ICONS = [
  'round-table',
  'mounted-knight',
  'castle',
  'sailboat',
  'wizard-face',
  'sword-in-stone',
  'open-book',
  'angel-wings',
  'dragon-head',
  'evil-eyes',
  'holy-grail',
] as const;

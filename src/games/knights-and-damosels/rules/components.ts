/** Chapter 1: chivalries, ladies, knights, events and service cards, and what the number of players changes. */

/** KD-1.2: three chivalries of each category, in the order of the categories. */
export const CHIVALRIES = [
  { id: 'armor', code: 'AR', icon: 'breastplate' },
  { id: 'horse', code: 'HO', icon: 'horse-head' },
  { id: 'sword', code: 'SW', icon: 'broadsword' },
  { id: 'honor', code: 'HN', icon: 'laurels' },
  { id: 'loyalty', code: 'LO', icon: 'linked-rings' },
  { id: 'valor', code: 'VA', icon: 'lion' },
  { id: 'farmer', code: 'FA', icon: 'wheat' },
  { id: 'fisher', code: 'FI', icon: 'fishing-net' },
  { id: 'forester', code: 'FO', icon: 'axe-in-stump' },
] as const;

export const KNIGHTS = [
  { id: 'bors', name: 'Sir Bors' },
  { id: 'gawain', name: 'Sir Gawain' },
  { id: 'launcelot', name: 'Sir Launcelot' },
  { id: 'pelleas', name: 'Sir Pelleas' },
  { id: 'percival', name: 'Sir Percival' },
  { id: 'tristram', name: 'Sir Tristram' },
] as const;

export const DAMOSELS = [
  { id: 'elaine', name: 'Lady Elaine' },
  { id: 'guenever', name: 'Queen Guenever' },
  { id: 'isoud', name: 'La Beale Isoud' },
  { id: 'morgan', name: 'Morgan le Fay' },
  { id: 'nimue', name: 'Lady Nimue' },
  { id: 'viviane', name: 'Lady Viviane' },
] as const;

export const EVENT_KINDS = ['war', 'quest', 'prosperity', 'disaster'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** KD-1.6: three of each kind. The first nine give 1 extra to the chivalry of the same number. */
export const EVENTS = [
  { id: 'war-badon', name: 'Battle of Mt Badon' },
  { id: 'war-rome', name: 'Conquest of Rome' },
  { id: 'war-carlion', name: 'Siege of Carlion' },
  { id: 'quest-grail', name: 'Holy Grail' },
  { id: 'quest-tristram', name: 'Tristram & Isoud' },
  { id: 'quest-beast', name: 'Questing Beast' },
  { id: 'prosperity-marriage', name: "Arthur's Marriage" },
  { id: 'prosperity-excalibur', name: 'Excalibur' },
  { id: 'prosperity-table', name: 'The Round Table' },
  { id: 'disaster-adultery', name: 'The Adultery' },
  { id: 'disaster-merlin', name: 'The Death of Merlin' },
  { id: 'disaster-mordred', name: 'The Treason of Mordred' },
] as const;

/** KD-1.10: the chivalry that each card names for a War, a Quest, a Prosperity. */
export const SERVICE_CARDS = [
  { id: 'service-1', names: [0, 4, 6] },
  { id: 'service-2', names: [1, 3, 8] },
  { id: 'service-3', names: [2, 5, 7] },
] as const;

/** KD-10.1: what a Damosel, a Knight and a Worship victory take, by the number of players. */
export interface Thresholds {
  readonly given: number;
  readonly earned: number;
  readonly worship: number;
}
export const THRESHOLDS: { readonly [players: number]: Thresholds } = {
  3: { given: 5, earned: 7, worship: 30 },
  4: { given: 5, earned: 7, worship: 22 },
  5: { given: 4, earned: 7, worship: 18 },
  6: { given: 4, earned: 7, worship: 15 },
};

/** KD-1.9: how many worship cards of each value a box holds: change only, the supply is unlimited (KD-8.7). */
export const WORSHIP_CARDS: { readonly [value: number]: number } = { 1: 6, 2: 2, 3: 1, 4: 1, 5: 2, 6: 6 };

/** KD-14.1: the ordinary end of a game that nobody wins. */
export const ROUNDS_AT_MOST = 30;

/** Several chivalries, or several seats, as the bits of their numbers. */
export type Bits = number;
export const ALL_CHIVALRIES: Bits = 0b111_111_111;

export const ARMS = 0;
export const VIRTUE = 1;
export const VASSALAGE = 2;
export const CATEGORIES = ['Arms', 'Virtue', 'Vassalage'] as const;
/** The chivalries of each category. */
export const OF_CATEGORY: readonly Bits[] = [0b000_000_111, 0b000_111_000, 0b111_000_000];

export const WAR = 0;
export const QUEST = 1;
export const PROSPERITY = 2;
export const DISASTER = 3;

export const categoryOf = (chivalry: number): number => Math.floor(chivalry / 3);
export const kindOf = (event: number): number => Math.floor(event / 3);

/** KD-1.6 to KD-1.8: the chivalries on the event's list. */
export const LISTED: readonly Bits[] = EVENTS.map((_, event) => {
  const kind = kindOf(event);
  if (kind === PROSPERITY) return ALL_CHIVALRIES;
  if (kind !== DISASTER) return OF_CATEGORY[kind] | OF_CATEGORY[VASSALAGE];
  return OF_CATEGORY[[VIRTUE, VASSALAGE, ARMS][event % 3]];
});

/** KD-8.2: the category that shares 6 worship: Arms in a War, Virtue in a Quest; nothing else is shared. */
export const SHARED: readonly Bits[] = EVENTS.map((_, event) =>
  kindOf(event) <= QUEST ? OF_CATEGORY[kindOf(event)] : 0,
);

/** A chivalry card: which of a lady's nine (KD-1.4). */
export type Card = number;
export const CARDS = 54;
export const cardOf = (damosel: number, chivalry: number): Card => 9 * damosel + chivalry;
export const chivalryOf = (card: Card): number => card % 9;
export const damoselOf = (card: Card): number => Math.floor(card / 9);

const COUNTS = Uint8Array.from({ length: 512 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** How many bits are set, of at most nine. */
export const countBits = (bits: Bits): number => COUNTS[bits];

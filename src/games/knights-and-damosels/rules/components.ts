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
const thresholds: { [players: number]: Thresholds } = {
  3: { given: 5, earned: 7, worship: 30 },
  4: { given: 5, earned: 7, worship: 22 },
  5: { given: 4, earned: 7, worship: 18 },
  6: { given: 4, earned: 7, worship: 15 },
};
export const THRESHOLDS: { readonly [players: number]: Thresholds } = thresholds;

/** KD-1.9: how many worship cards of each value a box holds: change only, the supply is unlimited (KD-8.7). */
export const WORSHIP_CARDS: { readonly [value: number]: number } = { 1: 6, 2: 2, 3: 1, 4: 1, 5: 2, 6: 6 };

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

/** What an event says, as data: what is listed, what shares 6 worship, what earns 1 extra. Categories may be named. */
export interface EventData {
  readonly listed: string;
  readonly shared: string;
  readonly extra: string;
}

/** What a box may have otherwise: the events, and what a victory takes. */
export interface Components {
  readonly events: { readonly [id: string]: EventData };
  readonly victories: { readonly [players: number]: Thresholds };
}

/** KD-1.6 to KD-1.8, KD-8.2: Arms in a War and Virtue in a Quest share; the first nine name a chivalry (KD-8.4). */
function printedEvent(event: number): EventData {
  const kind = kindOf(event);
  const category = ['Arms', 'Virtue'][kind] ?? '';
  const struck = ['Virtue', 'Vassalage', 'Arms'][event % 3];
  const listed = kind === PROSPERITY ? 'Arms Virtue Vassalage' : kind === DISASTER ? struck : `${category} Vassalage`;
  return { listed, shared: category, extra: CHIVALRIES[event]?.id ?? '' };
}

export const STANDARD: Components = {
  events: Object.fromEntries(EVENTS.map(({ id }, event) => [id, printedEvent(event)])),
  victories: { ...THRESHOLDS },
};

/** `armor Vassalage` as bits. */
const chivalriesIn = (text: string): Bits =>
  text.split(' ').reduce((bits, word) => {
    const category = CATEGORIES.findIndex((name) => name === word);
    const chivalry = CHIVALRIES.findIndex(({ id }) => id === word);
    return bits | (OF_CATEGORY[category] ?? (chivalry < 0 ? 0 : 1 << chivalry));
  }, 0);

const listed: Bits[] = [];
const shared: Bits[] = [];
const extra: Bits[] = [];
/** KD-1.6 to KD-1.8: the chivalries on the event's list. */
export const LISTED: readonly Bits[] = listed;
/** KD-8.2: the chivalries that share 6 worship. */
export const SHARED: readonly Bits[] = shared;
/** KD-8.4: what earns 1 extra. */
export const EXTRA: readonly Bits[] = extra;

/** Puts these components in place of those in use. */
export function useComponents({ events, victories }: Components): void {
  EVENTS.forEach(({ id }, event) => {
    listed[event] = chivalriesIn(events[id].listed);
    shared[event] = chivalriesIn(events[id].shared);
    extra[event] = chivalriesIn(events[id].extra);
  });
  for (const players of [3, 4, 5, 6]) thresholds[players] = victories[players];
}

useComponents(STANDARD);

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

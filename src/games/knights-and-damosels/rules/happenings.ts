/** What happens at the table, told to everybody as far as `witness` lets them know. */
import type { Seat } from '../../../core/game.ts';
import type { Bits, Card } from './components.ts';

/** What a secret choice is about. */
export type SealedThing = 'gift' | 'thrust' | 'faces' | 'side' | 'card';

/** What became of a card in a round of the battle. */
export type Fate = 'immune' | 'unharmed' | 'wounded' | 'defeated';

export type Happening =
  // Set-up
  | { readonly t: 'roles'; readonly round: number; readonly arthur: Seat; readonly merlin: Seat }
  | { readonly t: 'court'; readonly seat: Seat; readonly knight: number; readonly damosel: number }
  // Event phase
  | { readonly t: 'renewed' }
  | { readonly t: 'drew'; readonly seat: Seat; readonly events: readonly number[] }
  | { readonly t: 'handed'; readonly seat: Seat; readonly to: Seat; readonly event: number; readonly events: readonly number[] } // prettier-ignore
  | { readonly t: 'revealed'; readonly seat: Seat; readonly arthur: Seat; readonly event: number; readonly away: number } // prettier-ignore
  | { readonly t: 'favoured'; readonly seat: Seat; readonly card: number }
  // Damosel phase
  | { readonly t: 'sealed'; readonly seat: Seat; readonly thing: SealedThing; readonly choice: number }
  | { readonly t: 'displayed'; readonly merlin: Seat; readonly chivalries: readonly number[]; readonly damosels: readonly number[] } // prettier-ignore
  // Knight phase
  | { readonly t: 'granted'; readonly seat: Seat; readonly slot: number; readonly chivalry: number }
  | { readonly t: 'denied'; readonly seat: Seat; readonly slot: number; readonly chivalry: number }
  | { readonly t: 'wentWithout'; readonly seat: Seat; readonly asked: boolean }
  | { readonly t: 'earned'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'wentHome'; readonly card: Card; readonly from: Seat }
  // Service phase
  | { readonly t: 'offered'; readonly seat: Seat; readonly chivalries: Bits }
  | { readonly t: 'done'; readonly seat: Seat }
  | { readonly t: 'shownFaces'; readonly seat: Seat; readonly up: Bits; readonly down: Bits }
  | { readonly t: 'disaster'; readonly up: number; readonly down: number }
  | { readonly t: 'paid'; readonly seat: Seat; readonly worship: number; readonly owed: number }
  // Worship phase
  | { readonly t: 'service'; readonly card: number; readonly drawn: boolean }
  | { readonly t: 'worship'; readonly seat: Seat; readonly chivalries: Bits; readonly worship: number }
  // Joust
  | { readonly t: 'challenged'; readonly seat: Seat; readonly against: Seat; readonly slot: number; readonly chivalry: number } // prettier-ignore
  | { readonly t: 'thrust'; readonly seat: Seat; readonly against: Seat; readonly thrusts: readonly number[]; readonly right: Seat } // prettier-ignore
  | { readonly t: 'jousted'; readonly seat: Seat; readonly against: Seat; readonly paid: number }
  // End of the game
  | { readonly t: 'scored'; readonly seat: Seat; readonly round: number; readonly given: number; readonly earned: number; readonly worship: number } // prettier-ignore
  | { readonly t: 'ranked'; readonly ranking: readonly Seat[]; readonly victories: readonly number[]; readonly lots: boolean } // prettier-ignore
  // Camlann
  | { readonly t: 'took'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly t: 'sides'; readonly sides: readonly number[] }
  | { readonly t: 'fought'; readonly seat: Seat; readonly round: number; readonly card: Card; readonly fate: Fate }
  | { readonly t: 'recovered'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'lost'; readonly seat: Seat; readonly round: number }
  | { readonly t: 'broken'; readonly seats: readonly Seat[] }
  | { readonly t: 'elected'; readonly seat: Seat; readonly discarded: number; readonly lots: readonly number[] }
  | { readonly t: 'won'; readonly seat: Seat; readonly ranking: readonly Seat[] };

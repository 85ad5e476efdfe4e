/** The server's own rules: why it refuses something that no rulebook covers. TABLE-1 and TABLE-2 are in core. */
import type { Rule } from '../core/game.ts';

export const SERVER_RULES = {
  notJson: { id: 'WIRE-1', text: 'A message is a line of JSON.' },
  shape: { id: 'WIRE-2', text: 'A message has exactly the fields that the protocol names.' },
  size: { id: 'WIRE-3', text: 'A frame has at most 32 kB, and a body too.' },
  tooManyRequests: { id: 'WIRE-4', text: 'Too many messages at once: please slow down.' },
  origin: { id: 'WIRE-5', text: 'Pages of other sites may not act here.' },
  path: { id: 'WIRE-6', text: 'There is nothing at this address.' },
  tooManyConnections: { id: 'WIRE-7', text: 'Too many connections from one address, or in all.' },

  noTable: { id: 'TABLE-3', text: 'There is no such table.' },
  notYours: { id: 'TABLE-4', text: 'A seat is played only by the person it belongs to.' },
  stale: { id: 'TABLE-5', text: 'A move answers the question that is put now, not an older one.' },
  unreadable: { id: 'TABLE-6', text: 'A move has the shape that the game defines.' },
  words: { id: 'TABLE-7', text: 'Words have the length that the game asks for, and no control characters.' },
  taken: { id: 'TABLE-8', text: 'One person to a seat, and one seat to a person.' },
  full: { id: 'TABLE-9', text: 'All seats are taken.' },
  host: { id: 'TABLE-10', text: 'Only the host may do that.' },
  notOpen: { id: 'TABLE-11', text: 'Seats are taken and filled before the game begins.' },
  notPlaying: { id: 'TABLE-12', text: 'Nothing is played before the host has begun the game.' },
  notOver: { id: 'TABLE-13', text: 'This is possible when the game is over.' },
  emptySeats: { id: 'TABLE-14', text: 'The game begins when every seat is taken.' },
  terms: { id: 'TABLE-15', text: 'A table is opened for a game of the house, with seats and options it has.' },
  bot: { id: 'TABLE-16', text: 'A bot is one of those of the house.' },
  sameName: { id: 'TABLE-17', text: 'Two people at one table have different names.' },
  watchers: { id: 'TABLE-18', text: 'The host decides whether strangers may watch.' },
  fault: { id: 'TABLE-19', text: 'The game met a fault of its own. Nothing was played; the table stands as before.' },
  notSaved: { id: 'TABLE-20', text: 'This could not be kept. Send it again with the same id: it counts once at most.' },
  chat: { id: 'TABLE-21', text: 'A line of chat has 1 to 200 characters and comes from somebody who sits here.' },
  seatless: { id: 'TABLE-22', text: 'Only somebody who sits at this table may do that.' },

  chronicle: { id: 'TABLE-23', text: 'A Chronicle is kept of games in which people tell.' },
  page: { id: 'TABLE-24', text: 'A page is a text that somebody wrote in this game.' },

  day: { id: 'TODAY-1', text: 'A result counts on its day, and up to three days later for those who were offline.' },
  attempt: { id: 'TODAY-2', text: 'A result is the whole game, move by move, from the deal of that day.' },

  print: { id: 'PRINT-1', text: 'An order names a game, paper, offsets and parts that there are.' },

  unknownPerson: { id: 'PERSON-1', text: 'We do not know you yet, or no longer: please say hello first.' },
  name: { id: 'PERSON-2', text: 'A name has 1 to 24 characters.' },
  link: { id: 'PERSON-3', text: 'A link to another device works once, for ten minutes.' },
} as const satisfies { [name: string]: Rule };

/** Why something was refused: the rule, and what it means here. It is the body of every answer that is not 2xx. */
export interface Refusal {
  readonly rule: Rule;
  readonly why?: string;
}

export function refuse(rule: Rule, why?: string): Refusal {
  return why === undefined ? { rule } : { rule, why };
}

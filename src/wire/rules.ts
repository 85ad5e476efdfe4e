/** The server's own rules: why it refuses something that no rulebook covers. TABLE-1 and TABLE-2 are in core. */
import type { Rule } from '../core/game.ts';
import { KNOWN_RULES } from './known-rules.ts';

export const SERVER_RULES = {
  ...KNOWN_RULES,
  notJson: { id: 'WIRE-1', text: 'A message is a line of JSON.' },
  shape: { id: 'WIRE-2', text: 'A message has exactly the fields that the protocol names.' },
  size: { id: 'WIRE-3', text: 'A message or a request has at most 32 kB.' },
  origin: { id: 'WIRE-5', text: 'Pages of other sites cannot act here.' },
  path: { id: 'WIRE-6', text: 'There is nothing at this address.' },
  tooManyConnections: {
    id: 'WIRE-7',
    text: 'There are too many connections from your network, or to this server. Try again later.',
  },
  notHttp: { id: 'WIRE-9', text: 'We cannot read this request.' },
  metrics: { id: 'WIRE-11', text: 'Figures are for the operator: from this machine, or with the token.' },

  notYours: { id: 'TABLE-4', text: 'That seat belongs to somebody else.' },
  stale: { id: 'TABLE-5', text: 'That question is over. Answer the one that is asked now.' },
  unreadable: { id: 'TABLE-6', text: 'This game has no such move.' },
  words: {
    id: 'TABLE-7',
    text: 'The text is too short or too long for the game, or has characters that are not allowed.',
  },
  taken: { id: 'TABLE-8', text: 'That seat is taken, or you already have one at this table.' },
  full: { id: 'TABLE-9', text: 'All seats are taken.' },
  host: { id: 'TABLE-10', text: 'Only the host can do that.' },
  notOpen: { id: 'TABLE-11', text: 'Seats can only change before the game starts.' },
  notPlaying: { id: 'TABLE-12', text: 'The game has not started yet.' },
  notOver: { id: 'TABLE-13', text: 'You can do this when the game is over.' },
  emptySeats: { id: 'TABLE-14', text: 'The game starts when every seat is taken.' },
  terms: { id: 'TABLE-15', text: 'This table cannot be opened with that game, those seats or those options.' },
  bot: { id: 'TABLE-16', text: 'There is no such bot.' },
  fault: { id: 'TABLE-19', text: 'Something went wrong in the game. Nothing was played, and the table is as it was.' },
  chat: { id: 'TABLE-21', text: 'A message has 1 to 200 characters and comes from somebody at this table.' },
  seatless: { id: 'TABLE-22', text: 'Only a player at this table can do that.' },

  chronicle: { id: 'TABLE-23', text: 'This game has no Chronicle.' },
  page: { id: 'TABLE-24', text: 'That text is not part of this game.' },

  reportReason: { id: 'TABLE-44', text: 'Say what is wrong with the message, in 1 to 200 characters.' },
  reportLine: { id: 'TABLE-45', text: 'You can report somebody else’s message while it is still here.' },
  reportedLine: { id: 'TABLE-46', text: 'You have reported this message already. Thank you.' },

  share: {
    id: 'TABLE-25',
    text: 'Everyone promises one number for the shuffle before the game, and shows it when asked.',
  },

  tableCode: { id: 'TABLE-35', text: 'No table with a free seat has this code. Look at the screen again.' },
  closed: { id: 'TABLE-26', text: 'This table is closed. Nothing more is played here.' },

  noTakeBacks: { id: 'TABLE-30', text: 'Moves cannot be taken back at this table.' },
  nothingToTakeBack: { id: 'TABLE-31', text: 'You have made no move that you could take back.' },
  movedSince: { id: 'TABLE-32', text: 'You cannot take this back: somebody else has moved since.' },
  revealed: {
    id: 'TABLE-33',
    text: 'You cannot take this back: it showed something new, like a card, a die or a sealed choice.',
  },
  declined: { id: 'TABLE-34', text: 'Somebody would rather play on. You can ask again after your next move.' },

  paused: { id: 'TABLE-36', text: 'The game is paused. Any player can resume it.' },
  notPaused: { id: 'TABLE-37', text: 'The game is not paused.' },
  proposal: { id: 'TABLE-38', text: 'That proposal is no longer open.' },
  noTime: { id: 'TABLE-39', text: 'You can only give time to another player whose clock is running.' },
  holiday: { id: 'TABLE-40', text: 'You do not have that many days of holiday left this month.' },
  order: { id: 'TABLE-41', text: 'This game does not take that move in advance.' },

  counting: {
    id: 'RATING-1',
    text: 'A game that counts needs a clock, at least two players, no take-backs and a seat for everybody who plays.',
  },
  alike: {
    id: 'RATING-2',
    text: 'Two players on the same network or device cannot play together for points. Open a table without points.',
  },
  counted: {
    id: 'RATING-3',
    text: 'This game is for points: it goes on to the end, and nobody who is here can be replaced.',
  },

  day: { id: 'TODAY-1', text: 'A result counts on its day, and up to three days later for those who were offline.' },
  attempt: { id: 'TODAY-2', text: 'A result is the whole game, move by move, from the deal of that day.' },
  device: { id: 'TODAY-3', text: 'Somebody has played today’s deal on this device. A device has one attempt a day.' },
  alone: { id: 'TODAY-4', text: 'Everybody plays today’s deal alone and once. Your table stays as you leave it.' },
  secretDeal: {
    id: 'TODAY-5',
    text: 'The shuffle of a deal is shown a day after its day, when nobody plays it any more.',
  },
  lateDeal: { id: 'TODAY-6', text: 'A deal of the day counts if it is finished before the next day ends.' },

  print: { id: 'PRINT-1', text: 'That game, paper, offset or part cannot be printed.' },

  tooManyTables: { id: 'LIMIT-1', text: 'You host too many tables at once. Finish one or leave one first.' },
  tooManyListed: { id: 'LIMIT-2', text: 'You list too many tables at once. Finish one, or open this one unlisted.' },
  tooManyOpenings: { id: 'LIMIT-3', text: 'Your network has opened many tables at once. Try again in a minute.' },

  tooManyCodes: { id: 'LIMIT-4', text: 'Too many codes were tried from your network. Wait a minute, then try again.' },

  way: { id: 'NOTICE-1', text: 'We cannot send messages there.' },
  unreachable: { id: 'NOTICE-2', text: 'We tried to send a message there, and it did not arrive. Check the address.' },
  code: { id: 'NOTICE-3', text: 'That is not the code, or it is too old. A code can be tried five times.' },
  tooManyWays: { id: 'NOTICE-4', text: 'You already get messages in eight ways. Remove one first.' },

  stopLink: {
    id: 'NOTICE-5',
    text: 'This link is not whole. Open our newest e-mail to you, and use the link at its end.',
  },

  noSeatForYou: { id: 'TABLE-42', text: 'You cannot sit at this table. Choose another one.' },
  circleTable: {
    id: 'TABLE-43',
    text: 'This table is for a circle. Ask one of its members for the link of the circle.',
  },

  homeGame: { id: 'HISTORY-1', text: 'That is not a whole game, played by the rules to its end.' },
  note: { id: 'HISTORY-2', text: 'A note has up to 200 characters, and is about a game that you have played.' },

  notMet: { id: 'PEOPLE-1', text: 'You can invite people you have played with, and members of your circles.' },
  youBlocked: { id: 'PEOPLE-2', text: 'Somebody you have blocked sits at that table.' },
  tooManyBlocked: { id: 'PEOPLE-3', text: 'You have blocked too many people. Unblock somebody first.' },
  tooManyMuted: { id: 'PEOPLE-5', text: 'You have muted too many people. Show the messages of somebody again first.' },
  circle: { id: 'CIRCLE-1', text: 'There is no such circle, or you are not in it.' },
  circleLink: { id: 'CIRCLE-2', text: 'This link leads nowhere any more. Ask a member of the circle for a new one.' },
  circleOwner: { id: 'CIRCLE-3', text: 'Only the owner of the circle can do that.' },
  circleFull: { id: 'CIRCLE-4', text: 'This circle is full.' },
  tooManyCircles: { id: 'CIRCLE-5', text: 'You are in too many circles. Leave one first.' },

  token: {
    id: 'BOT-1',
    text: 'This token is not valid. It was replaced or deleted; ask the person who made the bot for a new one.',
  },
  botScope: { id: 'BOT-2', text: 'The token of a bot is for playing only. It cannot do this.' },
  elsewhere: {
    id: 'BOT-3',
    text: 'This bot has connected to the table from another place, so it is closed here. If that was not you, make a new token.',
  },
  tooManyBots: { id: 'BOT-4', text: 'You have five bots already. Delete one first.' },
  noBot: { id: 'BOT-5', text: 'You have no such bot.' },

  notAdmin: { id: 'DESK-1', text: 'This is for the people who run the site.' },
  adminToken: { id: 'DESK-2', text: 'That is not the token. The server wrote it to its log when it started.' },
  adminPasskey: {
    id: 'DESK-3',
    text: 'Make a passkey first: without one you could lose the desk together with this browser.',
  },
  noInvitations: {
    id: 'PEOPLE-4',
    text: 'They are not taking invitations right now. You can still send them the link.',
  },

  adminBan: { id: 'DESK-4', text: 'Somebody who runs the site cannot be banned.' },
  nobody: { id: 'DESK-5', text: 'There is no such person.' },
  announcement: { id: 'DESK-6', text: 'An announcement has 1 to 200 characters and ends within a year.' },
  busy: { id: 'DESK-7', text: 'A backup is being made already. Wait until it is done.' },
  noBackup: { id: 'DESK-8', text: 'The backup could not be made. The log of the server says why.' },

  unknownPerson: {
    id: 'PERSON-1',
    text: 'We do not know you yet, or this device was signed out. Please reload the page.',
  },
  name: { id: 'PERSON-2', text: 'A name has 1 to 24 characters.' },
  link: { id: 'PERSON-3', text: 'This link works once. It was used already, or it is too old. Make a new one.' },
  passkey: { id: 'PERSON-5', text: 'This passkey was not accepted. Please try again.' },
  unknownPasskey: { id: 'PERSON-6', text: 'Nobody here has this passkey. It may have been removed.' },
  noPasskeys: {
    id: 'PERSON-7',
    text: 'Passkeys need a site with a name and https. They do not work at a bare number like 192.168.0.5.',
  },
  tooManyPasskeys: { id: 'PERSON-8', text: 'You have twenty passkeys already. Remove one first.' },
  wrongName: { id: 'PERSON-10', text: 'That is not your name. To delete yourself, type your name as it is shown.' },
  shield: { id: 'PERSON-9', text: 'There is no such shield.' },
  visibleName: { id: 'PERSON-4', text: 'That name has characters that nobody can see. Type it without them.' },
} as const satisfies { [name: string]: Rule };

/** Why something was refused: the rule, and what it means here. It is the body of every answer that is not 2xx. */
export interface Refusal {
  readonly rule: Rule;
  readonly why?: string;
  /** The limit that is reached, if it is one. */
  readonly most?: number;
}

export function refuse(rule: Rule, why?: string): Refusal {
  return why === undefined ? { rule } : { rule, why };
}

/** Every text of the pages that need the server, in English, by id. */
import type { Catalogue } from '../../core/text.ts';

export const netEn = {
  // Seats far away
  'far.bot': (level: string): string => `bot, ${level}`,
  'seat.here': 'is here',
  'seat.gone': 'not connected',
  'seat.away': 'a bot sits in',
  'seat.clock': 'Time left',

  // The hall
  'hall.open': 'Open a table',
  'hall.openAbout': 'Play with friends: send a link, no account needed.',
  'far.own': 'Your tables',
  'far.listed': 'Tables you may join or watch',
  'far.over': 'Your last games',
  'far.yourTurn': 'your turn',
  'far.playing': 'being played',
  'far.ready': 'all seats taken, about to begin',
  'far.ended': 'over',
  'far.free': (seats: number): string => (seats === 1 ? '1 free seat' : `${seats} free seats`),
  'me.title': 'You',
  'me.name': 'Your name at the table',
  'me.save': 'Change',
  'device.make': 'Play on another device too',
  'device.why': 'Open this link on the other device, or let it read the code. It works once, for ten minutes.',
  'device.link': 'Link for your other device',
  'device.title': 'Your seats on this device',
  'device.about': 'This link brings your name and your tables here. It works once.',
  'device.instead': (name: string): string =>
    `Here you are ${name}. If you go on, this device becomes the person who made the link.`,
  'device.take': 'Bring them here',

  // Today's deal
  'today.waits': 'Your result is kept here and is sent as soon as the server can be reached.',
  'today.refused': 'The server did not accept this result.',
  'today.away': 'The deal of the day comes from the server, which cannot be reached now. Solitaire works without it.',
  'today.first': 'You are the first of the day.',
  'today.better': (share: string, players: number): string =>
    `Better than ${share} of the others; ${players} have played today.`,

  // Open a table
  'open.title': 'Open a table',
  'open.game': 'Game',
  'open.seats': 'Who plays',
  'open.seat': (seat: number): string => `Seat ${seat}`,
  'open.person': 'a person with the link',
  'open.fewer': (seat: number): string => `Take seat ${seat} away`,
  'open.more': 'One more seat',
  'open.options': 'Options',
  'open.each': (count: number): string => `Choose each of the ${count} options`,
  'open.clock': 'Clock',
  'pace.none': 'None',
  'pace.none.about': 'Everybody takes the time they need. For somebody who leaves, a bot sits in after two minutes.',
  'pace.brisk': 'Brisk',
  'pace.brisk.about':
    '30 seconds for each decision and 2 minutes in reserve. Who is late has the move chosen by the rules.',
  'pace.calm': 'Calm',
  'pace.calm.about': '90 seconds for each decision and 10 minutes in reserve. For who is late, a bot sits in.',
  'pace.post': 'By post',
  'pace.post.about': 'Three days for each decision. For who is late, a bot sits in.',
  'open.others': 'Other people',
  'open.watch': 'Anybody with the link may watch',
  'open.listed': 'Show the table in the hall, so that strangers may join',
  'open.open': 'Open the table',

  // The lobby
  'lobby.title': (game: string): string => `A table of ${game}`,
  'lobby.empty': 'Free seat',
  'lobby.host': 'host',
  'lobby.you': 'you',
  'lobby.sit': 'Sit here',
  'lobby.addBot': 'Seat a bot',
  'lobby.remove': (name: string): string => `Remove ${name}`,
  'lobby.leave': 'Leave the table',
  'lobby.close': 'Give up the table',
  'lobby.start': 'Begin the game',
  'lobby.takeSeat': (free: number): string =>
    free === 1 ? 'One seat is free. Will you take it?' : `${free} seats are free. Take one.`,
  'lobby.waitSeats': (free: number): string =>
    free === 1
      ? 'One seat is still free: send the link, or seat a bot.'
      : `${free} seats are still free: send the link.`,
  'lobby.ready': 'Everybody is here. Begin when you like.',
  'lobby.waitHost': 'Everybody is here. The host begins the game.',
  'lobby.full': 'All seats are taken. You can watch as soon as the game begins.',
  'lobby.closed': 'The host has given this table up.',
  'lobby.invite': 'Invite somebody',
  'lobby.link': 'Link to this table',
  'lobby.terms': 'The terms',
  'terms.no': 'no',
  'terms.noClock': 'No clock.',
  'terms.live': (seconds: number, reserve: number, late: string): string =>
    `Clock: ${seconds} seconds for each decision, ${reserve} in reserve; ${late}.`,
  'terms.post': (days: number, late: string): string => `By post: ${days} days for each decision; ${late}.`,
  'terms.lateBot': 'for who is late, a bot sits in',
  'terms.lateFallback': 'who is late has the move chosen by the rules',
  'terms.grace': (seconds: number): string =>
    `For somebody who is away for ${seconds} seconds while others wait, a bot sits in; the seat is theirs again on return.`,
  'terms.noGrace': 'Nobody is replaced for being away.',
  'terms.watch': 'Anybody with the link may watch, without secrets.',
  'terms.noWatch': 'Nobody else may watch.',
  'terms.listed': 'The table stands in the hall.',
  'terms.private': 'Only those with the link find the table.',
  'share.copy': 'Copy',
  'share.share': 'Share',
  'share.qr': 'QR code of the link',
  'share.qrShow': 'QR code for phones',

  // At the table
  'table.chat': 'Chat',
  'table.company': 'Company',
  'net.turned': 'Nothing to see here',
  'net.again': 'Try again',
  'net.moveWaits': 'Your move is kept and will be sent as soon as the connection is back.',
  'net.unseated': 'Your seat has been given to a bot. You may watch to the end.',
  'net.watching': 'You are watching. Hands and sealed tiles stay hidden.',
  'net.welcomeBack': 'Welcome back.',
  'net.meanwhile': (moves: number): string =>
    moves === 1 ? 'One move was played for you meanwhile:' : `${moves} moves were played for you meanwhile:`,
  'net.moveN': (n: number): string => `move ${n}`,
  'net.thanks': 'I see',
  'net.toRematch': 'To the rematch',
  'net.replace': 'Replace by a bot',
  'net.replaceSure': (name: string): string => `A bot takes the seat of ${name} for good?`,
  'net.links': 'For others',
  'net.watchLink': 'Link for watchers',
  'net.bigScreen': 'Big screen',
  'net.bigScreenAbout': 'Shows the table to the whole room, without secrets: phones are the hands.',
  'net.leave': 'Leave the game',
  'net.leaveSure': 'A bot takes your seat for good?',
  'chat.empty': 'Nobody has said anything yet.',
  'chat.say': 'Say something',
  'chat.send': 'Send',
  'chat.watcher': 'Only those who sit at the table may speak.',
  'chat.mutes': 'Mute somebody for yourself',
  'chat.mute': (name: string): string => `Do not show what ${name} writes`,
  'fair.title': 'Were the shuffles fair?',
  'fair.about':
    'All chance comes from one secret seed. Its hash was fixed before the first move; after the game the seed is shown, and anybody can replay the whole game from it.',
  'fair.commitment': 'Hash of the seed:',
  'fair.verify': 'Verify the shuffles',
  'fair.download': 'Download the record',
  'fair.proved': (moves: number, events: number): string =>
    `Proved in this browser: the seed has the promised hash, and all ${moves} moves and ${events} events follow from it.`,
  'fair.disproved': (where: string, found: string, expected: string): string =>
    `${where}: found ${found}; expected ${expected}.`,
};

export type NetSays = Catalogue<typeof netEn>;

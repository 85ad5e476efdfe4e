/** Every text of the pages that need the server, in English, by id. */
import type { Catalogue } from '../../core/text.ts';

export const netEn = {
  // Seats far away
  'far.bot': (level: string): string => `bot, ${level}`,
  'seat.program': (maker: string): string => `bot of ${maker}`,
  'news.hide': 'Hide',
  'seat.here': 'is here',
  'seat.gone': 'offline',
  'seat.away': 'a bot is playing',
  'seat.late': 'ran out of time',
  'seat.lateAway': 'ran out of time, a bot is playing',
  'seat.holiday': (day: string): string => `on holiday until ${day}`,
  'seat.clock': 'Time left',

  // The hall
  'hall.friends': 'Play with friends',
  'hall.withFriends': 'With friends',
  'hall.open': 'Open a table',
  'hall.openAbout': 'Send a link. Nobody needs an account.',
  'far.own': 'Your tables',
  'far.listed': 'Tables you can join or watch',
  'far.over': 'Your last games',
  'far.all': 'All your games, with figures',
  'far.invitations': 'You are invited',
  'far.invites': (name: string, game: string): string => `${name} invites you to ${game}`,
  'far.yourTurn': 'your turn',
  'far.playing': 'in progress',
  'far.waiting': (names: string): string => `waiting for ${names}`,
  'far.ready': 'full, about to start',
  'far.ended': 'finished',
  'far.free': (seats: number): string => (seats === 1 ? '1 free seat' : `${seats} free seats`),
  'me.title': 'You',
  'me.name': 'Your name',
  'net.most': (most: number) => `The limit is ${most}.`,
  'me.save': 'Save',
  'me.notices': 'Tell me when it is my turn',
  'me.people': 'Your people and circles',
  'me.keep': 'Passkey, shield, devices',
  'me.signIn': 'Been here before? Sign in',
  'device.make': 'Play on another device too',
  'device.why': 'Open this link on your other device, or scan the code there. It works once, within ten minutes.',
  'device.link': 'Link for your other device',
  'device.title': 'Play on this device too',
  'device.about': 'This link brings your name and your tables to this device. It works once.',
  'device.instead': (name: string): string =>
    `You are ${name} on this device. If you continue, this device switches to the person who made the link.`,
  'device.take': 'Continue on this device',

  // Today's deal
  'offline.title': 'Offline deal of the day',
  'offline.about': (date: string): string =>
    `${date}. Another deal for everybody, for when there is no network. It has a list of its own, and you have one try.`,
  'offline.done': (points: number): string =>
    `You scored ${points === 1 ? '1 point' : `${points} points`} in it today.`,
  'offline.of': (day: string): string => `${day}, offline`,
  'far.deal': (date: string): string => `deal of ${date}`,
  'today.waits': 'Your result is saved here. It will be sent when the server can be reached.',
  'today.refused': 'The server did not accept this result.',
  'today.away': 'Today’s deal comes from the server, which cannot be reached right now.',
  'today.first': 'You are the first to play today.',
  'today.streak': (days: number): string => `${days} days in a row!`,
  'today.better': (share: string, players: number): string =>
    `Better than ${share} of the ${players} people who have played today.`,

  // Open a table
  'open.game': 'Game',
  'open.seats': 'Who plays',
  'open.seat': (seat: number): string => `Seat ${seat}`,
  'open.fewer': (seat: number): string => `Remove seat ${seat}`,
  'open.more': 'Add a seat',
  'open.options': 'Options',
  'open.each': (count: number): string => `Show all ${count} options`,

  // The lobby
  'lobby.empty': 'Free seat',
  'share.copy': 'Copy',
  'share.share': 'Share',
  'share.qr': 'QR code of the link',
  'share.qrShow': 'Show QR code',

  // At the table
  'table.chat': 'Chat',
  'table.company': 'People',
};

export type NetSays = Catalogue<typeof netEn>;

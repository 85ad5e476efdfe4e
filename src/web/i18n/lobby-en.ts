/** Every text about opening a table and meeting there, in English, by id; learnt with the lobby. */
import type { Catalogue } from '../../core/text.ts';

export const lobbyEn = {
  'open.title': 'Open a table',
  'open.person': 'anyone with the link',
  'open.clock': 'Clock',
  'pace.none': 'No clock',
  'pace.none.about': 'Take as long as you like. If you leave for two minutes, a bot plays for you until you are back.',
  'pace.brisk': 'Fast',
  'pace.brisk.about':
    '30 seconds for each decision, plus 2 minutes in reserve. If you run out of time, a simple move is played for you.',
  'pace.calm': 'Relaxed',
  'pace.calm.about':
    '90 seconds for each decision, plus 10 minutes in reserve. If you run out of time, a bot plays for you.',
  'pace.post': 'By post',
  'pace.post.about': 'Three days for each decision. If you run out of time, a bot plays for you.',
  'open.others': 'Other people',
  'open.watch': 'Anyone with the link can watch',
  'open.takeBacks': 'Moves can be taken back if everyone agrees',
  'open.counts': 'Play for points: the result counts for the ladder',
  'open.countsAbout': 'There is a clock, and moves cannot be taken back. If you leave the game, you lose it.',
  'open.listed': 'List this table, so that anyone can join',
  'open.open': 'Open the table',
  'lobby.title': (game: string): string => `${game}: waiting for players`,
  'lobby.closedTitle': (game: string): string => `${game}: table closed`,
  'lobby.sit': 'Sit here',
  'lobby.addBot': 'Add a bot',
  'lobby.remove': (name: string): string => `Remove ${name}`,
  'lobby.leave': 'Leave this table',
  'lobby.close': 'Close the table',
  'lobby.start': 'Start the game',
  'lobby.takeSeat': (free: number): string =>
    free === 1 ? 'One seat is free. Would you like it?' : `${free} seats are free. Choose one.`,
  'lobby.waitSeats': (free: number): string =>
    free === 1
      ? 'One seat is still free. Send the link, or add a bot.'
      : `${free} seats are still free. Send the link, or add bots.`,
  'lobby.waitFree': (free: number): string =>
    free === 1
      ? 'One seat is still free. The host starts the game when it is taken.'
      : `${free} seats are still free. The host starts the game when they are taken.`,
  'lobby.ready': 'Everybody is here. Start when you like.',
  'lobby.waitHost': 'Everybody is here. The host starts the game.',
  'lobby.full': 'All seats are taken. You can watch once the game starts.',
  'lobby.ended': 'Everybody agreed to end this game early. Nobody wins.',
  'lobby.closed': 'This table is closed: everybody left, or nobody came back for a long time.',
  'open.screen': 'Host on this screen',
  'open.screenAbout': 'For a television: everybody joins with a phone, and the first one is the host.',
  'code.title': 'Join with a code',
  'code.label': 'The four letters on the screen',
  'code.go': 'Join',
  'lobby.refuses': (name: string): string =>
    `${name} is not taking invitations right now. You can still send the link.`,
  'lobby.invite': 'Invite people',
  'lobby.link': 'Link to this table',
  'lobby.newLink': 'Somebody you removed can only come back with this new link.',
  'lobby.terms': 'How this table plays',
  'terms.no': 'no',
  'terms.noClock': 'No clock.',
  'terms.live': (seconds: number, reserve: number, late: string): string =>
    `${seconds} seconds for each decision, plus ${reserve} in reserve. ${late}`,
  'terms.post': (days: number, late: string): string =>
    days === 1 ? `By post: one day for each decision. ${late}` : `By post: ${days} days for each decision. ${late}`,
  'terms.lateBot': 'If you run out of time, a bot plays for you.',
  'terms.lateFallback': 'If you run out of time, a simple move is played for you.',
  'terms.grace': (seconds: number): string =>
    `If you are away for ${seconds} seconds while others wait, a bot plays for you until you are back.`,
  'terms.noGrace': 'You keep your seat, however long you are away.',
  'terms.watch': 'Anyone with the link can watch. Hidden cards stay hidden.',
  'terms.noWatch': 'Only players can see this table.',
  'terms.takeBacks': 'A move that revealed nothing new can be taken back, if everyone agrees.',
  'terms.noTakeBacks': 'Moves cannot be taken back.',
  'terms.counts': 'Played for points. If you leave the game, you lose it.',
  'terms.listed': 'Listed: anyone can join.',
  'terms.private': 'Private: only people with the link can join.',
  'terms.circle': 'For a circle: only its members can join.',
  'lobby.shut': 'The people who run this site closed this table.',
  'lobby.closeSure': 'Close the table for everybody?',
};

export type LobbySays = Catalogue<typeof lobbyEn>;

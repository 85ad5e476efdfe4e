/** Every text of a table on the server, in English, by id; learnt with it. */
import type { Catalogue } from '../../core/text.ts';

export const roomEn = {
  'me.guest': (name: string): string => `Only this browser knows you as ${name}.`,
  'me.keepThis': 'Keep this identity',
  'me.later': 'Not now',
  'fair.daily':
    'Everybody gets the same shuffle today, so nobody adds a number to it. Its fingerprint is fixed; the shuffle itself is shown a day later, when nobody plays this deal any more.',
  'lobby.host': 'host',
  'lobby.you': 'you',
  'net.turned': 'You cannot open this table',
  'net.again': 'Try again',
  'net.moveWaits': 'Your move is saved and will be sent when you are back online.',
  'net.unseated': 'A bot has taken your seat. You can watch until the end.',
  'net.watching': 'You are watching. Hidden cards and choices stay hidden.',
  'net.toRematch': 'Go to the rematch',
  'net.replace': 'Replace with a bot',
  'net.replaceSure': (name: string): string => `Replace ${name} with a bot for the rest of the game?`,
  'net.links': 'Share this table',
  'net.watchLink': 'Link for people who want to watch',
  'net.bigScreen': 'Television',
  'net.bigScreenAbout': 'Shows the table to the whole room. Everyone plays on their phone.',
  'net.leave': 'Leave the game',
  'net.leaveSure': 'Leave for good? A bot plays on in your seat.',
  'chat.empty': 'No messages yet.',
  'chat.say': 'Write a message',
  'chat.send': 'Send',
  'chat.watcher': 'Only players at this table can write.',
  'chat.mutes': 'Mute somebody',
  'chat.reporting': 'Report a message',
  'chat.report': 'Report',
  'chat.reportOf': (name: string): string => `Report this message from ${name}`,
  'chat.reportWhy': 'What is wrong with it?',
  'chat.reported': 'Reported. The people who run this site will look at it.',
  'chat.mute': (name: string): string => `Hide messages from ${name}`,
  'fair.title': 'Were the shuffles fair?',
  'fair.about':
    'Everyone who plays adds a secret number to the shuffle, and so does the server. All of them are fixed before any is shown, so nobody can choose the shuffle alone, not even the people who run this server.',
  'fair.who': 'Who added to this shuffle:',
  'fair.share.asked': 'being asked now',
  'fair.share.in': 'yes',
  'fair.share.silent': 'no, did not answer within 5 seconds',
  'fair.share.away': 'no, was away when this game by post began',
  'fair.share.none': 'no, their program does not take part',
  'fair.share.bot': 'no, a bot',
  'fair.own.waiting': 'Your device adds its number when the game begins.',
  'fair.own.checked': 'Your number is in the shuffle. This device has checked it.',
  'fair.own.left-out': 'Your number is not in the shuffle: it came too late or was left out.',
  'fair.own.elsewhere':
    'The number for your seat came from another device, and only that device can check it. If you use no other device, do not trust this shuffle.',
  'fair.own.none': 'Your device added no number to this shuffle.',
  'fair.own.broken':
    'Something is wrong: this shuffle is not made of the numbers that your device was shown. Do not trust it.',
  'fair.shuffling': 'Shuffling: waiting for everyone’s device…',
  'fair.alone':
    'In this game only the server shuffled. Its secret number was fixed before the game and is shown after it, but nobody else added one.',
  'fair.commitment': 'Fingerprint:',
  'fair.verify': 'Check the shuffles',
  'fair.download': 'Download the game record',
  'fair.proved': (moves: number, events: number): string =>
    `Checked in this browser: all numbers fit their fingerprints, and all ${moves} moves and ${events} events follow from them.`,
  'fair.disproved': (where: string, found: string, expected: string): string =>
    `${where}: found ${found}; expected ${expected}.`,
  'net.areIn': (names: string, count: number): string => `${names} ${count === 1 ? 'is' : 'are'} in.`,
  'net.lookUp': 'Look up!',
  'net.lookUpAbout': 'The television shows what happens.',
  'net.readHere': 'Read it here',
  'net.skipForAll': 'Skip for everybody',
};

export type RoomSays = Catalogue<typeof roomEn>;

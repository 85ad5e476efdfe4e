/** The words of the television, in English. */
import type { Catalogue } from '../../core/text.ts';

export const televisionEn = {
  'tv.players': (least: number, most: number): string =>
    least === most ? `${least} players` : `${least} to ${most} players`,
  'tv.phones': 'Everyone plays on their phone',
  'tv.camera': 'Point your camera here',
  'tv.orOpen': 'Or open',
  'tv.typeCode': 'and type this code',
  'tv.firstIsHost': 'The first phone is the host.',
  'tv.hostStarts': (name: string): string => `${name} is the host and starts when everyone is in.`,
  'tv.needMore': (name: string, missing: number): string =>
    missing === 1
      ? `${name} is the host. 1 more player is needed.`
      : `${name} is the host. ${missing} more players are needed.`,
  'tv.free': 'Free',
  'tv.bot': 'bot',
  'tv.joined': (name: string): string => `${name} has joined.`,
  'tv.left': (name: string): string => `${name} has left.`,
  'tv.removed': (name: string): string => `The host has removed ${name}.`,
  'tv.botFor': (name: string, bot: string): string =>
    `${name} has left. ${bot === name ? 'A bot' : bot} plays on in that seat.`,
  'tv.moment': 'Moment of the game',
  'tv.again': 'Play again?',
  'tv.againHost': (name: string): string => `${name}, play again?`,
  'tv.againAbout': 'Press “Rematch” on your phone. Everyone stays seated.',
  'tv.lost': 'Connection lost. Reconnecting …',
  'tv.sound': 'Press any key for sound',
  'tv.shuffling': 'The cards are being shuffled …',
};

export type TelevisionSays = Catalogue<typeof televisionEn>;

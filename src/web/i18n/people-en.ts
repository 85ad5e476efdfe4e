/** The pages of one's people and circles, in English. */
import type { Catalogue } from '../../core/text.ts';

export const peopleEn = {
  'people.title': 'Your people',
  'people.first': 'You have not sat at a table yet. People you play with are listed here.',
  'people.met': 'People you have played with',
  'people.none': 'Nobody yet. After your first game with others, you can invite them again from here.',
  'people.games': (count: number, day: string): string =>
    count === 1 ? `1 game, on ${day}` : `${count} games, the last on ${day}`,
  'people.again': 'Play again',
  'people.againWith': (name: string): string => `Play again with ${name}`,
  'people.block': 'Block',
  'people.blockWith': (name: string): string => `Block ${name}`,
  'people.blockSure': (name: string): string =>
    `Block ${name}? You will not meet at listed tables, and invitations from ${name} do not reach you. ${name} is not told.`,
  'people.blocked': 'Blocked',
  'people.blockedAbout': 'You do not meet at listed tables, and their invitations do not reach you. They are not told.',
  'people.unblock': (name: string): string => `Unblock ${name}`,
  'people.invitations': 'Invitations',
  'people.refuse': 'Turn off invitations',
  'people.refuseAbout':
    'Nobody can invite you to a table. If somebody tries, they read that you are not taking invitations right now. Links and lists still work.',
  'people.refuses': 'is not taking invitations',
  'people.refusing': (name: string): string => `${name} (not taking invitations)`,
  'people.invite': 'Invite people',
  'people.inviteAbout': 'They see the invitation here, and get a message if they have asked for messages.',
  'people.for': 'For whom',
  'people.forLink': 'People with the link',
  'people.forCircle': (name: string): string => `The circle ${name}`,

  'circle.list': 'Your circles',
  'circle.about': 'A circle is a group of friends: its own tables, a ladder, and a shelf of Chronicles.',
  'circle.members': (count: number): string => (count === 1 ? '1 member' : `${count} members`),
  'circle.name': 'Name of the circle',
  'circle.make': 'Make a circle',
  'circle.door': (count: number): string =>
    count === 1
      ? 'A circle with one member. Would you like to join?'
      : `A circle of ${count} people. Would you like to join?`,
  'circle.join': 'Join the circle',
  'circle.tables': 'Tables',
  'circle.noTables': 'No table is open now.',
  'circle.open': 'Open a table for the circle',
  'circle.people': 'Members',
  'circle.owner': 'owner',
  'circle.you': 'you',
  'circle.remove': (name: string): string => `Remove ${name}`,
  'circle.removeThem': 'Remove',
  'circle.removeSure': (name: string): string =>
    `Remove ${name}? The link changes, so ${name} cannot come back with it.`,
  'circle.hand': (name: string): string => `Make ${name} the owner`,
  'circle.handThem': 'Make owner',
  'circle.handSure': (name: string): string => `${name} will own the circle, and you will not. Continue?`,
  'circle.link': 'Link to join the circle',
  'circle.noLink': 'There is no link now. Nobody can join.',
  'circle.renew': 'Make a new link',
  'circle.close': 'Remove the link',
  'circle.ladder': 'Ladder',
  'circle.ladderAbout': 'Members with their points, and the bots among them.',
  'circle.noPoints': 'No member has points in this game yet. Open a table that counts to be the first.',
  'circle.shelf': 'Chronicles',
  'circle.noShelf': 'The Chronicles of games played at a table of the circle are kept here.',
  'circle.book': (game: string, day: string): string => `${game}, ${day}`,
  'circle.rename': 'Rename',
  'circle.leave': 'Leave the circle',
  'circle.leaveSure': 'Leave this circle?',
  'circle.leaveLast': 'You are the last member. If you leave, the circle is deleted.',
  'circle.leaveOwner': (name: string): string => `If you leave, ${name} will own the circle.`,
  'circle.back': 'Your people',
};

export type PeopleSays = Catalogue<typeof peopleEn>;

/** Why a choice is a good one, in a sentence. */
const knights = (count: number): string => (count === 1 ? '1 knight lacks it' : `${count} knights lack it`);

const en = {
  give: (lacking: number): string =>
    lacking === 0 ? 'Every knight has it already.' : `${knights(lacking)}, so it may be taken.`,
  giveListed: (lacking: number): string => `${knights(lacking)}, and the event lists it.`,
  giveExtra: (lacking: number): string => `${knights(lacking)}, and the event pays 1 extra for it.`,
  card: (count: number, needed: number): string => `It would be card ${count} of the ${needed} that win.`,
  cardListed: (count: number, needed: number): string =>
    `Card ${count} of the ${needed} that win, and the event lists it.`,
  cardExtra: (count: number, needed: number): string =>
    `Card ${count} of the ${needed} that win, and the event pays 1 extra for it.`,
  earn: (worship: string): string => `You would earn ${worship}.`,
  sides: 'Nobody knows what the others do, and the larger side loses its cards.',
  event: (own: number, of: number): string => `You have ${own} of the ${of} cards that it lists.`,
  disaster: (own: number, others: number): string =>
    `It threatens ${own === 0 ? 'none' : own} of your cards, and ${others === 0 ? 'none' : `up to ${others}`} of another knight.`,
  thrust: 'Nobody can know how the other strikes. I strike now one way, now the other.',
  contest: (chivalry: string): string => `If you win, your own ${chivalry} earns for you.`,
  contestExtra: (chivalry: string): string => `If you win, your own ${chivalry} earns for you, and 1 extra.`,
  enough: 'A joust can cost you worship.',
  few: 'The cards on display would help you less than they help others.',
};

export type Hints = typeof en;

export const hints: Hints = en;

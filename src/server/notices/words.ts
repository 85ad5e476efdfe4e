/** What a notice says, in the language of who gets it. */
import type { Language } from '../../core/game.ts';
import { MANIFESTS } from '../../games/load.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Waits } from './waiting.ts';

/** A table at which it is somebody's turn. */
export interface Waiting extends Waits {
  readonly link: string;
}

/** A table to which somebody is invited. */
export interface Invited {
  readonly by: string;
  readonly card: TableInfo;
  readonly link: string;
}

export interface Said {
  readonly title: string;
  readonly text: string;
}

const SAYS = {
  en: {
    one: (game: string): string => `Your turn in ${game}`,
    many: (count: number): string => `Your turn at ${count} tables`,
    hurry: (game: string, hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'} left in ${game}`,
    late: {
      bot: 'If you run out of time, a bot plays for you.',
      fallback: 'If you run out of time, a simple move is played for you.',
    },
    alone: 'The game is waiting for you.',
    invites: (name: string, game: string): string => `${name} invites you to ${game}`,
    invitations: (count: number): string => `${count} invitations to play`,
    sit: 'Take a seat while one is free.',
    waits: (names: string, count: number): string => `${names} ${count === 1 ? 'is' : 'are'} waiting for you.`,
    code: (code: string): Said => ({
      title: `${code} is your Errantry code`,
      text: `Type ${code} on the page where you asked for messages. It holds for fifteen minutes.\n\nIf you did not ask for it, do nothing: you will not hear from us again.`,
    }),
    tried: { title: 'Errantry', text: 'This is where you will read that it is your turn.' },
    stop: 'To get no more of these e-mails:',
  },
  es: {
    one: (game: string): string => `Te toca en ${game}`,
    many: (count: number): string => `Te toca en ${count} mesas`,
    hurry: (game: string, hours: number): string =>
      `${hours === 1 ? 'Queda 1 hora' : `Quedan ${hours} horas`} en ${game}`,
    late: {
      bot: 'Si se te acaba el tiempo, un bot jugará por ti.',
      fallback: 'Si se te acaba el tiempo, se hará por ti una jugada sencilla.',
    },
    alone: 'La partida te espera.',
    invites: (name: string, game: string): string => `${name} te invita a jugar a ${game}`,
    invitations: (count: number): string => `${count} invitaciones para jugar`,
    sit: 'Siéntate mientras quede un asiento libre.',
    waits: (names: string, count: number): string => `${names} ${count === 1 ? 'espera' : 'esperan'} tu jugada.`,
    code: (code: string): Said => ({
      title: `${code} es tu código de Errantry`,
      text: `Escribe ${code} en la página donde pediste los avisos. Vale durante quince minutos.\n\nSi no lo pediste, no hagas nada: no te escribiremos más.`,
    }),
    tried: { title: 'Errantry', text: 'Aquí leerás cuándo te toca jugar.' },
    stop: 'Para no recibir más estos correos:',
  },
} as const;

/** About all tables that wait for this person. There is at least one. */
export function turnWords(language: Language, person: string, tables: readonly Waiting[]): Said {
  const says = SAYS[language];
  const lines = tables.map(({ card }) => waitingWords(language, person, card));
  if (tables.length === 1) return oneWords(language, tables[0], lines[0]);
  const titled = (one: Waiting): string => oneWords(language, one, '').title;
  const named = tables.map(
    (one, i) => `${one.left === undefined ? nameOf(language, one.card) : titled(one)}: ${lines[i]}`,
  );
  return { title: says.many(tables.length), text: named.join('\n') };
}

/** About all tables to which somebody is invited. There is at least one. */
export function invitationWords(language: Language, tables: readonly Invited[]): Said {
  const says = SAYS[language];
  const lines = tables.map(({ by, card }) => says.invites(by, nameOf(language, card)));
  if (tables.length === 1) return { title: lines[0], text: says.sit };
  return { title: says.invitations(tables.length), text: `${lines.join('\n')}\n${says.sit}` };
}

function oneWords(language: Language, { card, left }: Waiting, text: string): Said {
  const says = SAYS[language];
  const name = nameOf(language, card);
  if (left === undefined) return { title: says.one(name), text };
  const late = card.clock.t === 'none' ? '' : ` ${says.late[card.clock.late]}`;
  return { title: says.hurry(name, Math.max(1, Math.round(left / 3600_000))), text: text + late };
}

function waitingWords(language: Language, person: string, { seats }: TableInfo): string {
  const others = seats.flatMap((sitter) => (sitter.t === 'person' && sitter.person !== person ? [sitter.name] : []));
  if (others.length === 0) return SAYS[language].alone;
  return SAYS[language].waits(new Intl.ListFormat(language).format(others), others.length);
}

const nameOf = (language: Language, { game }: TableInfo): string => MANIFESTS[game].names[language];

export const codeWords = (language: Language, code: string): Said => SAYS[language].code(code);
export const triedWords = (language: Language): Said => SAYS[language].tried;
export const stopWords = (language: Language): string => SAYS[language].stop;

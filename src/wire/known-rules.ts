/** The rules of the server that a client asks for by name. A page fetches no others: the server says them itself. */
import type { Rule } from '../core/game.ts';

export const KNOWN_RULES = {
  tooManyRequests: { id: 'WIRE-4', text: 'You are going too fast. Please wait a moment.' },
  unavailable: { id: 'WIRE-8', text: 'We cannot save right now. Nothing was changed; please try again in a moment.' },
  slow: { id: 'WIRE-10', text: 'The request took too long to arrive.' },
  reload: { id: 'WIRE-12', text: 'This page is older than the server: please reload it.' },
  noTable: { id: 'TABLE-3', text: 'This table does not exist.' },
  sameName: {
    id: 'TABLE-17',
    text: 'Somebody at this table has that name already, or one that looks like it. Choose another.',
  },
  watchers: { id: 'TABLE-18', text: 'Watching is not allowed at this table.' },
  notSaved: { id: 'TABLE-20', text: 'We cannot save right now. Your move is kept in your browser and sent again.' },
  invitation: { id: 'TABLE-27', text: 'This table is only for invited people. Ask the host for the link.' },
  removed: {
    id: 'TABLE-28',
    text: 'The host has removed you from this table. To come back, ask the host for a new link.',
  },
  banned: {
    id: 'PERSON-11',
    text: 'The people who run this site have banned you. You cannot play, chat or open tables.',
  },
} as const satisfies { [name: string]: Rule };

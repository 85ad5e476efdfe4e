/** The Chronicle in every form, for the server and the command line (LM-12.11). */
import type { GameChronicle, ToldEvents } from '../../../core/chronicle.ts';
import type { Event } from '../rules/events.ts';
import { type Tongue, TONGUES } from '../rules/state.ts';
import { type Chronicle, bookFrom as bookOf } from './book.ts';
import { writeHtml } from './html.ts';
import { writeMarkdown } from './markdown.ts';
import { PENS } from './pens.ts';

export const chronicle: GameChronicle = {
  languages: TONGUES,
  book({ said, names, omissions, outcome, language }: ToldEvents): Chronicle {
    const events = said as readonly (readonly Event[])[];
    return bookOf(events, names, { omissions, outcome, pen: PENS[language as Tongue] });
  },
  html: (book: Chronicle) => writeHtml(book, PENS[book.language]),
  markdown: (book: Chronicle) => writeMarkdown(book, PENS[book.language]),
  pdf: 'print/chronicle.ts',
};

/** The paper everything is printed on: a PDF with the faces of the house, and the same bytes for the same input. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import { unpackedFont } from './woff.ts';

export type Paper = PDFKit.PDFDocument;
export type Lang = 'en' | 'es';

/** Points (1/72 inch, the unit of PDF) in a millimetre. */
export const MM = 72 / 25.4;

/** The faces by their use. `.woff` only: pdfkit cannot read `.woff2`. Only the letters in use are embedded. */
const FACES = {
  title: 'im-fell-english/files/im-fell-english-latin-400-normal',
  phrase: 'im-fell-english/files/im-fell-english-latin-400-italic',
  text: 'eb-garamond/files/eb-garamond-latin-400-normal',
  italic: 'eb-garamond/files/eb-garamond-latin-400-italic',
  bold: 'eb-garamond/files/eb-garamond-latin-600-normal',
  numeral: 'eb-garamond/files/eb-garamond-latin-600-normal', // in many an inscription a 1 looks like an I
} as const;

export type Face = keyof typeof FACES;

/** A clock would make every copy differ, and the identity of a PDF is made of its date. */
const NO_TIME = new Date(0);

/** An empty document without a page yet; `paper.font('title')` and the other faces are there by name. */
export function openPaper(title: string, lang: Lang): Paper {
  const paper = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Author: 'Errantry', Creator: 'Errantry', CreationDate: NO_TIME },
  });
  for (const face of Object.keys(FACES) as Face[]) paper.registerFont(face, fontOf(face));
  return paper.font('text');
}

const fonts = new Map<Face, Buffer>();

/** Unpacked by ourselves: pdfkit would do it too, but takes a third of a second for each. */
function fontOf(face: Face): Buffer {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const file = createRequire(import.meta.url).resolve(`@fontsource/${FACES[face]}.woff`);
  const font = unpackedFont(readFileSync(file));
  fonts.set(face, font);
  return font;
}

/** The first letter that a face cannot write, if there is one: it would print as an empty box. */
export function missingGlyph(paper: Paper, face: Face, text: string): string | undefined {
  const { _font } = paper.font(face) as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
  return Array.from(text).find((letter) => !_font.font.hasGlyphForCodePoint(letter.codePointAt(0)!)); // a letter has a code
}

/** Ends the document and gives its bytes. */
export async function bytesOf(paper: Paper): Promise<Uint8Array> {
  paper.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of paper as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

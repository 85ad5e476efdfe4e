/** The paper everything is printed on: a PDF with the faces of the house, and the same bytes for the same input. */
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';

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
  numeral: 'cinzel/files/cinzel-latin-600-normal',
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
  const find = createRequire(import.meta.url);
  for (const [face, file] of Object.entries(FACES)) paper.registerFont(face, find.resolve(`@fontsource/${file}.woff`));
  return paper.font('text');
}

/** Ends the document and gives its bytes. */
export async function bytesOf(paper: Paper): Promise<Uint8Array> {
  paper.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of paper as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

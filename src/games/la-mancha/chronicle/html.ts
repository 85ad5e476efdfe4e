/** The Chronicle as a small printable book. Nothing that a player wrote can become markup. */
import type { Chapter, Chronicle, ToldTale } from './book.ts';
import type { ChroniclePen } from '../text/pen.ts';
import { quotedIn } from './phrases.ts';

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, in content and in attributes. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);

const STYLE = `
@page { size: A5; margin: 18mm 15mm }
body { font: 12pt/1.5 'EB Garamond', Garamond, serif; max-width: 34rem; margin: 2rem auto; padding: 0 1rem; color: #2a2118 }
h1, h2, header { text-align: center; font-weight: normal }
section { break-before: page; margin-top: 4rem }
h2 small { display: block; font-style: italic; font-size: 1rem; margin-top: .5rem }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; overflow: hidden }
.tale .text::first-letter { float: left; font-size: 3.1em; line-height: .8; padding: .08em .08em 0 0; color: #8a1c1c }
.prompt, .judge { font-style: italic; color: #5a4a38 }
.poem { margin-left: 2rem; font-style: italic }
mark { background: none; border-bottom: 1px solid #8a1c1c }
.named::before { content: '\\2766\\00a0'; color: #8a1c1c }
.remark { margin-left: auto; width: 60%; font-style: italic; text-align: right }
`;

/** With the pen in whose language the book is. */
export function writeHtml({ title, knights, chapters, honors }: Chronicle, pen: ChroniclePen): string {
  return [
    '<!doctype html>',
    `<html lang="${pen.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body>`,
    `<header><h1>${escape(title)}</h1><p>${pen.toldBy} ${knights.map(person).join(', ')}</p></header>`,
    ...chapters.map((chapter) => writeChapter(chapter, pen)),
    honors.length === 0
      ? ''
      : `<section><h2>${pen.honors}</h2><ul>${honors.map((line) => `<li>${person(line)}</li>`).join('')}</ul></section>`,
    '</body></html>',
    '',
  ].join('\n');
}

/** A name may be written from right to left; what follows it is not. */
const person = (name: string): string => `<bdi>${escape(name)}</bdi>`;

function writeChapter(chapter: Chapter, pen: ChroniclePen): string {
  const { number, heading, title, source, kind, prompt, judge, role, tales, deeds, verdict, remark } = chapter;
  return [
    `<section class="${kind}"><h2>${pen.chapter(number)}<small>${escape(heading)}</small></h2>`,
    `<p><strong>${escape(title)}</strong> (${escape(source)})</p><p class="prompt">${escape(prompt)}</p>`,
    judge === '' ? '' : `<p class="judge">${pen.judged(person(judge), escape(role))}</p>`,
    ...tales.map((tale) => writeTale(tale, kind === 'love', pen)),
    verdict === '' ? '' : `<p class="verdict">${person(verdict)}</p>`,
    remark === '' ? '' : `<p class="remark text" dir="auto">${escape(remark)}</p>`,
    deeds.length === 0 ? '' : `<ul>${deeds.map((line) => `<li>${person(line)}</li>`).join('')}</ul>`,
    '</section>',
  ].join('\n');
}

function writeTale({ teller, text, cards, applause, isNamed }: ToldTale, isPoem: boolean, pen: ChroniclePen): string {
  const claps =
    applause.length === 0 ? '' : ` <small>(${applause.map((each) => pen.reactions[each]).join(', ')})</small>`;
  return `<article class="tale${isPoem ? ' poem' : ''}"><h3${isNamed ? ' class="named"' : ''}>${person(teller)}${claps}</h3><p class="text" dir="auto">${marked(text, cards)}</p></article>`;
}

/** The phrases of the cards are marked where they occur. */
function marked(text: string, cards: readonly string[]): string {
  return quotedIn(text, cards)
    .map(({ text: piece, isPhrase }) => (isPhrase ? `<mark>${escape(piece)}</mark>` : escape(piece)))
    .join('');
}

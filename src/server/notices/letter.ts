/** A message as an e-mail, as text and as HTML: each thing it tells of with its own link, and last the way out. */
import type { Language } from '../../core/game.ts';
import { letterWords, type SaidAll } from './words.ts';

export interface Written {
  readonly text: string;
  readonly html: string;
}

export function letterOf(language: Language, { title, lines }: SaidAll, stopLink: string): Written {
  const words = letterWords(language);
  const text = lines.map(({ about, text: said, link }) => `${about === title ? '' : `${about}\n`}${said}\n${link}`);
  return {
    text: `${text.join('\n\n')}\n\n${words.stop}\n${stopLink}\n`,
    html: page(language, [
      ...lines.map(
        ({ about, text: said, link, button }) =>
          `<h1 style="${HEAD}">${escaped(about)}</h1><p>${escaped(said)}</p>
<p style="margin:16px 0 32px"><a href="${escaped(link)}" style="${BUTTON}">${escaped(button)}</a></p>`,
      ),
      `<p style="${SMALL}"><a href="${escaped(stopLink)}" style="color:inherit">${escaped(words.stopHere)}</a></p>`,
    ]),
  };
}

/** Ink on paper, as on the pages. Mail programs know no style sheets, no variables and no fonts of ours. */
const INK = '#2b2118';
const FONT = "Georgia,'Times New Roman',serif";
const HEAD = `font:normal 22px/1.3 ${FONT};margin:0 0 8px`;
const BUTTON =
  'display:inline-block;background:#8c1c13;color:#fff;padding:12px 20px;border-radius:4px;text-decoration:none';
const SMALL = `font-size:14px;border-top:1px solid #c9b78f;padding-top:16px;margin:0`;

const page = (language: Language, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;background:#f4ead5">
<div style="max-width:560px;margin:0 auto;padding:24px;color:${INK};font:17px/1.5 ${FONT}">
${parts.join('\n')}
</div></body></html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The Chronicle as Markdown. What players wrote stays plain text: no markup, no headings, no links. */
import type { Chapter, Chronicle, ToldTale } from './book.ts';
import type { ChroniclePen } from '../text/pen.ts';

/** Takes their meaning from all characters that have one in Markdown, and from what readers turn into links. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]()#!|<>&~@$^]/g, String.raw`\$&`)
    .replaceAll(/:(?=\/\/)/g, String.raw`\:`)
    .replaceAll(/www\./gi, (www) => www.replace('.', String.raw`\.`))
    .replaceAll(/^[ \t]+/gm, '')
    .replaceAll(/^([-+=]|\d+[.)])/gm, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);
}

/** Line breaks are kept; every line is part of the quotation. */
const quoted = (text: string): string =>
  escape(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('  \n');
const line = (text: string): string => escape(text).replaceAll('\n', ' ');

/** With the pen in whose language the book is. */
export function writeMarkdown({ title, knights, chapters, honors }: Chronicle, pen: ChroniclePen): string {
  const end = honors.length === 0 ? [] : [`## ${pen.honors}`, ...honors.map((honor) => `- ${line(honor)}`)];
  const told = `${pen.toldBy} ${knights.map(line).join(', ')}`;
  const body = chapters.flatMap((chapter) => writeChapter(chapter, pen));
  return `${[`# ${title}`, told, ...body, ...end].join('\n\n')}\n`;
}

function writeChapter(chapter: Chapter, pen: ChroniclePen): string[] {
  const { number, heading, title, source, prompt, judge, role, tales, deeds, verdict, remark } = chapter;
  return [
    `## ${pen.chapter(number)}. ${line(heading)}`,
    `**${line(title)}** (${line(source)})`,
    `*${line(prompt)}*`,
    ...(judge === '' ? [] : [pen.judged(line(judge), line(role))]),
    ...tales.flatMap((tale) => writeTale(tale, pen)),
    ...(verdict === '' ? [] : [line(verdict)]),
    ...(remark === '' ? [] : [quoted(remark)]),
    ...(deeds.length === 0 ? [] : [deeds.map((deed) => `- ${line(deed)}`).join('\n')]),
  ];
}

function writeTale({ teller, text, phrases, isNamed }: ToldTale, pen: ChroniclePen): string[] {
  const cards = phrases.length === 0 ? '' : pen.told(phrases.map((phrase) => `*${line(phrase)}*`).join(', '));
  return [`### ${isNamed ? '❦ ' : ''}${line(teller)}${cards}`, quoted(text)];
}

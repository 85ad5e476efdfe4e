/** The Chronicle as Markdown. What players wrote stays plain text: no markup, no headings, no links. */
import type { Chapter, Chronicle, ToldTale } from './book.ts';
import { ordinal } from './ordinals.ts';

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

export function writeMarkdown({ title, knights, chapters, honors }: Chronicle): string {
  const end = honors.length === 0 ? [] : ['## The honors', ...honors.map((honor) => `- ${line(honor)}`)];
  return `${[`# ${title}`, `as told by ${knights.map(line).join(', ')}`, ...chapters.flatMap(writeChapter), ...end].join('\n\n')}\n`;
}

function writeChapter(chapter: Chapter): string[] {
  const { number, heading, title, source, prompt, judge, role, tales, deeds, verdict, remark } = chapter;
  return [
    `## Chapter the ${ordinal(number)}. ${line(heading)}`,
    `**${line(title)}** (${line(source)})`,
    `*${line(prompt)}*`,
    ...(judge === '' ? [] : [`${line(judge)} judged, as ${line(role)}.`]),
    ...tales.flatMap(writeTale),
    ...(verdict === '' ? [] : [line(verdict)]),
    ...(remark === '' ? [] : [quoted(remark)]),
    ...(deeds.length === 0 ? [] : [deeds.map((deed) => `- ${line(deed)}`).join('\n')]),
  ];
}

function writeTale({ teller, text, phrases, isNamed }: ToldTale): string[] {
  const cards = phrases.length === 0 ? '' : `, with ${phrases.map((phrase) => `*${line(phrase)}*`).join(', ')}`;
  return [`### ${isNamed ? '❦ ' : ''}${line(teller)}${cards}`, quoted(text)];
}

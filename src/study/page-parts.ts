/** What the sections of the page are made of. */
import { escaped } from './charts.ts';

export interface Section {
  readonly title: string;
  readonly pictures: readonly string[];
  /** What one sees in them. */
  readonly findings: readonly string[];
  /** How they were made. */
  readonly notes: readonly string[];
  /** Tables and lists that open on request. */
  readonly more?: readonly string[];
}

/** Nothing for a section without anything to show. */
export function section({ title, pictures, findings, notes, more = [] }: Section): string {
  if (pictures.length + findings.length + more.length === 0) return '';
  const list = findings.length === 0 ? '' : `<ul>${findings.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`;
  const small = notes.length === 0 ? '' : `<p class="small">${escaped(notes.join(' '))}</p>`;
  return [
    `<section><h2>${escaped(title)}</h2>`,
    pictures.length === 0 ? '' : `<div class="pictures">${pictures.join('')}</div>`,
    `<div class="said">${list}${small}</div>${more.join('')}</section>`,
  ].join('\n');
}

export const picture = (caption: string, svg: string): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${svg}</figure>`;

/** A figure of a table; one that is clear stands out. */
export type Entry = string | { readonly clear: string };

export function table(heads: readonly string[], rows: readonly (readonly Entry[])[]): string {
  const head = heads.map((one) => `<th scope="col">${escaped(one)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const cell = (entry: Entry): string =>
  typeof entry === 'string' ? `<td>${escaped(entry)}</td>` : `<td class="clear">${escaped(entry.clear)}</td>`;

export const opened = (title: string, content: string): string =>
  `<details><summary>${escaped(title)}</summary>${content}</details>`;

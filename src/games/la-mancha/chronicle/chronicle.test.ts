import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import type { Seat } from '../../../core/game.ts';
import { anyone, inTurn, play } from '../../../core/play.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { type State, type Tongue, TONGUES } from '../rules/state.ts';
import { UNTIMED } from '../testing/scene.ts';
import { type Chronicle, bookFrom, NOTHING_OMITTED, type Omissions } from './book.ts';
import { writeHtml } from './html.ts';
import { writeMarkdown } from './markdown.ts';
import { PENS } from './pens.ts';

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '[click](javascript:alert(1)) ![x](http://evil.example/x.png) http://evil.example www.evil.example me@evil.example',
  '# heading\n===\n- list\n1. list\n> quote\n```\ncode\n```\n| a | b |\n    indented',
  '\u202eesrever\u202c \u2066isolated\u2069 \u0000nul \u001b[31mred',
  `z${'\u0335'.repeat(5000)}algo`,
  '&lt;b&gt; &amp; &#x3c;script&#x3e;',
];

/** A random game in which everything that can be said is hostile, as a watcher hears it. */
function heard(
  seed: string,
  names: readonly string[],
): { said: Event[][]; book: (omissions?: Omissions, language?: Tongue) => Chronicle } {
  const dice = seededDice(seed);
  const said: Event[][] = [[]];
  const say = (event: Event): void => {
    const seen = game.witness(event, 'watcher');
    if (seen !== undefined) said.at(-1)?.push(seen);
  };
  const state = game.setup(names.length, UNTIMED, dice, say);
  const choose = (_state: State, seat: Seat): Move => {
    const move = pick(game.moves(state, seat), dice);
    const spoken = { ...move, text: pick(HOSTILE, dice) } as Move;
    const isSaid =
      game.table!.words!(state, seat, move) !== undefined && game.refusal(state, seat, spoken) === undefined; // it has free texts
    said.push([]);
    return isSaid ? spoken : move;
  };
  play(game, state, inTurn(game, choose, anyone(dice)), { dice, say });
  const outcome = game.outcome(state);
  const book = (omissions = NOTHING_OMITTED, language: Tongue = 'en'): Chronicle =>
    bookFrom(said, names, { omissions, outcome, pen: PENS[language] });
  return { said, book };
}

const NAMES = ['Ana', '<b>Blas</b>', '[Clara](http://x)'];
const { said, book } = heard('hostile', NAMES);
const events = said.flat();

describe('LM-12.11 the Chronicle', () => {
  test('every Journey card is a chapter, in order, with its tales, verdicts, attempts and winner', () => {
    const { chapters, honors } = book();
    expect(chapters.length).toBeGreaterThanOrEqual(events.filter(({ t }) => t === 'journey').length);
    expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, i) => i + 1));
    const tales = chapters.flatMap((chapter) => chapter.tales);
    expect(tales).toHaveLength(events.filter(({ t }) => t === 'unrolled').length);
    expect(tales.filter(({ isNamed }) => isNamed)).toHaveLength(events.filter(({ t }) => t === 'named').length);
    const deeds = chapters.flatMap((chapter) => chapter.deeds);
    expect(deeds.filter((deed) => /made \d+ against \d+: a /.test(deed))).toHaveLength(
      events.filter(({ t }) => t === 'result').length,
    );
    expect(deeds.filter((deed) => deed.includes('won the day'))).toHaveLength(
      events.filter(({ t }) => t === 'won').length,
    );
    expect(honors[0]).toMatch(/^1\. /);
  });

  test('it can be read at any time, and ends without honors then', () => {
    const early = bookFrom(said.slice(0, 40), NAMES, { pen: PENS.en });
    expect([early.honors, early.chapters.length > 0]).toEqual([[], true]);
    expect(writeMarkdown(early, PENS.en)).toContain('Chapter the First');
  });

  test('LM-12.12, LM-12.13 texts that are withheld or torn out are in no form of it', () => {
    const chapter = book().chapters.find(({ tales }) => tales.length > 1)!; // some Encounter was told
    const omissions = { torn: [chapter.tales[0].page], withheld: [chapter.tales[1].page] };
    const [torn, withheld] = book(omissions).chapters[chapter.number - 1].tales;
    expect([torn.text, withheld.text]).toEqual(['[The page is torn here.]', '(told aloud)']);
    expect(NOTHING_OMITTED).toEqual({ torn: [], withheld: [] });
  });

  test('LM-12.2 hostile texts do no harm in HTML', () => {
    const html = writeHtml(book(), PENS.en);
    const tags = new Set(html.match(/<\/?[a-z0-9]+/gi)?.map((tag) => tag.replace(/[</]/g, '').toLowerCase()));
    for (const tag of ['script', 'img', 'svg', 'b', 'a', 'iframe']) expect(tags).not.toContain(tag);
    for (const mark of ['\u202e', '\u202c', '\u2066', '\u0000', '\u001b']) expect(html).not.toContain(mark);
    expect(html).not.toMatch(/\u0335{5}/);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  test('LM-12.2 hostile texts do no harm in Markdown', () => {
    const markdown = writeMarkdown(book(), PENS.en);
    expect(markdown).not.toMatch(/(?<!\\)\[[^\]]*(?<!\\)\]\(/); // no link
    expect(markdown).not.toMatch(/(?<!\\)<[a-z]/i); // no markup
    expect(markdown).not.toMatch(/https?:\/\//); // nothing a reader makes a link of
    expect(markdown).not.toMatch(/www\.|(?<!\\)@/);
    const headings = markdown.split('\n').filter((text) => /^#{1,6} /.test(text));
    expect(headings.every((text) => /^(# The Chronicle|## Chapter the|## The honors|### )/.test(text))).toBe(true);
    expect(markdown.split('\n').filter((text) => /^(> )?(=+|-{3,}|```)/.test(text))).toEqual([]);
  });

  test('as JSON it is the book itself', () => {
    expect(JSON.parse(JSON.stringify(book()))).toEqual(book());
  });

  test('phrases are marked where they occur, in either language', () => {
    const encounter = book().chapters.find(({ kind, tales }) => kind === 'encounter' && tales.length > 0)!; // some was told
    const tale = {
      ...encounter.tales[0],
      cards: ['C33', 'C42'],
      text: 'I said "miau" & <left>, y un rucio honrado conmigo.',
    };
    const html = writeHtml({ ...book(), chapters: [{ ...encounter, tales: [tale] }] }, PENS.en);
    expect(html).toContain(
      'I said &quot;<mark>miau</mark>&quot; &amp; &lt;left&gt;, y <mark>un rucio honrado</mark> conmigo.',
    );
  });

  test.each(TONGUES)('a reader of %s finds all but the tales in that language, and no gap', (language) => {
    const other = PENS[language === 'en' ? 'es' : 'en'];
    const pages = book(NOTHING_OMITTED, language);
    const pen = PENS[language];
    for (const written of [writeHtml(pages, pen), writeMarkdown(pages, pen)]) {
      expect(written).toContain(pen.chapter(1));
      expect(written).toContain(pen.honors);
      for (const foreign of [other.title, other.toldBy, other.honors, other.chapter(1), 'undefined'])
        expect(written).not.toContain(foreign);
    }
    expect(writeHtml(pages, pen)).toContain(`<html lang="${language}">`);
    const results = events.flatMap((event) =>
      event.t === 'result' ? pen.result(pages.knights[event.seat], event) : [],
    );
    expect(pages.chapters.flatMap(({ deeds }) => deeds)).toEqual(expect.arrayContaining(results));
    expect(pages.chapters.map(({ title }) => title)).toEqual(pages.chapters.map(({ card }) => pen.cards[card].name));
    expect(pages.chapters.map(({ tales }) => tales.map(({ page }) => page))).toEqual(
      book().chapters.map(({ tales }) => tales.map(({ page }) => page)),
    );
  });

  test('chapters are counted in words', () => {
    expect([1, 7, 12, 19, 20, 21, 30, 43].map(PENS.en.chapter)).toEqual([
      'Chapter the First',
      'Chapter the Seventh',
      'Chapter the Twelfth',
      'Chapter the Nineteenth',
      'Chapter the Twentieth',
      'Chapter the Twenty-First',
      'Chapter the Thirtieth',
      'Chapter the Forty-Third',
    ]);
    expect([1, 7, 12, 19, 20, 21, 30].map(PENS.es.chapter)).toEqual([
      'Capítulo primero',
      'Capítulo séptimo',
      'Capítulo duodécimo',
      'Capítulo decimonoveno',
      'Capítulo vigésimo',
      'Capítulo vigésimo primero',
      'Capítulo trigésimo',
    ]);
  });
});

test('LM-12.14 a seat is nobody’s own: whoever moves for it, the rules and the record are the same', () => {
  const state = game.setup(3, UNTIMED, seededDice(1), () => {});
  expect(game.refusal(state, state.drawer, game.fallback(state, state.drawer))).toBeUndefined();
});

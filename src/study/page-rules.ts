/** Sections about the rules: other options and components, rules that never mattered, and how it all was made. */
import { escaped, intervals } from './charts.ts';
import type { Compared, Measure } from './comparisons.ts';
import { comparedFindings, comparedNamed, measureNamed, measuresOf, type Said } from './findings.ts';
import { type Entry, opened, picture, section, table } from './page-parts.ts';

export function comparedSection(said: Said): string {
  const { t, figures } = said;
  if (figures.compared.length === 0) return '';
  const measures = measuresOf(said);
  const heads = ['', ...measures.map((measure) => measureNamed(said, measure))];
  const [first] = figures.compared;
  const now: Entry[] = [t.before, ...measures.map((measure) => said.n.plain(first.measures[measure].before))];
  const rows = figures.compared.map((each) => [comparedNamed(said, each), ...measures.map((measure) => changed(said, each, measure))]); // prettier-ignore
  return section({
    title: t.compared,
    pictures: figures.compared.map((each) => picture(comparedNamed(said, each), comparedPicture(said, each, measures))),
    findings: comparedFindings(said),
    notes: [t.comparedText(figures.comparedGames, figures.plan.table), t.interval, t.filled],
    more: [opened(t.numbers, table(heads, [now, ...rows]))],
  });
}

/** In percent of what it is now: the measures have different units. */
function comparedPicture(said: Said, each: Compared, measures: readonly Measure[]): string {
  const { t, n } = said;
  const marks = measures.flatMap((measure) => {
    const { before, after, difference, clear } = each.measures[measure];
    if (before === 0) return [];
    const [mean, low, high] = [difference.mean, difference.low, difference.high].map((value) => value / before);
    const value = `${n.plain(before)} → ${n.plain(after)}`;
    return [{ label: measureNamed(said, measure), mean, low, high, clear, value }];
  });
  return intervals(comparedNamed(said, each), marks, { middle: 0, format: n.signedPercent, axis: t.relative });
}

function changed({ n }: Said, { measures }: Compared, measure: Measure): Entry {
  const { after, difference, clear } = measures[measure];
  const text = `${n.plain(after)} (${n.signed(difference.mean)})`;
  return clear ? { clear: text } : text;
}

export function ruleSection(said: Said): string {
  const { t, n, figures, game, words } = said;
  const { silent, unasked, games, counts } = figures.rules;
  const texts = silent.map((id) => {
    return `<li><code>${escaped(id)}</code> ${escaped(words.rule(game.rules[id]))}</li>`;
  });
  const busy = Object.entries(counts).map(([id, { refused, applied }]) => {
    return [`${id} ${words.rule(game.rules[id])}`, n.whole(refused), n.whole(applied)];
  });
  return section({
    title: t.rules,
    pictures: [],
    findings: silent.length === 0 ? [t.rulesNone] : [],
    notes: [...(silent.length === 0 ? [] : [t.rulesText(n.whole(games))]), t.rulesRest(unasked)],
    more: [
      silent.length === 0 ? '' : `<ul class="said">${texts.join('')}</ul>`,
      opened(t.rulesBusy, table([t.rule, t.refused, t.applied], busy)),
    ],
  });
}

export function methodSection(said: Said): string {
  const { t } = said;
  const lines = [...t.methodLines, t.json].map((line) => `<p>${escaped(line)}</p>`).join('');
  const command = `<p>${escaped(t.command)}</p><pre><code>${escaped(commandOf(said))}</code></pre>`;
  return `<section><h2>${escaped(t.method)}</h2><div class="said">${lines}${command}</div></section>`;
}

/** What to type for the same study. */
function commandOf({ figures: { plan, compared }, study, game: { options } }: Said): string {
  const { game, games, level, seed, players, ladder } = plan;
  const chosen = Object.entries(plan.options).filter(([name, choice]) => options[name]?.choices[0] !== choice);
  const named = chosen.map(([name, choice]) => `${name}=${String(choice)}`).join(',');
  const added = compared.flatMap(({ part, id }) => {
    const isOwn = study.compared?.some((each) => each.id === id) || study.changes?.some(({ change }) => change === id);
    return isOwn ? [] : [`--${part === 'change' ? 'change' : 'compare'} ${id}`];
  });
  return [
    `npm run cli -- study ${game} --games ${games} --players ${players.join(',')} --level ${level}`,
    `--ladder ${ladder.join(',')} --seed ${seed}`,
    ...(named === '' ? [] : [`--options ${named}`]),
    ...added,
  ].join(' ');
}

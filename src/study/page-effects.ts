/** Sections about causes: choices, skill, the deal, and restricted play. */
import { intervals, type Mark, matrix, parts } from './charts.ts';
import type { FeatureFigures, KindFigures } from './figures.ts';
import {
  choiceFindings,
  dealFindings,
  effectShown,
  gamesToTell,
  type Said,
  skillFindings,
  stepsOf,
  tiedFindings,
} from './findings.ts';
import { type Entry, opened, picture, section, table } from './page-parts.ts';
import type { Estimate } from './statistics.ts';

const marked = (clear: boolean, text: string): Entry => (clear ? { clear: text } : text);

const markOf = (label: string, { mean, low, high }: Estimate, clear: boolean, value: string): Mark => ({
  label,
  mean,
  low,
  high,
  clear,
  value,
});

export function choiceSection(said: Said): string {
  const { t, n, figures, study, words, points } = said;
  const { forced, meaningful, kinds } = figures.choices;
  const nameOf = ({ kind }: KindFigures): string => study.kinds?.[kind]?.[words.language] ?? kind;
  const slices = [
    { label: t.meaningful, share: (1 - forced) * meaningful },
    { label: t.open, share: (1 - forced) * (1 - meaningful) },
    { label: t.forced, share: forced },
  ].map((slice) => ({ ...slice, value: n.percent(slice.share) }));
  const tried = kinds.filter(({ lots, win }) => lots >= 20 && (win.n === 0 || win.n >= 20));
  const scale = { middle: 0, format: n.signedPercent, axis: t.lotWin };
  const wins = tried.map((kind) => markOf(nameOf(kind), kind.win, kind.clearWin, n.signedPercent(kind.win.mean)));
  const gains = tried.map((kind) => markOf(nameOf(kind), kind.points, kind.clearPoints, n.signed(kind.points.mean)));
  return section({
    title: t.choices,
    pictures: [
      picture(t.choices, parts(t.choices, slices)),
      ...(wins.length === 0 ? [] : [picture(t.lotWin, intervals(t.lotWin, wins, scale))]),
      ...(gains.length === 0
        ? []
        : [picture(t.lotPoints(points), intervals(t.lotPoints(points), gains, { middle: 0, format: n.signed, axis: t.lotPoints(points) }))]), // prettier-ignore
    ],
    findings: choiceFindings(said),
    notes: [t.choicesText, t.interval, t.filled],
    more: [
      opened(
        t.numbers,
        table(
          [t.kind, t.perGame, t.forced.split(':')[0], t.possible, t.tried, t.lotWin, t.lotPoints(points)],
          kinds.map((kind) => [
            nameOf(kind),
            n.plain(kind.perGame),
            n.percent(kind.forced),
            n.plain(kind.possible),
            n.whole(kind.lots),
            marked(kind.clearWin, kind.win.n < 2 ? '' : n.estimate(kind.win, n.signedPercent)),
            marked(kind.clearPoints, kind.points.n < 2 ? '' : n.estimate(kind.points, n.signed)),
          ]),
        ),
      ),
    ],
  });
}

export function skillSection(said: Said): string {
  const { t, n, figures, level } = said;
  const { skill, plan } = figures;
  if (skill.length === 0) return '';
  const names = plan.ladder.toReversed();
  const cells = names.map((one) =>
    names.map((other) => {
      const pair = skill.find((each) => each.stronger === one && each.weaker === other);
      const turned = skill.find((each) => each.stronger === other && each.weaker === one);
      if (turned !== undefined) return { value: undefined, label: n.percent(1 - turned.ahead.mean), below: '' };
      if (pair === undefined) return { value: undefined, label: '', below: '' };
      const { mean, low, high } = pair.ahead;
      const below = `${n.whole(100 * low)}–${n.whole(100 * high)}`;
      return { value: pair.ahead, label: n.percent(mean), below };
    }),
  );
  const players = Math.min(...plan.players.filter((each) => each > 1));
  const text = t.skillText(figures.skillGames, players);
  const told = skill.findLast(({ ahead }) => ahead.low > 0.5);
  return section({
    title: t.skill,
    pictures: [picture(text, matrix(text, names.map(level), cells)), picture(t.skillSteps, skillSteps(said))],
    findings: [
      ...skillFindings(said),
      ...(told === undefined
        ? []
        : [t.skillGames(level(told.stronger), level(told.weaker), n.whole(gamesToTell(told.ahead.mean)))]),
    ],
    notes: [],
  });
}

function skillSteps({ t, n, figures, level }: Said): string {
  const marks = stepsOf(figures).map(({ weaker, stronger, ahead }) =>
    markOf(`${level(stronger)} – ${level(weaker)}`, ahead, ahead.low > 0.5, n.exact(ahead.mean)),
  );
  return intervals(t.skillSteps, marks, { middle: 0.5, format: n.percent, axis: t.ahead });
}

/** More are not drawn: the best and the worst tell. */
const MOST_MARKS = 16;

export function dealSection(said: Said): string {
  const { t, figures, study, words } = said;
  const groups = study.features ?? [];
  const drawn = groups.map((group) => {
    const own = figures.deal.filter((each) => each.group === group.id && each.points.n > 0);
    const by = own.length === 0 ? 'points' : effectShown(own[0]);
    const sorted = own.toSorted((one, other) => other[by].mean - one[by].mean);
    const isLong = sorted.length > MOST_MARKS;
    const half = MOST_MARKS / 2;
    return { group, by, all: sorted, shown: isLong ? [...sorted.slice(0, half), ...sorted.slice(-half)] : sorted };
  });
  return section({
    title: t.deal,
    pictures: drawn.flatMap((each) => {
      const caption = `${each.group.name[words.language]}. ${each.group.how[words.language]}`;
      const rest = each.all.length - each.shown.length;
      return each.shown.length === 0
        ? []
        : [picture(rest > 0 ? `${caption} ${t.more(rest)}` : caption, dealPicture(said, caption, each))];
    }),
    findings: dealFindings(said),
    notes: groups.length === 0 ? [] : [t.dealText, t.interval, t.filled],
    more: drawn.map(({ group, all }) =>
      opened(`${t.numbers}: ${group.name[words.language]}`, dealTable(said, group.named, all)),
    ),
  });
}

interface Drawn {
  readonly group: NonNullable<Said['study']['features']>[number];
  readonly by: 'win' | 'points';
  readonly shown: readonly FeatureFigures[];
}

function dealPicture({ t, n, words, points }: Said, caption: string, { group, by, shown }: Drawn): string {
  const format = by === 'win' ? n.signedPercent : n.signed;
  const axis = by === 'win' ? t.dealWin : group.of === 'table' ? t.dealAll(points) : t.dealPoints(points);
  const marks = shown.map((each) => markOf(group.named(words, each.feature), each[by], by === 'win' ? each.clearWin : each.clearPoints, format(each[by].mean))); // prettier-ignore
  return intervals(caption, marks, { middle: 0, format, axis });
}

function dealTable(said: Said, named: Drawn['group']['named'], all: readonly FeatureFigures[]): string {
  const { t, n, words, points } = said;
  return table(
    [t.feature, t.dealt, t.dealWin, t.dealPoints(points)],
    all.map((each) => [
      named(words, each.feature),
      n.whole(each.points.n),
      marked(each.clearWin, each.win.n === 0 ? '' : n.estimate(each.win, n.signedPercent)),
      marked(each.clearPoints, n.estimate(each.points, n.signed)),
    ]),
  );
}

export function tiedSection(said: Said): string {
  const { t, n, figures, study, words, points } = said;
  if (figures.tied.length === 0) return '';
  const isAlone = figures.plan.table === 1;
  const sorted = figures.tied.toSorted((one, other) =>
    isAlone ? one.points.mean - other.points.mean : one.win.mean - other.win.mean,
  );
  const nameOf = (id: string): string => study.restrictions?.find((each) => each.id === id)?.named(words) ?? id;
  const wins = sorted.map(({ id, win, clearWin }) => markOf(nameOf(id), win, clearWin, n.signedPercent(win.mean)));
  const gains = sorted.map((each) =>
    markOf(nameOf(each.id), each.points, each.clearPoints, n.signed(each.points.mean)),
  );
  const ofPoints = t.lotPoints(points);
  return section({
    title: t.tied,
    pictures: [
      ...(isAlone ? [] : [picture(t.lotWin, intervals(t.lotWin, wins, { middle: 0, format: n.signedPercent, axis: t.lotWin }))]), // prettier-ignore
      picture(ofPoints, intervals(ofPoints, gains, { middle: 0, format: n.signed, axis: ofPoints })),
    ],
    findings: tiedFindings(said),
    notes: [t.tiedText(figures.comparedGames, figures.plan.table), t.interval, t.filled],
  });
}

/** What a study found, in words: for the page, and for pages about several studies. */
import type { AnyGame } from '../core/game.ts';
import type { AnyStudy } from '../core/study.ts';
import type { Words } from '../core/text.ts';
import { type Compared, type Measure, MEASURES } from './comparisons.ts';
import type { Figures, FeatureFigures } from './figures.ts';
import { type Numbers, numbersIn } from './numbers.ts';
import { type StudySays, studyEn } from './words/en.ts';
import { studyEs } from './words/es.ts';

export interface Studied {
  readonly game: Pick<AnyGame, 'id' | 'names' | 'options' | 'rules'>;
  readonly study: AnyStudy;
  readonly figures: Figures;
  readonly words: Words;
}

/** Everything that is needed to say something. */
export interface Said extends Studied {
  readonly t: StudySays;
  readonly n: Numbers;
  /** What points and moments are called. */
  readonly points: string;
  readonly moments: string;
  level(name: string): string;
}

export function saying(studied: Studied): Said {
  const { study, words } = studied;
  const t = words.language === 'es' ? studyEs : studyEn;
  return {
    ...studied,
    t,
    n: numbersIn(words.language),
    points: study.points?.[words.language] ?? t.points,
    moments: study.moments?.[words.language] ?? t.moments,
    level: (name) => t.levels[name] ?? name,
  };
}

/** A large figure and what it is. */
export interface Brief {
  readonly figure: string;
  readonly text: string;
}

/** The figures of the usual table. */
export function ofTable<F extends { readonly players: number }>({ figures }: Studied, of: readonly F[]): F | undefined {
  return of.find(({ players }) => players === figures.plan.table) ?? of[0];
}

export function briefOf(said: Said): Brief[] {
  const { t, n, figures, points } = said;
  const length = ofTable(said, figures.length);
  const margin = ofTable(said, figures.points)?.margin;
  const lead = ofTable(said, figures.lead);
  const skill = figures.skill.at(-1);
  const { win, points: cost } = figures.choices;
  return [
    ...seatBrief(said),
    ...(length === undefined ? [] : [{ figure: n.whole(length.choices), text: t.briefChoices }]),
    ...(margin === undefined ? [] : [{ figure: n.plain(margin.p50), text: t.briefMargin(points) }]),
    ...(lead === undefined ? [] : [{ figure: `${n.whole(lead.decided.p50)} %`, text: t.briefDecided }]),
    ...(lead === undefined ? [] : [{ figure: n.percent(lead.behind.share), text: t.briefBehind }]),
    win.n > 0
      ? { figure: n.signedPercent(win.mean), text: t.briefLot(n.signedPercent(win.low), n.signedPercent(win.high)) }
      : { figure: n.signed(cost.mean), text: t.briefLotPoints(points, n.signed(cost.low), n.signed(cost.high)) },
    ...(skill === undefined
      ? []
      : [{ figure: n.percent(skill.ahead.mean), text: t.briefSkill(said.level(skill.stronger), said.level(skill.weaker)) }]), // prettier-ignore
    { figure: n.whole(figures.rules.silent.length), text: t.briefRules },
  ];
}

/** The clearest advantage at the usual table, or that there is none. */
function seatBrief(said: Said): Brief[] {
  const { t, n, figures } = said;
  const table = ofTable(said, figures.seats);
  if (table === undefined) return [];
  const clear = clearSeats(table).toSorted((one, other) => other.share - one.share)[0];
  if (clear === undefined) return [{ figure: t.fair, text: t.briefFair }];
  return [{ figure: n.percent(clear.share), text: t.briefSeat(t.place(clear.place), table.players) }];
}

const clearSeats = ({ seats, clear }: Figures['seats'][number]): { place: number; share: number }[] =>
  seats.flatMap(({ wins }, place) => (clear[place] ? [{ place, share: wins.share }] : []));

/** Where nobody clearly wins more than a fair share, whoever wins less. */
export function seatFindings({ t, n, figures }: Said): string[] {
  const all = figures.seats.flatMap((table) => {
    const clear = clearSeats(table);
    const better = clear.filter(({ share }) => share > 1 / table.players);
    return (better.length > 0 ? better : clear).map(({ place }) =>
      t.seatClear(t.place(place), table.players, n.share(table.seats[place].wins), n.percent(1 / table.players)),
    );
  });
  return all.length === 0 ? [t.seatsFair] : all;
}

export function leadFindings({ t, n, figures }: Said): string[] {
  return figures.lead.map(({ players, changes, behind, last }) =>
    t.leadLine(t.players(players), n.plain(changes.mean), n.share(behind), n.share(last)),
  );
}

export function choiceFindings({ t, n, figures, points }: Said): string[] {
  const { forced, meaningful, win, points: cost } = figures.choices;
  const lots = [
    ...(win.n === 0 ? [] : [t.lotLine(t.chance, n.estimate(win, n.signedPercent))]),
    t.lotLine(points, n.estimate(cost, n.signed)),
  ];
  return [t.choiceLine(n.percent(forced), n.percent(meaningful)), ...lots];
}

/** Each level against the next weaker one. */
export const stepsOf = ({ skill, plan: { ladder } }: Figures): Figures['skill'] =>
  skill.filter(({ weaker, stronger }) => ladder[ladder.indexOf(weaker) + 1] === stronger);

export function skillFindings({ t, n, figures, level }: Said): string[] {
  return stepsOf(figures).map(({ weaker, stronger, ahead: { mean, low, high } }) => {
    if (low <= 0.5) return t.skillEven(level(stronger), level(weaker));
    const line = t.skillLine(level(stronger), level(weaker), n.percent(mean), n.percent(low), n.percent(high)); // prettier-ignore
    return `${line[0].toUpperCase()}${line.slice(1)}`;
  });
}

/** How many games until the better one leads with a probability of 95 %. */
export const gamesToTell = (ahead: number): number =>
  Math.max(1, Math.ceil((1.645 ** 2 * ahead * (1 - ahead)) / (ahead - 0.5) ** 2));

/** Wins matter more than points, where there are any. */
export const effectShown = (feature: FeatureFigures): 'win' | 'points' => (feature.win.n > 0 ? 'win' : 'points');

export function dealFindings({ t, n, figures, study, words }: Said): string[] {
  return (study.features ?? []).map(({ id, name, named }) => {
    const features = figures.deal.filter(({ group, clearPoints }) => group === id && clearPoints);
    const by = features.toSorted((one, other) => Math.abs(other.points.mean) - Math.abs(one.points.mean))[0];
    if (by === undefined) return t.dealNone(name[words.language]);
    const said = `${n.estimate(by.points, n.signed)} ${study.points?.[words.language] ?? t.points}`;
    return t.dealClear(name[words.language], named(words, by.feature), said);
  });
}

export function tiedFindings({ t, n, figures, study, words }: Said): string[] {
  const clear = figures.tied.filter(({ clearWin }) => clearWin);
  const worst = clear.toSorted((one, other) => one.win.mean - other.win.mean)[0];
  if (worst === undefined || worst.win.mean >= 0) return [t.tiedNone];
  const name = study.restrictions?.find(({ id }) => id === worst.id)?.named(words) ?? worst.id;
  return [t.tiedLine(name, n.estimate(worst.win, n.signedPercent))];
}

/** A change that nobody has named is called by itself. */
export function comparedNamed({ study, words }: Said, { part, id }: Compared): string {
  const option = study.compared?.find((each) => each.id === id);
  const change = study.changes?.find((each) => each.change === id);
  return (part === 'options' ? option?.name : change?.name)?.[words.language] ?? id;
}

/** Length is counted in moves where a game has no other measure of it. */
export const measuresOf = ({ study }: Said): Measure[] =>
  MEASURES.filter((measure) => measure !== 'moments' || study.moments !== undefined);

export const measureNamed = ({ t, points, moments }: Said, measure: Measure): string =>
  raised(measure === 'points' ? points : measure === 'moments' ? moments : t.measures[measure]);

export const comparedFindings = (said: Said): string[] =>
  said.figures.compared.map((each) => comparedFinding(said, each, measuresOf(said)));

/** `Free selection: choices each 20.8 → 23.2.` */
function comparedFinding(said: Said, each: Compared, measures: readonly Measure[]): string {
  const { t, n } = said;
  const clear = measures.filter((measure) => each.measures[measure].clear);
  const changes = clear.map((measure) => {
    const { before, after, difference } = each.measures[measure];
    const [then, now] = [n.plain(before), n.plain(after)];
    const change = then === now ? n.signed(difference.mean) : `${then} → ${now}`;
    return `${lowered(measureNamed(said, measure))} ${change}`;
  });
  return `${comparedNamed(said, each)}: ${changes.length === 0 ? lowered(t.nothing) : `${changes.join(', ')}.`}`;
}

const lowered = (text: string): string => text[0].toLowerCase() + text.slice(1);
const raised = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** Everything that was found, in the order of the page. */
export function findingsOf(said: Said): string[] {
  const { t, n, figures, points } = said;
  return [
    ...seatFindings(said),
    ...figures.length.map((each) => t.lengthLine(t.players(each.players), n.whole(each.moves.mean), n.whole(each.choices))), // prettier-ignore
    ...figures.points.flatMap(({ players, margin }) =>
      margin === undefined ? [] : [t.marginLine(t.players(players), n.plain(margin.p50), points)],
    ),
    ...leadFindings(said),
    ...choiceFindings(said),
    ...skillFindings(said),
    ...dealFindings(said),
    ...tiedFindings(said),
    ...comparedFindings(said),
    t.rulesCount(figures.rules.silent.length),
  ];
}

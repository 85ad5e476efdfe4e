/** Sections about whole games: seats, length, points and lead. */
import { curves, histogram, intervals } from './charts.ts';
import type { Figures } from './figures.ts';
import { leadFindings, type Said, seatFindings } from './findings.ts';
import { opened, picture, section, table } from './page-parts.ts';
import type { Bin } from './statistics.ts';

export function seatSection(said: Said): string {
  const { t, n, figures } = said;
  return section({
    title: t.seats,
    pictures: figures.seats.map((each) => picture(t.seatsText(each.players), seatPicture(said, each))),
    findings: seatFindings(said),
    notes: figures.seats.length === 0 ? [] : [t.interval, t.filled],
    more: [
      opened(
        t.numbers,
        table(
          ['', t.wins, t.pointsApart],
          figures.seats.flatMap(({ players, seats }) =>
            seats.map(({ wins, points }, place) => [
              `${t.players(players)}: ${t.place(place).toLowerCase()}`,
              n.share(wins),
              n.estimate(points, n.signed),
            ]),
          ),
        ),
      ),
    ],
  });
}

function seatPicture({ t, n }: Said, { players, seats, clear }: Figures['seats'][number]): string {
  const marks = seats.map(({ wins: { share, low, high } }, place) => {
    return { label: t.place(place), mean: share, low, high, clear: clear[place], value: n.exact(share) };
  });
  return intervals(t.seatsText(players), marks, { middle: 1 / players, format: n.percent, axis: t.wins });
}

const columns = (bins: readonly Bin[]) => {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.map(({ from, count }) => ({ from, share: count / all }));
};

export function lengthSection(said: Said): string {
  const { t, n, figures, moments } = said;
  const doVary = figures.length.some(({ moments: { bins } }) => bins.length > 1);
  return section({
    title: t.length,
    pictures: figures.length.flatMap((each) => {
      const { bins, mean } = doVary ? each.moments : each.moves;
      if (bins.length < 2) return [];
      const name = doVary ? moments : t.moves;
      const caption = `${t.players(each.players)}: ${lowered(t.lengthText(name.toLowerCase()))}`;
      const marked = { at: mean, label: t.mean(n.plain(mean)) };
      return [picture(caption, histogram(caption, columns(bins), marked, name, n.whole))];
    }),
    findings: figures.length.map(({ players, moves, choices }) =>
      t.lengthLine(t.players(players), n.whole(moves.mean), n.whole(choices)),
    ),
    notes: [],
    more: [
      opened(
        t.numbers,
        table(
          ['', t.moves, t.nineOfTen, moments, t.nineOfTen, t.choicesEach],
          figures.length.map(({ players, moves, moments: all, choices }) => [
            t.players(players),
            n.plain(moves.mean),
            `${n.whole(moves.p10)}–${n.whole(moves.p90)}`,
            n.plain(all.mean),
            `${n.whole(all.p10)}–${n.whole(all.p90)}`,
            n.plain(choices),
          ]),
        ),
      ),
    ],
  });
}

export function spreadSection(said: Said): string {
  const { t, n, figures, points } = said;
  const pictures = figures.points.flatMap(({ players, points: all, margin }) => {
    const name = t.players(players);
    const one = (caption: string, { bins, mean }: typeof all): string =>
      picture(caption, histogram(caption, columns(bins), { at: mean, label: t.mean(n.plain(mean)) }, points, n.whole));
    const scores = one(`${name}: ${lowered(t.scoresOf(points))}`, all);
    return margin === undefined ? [scores] : [scores, one(`${name}: ${lowered(t.marginOf(points))}`, margin)];
  });
  return section({
    title: t.spread,
    pictures,
    findings: figures.points.flatMap(({ players, margin }) =>
      margin === undefined ? [] : [t.marginLine(t.players(players), n.plain(margin.p50), points)],
    ),
    notes: [t.spreadText],
    more: [
      opened(
        t.numbers,
        table(
          ['', points, t.nineOfTen, t.marginOf(points), t.nineOfTen],
          figures.points.map(({ players, points: all, margin }) => [
            t.players(players),
            n.plain(all.mean),
            `${n.plain(all.p10)}–${n.plain(all.p90)}`,
            margin === undefined ? '' : n.plain(margin.mean),
            margin === undefined ? '' : `${n.plain(margin.p10)}–${n.plain(margin.p90)}`,
          ]),
        ),
      ),
    ],
  });
}

const lowered = (text: string): string => text[0].toLowerCase() + text.slice(1);

export function leadSection(said: Said): string {
  const { t, n, figures } = said;
  if (figures.lead.length === 0) return '';
  const lines = figures.lead.map(({ players, ahead }) => ({ name: t.players(players), points: ahead }));
  const decided = figures.lead.map(({ players, decided: { bins, p50 } }) => {
    const caption = `${t.players(players)}: ${lowered(t.decidedText)}`;
    const marked = { at: p50, label: `${t.half}: ${n.whole(p50)} %` };
    return picture(caption, histogram(caption, columns(bins), marked, t.decidedAxis, n.whole));
  });
  return section({
    title: t.lead,
    pictures: [picture(t.leadText, curves(t.leadText, lines, t.leadAxis, n.percent)), ...decided],
    findings: leadFindings(said),
    notes: [],
    more: [
      opened(
        t.numbers,
        table(
          ['', t.changes, t.decided, t.behind, t.last],
          figures.lead.map(({ players, changes, decided: { p50 }, behind, last }) => [
            t.players(players),
            n.estimate(changes, n.plain),
            `${n.whole(p50)} %`,
            n.share(behind),
            n.share(last),
          ]),
        ),
      ),
    ],
  });
}

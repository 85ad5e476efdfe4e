/** The page of a study: one HTML file with pictures first, which needs no network. */
import { escaped } from './charts.ts';
import { briefOf, type Said, saying, type Studied } from './findings.ts';
import { choiceSection, dealSection, skillSection, tiedSection } from './page-effects.ts';
import { comparedSection, methodSection, ruleSection } from './page-rules.ts';
import { leadSection, lengthSection, seatSection, spreadSection } from './page-games.ts';
import { STYLE } from './style.ts';

export function pageOf(studied: Studied): string {
  const said = saying(studied);
  const { t, words, game } = said;
  const title = t.title(game.names[words.language]);
  const sections = [
    seatSection,
    lengthSection,
    spreadSection,
    leadSection,
    choiceSection,
    skillSection,
    dealSection,
    tiedSection,
    comparedSection,
    ruleSection,
    methodSection,
  ];
  return [
    `<!doctype html>\n<html lang="${words.language}">\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>\n<style>${STYLE}</style>\n</head>\n<body>`,
    header(said, title),
    `<main>\n${sections.map((section) => section(said)).join('\n')}\n</main>\n</body>\n</html>\n`,
  ].join('\n');
}

function header(said: Said, title: string): string {
  const { t, n, figures, words } = said;
  const { players, level } = figures.plan;
  const listed = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(players.map(String));
  const about = t.about(n.whole(figures.mainGames), said.level(level), listed);
  const brief = briefOf(said).map(({ figure, text }) => `<li><b>${escaped(figure)}</b>${escaped(text)}</li>`);
  return `<header><h1>${escaped(title)}</h1><p>${escaped(about)}</p><ul class="brief">${brief.join('')}</ul></header>`;
}

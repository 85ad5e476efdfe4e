// Who may import whom. docs/architecture.md draws the picture.
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

/** A file of a part of some game. */
const part = (...names) => `^src/games/[^/]+/(${names.join('|')})/`;
const tests = '(\\.test\\.ts$|/(testing|e2e|bench)/)';
const PURE = ['rules', 'text', 'notation', 'bots', 'drawing', 'chronicle', 'lesson', 'study', 'tally'];

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle has no first file to read. Types count.'),
    forbid(
      'core-imports-nothing',
      { path: '^src/core/', pathNot: tests },
      { pathNot: '^src/core/' },
      'Core is the ground floor.',
    ),
    forbid(
      'a-manifest-imports-nothing',
      { path: '^src/games/[^/]+/manifest\\.ts$' },
      { path: '.' },
      'The home page shows it without fetching anything.',
    ),
    forbid(
      'no-game-imports-another',
      { path: '^src/games/([^/]+)/.+' },
      { path: '^src/games/([^/]+)/.+', pathNot: '^src/games/$1/' },
      'A game must be removable by deleting its folder.',
    ),
    forbid(
      'shared-code-finds-games-by-place',
      { path: '^src/', pathNot: '^src/games/[^/]+/' },
      { path: '^src/games/[^/]+/' },
      'Adding a game is a folder and one line on the shelf.',
    ),
    forbid(
      'rules-stand-on-core',
      { path: part('rules'), pathNot: tests },
      { pathNot: ['^src/core/', part('rules'), '^src/games/[^/]+/manifest\\.ts$'] },
      'Rules know no words, bots, server or screen.',
    ),
    forbid(
      'words-notation-and-bots-stand-on-rules',
      { path: part(...PURE), pathNot: tests },
      { pathNot: ['^src/(core|bots|drawing)/', part(...PURE), '^src/games/[^/]+/manifest\\.ts$'] },
      'They run in browser and server alike.',
    ),
    forbid(
      'boards-know-no-paper-and-no-server',
      { path: part('board'), pathNot: tests },
      { path: ['^src/(server|print|cli)/', part('print')] },
      'The screen is an end.',
    ),
    forbid(
      'paper-knows-no-screen-and-no-server',
      { path: [part('print'), '^src/print/'], pathNot: tests },
      { path: ['^src/(server|web|cli)/', part('board')] },
      'Printing is an end.',
    ),
    forbid(
      'bots-stand-on-core',
      { path: '^src/bots/', pathNot: tests },
      { pathNot: '^src/(core|bots)/' },
      'Bots know no game by name.',
    ),
    forbid(
      'studies-stand-on-core-and-bots',
      { path: '^src/study/', pathNot: tests },
      { pathNot: '^src/(core|bots|study)/' },
      'Studies know no game by name.',
    ),
    forbid(
      'wire-is-bare',
      { path: '^src/wire/', pathNot: tests },
      { pathNot: '^src/(core|wire)/|node_modules/valibot/' },
      'Both ends share it.',
    ),
    forbid(
      'nobody-imports-server',
      { path: '^src/', pathNot: ['^src/(server|cli)/', tests] },
      { path: '^src/server/' },
      'The server is an end.',
    ),
    forbid(
      'nobody-imports-web',
      { path: '^src/', pathNot: ['^src/web/', part('board'), tests] },
      { path: '^src/web/' },
      'The screen is an end.',
    ),
    forbid(
      'nobody-imports-print',
      { path: '^src/', pathNot: ['^src/(print|cli|server)/', part('print'), tests] },
      { path: '^src/print/' },
      'Printing is an end.',
    ),
    forbid(
      'nobody-imports-cli',
      { path: '^src/', pathNot: ['^src/cli/', tests] },
      { path: '^src/cli/' },
      'The command line is an end.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};

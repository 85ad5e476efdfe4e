// The house: who may import whom. Rooms and reasons stand in docs/architecture.md.
const room = (name) => `^src/${name}/`;
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const tests = '\\.test\\.ts$';

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle has no first file to read.',
    ),
    forbid(
      'core-imports-nothing',
      { path: room('core'), pathNot: tests },
      { pathNot: room('core') },
      'Core is the ground floor.',
    ),
    forbid(
      'games-stand-on-core',
      { path: room('games'), pathNot: tests },
      { pathNot: '^src/(core|games)/' },
      'Rules know no bots, server or screen.',
    ),
    forbid(
      'no-game-imports-another',
      { path: '^src/games/([^/]+)/.+' },
      { path: '^src/games/([^/]+)/.+', pathNot: '^src/games/$1/' },
      'A game must be removable by deleting its folder.',
    ),
    forbid(
      'bots-stand-on-games',
      { path: room('bots'), pathNot: tests },
      { pathNot: '^src/(core|games|bots)/' },
      'Bots run in browser and server.',
    ),
    forbid(
      'drawing-stands-on-games',
      { path: room('drawing'), pathNot: tests },
      { pathNot: '^src/(core|games|drawing)/' },
      'Screen and paper draw from it.',
    ),
    forbid(
      'wire-is-bare',
      { path: room('wire'), pathNot: tests },
      { pathNot: '^(src/(core|wire)/|node_modules/valibot)' },
      'Both ends share it.',
    ),
    forbid(
      'nobody-imports-server',
      { path: '^src/', pathNot: room('(server|cli)') },
      { path: room('server') },
      'The server is an end.',
    ),
    forbid(
      'nobody-imports-web',
      { path: '^src/', pathNot: room('(web|print)') },
      { path: room('web') },
      'The screen is an end.',
    ),
    forbid(
      'print-takes-words-from-the-screen',
      { path: room('print'), pathNot: tests },
      { path: room('web'), pathNot: '^src/web/i18n/[^/]+\\.ts$' },
      'Paper says what the screen says, and shares nothing else with it but src/drawing.',
    ),
    forbid(
      'nobody-imports-print',
      { path: '^src/', pathNot: room('(print|cli|server)') },
      { path: room('print') },
      'Printing is an end.',
    ),
    forbid(
      'nobody-imports-cli',
      { path: '^src/', pathNot: room('cli') },
      { path: room('cli') },
      'The command line is an end.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};

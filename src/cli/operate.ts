/** For whoever runs a server: backup, restore, check. They find the data by the settings of the server. */
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { makeBackup, type Place, restoreBackup } from '../server/store/backup.ts';
import { checkDatabase } from '../server/store/check.ts';
import { noMore, readArguments } from './arguments.ts';
import { BadInput, badInput, type Command, EXIT } from './command.ts';
import { harmless } from './terminal.ts';

const WHERE = `The data is found as the server finds it: by the environment variable DATABASE_URL (PostgreSQL), or else in the
folder that DATA names ("data").`;

const CODES = 'Exit codes: 0 done; 1 it was not possible, and the message says why; 2 the input cannot be used.';

function placeOfData(): Place {
  const { DATABASE_URL, DATA } = readConfig(process.env);
  return DATABASE_URL === undefined ? { file: join(DATA, 'errantry.sqlite') } : { url: DATABASE_URL };
}

function fileIn(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined)
    throw badInput(
      'file',
      (t) => t.nothing,
      (t) => t.fileName,
    );
  noMore(more);
  return file;
}

/** What the world refuses (a disk, a database, a file) is told in a line; it is no fault of this program. */
function told(run: Command['run']): Command['run'] {
  return async (args, io) => {
    try {
      return await run(args, io);
    } catch (error) {
      if (error instanceof BadInput || !(error instanceof Error)) throw error;
      io.err(`errantry: ${harmless(error.message)}\n`);
      return EXIT.refused;
    }
  };
}

export const backupCommand: Command = {
  summary: 'copy all data of a server into one file while it runs',
  help: `errantry backup <file>

Writes all data into a new file, from one moment, beside a server that goes on. The file is a SQLite database, from
PostgreSQL too, and "errantry restore" puts it back into either. It holds secrets: keep it as safe as the data itself.

${WHERE}

${CODES}
`,
  run: told(async (args, io) => {
    const file = fileIn(readArguments(args, {}).positionals);
    const begun = performance.now();
    await makeBackup(placeOfData(), file);
    io.out(`${file} holds all data (${((performance.now() - begun) / 1000).toFixed(1)} s).\n`);
    return EXIT.fine;
  }),
};

export const restoreCommand: Command = {
  summary: 'put a backup in place of the data (stop the server first)',
  help: `errantry restore <backup> [--replace]

Puts a backup where the server will find it: into the file of SQLite, or into an empty PostgreSQL.

  --replace   data that is there is moved aside (SQLite only)

${WHERE}

${CODES}
`,
  run: told(async (args, io) => {
    const { positionals, values } = readArguments(args, { replace: { type: 'boolean', default: false } });
    const aside = await restoreBackup(fileIn(positionals), placeOfData(), values.replace);
    if (aside !== undefined) io.out(`The data that was there is now ${aside}.\n`);
    io.out('Restored. Start the server.\n');
    return EXIT.fine;
  }),
};

export const checkCommand: Command = {
  summary: 'check the whole database of a server, or a backup',
  help: `errantry check [file]

Reads every page and every row: whether the file is sound, and whether tables, moves and stored states fit together.
Without a file it checks the data of the server, which may go on meanwhile.

${WHERE}

Exit codes: 0 all is well; 1 something is wrong; 2 the input cannot be used.
`,
  run: told(async (args, io) => {
    const [file, ...more] = readArguments(args, {}).positionals;
    noMore(more);
    const found = await checkDatabase(file === undefined ? placeOfData() : { file });
    for (const problem of found) io.err(`${harmless(problem)}\n`);
    if (found.length === 0) io.out('All is well.\n');
    return found.length === 0 ? EXIT.fine : EXIT.refused;
  }),
};

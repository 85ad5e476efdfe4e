/** The contents page of the command line. */
import { pathToFileURL } from 'node:url';
import { chronicleCommand } from './chronicle.ts';
import { BadInput, type Command, EXIT, type Io } from './command.ts';
import { backupCommand, checkCommand, restoreCommand } from './operate.ts';
import { playCommand } from './play.ts';
import { print } from './print.ts';
import { tellProblems } from './problems.ts';
import { referee } from './referee.ts';
import { simulate } from './simulate.ts';
import { studyCommand } from './study.ts';
import { processIo } from './terminal.ts';
import { verifyCommand } from './verify.ts';
import { HELP_ES, MAIN_HELP_ES } from './words/help-es.ts';
import { languageIn } from './words.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['play', playCommand],
  ['simulate', simulate],
  ['referee', referee],
  ['verify', verifyCommand],
  ['chronicle', chronicleCommand],
  ['print', print],
  ['study', studyCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['check', checkCommand],
]);

const HELP = `errantry: an online table for games of knight-errantry

  errantry <command> [arguments]

${[...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

  errantry <command> --help tells you more about a command.

Exit codes
  0  all is well
  1  refused: the rules do not allow the move you asked about
  2  the input cannot be used: the message says where, and what would be right
  3  a fault of this program: please report it
  4  the answer depends on something that the position does not tell

Add --lang es for Spanish. Colours appear only on a terminal, and never if NO_COLOR is set.
`;

const HELP_WORDS: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Runs one command and gives back its exit code. Nothing that a person types makes it throw. */
export async function main(args: readonly string[], given: Io): Promise<number> {
  const [name, ...rest] = args;
  const language = languageIn(args);
  const io: Io = { ...given, language };
  if (name === undefined || HELP_WORDS.has(name) || name.startsWith('--lang')) {
    io.out(language === 'es' ? MAIN_HELP_ES : HELP);
    return EXIT.fine;
  }
  const command = COMMANDS.get(name);
  if (command === undefined) {
    tellProblems(io, [{ where: 'command', found: name, expected: [...COMMANDS.keys()].join(', ') }]);
    return EXIT.badInput;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out((language === 'es' ? HELP_ES[name] : undefined) ?? command.help);
    return EXIT.fine;
  }
  return runCommand(command, rest, io);
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  try {
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof BadInput) {
      tellProblems(io, error.problems);
      return EXIT.badInput;
    }
    io.err(`errantry: a fault of this program: ${error instanceof Error ? error.stack : String(error)}\n`);
    return EXIT.broken;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.on('error', () => process.exit(EXIT.fine)); // the reader of the pipe has gone
  process.exitCode = await main(process.argv.slice(2), processIo());
}

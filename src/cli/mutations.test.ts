/** The command line against inputs that are wrong somewhere: it always says what is wrong, and never fails itself. */
import { expect, test } from 'vitest';
import { EXIT } from './command.ts';
import { errantry } from './scripted.ts';
import { openMutations } from './testing/mutations.ts';

const INPUTS = Number(process.env['CLI_INPUTS'] ?? 300);

test(`no fault in ${INPUTS} spoilt inputs of referee, verify, chronicle and print`, async () => {
  const mutation = openMutations();
  const faults: string[] = [];
  for (let n = 0; n < INPUTS; n++) {
    const { args, typed } = mutation(n);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: an input that fails is told by its number
    const { exit, err } = await errantry(args, typed);
    if (exit === EXIT.broken) faults.push(`${n}: ${args.join(' ').slice(0, 200)}: ${err.slice(0, 400)}`);
  }
  expect(faults).toEqual([]);
});

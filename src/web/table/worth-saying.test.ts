/** What a caption says. */
import { expect, test } from 'vitest';
import { GAMES } from '../../games/load.ts';
import { worthSaying } from './worth-saying.ts';

const sealed = (seat: number) => ({ t: 'sealed', seat, lay: 1 });
const laid = (seat: number) => ({ t: 'laid', seat, field: 1, lay: 1 });
const gone = { t: 'gone', seat: 2, tile: 1 };

test.each([
  ['who places a tile is not said to have chosen it', [sealed(0), laid(0), laid(1)], [laid(0), laid(1)]],
  ['what somebody else did is said', [gone, laid(0)], [gone, laid(0)]],
  ['what nobody sees is said if there is nothing else', [sealed(0)], [sealed(0)]],
])('%s', (_, events, said) => expect(worthSaying(GAMES['don-quixote'], events)).toEqual(said));

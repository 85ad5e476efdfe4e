/** This device's share in the shuffle of a table: kept here from sitting down to the check after the deal. */
import { hex } from '../../core/dice.ts';
import type { TableClient } from '../../wire/client.ts';
import { type KeptShare, type Sharing, takePart } from '../../wire/shares.ts';
import { keep, kept } from '../local/storage.ts';
import { knownMe } from './me.ts';

/** Of one person at one table: somebody else may use this device too. */
interface ShareHere extends KeptShare {
  readonly table: string;
  readonly person: string;
}

const MOST_KEPT = 100;
const NAME = 'shares';

function sharesHere(): readonly ShareHere[] {
  return kept(NAME, (raw) => (Array.isArray(raw) ? (raw as ShareHere[]) : undefined)) ?? [];
}

export function shareAt(table: string, link: TableClient): Sharing {
  const me = (): string | undefined => knownMe()?.id;
  const isMine = (share: ShareHere): boolean => share.table === table && share.person === me();
  return takePart(link, {
    me,
    kept: () => sharesHere().find(isMine),
    keep(share) {
      const others = sharesHere().filter((each) => !isMine(each));
      keep(NAME, [{ ...share, table, person: me() }, ...others].slice(0, MOST_KEPT));
    },
    random: () => hex(crypto.getRandomValues(new Uint8Array(16))),
  });
}

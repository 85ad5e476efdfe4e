/** The components of Lancelot as data: another box changes the deeds, the VP of the virtues, tracks and supplies. */
import type { Box } from '../../../core/box.ts';
import { type Realm, remakeTables, STANDARD_REALM, useRealm } from './components.ts';
import { type DeedData, STANDARD_DEEDS, useDeeds } from './deeds.ts';
import { STANDARD_VIRTUES, useVirtues, type VirtueData } from './virtues.ts';

export interface Components extends Realm {
  readonly deeds: { readonly [id: string]: DeedData };
  readonly virtues: { readonly [name: string]: VirtueData };
}

export const box: Box<Components> = {
  standard: { ...STANDARD_REALM, deeds: STANDARD_DEEDS, virtues: STANDARD_VIRTUES },
  use(components) {
    useRealm(components);
    useDeeds(components.deeds);
    useVirtues(components.virtues);
    remakeTables();
  },
};

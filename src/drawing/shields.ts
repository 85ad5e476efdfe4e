/** The shield of a person: a tincture and a charge, both of their choice. On a table the seats have their own. */
import { TINCTURES, type Tincture } from './tinctures.ts';

export const SHIELD_CHARGES = [
  'lion',
  'eagle-emblem',
  'stag-head',
  'rose',
  'fleur-de-lys',
  'white-tower',
  'windmill',
  'horse-head',
  'swan',
  'boar',
  'harp',
  'oak-leaf',
] as const;
export type ShieldCharge = (typeof SHIELD_CHARGES)[number];

export interface Shield {
  readonly tincture: Tincture;
  readonly charge: ShieldCharge;
}

/** As it is kept and sent: `gules/lion`. */
export const shieldText = ({ tincture, charge }: Shield): string => `${tincture}/${charge}`;

export function readShield(text: string | undefined): Shield | undefined {
  const [first, second] = text?.split('/') ?? [];
  const tincture = TINCTURES.find((each) => each === first);
  const charge = SHIELD_CHARGES.find((each) => each === second);
  return tincture === undefined || charge === undefined ? undefined : { tincture, charge };
}

/** The one that somebody has who has chosen none: always the same. */
export function givenShield(person: string): Shield {
  const sum = Array.from(person).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return {
    tincture: TINCTURES[sum % TINCTURES.length],
    charge: SHIELD_CHARGES[Math.floor(sum / TINCTURES.length) % SHIELD_CHARGES.length],
  };
}

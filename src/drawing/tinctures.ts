/** The seats as heraldry: in the order of the seats, each with the charge that stands for it in black and white. */
export const TINCTURES = ['gules', 'azure', 'vert', 'or', 'purpure', 'sable'] as const;
export type Tincture = (typeof TINCTURES)[number];

export const CHARGES = {
  gules: 'lion',
  azure: 'eagle-emblem',
  vert: 'stag-head',
  or: 'rose',
  purpure: 'fleur-de-lys',
  sable: 'white-tower',
} as const satisfies { readonly [tincture in Tincture]: string };

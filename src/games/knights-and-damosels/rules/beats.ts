/** How long what happens is looked at, in milliseconds: faces turn one by one, and all are paid at once. */
import { beatsBy } from '../../../core/beats.ts';
import type { Happening } from './happenings.ts';

const AT_ONCE: ReadonlySet<Happening['t']> = new Set(['earned', 'wentHome', 'paid', 'worship', 'fought', 'recovered']);

export const beats = beatsBy<Happening>(
  {
    revealed: 1500,
    displayed: 900,
    granted: 800,
    denied: 1000,
    wentWithout: 600,
    earned: 900,
    wentHome: 500,
    offered: 800,
    shownFaces: 1000,
    disaster: 1300,
    paid: 1000,
    service: 1000,
    worship: 2400,
    challenged: 1000,
    thrust: 1500,
    jousted: 1200,
    ranked: 1500,
    took: 700,
    sides: 1300,
    fought: 1100,
    recovered: 500,
    lost: 900,
    broken: 1000,
    elected: 1300,
    won: 1500,
    roles: 700,
  },
  (before, { t }) => before.t === t && AT_ONCE.has(t),
);

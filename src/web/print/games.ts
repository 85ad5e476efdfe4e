/** The games with sheets to print, and the papers that each fits on. */
import { MANIFESTS } from '../games.ts';

export const PRINTED_GAMES = Object.keys(MANIFESTS).filter((id) => MANIFESTS[id].papers !== undefined);

/** What a Principality is given to draw: the board hands it on to every field. */
import type { Lay } from '../rules/components.ts';
import type { Lights } from './lights.ts';

export interface PrincipalityProps {
  readonly label: string;
  readonly board: readonly Lay[];
  /** The field of the card, or NONE. */
  readonly card?: number;
  /** The tile that might be laid there. */
  readonly ghost?: Lay | undefined;
  /** Whether a tile lies there that nobody else may see yet. */
  readonly sealed?: boolean;
  readonly lights?: Lights;
  /** Fields whose tile has just been laid. */
  readonly fresh?: ReadonlySet<number>;
  /** Whether every field can be chosen, and not only the one of the card. */
  readonly isPicking?: boolean;
  readonly onField?: (field: number) => void;
  readonly onPoint?: (field: number | undefined) => void;
}

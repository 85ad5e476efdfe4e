import type { Refusal } from '../../wire/rules.ts';
import type { AnySeated, TakeBacks } from '../local/seated.ts';

export interface TakeBackProps {
  readonly seated: AnySeated;
  readonly onRefused: (refused: Refusal | undefined) => void;
}

export type AskingProps = TakeBackProps & NonNullable<TakeBacks['asking']>;

/** What an Encounter is (LM-1.9): prompt, part of the judge, and what a bot makes its tales of (LM-13.2). */
import type { Sally } from './vocabulary.ts';

export interface Encounter {
  readonly id: string;
  readonly sally: Sally;
  readonly title: string;
  /** Of the novel. */
  readonly volume: number;
  readonly chapter: number;
  /** A mock chapter heading. */
  readonly heading: string;
  readonly text: string;
  readonly judgeRole: string;
  readonly bot: {
    readonly setting: string;
    readonly other: string;
    readonly trouble: string;
    readonly keywords: readonly string[];
  };
}

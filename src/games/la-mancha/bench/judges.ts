/**
 * Do the bots judge by what they say they judge by? `node src/games/la-mancha/bench/judges.ts --pairs 1000`. Pairs of tales are
 * laid before a judge without a name, in both orders, and every choice is held against the features of the two texts.
 */
import { textArguments } from '../../../../bench/strengths.ts';
import { seededDice } from '../../../core/dice.ts';
import type { Dice } from '../../../core/game.ts';
import { pick } from '../../../core/shuffle.ts';
import { shareOf } from '../../../study/statistics.ts';
import { groundsFor, scoreOf, total } from '../bots/hearing.ts';
import { PARTS, type Reason } from '../bots/judge-words.ts';
import { speechOf } from '../bots/speech.ts';
import { anyTaleFor, taleFor } from '../bots/tales.ts';
import { type Verdict, verdict } from '../bots/verdict.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { CHIVALRY } from '../rules/components.ts';
import { TEXT_LIMITS } from '../rules/12-words.ts';
import { type State, type Tale, TONGUES } from '../rules/state.ts';
import { scene } from '../testing/scene.ts';

type Kind = keyof typeof KINDS;
type Made = (view: State, seat: number, card: number, dice: Dice) => string;

/** Tales that are good in different ways, or lack something. */
const KINDS = {
  'best of twenty': (view, seat, card, dice) => taleFor(view, seat, [card], dice).text,
  'first that comes to mind': (view, seat, card, dice) => anyTaleFor(view, seat, [card], dice).text,
  'without the phrase': (view, seat, _, dice) => taleFor(view, seat, [], dice).text,
  'beside the question': (view, seat, card, dice) =>
    taleFor({ ...view, card: (view.card + 7) % ENCOUNTERS.length }, seat, [card], dice).text,
  'no more than the answer': (view) => speechOf(view).answers(view.card)[5],
  'too long': (view, seat, card, dice) =>
    `${taleFor(view, seat, [card], dice).text} ${taleFor(view, seat, [], dice).text}`.slice(
      0,
      TEXT_LIMITS.tale.max - 40,
    ),
} as const satisfies { readonly [kind: string]: Made };

const NAMES = Object.keys(KINDS) as Kind[];

/** So that no text is known for a bot's by its ending. */
const ENDING = { en: ' I have told it as it was.', es: ' Lo he contado como fue.' } as const;

interface Judged {
  /** The kinds of the two, and which of them was chosen. */
  readonly kinds: readonly [Kind, Kind];
  readonly chosen: number;
  readonly reason: Reason;
  /** The stated feature is stronger in the chosen one, and the words that are quoted stand in it. */
  readonly isTrue: boolean;
  /** By how much the chosen one has more of all features together. */
  readonly lead: number;
  /** In the other order the same one was chosen for the same reason. */
  readonly isSame: boolean;
  readonly isFirst: boolean;
}

function judged(n: number): Judged {
  const dice = seededDice(`judges ${n}`);
  const { id } = ENCOUNTERS[n % ENCOUNTERS.length];
  const tongue = TONGUES[Math.floor(n / ENCOUNTERS.length) % TONGUES.length];
  const view = scene({ phase: 'name', card: id, options: { tongue }, knights: [{}, {}, {}] });
  const one = pick(NAMES, dice);
  const kinds = [one, pick(NAMES.filter((kind) => kind !== one), dice)] as const; // prettier-ignore
  const card = dice.below(CHIVALRY.length);
  const cards = [card, (card + 1 + dice.below(CHIVALRY.length - 1)) % CHIVALRY.length];
  const tales = kinds.map((kind, i): Tale => {
    const text = `${KINDS[kind](view, 1 + i, cards[i], dice)}${ENDING[tongue]}`;
    return { seat: 1 + i, cards: [cards[i]], text, spoken: true };
  });
  const [ahead, turned] = [tales, tales.toReversed()].map((order) => choice(view, order, n));
  const chosen = ahead.tale;
  return {
    kinds,
    chosen,
    reason: ahead.grounds.reason,
    isTrue: isTrueOf(view, tales, ahead),
    lead: total(scoreOf(view, tales[chosen])) - total(scoreOf(view, tales[1 - chosen])),
    isSame: turned.tale === 1 - chosen && turned.remark === ahead.remark,
    isFirst: chosen === 0,
  };
}

const choice = (view: State, tales: readonly Tale[], n: number): Verdict =>
  verdict({ ...view, tales: tales.slice(), kept: 3 }, seededDice(`mood ${n}`));

function isTrueOf(view: State, tales: readonly Tale[], { tale, grounds, remark }: Verdict): boolean {
  const { reason, word, other } = grounds;
  const text = String(tales[tale].text);
  const part = PARTS.find((each) => each === (reason === 'brief' ? 'length' : reason));
  const leads = (each: (typeof PARTS)[number]): boolean =>
    scoreOf(view, tales[tale])[each] > scoreOf(view, tales[1 - tale])[each];
  // taste: no part leads that shows in the text
  if (part === undefined)
    return !PARTS.some((each) => leads(each) && groundsFor(view, tales[tale], each) !== undefined);
  return leads(part) && [word, other].every((quoted) => text.includes(quoted)) && remark.includes(word);
}

function percent(all: readonly Judged[], holds: (each: Judged) => boolean): string {
  const { share, low, high } = shareOf(all.filter(holds).length, all.length);
  const figure = (part: number): string => (100 * part).toFixed(1);
  return `${figure(share)} % (${figure(low)} to ${figure(high)}) of ${all.length}`;
}

function rows(all: readonly Judged[]): string[] {
  const stated = Map.groupBy(all, ({ reason }) => reason);
  const won = (kind: Kind) => ({ kinds, chosen }: Judged) => kinds[chosen] === kind; // prettier-ignore
  return [
    `| the same choice and reason in the other order | ${percent(all, ({ isSame }) => isSame)} |`,
    `| the first on the table is chosen | ${percent(all, ({ isFirst }) => isFirst)} |`,
    `| the stated reason is true of the chosen one | ${percent(all, ({ isTrue }) => isTrue)} |`,
    `| the chosen one has more of all features together | ${percent(all, ({ lead }) => lead > 0)} |`,
    ...Array.from(stated, ([reason, of]) => `| states: ${reason} | ${percent(all, (each) => of.includes(each))} |`),
    ...NAMES.map((kind) => `| ${kind} wins | ${percent(all.filter(({ kinds }) => kinds.includes(kind)), won(kind))} |`), // prettier-ignore
  ];
}

const { pairs } = textArguments({ pairs: '1000' });
const all = Array.from({ length: Number(pairs) }, (_, n) => judged(n));
console.log(['| of pairs of tales | 95 % interval |', '|---|---|', ...rows(all)].join('\n'));

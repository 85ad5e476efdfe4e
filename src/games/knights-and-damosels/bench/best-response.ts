/**
 * How exploitable each level is: `node src/games/knights-and-damosels/bench/best-response.ts --levels beginner,easy --seeds 25
 * --out answers.jsonl`. One who knows how the three others play sits with them, in free selection, once on every seat for
 * each seed. He is given views like everybody, and searches against a model of them: what they give, ask for and set face down
 * is what their manner says, or for those who search what they themselves answered in imagined worlds. He does not mix his
 * moves. Every game is a line of JSON in the file; a run that was stopped goes on where it was.
 */
import { appendFileSync } from 'node:fs';
import { type Bot, playouts } from '../../../bots/bot.ts';
import { scalesFor, searching } from '../../../bots/search.ts';
import { botFor, gameNamed, optionsFor } from '../../../cli/arguments.ts';
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { pick } from '../../../core/shuffle.ts';
import { shareOf } from '../../../study/statistics.ts';
import { playPairing } from '../../../../bench/pairing.ts';
import { linesIn, textArguments, threadTime } from '../../../../bench/strengths.ts';
import { KNIGHTLY, type Manner } from '../bots/company.ts';
import { judgementAmong } from '../bots/judgement.ts';
import { chancesAt } from '../bots/prospects.ts';
import { game } from '../rules/index.ts';
import { CHIVALRIES } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { clone, currentStep, OPEN, type State } from '../rules/state.ts';

/** How long he thinks, and how long experts think when they are asked what they would do. */
const THOUGHT = 1000;
const MODEL = 'mc:100';
/** How often they are asked, and how much anything else is expected. */
const ASKED = 8;
const ANYTHING = 0.05;

/** Every so many decisions are errors. */
function erring(errs: number): Manner {
  return {
    ...KNIGHTLY,
    errs,
    gives(state, giver) {
      const any = anyGift(state, giver);
      return KNIGHTLY.gives(state, giver).map((share, chivalry) => (1 - errs) * share + errs * any[chivalry]);
    },
  };
}

function anyGift(state: State, giver: Seat): number[] {
  const { pile } = state.players[giver];
  const gifts = CHIVALRIES.map((_, chivalry) => (pile & (1 << chivalry) ? 1 : 0));
  const all = gifts.reduce((sum: number, gift) => sum + gift, 0);
  return gifts.map((gift) => (all === 0 ? 0 : gift / all));
}

/**
 * One who searches: slots are worth what they change of the chances. What somebody gives, or sets face down now, is found by
 * asking; later faces are those of a knight, since there are too many ways to come to them.
 */
function seeking(bot: Bot<State, Move>, known: Map<string, unknown>, view: State, dice: Dice): Manner {
  const once = <V>(key: string, find: () => V): V => {
    if (!known.has(key)) known.set(key, find());
    return known.get(key) as V; // found by the same key
  };
  const isFacing = currentStep(view) === 'faces' || currentStep(view) === 'disaster';
  return {
    ...KNIGHTLY,
    gives: (state, giver) =>
      view.event === NONE
        ? KNIGHTLY.gives(state, giver)
        : once(`gifts ${view.round} ${giver}`, () => giftsOf(bot, state, giver, dice)),
    worth: (state, seat) => chancesAt(state)[seat],
    worthWith(state, seat, card, gain) {
      const player = state.players[seat];
      player.row.push(card);
      player.worship += gain;
      const chance = chancesAt(state)[seat];
      player.worship -= gain;
      player.row.pop();
      return chance;
    },
    face: (world, seat, luck) =>
      isFacing
        ? pick(
            once(`faces ${view.round} ${seat}`, () => answers(bot, world, seat, dice)),
            luck,
          )
        : KNIGHTLY.face(world, seat, luck),
  };
}

/** What the bot would do in this seat, if it were asked several times. */
function answers(bot: Bot<State, Move>, world: State, seat: Seat, dice: Dice): Move[] {
  const asked = clone(world);
  asked.players[seat].sealed = OPEN;
  return Array.from({ length: ASKED }, () => bot.choose(game.view(asked, seat), seat, dice));
}

function giftsOf(bot: Bot<State, Move>, state: State, giver: Seat, dice: Dice): number[] {
  const shares = anyGift(state, giver).map((share) => ANYTHING * share);
  for (const move of answers(bot, askedForGifts(state), giver, dice))
    if (move.t === 'give') shares[move.chivalry] += (1 - ANYTHING) / ASKED;
  return shares;
}

/** The same round, before anything was given. */
function askedForGifts(state: State): State {
  const asked = clone(state);
  asked.stack[asked.stack.length - 1] = 'give';
  asked.display.length = 0;
  for (const player of asked.players) {
    player.sealed = player.pile === 0 ? player.sealed : OPEN;
    player.gift = NONE;
    player.denied = NONE;
    player.shown = NONE;
  }
  return asked;
}

const ERRS: { readonly [level: string]: number } = { beginner: 1, easy: 1 / 3, medium: 0 };

/** He plays one game, and remembers what he found out about the others. */
function bestResponse(level: string): Bot<State, Move> {
  const known = new Map<string, unknown>();
  const model = botFor(game, level === 'expert' ? MODEL : level);
  return {
    choose(view, seat, dice) {
      const manner = level in ERRS ? erring(ERRS[level]) : seeking(model, known, view, dice);
      const { sealed: _mixes, ...judgement } = judgementAmong(manner);
      return searching(scalesFor(game, judgement), () => playouts(THOUGHT)).choose(view, seat, dice);
    },
  };
}

interface Line {
  readonly level: string;
  readonly seed: number;
  readonly seat: number;
  readonly won: boolean;
}

function main(): void {
  const defaults = { levels: 'beginner,easy,medium,hard,expert', seeds: '25', from: '0' };
  const { levels, seeds, from, out } = textArguments(defaults);
  const court = gameNamed(game.id);
  const options = optionsFor(court, 'selection=free');
  const lines = linesIn<Line>(out);
  for (const level of levels.split(',')) {
    const against = botFor(court, level, threadTime);
    for (let seed = Number(from); seed < Number(from) + Number(seeds); seed++)
      for (let seat = 0; seat < 4; seat++) {
        if (lines.some((line) => line.level === level && line.seed === seed && line.seat === seat)) continue;
        const bot = bestResponse(level);
        const { outcome } = playPairing(court, { bot, against, seat, seats: 4, options, seed });
        const line: Line = { level, seed, seat, won: outcome.places[seat] === 1 };
        lines.push(line);
        if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
      }
    console.log(report(level, lines.filter((line) => line.level === level))); // prettier-ignore
  }
}

function report(level: string, lines: readonly Line[]): string {
  const { share, low, high } = shareOf(lines.filter(({ won }) => won).length, lines.length);
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return `${level}: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}) of ${lines.length} games`;
}

main();

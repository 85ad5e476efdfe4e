/** Whether a position that was typed can have come about: each check names the rule that would have been broken. */
import { HIDDEN, NONE, type Rule, type Seat } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
import { type Card, cardOf, CHIVALRIES, chivalryOf, damoselOf, LISTED } from '../rules/components.ts';
import { sealedMove } from './position.ts';
import { RULES } from '../rules/rulebook.ts';
import type { SeatField, Sheet, TableField } from './sheet.ts';
import { currentStep, OPEN, playerOf, rowBits, type State, type StepName } from '../rules/state.ts';
import { STEP_TABLE } from '../rules/steps.ts';
import { writeCard, writeChivalry, writeSlot } from './words.ts';

/** The steps after the last round; undefined when the game is over. */
const AFTER_ROUNDS: ReadonlySet<StepName | undefined> = new Set(['take', 'side', 'fight', undefined]);
const BEFORE_EVENT: ReadonlySet<StepName | undefined> = new Set(['choose', 'discardEvent', 'revealEvent']);

/** KD-4.1, KD-4.2: how many events have left play in the steps of a round. */
export function annalsAt(stack: readonly StepName[], round: number): number {
  const [step] = stack;
  if (AFTER_ROUNDS.has(step)) return 3 * round;
  const inRound = step === 'choose' || step === 'discardEvent' ? 0 : step === 'revealEvent' ? 1 : 2;
  return 3 * (round - 1) + inRound;
}

export function drawnAt([step]: readonly StepName[]): number {
  return step === 'discardEvent' ? 3 : step === 'revealEvent' ? 2 : 0;
}

/** What a check found, and under which line it stands. */
type Finding = readonly [where: Where, rule: Rule, found: string, expected: string];
/** A line of the table, or of a seat. */
type Where = TableField | readonly [Seat, SeatField | 'who'] | { readonly slot: number };

export function inconsistencies(sheet: Sheet, state: State): Problem[] {
  const found = [...wrongSeats(state), ...wrongEvents(state), ...wrongCards(state), ...wrongRows(state)];
  found.push(...wrongDisplay(state), ...wrongOffers(state));
  if (found.length === 0) found.push(...wrongDecision(state));
  return found.map(([where, rule, what, expected]) => ({ where: lineOf(sheet, where), found: what, expected, rule }));
}

function lineOf(sheet: Sheet, where: Where): string {
  const named = (line: number | undefined): string => (line === undefined ? 'input' : `line ${line}`);
  if (typeof where === 'string') return named(sheet.table.get(where)?.line);
  if ('slot' in where) return named(sheet.slots[where.slot]?.line);
  const [seat, field] = where;
  return named(field === 'who' ? sheet.seats[seat].line : (sheet.seats[seat].fields.get(field)?.line ?? sheet.seats[seat].line)); // prettier-ignore
}

/** KD-2.1, KD-2.3. */
function wrongSeats({ players, stack, ranking }: State): Finding[] {
  const found: Finding[] = [];
  if (players.length < 3) found.push([[0, 'who'], RULES['KD-2.1'], `${players.length} seats`, 'three to six']);
  players.forEach(({ knight, damosel }, seat) => {
    const earlier = players.slice(0, seat);
    if (stack[0] !== 'choose' && (knight === NONE || damosel === NONE))
      found.push([[seat, 'who'], RULES['KD-2.3'], 'no knight or damosel', 'one of each']);
    if (knight !== NONE && earlier.some((other) => other.knight === knight))
      found.push([[seat, 'who'], RULES['KD-2.3'], 'a knight twice', 'a knight of their own for everybody']);
    if (damosel !== NONE && earlier.some((other) => other.damosel === damosel))
      found.push([[seat, 'who'], RULES['KD-2.3'], 'a damosel twice', 'a damosel of their own for everybody']);
  });
  const ranked = new Set(ranking).size;
  if (AFTER_ROUNDS.has(stack[0]) !== ranking.length > 0 || (ranking.length > 0 && ranked !== players.length))
    found.push(['ranking', RULES['KD-10.4'], `${ranked} seats ranked`, 'all seats once the game is won, none before']);
  return found;
}

/** KD-4.1 to KD-4.4. */
function wrongEvents({ stack, round, annals, drawn, eventPile, event }: State): Finding[] {
  const found: Finding[] = [];
  const due = annalsAt(stack, round);
  if (annals.length !== due)
    found.push([
      'annals',
      RULES['KD-4.4'],
      `${annals.length} events`,
      `${due}, three for each round and those laid away`,
    ]);
  if (drawn.length !== drawnAt(stack))
    found.push(['drawn', RULES['KD-4.1'], `${drawn.length} events drawn`, `${drawnAt(stack)}`]);
  const [step] = stack;
  const isRevealed = !AFTER_ROUNDS.has(step) && !BEFORE_EVENT.has(step);
  if ((event !== NONE) !== isRevealed)
    found.push(['event', RULES['KD-4.2'], event === NONE ? 'no event' : 'an event', isRevealed ? 'the event of the round' : 'none yet']); // prettier-ignore
  const cycle = [...annals.slice(12 * Math.floor((round - 1) / 4)), ...drawn, ...eventPile, event].filter(
    (one) => one >= 0,
  );
  if (new Set(cycle).size !== cycle.length)
    found.push(['annals', RULES['KD-4.4'], 'an event twice in four rounds', 'every event once']);
  return found;
}

/** KD-1.3: every card lies in one place. */
function wrongCards(state: State): Finding[] {
  const first = new Map<Card, string>();
  const found: Finding[] = [];
  const note = (card: Card, where: Where, place: string): void => {
    const earlier = first.get(card);
    if (earlier !== undefined)
      found.push([where, RULES['KD-1.3'], `${writeCard(card)} ${place} and ${earlier}`, 'every card once']);
    first.set(card, earlier ?? place);
  };
  state.players.forEach(({ row, wounded }, seat) => {
    for (const card of row) note(card, [seat, 'row'], `in the row of seat ${seat + 1}`);
    for (const card of wounded) note(card, [seat, 'wounded'], `wounded with seat ${seat + 1}`);
  });
  for (const card of state.fallen) note(card, 'fallen', 'fallen');
  for (const card of state.court) if (card >= 0) note(card, 'court', 'in the Court pile');
  state.display.forEach(({ damosel, chivalry }, slot) => {
    if (damosel >= 0) note(cardOf(damosel, chivalry), { slot }, `in ${writeSlot(slot)}`);
  });
  return found;
}

/** KD-6.2: before the battle. */
function wrongRows({ players, stack }: State): Finding[] {
  if (AFTER_ROUNDS.has(stack[0])) return [];
  return players.flatMap(({ row, damosel }, seat): Finding[] => {
    const twice = row.find((card, i) => row.findIndex((other) => chivalryOf(other) === chivalryOf(card)) < i);
    const own = row.find((card) => damoselOf(card) === damosel);
    const found: Finding[] = [];
    if (twice !== undefined) found.push([[seat, 'row'], RULES['KD-6.2'], `${writeChivalry(chivalryOf(twice))} twice`, 'each chivalry once']); // prettier-ignore
    if (own !== undefined) found.push([[seat, 'row'], RULES['KD-6.2'], `${writeCard(own)}, an own card`, 'cards of other damosels']); // prettier-ignore
    return found;
  });
}

/** KD-5.3, KD-5.4, KD-6.8, KD-6.11. */
function wrongDisplay(state: State): Finding[] {
  const { display, players, stack } = state;
  const isShown = stack[0] === 'select';
  if (!isShown) return display.length > 0 ? [[{ slot: 0 }, RULES['KD-5.4'], 'a display', 'none in this step']] : [];
  const gifts = players.filter(({ gift }) => gift !== NONE).length;
  const found: Finding[] = [];
  if (display.length !== gifts && (display.length !== gifts + 1 || players.length === 6))
    found.push([
      'step',
      RULES['KD-5.4'],
      `${display.length} slots for ${gifts} gifts`,
      'one for each, and one of the Court',
    ]);
  display.forEach(({ damosel, chivalry, taker }, slot) => {
    const giver = damosel < 0 ? NONE : playerOf(state, damosel);
    if (giver !== NONE && players[giver].gift !== HIDDEN && players[giver].gift !== chivalry)
      found.push([{ slot }, RULES['KD-5.4'], `${writeChivalry(chivalry)} of seat ${giver + 1}`, `the gift of seat ${giver + 1}`]); // prettier-ignore
    if (taker !== NONE && display.findIndex((other) => other.taker === taker) < slot)
      found.push([{ slot }, RULES['KD-6.8'], `a second card for seat ${taker + 1}`, 'one card a round']);
    if (taker !== NONE && rowBits(players[taker].row) & (1 << chivalry))
      found.push([{ slot }, RULES['KD-6.2'], `${writeChivalry(chivalry)} for seat ${taker + 1}`, 'a chivalry the row lacks']); // prettier-ignore
  });
  return found;
}

/** KD-7.1: only what is listed, and what lies in the row of the one who offers it. */
function wrongOffers({ offers, players, event }: State): Finding[] {
  return CHIVALRIES.flatMap((_, chivalry): Finding[] => {
    const by = offers[chivalry];
    if (by === NONE) return [];
    const has = event >= 0 && LISTED[event] & rowBits(players[by].row) & (1 << chivalry);
    const what = `${writeChivalry(chivalry)} of seat ${by + 1}`;
    return has ? [] : [['offers', RULES['KD-7.1'], what, 'a listed card of the row']];
  });
}

/** Somebody is asked, and what was sealed could have been chosen. */
function wrongDecision(state: State): Finding[] {
  const name = currentStep(state);
  if (name === undefined) return [];
  const step = STEP_TABLE[name];
  if (step.pending(state).length === 0) return [['step', RULES['KD-17.1'], `${name}, and nobody is asked`, 'somebody who decides']]; // prettier-ignore
  return state.players.flatMap((player, seat): Finding[] => {
    const { sealed } = player;
    if (sealed < 0) return [];
    const move = sealedMove(state, sealed);
    player.sealed = OPEN;
    const rule = move === undefined ? step.chapter : step.refusal(state, seat, move);
    player.sealed = sealed;
    return rule === undefined ? [] : [[[seat, 'sealed'], rule, 'a choice that was not open', 'a legal one']];
  });
}

/** The notation of a position, written: every state and every view; what is hidden is `?` or counted. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { type Bits, CHIVALRIES, DAMOSELS, KNIGHTS, SERVICE_CARDS } from '../rules/components.ts';
import { FACES, FIGHT, GIVE, type Move, SIDES, THRUSTS } from '../rules/moves.ts';
import { currentStep, OPEN, type Player, type Slot, type State } from '../rules/state.ts';
import { UNKNOWN, wordOf, writeCard, writeChivalry, writeEvent, writeMove, writeSlot } from './words.ts';

export const SIDE_WORDS = ['arthur', 'mordred'] as const;
export const HIDDEN_WORD = 'hidden';
export const OPEN_WORD = 'open';

export function write(state: State): string {
  const lines = ['knights-and-damosels', ...tableLines(state)];
  state.display.forEach((slot, i) => lines.push(`${writeSlot(i)}: ${writeSlotWords(slot)}`));
  state.players.forEach((player, seat) => lines.push('', ...seatLines(state, player, seat)));
  return `${lines.join('\n')}\n`;
}

/** A line for everything that is not as it usually is. */
function tableLines(state: State): string[] {
  const { joust } = state;
  const seat = (number: number): string => `seat ${number + 1}`;
  return [
    line('options', writeOptions(state)),
    line('step', state.stack.join(' > ')),
    line('round', String(state.round)),
    line('arthur', seat(state.arthur)),
    line('turn', state.turn === NONE ? '' : seat(state.turn)),
    line('event', state.event === NONE ? '' : writeEvent(state.event)),
    line('drawn', state.drawn.map(writeEvent).join(' ')),
    line('pile', writePile(state.eventPile, writeEvent)),
    line('annals', writeAnnals(state.annals)),
    line('favour', state.favour === NONE ? '' : wordOf(SERVICE_CARDS, state.favour)),
    line('court', writePile(state.court, writeCard)),
    line('challenged', state.challenged === 0 ? '' : numbersIn(state.challenged).join(' ')),
    line('offers', state.offers.flatMap((by, c) => (by === NONE ? [] : [`${CHIVALRIES[c].id}=${by + 1}`])).join(' ')),
    line(
      'joust',
      joust.challenger === NONE
        ? ''
        : [joust.challenger + 1, joust.challenged + 1, joust.right + 1, joust.stake + 1, joust.exchange].join(' '),
    ),
    line('battle', state.battle === 0 ? '' : String(state.battle)),
    line('fallen', state.fallen.map(writeCard).join(' ')),
    line('ranking', state.ranking.map((one) => one + 1).join(' ')),
  ].flat();
}

const line = (name: string, words: string): string[] => (words === '' ? [] : [`${name}: ${words}`]);

/** Numbers from 1, of the bits that are set. */
export function numbersIn(bits: Bits): number[] {
  return Array.from({ length: CHIVALRIES.length }, (_, i) => i + 1).filter((number) => bits & (1 << (number - 1)));
}

function writeOptions({ options }: State): string {
  const { selection, joust, camlann, service, assignment, firstMerlin, maxRounds } = options;
  const words = [
    selection === 'free' ? 'free' : '',
    joust ? 'joust' : '',
    camlann ? 'camlann' : '',
    service === 'off' ? '' : service,
    assignment === 'choose' ? 'choose' : '',
    firstMerlin === 'random' ? '' : `firstMerlin=${firstMerlin + 1}`,
    maxRounds === 30 ? '' : `maxRounds=${maxRounds}`,
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** Next one first; a pile that is hidden is only counted. */
function writePile(pile: readonly number[], word: (item: number) => string): string {
  if (pile.length === 0) return '';
  return pile.includes(HIDDEN) ? `${pile.length} ${HIDDEN_WORD}` : pile.toReversed().map(word).join(' ');
}

/** Round by round: laid away by Arthur, laid away by Merlin, resolved. */
function writeAnnals(annals: readonly number[]): string {
  const rounds: string[] = [];
  for (let i = 0; i < annals.length; i += 3)
    rounds.push(
      annals
        .slice(i, i + 3)
        .map(writeEvent)
        .join('/'),
    );
  return rounds.join(' ');
}

function writeSlotWords({ chivalry, damosel, taker, cleared }: Slot): string {
  const words = [writeChivalry(chivalry), wordOf(DAMOSELS, damosel)];
  if (taker !== NONE) words.push('taken', String(taker + 1));
  if (cleared !== 0) words.push('cleared', ...numbersIn(cleared).map(String));
  return words.join(' ');
}

function seatLines(state: State, player: Player, seat: number): string[] {
  const cards = (list: readonly number[]): string => list.map(writeCard).join(' ');
  const slot = (number: number): string => (number === NONE ? '' : writeSlot(number));
  return [
    `seat ${seat + 1}: ${wordOf(KNIGHTS, player.knight)} ${wordOf(DAMOSELS, player.damosel)}`,
    ...line('worship', String(player.worship)),
    ...line('row', cards(player.row)),
    ...line('sealed', writeSealed(state, player)),
    ...line('gift', player.gift === NONE || player.gift === HIDDEN ? '' : writeChivalry(player.gift)),
    ...line('denied', slot(player.denied)),
    ...line('shown', slot(player.shown)),
    ...line('side', player.side === NONE ? '' : SIDE_WORDS[player.side]),
    ...line('wounded', cards(player.wounded)),
    ...line('lost', player.lost === NONE ? '' : String(player.lost)),
  ];
}

/** A sealed choice is written as the move that made it. */
function writeSealed(state: State, { sealed }: Player): string {
  if (sealed === NONE) return '';
  if (sealed === OPEN) return OPEN_WORD;
  return sealed === HIDDEN ? UNKNOWN : writeMove(sealedMove(state, sealed));
}

export function sealedMove(state: State, sealed: number): Move {
  const step = currentStep(state);
  if (step === 'give') return GIVE[sealed];
  if (step === 'exchange') return THRUSTS[sealed];
  if (step === 'side') return SIDES[sealed];
  return step === 'fight' ? FIGHT[sealed] : FACES[sealed];
}

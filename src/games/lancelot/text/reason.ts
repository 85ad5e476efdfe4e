/** Why a rule refuses a move, with the figures of the table: for people only, so it may take its time. */
import { NONE } from '../../../core/game.ts';
import { capital, listed, type SayWhy, type ReasonTable, type RefusedTry } from '../../../core/text.ts';
import { offerOf } from '../rules/06-actions.ts';
import { sitterOf } from '../rules/07-round-table.ts';
import { contenders, holding } from '../rules/15-end.ts';
import {
  CARDS,
  GRAIL_END,
  haste,
  LAKE,
  lakeNumber,
  MALEAGANT,
  SPACES,
  SQUIRE,
  TABLE,
  THINGS,
} from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { cardsOf, type Knight, reserve, type State } from '../rules/state.ts';
import { question } from './asking.ts';
import { notFaceUp, shortOf, shortOfAll } from './deeds.ts';
import { cardsIn, chairNamed, counted, deedNamed, siteWithin, spaceNamed, thingsNamed, virtueNamed } from './naming.ts';
import { whyNext } from './order.ts';
import { notMet } from './virtues.ts';
import type { Words } from './words.ts';

interface Refused extends RefusedTry<Words, State, Move> {
  readonly t: Words['t'];
  readonly knight: Knight;
}

export const reason: SayWhy<Words, State, Move> = (words, state, seat, move, rule, names) => {
  const { t } = words;
  const knight = state.knights[seat];
  if (knight === undefined) return t['lan.why.noSuchSeat'](seat + 1, state.knights.length);
  return REASONS[rule.id]?.({ words, t, state, seat, knight, move, names }) ?? words.rule(rule);
};

const REASONS: ReasonTable<Refused> = {
  'TABLE-1': ({ t }) => t['lan.why.over'],
  'LAN-1.4': noneLeft,
  'LAN-2.6': another,
  'LAN-3.2': ({ t, move }) => t['lan.why.noSpace'](goal(move)),
  'LAN-4.2': another,
  'LAN-4.3': another,
  'LAN-4.7': ({ words, t, knight }) => t['lan.why.rideOn'](spaceNamed(words, knight.space)),
  'LAN-5.1': ({ words, t, knight, move }) =>
    t['lan.why.behind'](spaceNamed(words, goal(move)), spaceNamed(words, knight.space)),
  'LAN-5.2': notEntry,
  'LAN-5.3': tooFar,
  'LAN-5.4': ({ words, t, knight, move }) =>
    t['lan.why.oneTrack'](spaceNamed(words, knight.space), spaceNamed(words, goal(move))),
  'LAN-5.8': ({ t }) => t['lan.why.noStop'],
  'LAN-6.2': notOffered,
  'LAN-6.4': notOffered,
  'LAN-6.5': ({ t, knight }) => t['lan.why.cards'](cardsOf(knight)),
  'LAN-6.6': notOffered,
  'LAN-7.1': ({ t }) => t['lan.why.comeHome'],
  'LAN-7.2': chairTaken,
  'LAN-8.1': ({ t }) => t['lan.why.noCounter'],
  'LAN-8.3': ({ t, move }) => t[goal(move) === TABLE ? 'lan.why.stopFirst' : 'lan.why.notMorgana'],
  'LAN-8.7': ({ t }) => t['lan.why.dismissed'],
  'LAN-9.5': ({ t }) => t['lan.why.grailEnd'](GRAIL_END),
  'LAN-9.6': restHome,
  'LAN-10.2': crownTaken,
  'LAN-10.6': noMaleagant,
  'LAN-11.1': ({ words, state, seat, move }) => notMet(words, state, seat, virtueOf(move)),
  'LAN-11.8': ({ words, state, seat, move }) => notMet(words, state, seat, virtueOf(move)),
  'LAN-11.2': discLies,
  'LAN-11.3': ({ words, t, move }) =>
    move.t === 'learn' ? t['lan.why.noDisc'](virtueNamed(words, move.virtue)) : undefined,
  'LAN-11.5': ({ words, t, knight, move }) =>
    t['lan.why.learned'](virtueNamed(words, virtueOf(move)), knight.virtues[virtueOf(move)]),
  'LAN-12.1': ({ words, state, seat, move }) => notFaceUp(words, state, seat, move),
  'LAN-12.2': ({ t, state }) => t['lan.why.dragonFull'](state.dragonVisitors.length),
  'LAN-12.3': ({ words, state, seat }) => shortOfAll(words, state, seat),
  'LAN-12.4': noSword,
  'LAN-12.5': ({ words, state, seat, move }) => (move.t === 'deed' ? shortOf(words, state, seat, move) : undefined),
  'LAN-13.3': lakeTaken,
  'LAN-13.4': lakeWay,
  'LAN-14.4': another,
  'LAN-14.6': ({ words, t, knight }) => t['lan.why.have'](thingsNamed(words, handOf(knight))),
  'LAN-14.7': ({ words, t, knight }) => t['lan.why.exchange'](thingsNamed(words, handOf(knight))),
  'LAN-14.8': ({ words, t, knight }) => t['lan.why.have'](counted(words, knight.things[SQUIRE], SQUIRE)),
  'LAN-15.3': ({ t, state, move, names }) =>
    move.t === 'claim' ? t['lan.why.won'](names[state.majorities[move.category]]) : undefined,
  'LAN-15.4': noTie,
};

const goal = (move: Move): number => (move.t === 'go' ? move.to : NONE);
const virtueOf = (move: Move): number => ('virtue' in move ? move.virtue : NONE);
const handOf = ({ things }: Knight): number[] => cardsIn(CARDS.map((card) => things[card]));

/** When it is another's turn, or another thing is asked. */
function another({ words, t, state, seat, names }: Refused): string {
  if (state.mover === seat) return question(words, state, seat);
  return state.mover === NONE
    ? t['lan.why.nobodyAsked']
    : t['lan.why.another'](names[state.mover], whyNext(words, state));
}

/** LAN-1.4. */
function noneLeft({ words, t, state, move }: Refused): string {
  const wanted = move.t === 'take' ? move.things : move.t === 'exchange' ? [move.get] : [];
  const short = [...new Set(wanted)].filter(
    (thing) => reserve(state, thing) < wanted.filter((one) => one === thing).length,
  );
  const left = short.map((thing) => counted(words, reserve(state, thing), thing));
  return t['lan.why.reserve'](listed(words, left));
}

function notEntry({ words, t, move }: Refused): string {
  const { site } = SPACES[goal(move)];
  const entries = [...SPACES.keys()].filter((space) => SPACES[space].site === site && SPACES[space].isEntry);
  const ways = entries.map((space) => spaceNamed(words, space));
  return t['lan.why.entry'](siteWithin(words, site), listed(words, ways), spaceNamed(words, goal(move)));
}

function tooFar(refused: Refused): string {
  const { words, t, state, seat, knight, move } = refused;
  const { space } = knight;
  const helper = haste(SPACES[space].site);
  if (helper === NONE) return t['lan.why.nextSpace'](spaceNamed(words, space), spaceNamed(words, space + 1));
  const reach = state.holders[helper] === seat ? 2 : 1;
  return t['lan.why.tooFar'](capital(spaceNamed(words, goal(move))), goal(move) - space, reach, whose(refused, helper));
}

/** Who has the advantage of a chair. */
function whose({ words, t, state, seat, names }: Refused, chair: number): string {
  const holder = state.holders[chair];
  const name = chairNamed(words, chair);
  if (holder === NONE) return t['lan.why.nobodyHas'](name);
  return holder === seat ? t['lan.why.youHave'](name) : t['lan.why.otherHas'](names[holder], name);
}

function notOffered({ words, t, state, seat, move }: Refused): string {
  const isKnown = move.t === 'take' && move.things.every((thing) => THINGS[thing] !== undefined);
  const wanted = isKnown ? thingsNamed(words, move.things) : t['lan.why.that'];
  return t['lan.why.notOffered'](thingsNamed(words, offerOf(state, seat).things), wanted);
}

function chairTaken({ words, t, state, move, names }: Refused): string | undefined {
  if (move.t !== 'seat') return undefined;
  return t['lan.why.chairTaken'](chairNamed(words, move.chair), names[sitterOf(state, move.chair)]);
}

function restHome({ words, t, state: { knights }, seat, names }: Refused): string {
  const home = names.filter((_, other) => other !== seat && knights[other]?.space === TABLE);
  return t['lan.why.restHome'](listed(words, home));
}

function crownTaken({ words, t, state, move, names }: Refused): string | undefined {
  if (move.t !== 'crown') return undefined;
  return t['lan.why.crownTaken'](virtueNamed(words, move.virtue), names[state.crowns[move.virtue]]);
}

function noMaleagant({ t, state, names }: Refused): string {
  const holder = state.holders[MALEAGANT];
  return holder === NONE ? t['lan.why.noMaleagant'] : t['lan.why.maleagantWith'](names[holder]);
}

function discLies({ words, t, knight, move }: Refused): string | undefined {
  if (move.t !== 'vow') return undefined;
  const isLearned = knight.virtues[move.virtue] > 0;
  return t[isLearned ? 'lan.why.discLearned' : 'lan.why.discLies'](virtueNamed(words, move.virtue));
}

function noSword({ words, t, state, seat, move }: Refused): string | undefined {
  if (move.t !== 'deed') return undefined;
  return t[state.fetcher === seat ? 'lan.why.counterOnly' : 'lan.why.needsSword'](deedNamed(words, move.tile));
}

function lakeTaken({ t, state, names }: Refused): string {
  const walker = state.knights.findIndex(({ space }) => SPACES[space]?.site === LAKE);
  return walker === NONE ? t['lan.why.lakeDone'] : t['lan.why.lakeTaken'](names[walker]);
}

function lakeWay({ words, t, state, knight: { space } }: Refused): string {
  if (space >= state.counter) return t['lan.why.fetched'];
  return t['lan.why.lakeWay'](lakeNumber(state.counter), lakeNumber(space), spaceNamed(words, space + 1));
}

function noTie(refused: Refused): string {
  const { t, state, seat, move } = refused;
  if (seat !== state.mover || move.t !== 'claim') return another(refused);
  const best = contenders(state, move.category);
  const most = best.length === 0 ? 0 : holding(state, best[0], move.category);
  return t['lan.why.noTie'](holding(state, seat, move.category), most);
}

/** Everything that happens, in plain words with the rule beside it. */
import { NONE } from '../../../core/game.ts';
import { CATEGORIES, CHAIRS, lakeNumber, TABLE, TURNS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import type { Event } from '../rules/state.ts';
import { counted, deedName, inWords, plural, spaceName, thingList, virtueName } from '../notation/words.ts';

export function tell(event: Event, names: readonly string[]): string {
  const telling = TELLING[event.t] as (event: Event, name: string, names: readonly string[]) => string;
  return telling(event, 'seat' in event ? names[event.seat] : '', names);
}

type Telling = {
  readonly [T in Event['t']]: (event: Extract<Event, { t: T }>, name: string, names: readonly string[]) => string;
};

/** `name` is that of the event's seat, if it has one. */
const TELLING: Telling = {
  first: (_, name) => `${name} begins (LAN-2.5).`,
  tiles: ({ faceUp, left }) =>
    `At the Dragon: ${faceUp.map((tile) => (tile < 0 ? 'an empty place' : deedName(tile))).join(', ')}; ${left} in the stack (LAN-14.1).`,
  counter: ({ space }) => `The Excalibur counter lies on space ${lakeNumber(space)} of the Lake (LAN-13.2).`,
  turn: ({ turn }) => `Turn ${turn} of ${TURNS} begins (LAN-14.9).`,
  round: ({ round }) => `Round ${round} (LAN-4.1).`,
  rode: ({ from, to, passed }, name) => {
    if (from === to) return `${name}: remains at the Grail (LAN-9.3).`;
    const over = passed === NONE ? '' : ` over ${spaceName(passed)}`;
    return `${name}: ${to === TABLE ? 'comes home' : `rides to ${spaceName(to)}`}${over}.`;
  },
  sat: ({ chair, from, seat }, name, names) =>
    `${name}: takes ${CHAIRS[chair]}'s seat${from === NONE || from === seat ? '' : `, and his advantage from ${names[from]} (LAN-10.9)`}.`,
  crowned: ({ virtue }, name) => `${name}: has the crown of ${virtueName(virtue)} (LAN-10.2).`,
  took: ({ things }, name) => `${name}: takes ${thingList(things)}.`,
  learned: ({ virtue, vp }, name) => `${name}: learns ${virtueName(virtue)}, ${vp} VP (LAN-11.3).`,
  vowed: ({ virtue }, name) => `${name}: vows ${virtueName(virtue)} (LAN-11.2).`,
  deed: ({ tile, spare }, name) =>
    `${name}: completes ${deedName(tile)}, ${DEEDS[tile].vp} VP${spare === NONE ? '' : `; Maleagant spares ${counted(1, spare)}`} (LAN-12.1).`,
  fetched: (_, name) => `${name}: fetches the Excalibur counter (LAN-13.4).`,
  morgana: ({ dismissed }, name, names) =>
    `${name}: uses Morgana's power and sets out anew (LAN-8.3)${dismissed.length === 0 ? '' : `; ${inWords(dismissed.map((seat) => names[seat]))} must leave the Grail (LAN-8.7)`}.`,
  grail: ({ from, to, cut }, name) =>
    `${name}: steps from ${from} to ${to} on the Grail track${cut ? '; the second space would pass the leader and is lost (LAN-9.4)' : ''}.`,
  sword: ({ seat, from }, name, names) => {
    if (from === seat) return `${name}: keeps the Excalibur Sword (LAN-13.5).`;
    return `${name}: takes the Excalibur Sword${from === NONE ? '' : ` from ${names[from]}`} (LAN-14.3).`;
  },
  discarded: ({ things }, name) => `${name}: returns ${thingList(things)} by magic (LAN-14.5).`,
  exchanged: ({ give, get }, name) =>
    `${name}: exchanges ${counted(1, give)} for ${counted(1, get)} by magic (LAN-14.7).`,
  majority: ({ category, chosen }, name) =>
    `${name}: wins the majority of ${CATEGORIES[category] === 'deed' ? plural(10) : plural(category + 1)}, 2 VP (${chosen ? 'LAN-15.4' : 'LAN-15.3'}).`,
  ended: ({ scores }, _, names) =>
    `The game is over: ${scores.map((vp, seat) => `${names[seat]} ${vp}`).join(', ')} (LAN-15.1).`,
};

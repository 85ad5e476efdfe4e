import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../core/game.ts';
import { game } from './index.ts';
import { difficulty, strength } from './06-strength.ts';
import { cards, journey, treasure, treasures } from '../testing/cards.ts';
import { PASS, play } from '../testing/moves.ts';
import { act, faces, mute, refused, roll, scene, telling } from '../testing/scene.ts';

/** Every card that could be aimed at a knight or a Treasure. */
const refusedAll = (
  state: ReturnType<typeof scene>,
  seat: number,
  ids: string,
  at?: number | string,
): (string | undefined)[] => ids.split(' ').map((id) => refused(state, seat, play(state, id, at)));

describe('protection', () => {
  test('V6, LM-3.6 the Basin-Helm is no target, the other Treasures are', () => {
    const state = scene({
      card: 'F07',
      knights: [{ wears: 'T37 T05' }, { hand: 'C88 C40 C17 C11', wears: 'T35 T06' }, {}],
    });
    expect(refusedAll(state, 1, 'C88 C40 C17 C11', 'T37')).toEqual(['LM-3.6', 'LM-3.6', 'LM-3.6', 'LM-3.6']);
    expect(refusedAll(state, 1, 'C88 C40 C17 C11', 'T05')).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('V6 with Ana Félix, or after The Firm Island, none of them is', () => {
    const rival = { hand: 'C88 C40 C17 C11', wears: 'T06' };
    const loved = scene({ card: 'F07', knights: [{ wears: 'L16 T05' }, rival, {}] });
    expect(new Set(refusedAll(loved, 1, 'C88 C40 C17 C11', 'T05'))).toEqual(new Set(['LM-3.6']));
    const guarded = scene({ card: 'F07', knights: [{ hand: 'C54', wears: 'T05' }, rival, {}] });
    act(guarded, 0, play(guarded, 'C54'));
    expect(new Set(refusedAll(guarded, 1, 'C88 C40 C17 C11', 'T05'))).toEqual(new Set(['LM-3.6']));
  });

  test('V34 the Good is no target of rivals, but of himself, and a harder Feat is harder for him too', () => {
    const state = scene({
      card: 'F07',
      knights: [{ hand: 'C46 C22', successes: 1 }, { hand: 'C14 C43 C57' }, { hand: 'C22 C10' }],
    });
    act(state, 0, play(state, 'C46'));
    expect(refused(state, 1, play(state, 'C14'))).toBe('LM-3.6');
    expect(refused(state, 1, play(state, 'C43', 0))).toBe('LM-3.6');
    act(state, 1, play(state, 'C57'));
    expect(difficulty(state)).toBe(12);
    roll(state, 2);
    expect(refusedAll(state, 2, 'C22 C10')).toEqual(['LM-3.6', 'LM-3.6']);
    expect(refused(state, 0, play(state, 'C22'))).toBeUndefined();
  });

  test('V35 the Coat of Mirrors, and what mutes it', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T18' }, { hand: 'C09 C33 C39 C10 C11' }, {}] });
    expect(refusedAll(state, 1, 'C09 C33')).toEqual(['LM-3.6', 'LM-3.6']);
    act(state, 1, play(state, 'C11', 'T18'));
    expect(refusedAll(state, 1, 'C09 C33')).toEqual([undefined, undefined]);
    const after = scene({
      card: 'F07',
      phase: 'after',
      feat: { die: 3 },
      knights: [{ wears: 'T18' }, { hand: 'C39 C10' }, {}],
    });
    expect(refusedAll(after, 1, 'C39 C10')).toEqual(['LM-3.6', undefined]);
  });

  test('Marcela keeps the hand from eyes and fingers', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'L04', hand: 'C04' }, { hand: 'C60 C75 C30' }, {}] });
    expect(refusedAll(state, 1, 'C60 C75 C30', 0)).toEqual(['LM-3.6', 'LM-3.6', 'LM-3.6']);
    mute(state, 'L04');
    expect(refusedAll(state, 1, 'C60 C75 C30', 0)).toEqual([undefined, undefined, undefined]);
  });
});

describe('operations', () => {
  test('V20 copy: what is possible for the copier now', () => {
    const copying = (last: string, phase: 'before' | 'after', attempter: number): string | undefined => {
      const [effect] = cards(last);
      const state = scene({
        card: 'F16',
        phase,
        attempter,
        feat: { effect, die: phase === 'after' ? 3 : 0 },
        knights: [{}, { hand: 'C28' }, {}],
      });
      return refused(state, 1, play(state, 'C28'));
    };
    expect(copying('C48', 'before', 1)).toBeUndefined();
    expect([copying('C39', 'after', 1), copying('C39', 'before', 2)]).toEqual(['LM-6.8', undefined]);
    expect([copying('C10', 'before', 2), copying('C10', 'after', 2), copying('C10', 'after', 1)]).toEqual([
      'LM-8.6',
      undefined,
      'LM-6.8',
    ]);
  });

  test('V20 copy does what was last done, and not itself', () => {
    const state = scene({ card: 'F16', knights: [{ hand: 'C48 C28' }, { hand: 'C28' }, {}] });
    expect(refused(state, 0, play(state, 'C28'))).toBe('LM-8.6');
    act(state, 0, play(state, 'C48'));
    act(state, 0, play(state, 'C28'));
    expect([strength(state, 0), state.feat.effect]).toEqual([7, cards('C48')[0]]);
  });

  test('a swap lays each Treasure before the other knight; LM-7.6 it is not discarded', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T10' }, { hand: 'C17', wears: 'T05' }, { wears: 'T20' }] });
    expect(refused(state, 1, play(state, 'C17', 'T20'))).toBe('LM-8.6');
    act(state, 1, play(state, 'C17', 'T10'));
    expect([state.knights[0].treasures[1], state.knights[1].treasures[1], state.treasureDiscard]).toEqual([
      treasure('T05'),
      treasure('T10'),
      [],
    ]);
  });

  test('LM-7.5, LM-11.2 gear and Loves are no Treasures: they cannot even be named', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'L01' }, { hand: 'C88 C40 C53' }, {}] });
    expect(game.moves(state, 1).filter(({ t }) => t === 'play')).toEqual([play(state, 'C53', 0)]);
    expect(refused(state, 1, play(state, 'C40', 'T01'))).toBe('LM-8.6');
    expect(refused(state, 1, { t: 'play', card: cards('C40')[0], rival: -1, treasure: 77, seen: 0 })).toBe('LM-7.5');
  });

  test('LM-11.2, LM-7.7 a Love can be muted: she counts nothing and does nothing', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'L01 T05' }, { hand: 'C53' }, {}] });
    expect(strength(state, 0)).toBe(6);
    act(state, 1, play(state, 'C53', 0));
    expect(strength(state, 0)).toBe(4);
  });

  test('LM-7.7 the mute follows the card', () => {
    const state = scene({ card: 'F07', knights: [{ wears: 'T05' }, { hand: 'C11 C88' }, {}] });
    act(state, 1, play(state, 'C11', 'T05'));
    act(state, 1, play(state, 'C88', 'T05'));
    act(state, 1, { t: 'equip', card: treasure('T05') });
    expect([strength(state, 0), strength(state, 1)]).toEqual([3, 2]);
  });

  test('re-rolls keep the new, the higher or the lower face', () => {
    const die = (id: string, seat: number, face: number): number => {
      const state = scene({
        card: 'F16',
        phase: 'after',
        feat: { die: 3 },
        knights: [{ hand: `${id} C48` }, { hand: `${id} C39` }, {}],
      });
      act(state, seat, play(state, id), faces(face));
      return state.feat.die;
    };
    expect([die('C07', 0, 1), die('C59', 0, 1), die('C59', 0, 5), die('C36', 1, 5), die('C36', 1, 2)]).toEqual([
      1, 3, 5, 3, 2,
    ]);
  });

  test('the die is turned to a face or to the opposite one', () => {
    const state = scene({ card: 'F16', phase: 'after', feat: { die: 3 }, knights: [{ hand: 'C82 C22 C48' }, {}, {}] });
    act(state, 0, play(state, 'C82'));
    expect(state.feat.die).toBe(4);
    act(state, 0, play(state, 'C22'));
    expect(state.feat.die).toBe(3);
  });

  test('+1 or +3 by the tag, and +1 for the whole Feat', () => {
    const state = scene({ card: 'F05', knights: [{ hand: 'C03 C67' }, { hand: 'C67' }, {}] });
    act(state, 0, play(state, 'C03'));
    expect(strength(state, 0)).toBe(6);
    act(state, 1, play(state, 'C67'));
    roll(state, 1);
    expect(strength(state, 1)).toBe(4);
  });

  test('LM-6.8 what helps one on an attempt is for the attempter only, all of it', () => {
    const state = scene({ card: 'F05', chivalry: 'C20', attempter: 1, knights: [{ hand: 'C08 C77 C23' }, {}, {}] });
    expect(refusedAll(state, 0, 'C08 C77 C23')).toEqual(['LM-6.8', 'LM-6.8', 'LM-6.8']);
  });

  test('a lion that yawns makes it easier for this attempt', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C23' }, {}, {}] });
    act(state, 0, play(state, 'C23'));
    expect(difficulty(state)).toBe(9);
  });

  test('hands: cards taken at random are seen by two, cards lost by all, peeked ones by one', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C04 C05' }, { hand: 'C60 C75 C30' }, {}] });
    const stolen = act(state, 1, play(state, 'C60', 0), faces(2)).find(({ t }) => t === 'stoleCard')!; // it was stolen
    expect(stolen).toMatchObject({ card: cards('C05')[0] });
    expect(game.witness(stolen, 2)).toMatchObject({ card: HIDDEN });
    expect(game.witness(stolen, 0)).toEqual(stolen);
    const peeked = act(state, 1, play(state, 'C30', 0)).find(({ t }) => t === 'peeked')!; // it was looked at
    expect([game.witness(peeked, 1), game.witness(peeked, 0)]).toMatchObject([
      { cards: cards('C04') },
      { cards: [HIDDEN] },
    ]);
    act(state, 1, play(state, 'C75', 0));
    expect([state.knights[0].hand, state.chivalryDiscard.includes(cards('C04')[0])]).toEqual([[], true]);
    expect(refused(state, 1, play(state, 'C75', 2))).toBe('LM-8.3');
  });

  test('a new hand of as many cards; the last card alone is none', () => {
    const state = telling('C21 C04 C05', 'C21', { chivalry: 'C20 C25' });
    act(state, 1, play(state, 'C21'));
    expect(state.knights[1].hand).toEqual(cards('C20 C25'));
    expect(refused(state, 2, play(state, 'C21'))).toBe('LM-8.6');
  });

  test.each([
    {
      what: 'one of the top five of the discard pile, or none of them',
      id: 'C84',
      piles: { treasureDiscard: 'T01 T02 T03 T04 T05 T06' },
      shown: 'T06 T05 T04 T03 T02',
      kept: 'T03',
      discarded: 'T01 T02 T04 T05 T06',
    },
    {
      what: 'LM-11.1, LM-3.6 a card beats the rules: two Treasures drawn, one kept',
      id: 'C56',
      piles: { treasures: 'T01 T02' },
      shown: 'T01 T02',
      kept: 'T02',
      discarded: 'T01',
    },
  ])('$what', ({ id, piles, shown, kept, discarded }) => {
    const state = telling(`${id} C04`, 'C05', piles);
    act(state, 1, play(state, id));
    expect(state.gains[0].cards).toEqual(treasures(shown));
    act(state, 1, { t: 'equip', card: treasure(kept) });
    expect(state.treasureDiscard).toEqual(treasures(discarded));
  });

  test('the top three of the Journey deck, in their order, for one pair of eyes', () => {
    const state = telling('C44 C04', 'C05', { journey: 'E02 L01 F01 E03' });
    const events = act(state, 1, play(state, 'C44'));
    expect(events).toContainEqual({ t: 'peeked', seat: 1, rival: -1, cards: ['E02', 'L01', 'F01'].map(journey) });
  });

  test('V33, LM-10.9, LM-10.10 empty decks: the discard pile is shuffled; without any, a Chivalry card', () => {
    const treasureDiscard = 'T02 T03 T04 T05 T06 T07 T08 T09 T10';
    const state = telling('C56 C04', 'C05', { chivalry: 'C20', treasures: 'T01', treasureDiscard });
    act(state, 1, play(state, 'C56'));
    expect([state.gains[0].cards[0], state.treasures.length, state.treasureDiscard]).toEqual([treasure('T01'), 8, []]);
    const none = telling('C56 C04', 'C05', { chivalry: 'C20' });
    act(none, 1, play(none, 'C56'));
    expect([none.gains, none.knights[1].hand]).toEqual([[], cards('C04 C20')]);
  });

  test('LM-10.9 a card being played is not shuffled in', () => {
    const state = telling('C16 C04', 'C05', { discarded: 'C20' });
    act(state, 1, play(state, 'C16'));
    expect([state.knights[1].hand, state.chivalryDiscard]).toEqual([cards('C04 C20'), cards('C16')]);
  });

  test('LM-9.14 a pass in a reply window is for this card only', () => {
    const state = scene({ card: 'F07', knights: [{ hand: 'C29' }, { hand: 'C09 C33' }, {}] });
    act(state, 1, play(state, 'C09'));
    expect(refused(state, 1, PASS)).toBe('LM-9.7');
    act(state, 0, PASS);
    act(state, 1, play(state, 'C33'));
    expect(game.pending(state)).toEqual([0]);
  });
});

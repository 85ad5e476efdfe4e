import { describe, expect, test } from 'vitest';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { game } from './index.ts';
import { compensation } from './04-judging.ts';
import { strength } from './06-strength.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { cards, chivalry, journey, treasure } from '../testing/cards.ts';
import { DRAW, ENOUGH, LEAVE, play, SILENCE, tell } from '../testing/moves.ts';
import { act, faces, refused, scene } from '../testing/scene.ts';

const encounter = (more: Partial<Parameters<typeof scene>[0]> = {}): State =>
  scene({
    phase: 'tell',
    card: 'E01',
    journey: 'E02',
    treasures: 'T05 T06',
    chivalry: 'C60 C61 C62 C63 C64 C65 C66 C67 C68 C69',
    knights: [{ hand: 'C01 C02 C03 C05 C06' }, { hand: 'C04 C07' }, { hand: 'C10 C08' }, { hand: 'C27 C09' }],
    ...more,
  });

const name = (tale: number, text?: string): Move =>
  text === undefined ? { t: 'name', tale } : { t: 'name', tale, text };
const take = (id: string): Move => ({ t: 'take', card: chivalry(id) });

function allTell(state: State): void {
  act(state, 1, tell('C04', 'I came.'));
  act(state, 2, tell('C10', 'I saw.'));
  act(state, 3, tell('C27', 'I fell off.'));
}

describe('4 Encounters', () => {
  test('LM-4.1, LM-4.2, LM-4.3 everybody but the judge owes a tale', () => {
    const state = encounter();
    expect(game.pending(state)).toEqual([1, 2, 3]);
    expect(refused(state, 0, tell('C01'))).toBe('LM-4.2');
    expect(refused(state, 1, { t: 'woo', yes: false })).toBe('LM-4.3');
  });

  test('LM-4.4 exactly one card of the hand', () => {
    const state = encounter();
    expect(refused(state, 1, tell('C04 C07'))).toBe('LM-4.4');
    expect(refused(state, 1, tell(''))).toBe('LM-4.4');
    expect(refused(state, 1, tell('C10'))).toBe('LM-8.3');
    expect(refused(state, 1, tell('C04'))).toBeUndefined();
  });

  test('LM-4.4, LM-8.3 the effect of a card told with does not happen', () => {
    const state = encounter({ knights: [{}, { hand: 'C15' }, { hand: 'C04' }] });
    act(state, 1, tell('C15'));
    expect([state.gains, state.declared]).toEqual([[], []]);
  });

  test('V31, LM-4.5 who has no card draws one to tell with', () => {
    const state = encounter({
      phase: 'draw',
      card: undefined,
      journey: 'E01',
      knights: [{}, {}, { hand: 'C04' }],
    } as never);
    act(state, 0, DRAW);
    expect(state.knights[1].hand).toEqual(cards('C60'));
    act(state, 1, tell('C60'));
    expect(state.knights[1].hand).toEqual([]);
  });

  test('LM-4.5 and without one if none can be drawn', () => {
    const state = encounter({ chivalry: '', knights: [{}, {}, { hand: 'C04' }] });
    expect(game.moves(state, 1)).toEqual([{ t: 'tell', cards: [] }]);
  });

  test('V32, LM-9.10 an any-time card while telling, and a new card if it was the last', () => {
    const state = encounter({ treasures: 'T24', knights: [{}, { hand: 'C15' }, { hand: 'C04' }] });
    act(state, 1, play(state, 'C15'));
    act(state, 1, { t: 'equip', card: treasure('T24') });
    expect([strength(state, 1), state.knights[1].hand, game.pending(state)]).toEqual([5, cards('C60'), [1, 2]]);
  });

  test('LM-4.6, LM-12.3 in any order, and nobody sees anything before all are in', () => {
    const state = encounter();
    act(state, 3, tell('C27', 'I fell off.'));
    const seen = game.view(state, 0);
    expect(seen.tales).toEqual([{ seat: 3, cards: [], text: HIDDEN, spoken: true }]);
    expect(seen.knights[3].hand).toEqual([HIDDEN, HIDDEN]);
    act(state, 1, tell('C04'));
    const events = act(state, 2, tell('C10', 'I saw.'));
    expect(events.flatMap((event) => (event.t === 'unrolled' ? [event.seat, event.text] : []))).toEqual([
      3,
      'I fell off.',
      1,
      '',
      2,
      'I saw.',
    ]);
    expect(game.view(state, 0).tales[0].text).toBe('I fell off.');
  });

  test('LM-9.11 a tale handed in is not told again, and its card cannot be played', () => {
    const state = encounter({ knights: [{}, { hand: 'C16 C15' }, { hand: 'C04' }] });
    act(state, 1, tell('C15'));
    expect(refused(state, 1, tell('C16'))).toBe('LM-9.11');
    expect(refused(state, 1, play(state, 'C15'))).toBe('LM-8.3');
    expect(refused(state, 1, play(state, 'C16'))).toBeUndefined();
  });

  test('LM-4.8 the judge, and only the judge, names exactly one teller, with a remark', () => {
    const state = encounter();
    allTell(state);
    expect([game.pending(state), game.moves(state, 0).filter(({ t }) => t === 'name')]).toEqual([
      [0],
      [name(0), name(1), name(2)],
    ]);
    expect(refused(state, 1, name(0))).toBe('LM-4.8');
    expect(refused(state, 0, name(3))).toBe('LM-4.8');
    expect(refused(state, 0, ENOUGH)).toBe('LM-4.8');
    expect(refused(state, 0, name(0, 'x'.repeat(201)))).toBe('LM-12.2');
    const [named] = act(state, 0, name(2, 'Nobly fallen.'));
    expect(named).toMatchObject({ t: 'named', seat: 3, judge: 0, remark: 'Nobly fallen.' });
  });

  test('V7, LM-4.9, LM-4.10, LM-4.11 compensation, discards, Treasure, refill', () => {
    const state = encounter({
      knights: [
        { hand: 'C01 C02 C03 C05 C06' },
        { hand: 'C04 C11 C12 C13 C14' },
        { hand: 'C10 C15 C16 C17 C18' },
        { hand: 'C27 C19 C20 C21 C22' },
      ],
    });
    allTell(state);
    act(state, 0, name(0));
    expect(refused(state, 0, take('C01'))).toBe('LM-4.9');
    expect(refused(state, 1, take('C10'))).toBe('LM-4.9');
    act(state, 0, take('C10'));
    expect(state.chivalryDiscard).toEqual(cards('C04 C27'));
    expect(state.gains).toEqual([{ seat: 1, cards: [treasure('T05')], what: 'treasure', by: 'turn' }]);
    act(state, 1, { t: 'equip', card: treasure('T05') });
    expect([state.phase, game.pending(state), state.knights[0].hand.length]).toEqual(['discard', [0], 6]);
    act(state, 0, { t: 'discard', card: chivalry('C06') });
    expect(state.knights.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(state.journeyDiscard).toEqual([journey('E01')]);
  });

  test('LM-4.9 the judge may also take none', () => {
    const state = encounter();
    allTell(state);
    act(state, 0, name(0));
    act(state, 0, ENOUGH);
    expect([state.knights[0].hand.length, state.chivalryDiscard.length]).toEqual([5, 3]);
  });

  test('V8 more compensation with Vivaldo and the pot lid, but never more than was played', () => {
    const knights = [{ wears: 'L03 T22' }, { hand: 'C04' }, { hand: 'C10' }];
    const state = encounter({ knights });
    expect(compensation(state)).toBe(3);
    expect(compensation(scene({ phase: 'tell', card: 'L01', knights }))).toBe(4);
    act(state, 1, tell('C04'));
    act(state, 2, tell('C10'));
    act(state, 0, name(0));
    act(state, 0, take('C04'));
    act(state, 0, take('C10'));
    expect([state.phase, state.gains.length, state.knights[0].hand]).toEqual(['resolved', 1, cards('C04 C10')]);
  });

  test('LM-4.11 losers draw before the prize is drawn (Ambrosio)', () => {
    const state = encounter({ knights: [{}, { hand: 'C04' }, { hand: 'C10', wears: 'L05' }] });
    act(state, 1, tell('C04'));
    act(state, 2, tell('C10'));
    act(state, 0, name(0));
    const events = act(state, 0, ENOUGH);
    expect(events.slice(0, 3).map(({ t }) => t)).toEqual(['effect', 'drew', 'treasures']);
    expect(state.knights[2].hand).toEqual(cards('C60'));
  });

  test('V37 the straw hat draws two and keeps one', () => {
    const state = encounter({ treasures: 'T38 T03', knights: [{}, { hand: 'C04', wears: 'T32' }, { hand: 'C10' }] });
    act(state, 1, tell('C04'));
    act(state, 2, tell('C10'));
    act(state, 0, name(0));
    act(state, 0, ENOUGH);
    expect(state.gains[0].cards).toEqual([treasure('T38'), treasure('T03')]);
    act(state, 1, { t: 'equip', card: treasure('T38') });
    expect(state.treasureDiscard).toEqual([treasure('T03'), treasure('T32')]);
  });

  test('V4, LM-3.2, LM-7.2, LM-7.3 a won Treasure replaces the one of its type or is left', () => {
    const won = (wears: string, ids: string): State => {
      const state = encounter({ treasures: ids, knights: [{}, { hand: 'C04', wears }, { hand: 'C10' }] });
      act(state, 1, tell('C04'));
      act(state, 2, tell('C10'));
      act(state, 0, name(0));
      act(state, 0, ENOUGH);
      return state;
    };
    const first = won('', 'T11');
    expect(refused(first, 0, LEAVE)).toBe('LM-3.2');
    expect(refused(first, 1, { t: 'equip', card: treasure('T12') })).toBe('LM-7.2');
    act(first, 1, { t: 'equip', card: treasure('T11') });
    expect(strength(first, 1)).toBe(3);
    const left = won('', 'T11');
    act(left, 1, LEAVE);
    expect([left.treasureDiscard, left.knights[1].treasures[0]]).toEqual([[treasure('T11')], NONE]);
    const second = won('T11', 'T13');
    act(second, 1, { t: 'equip', card: treasure('T13') });
    expect([strength(second, 1), second.treasureDiscard]).toEqual([4, [treasure('T11')]]);
  });

  test('LM-4.7, LM-12.5 an empty text and a disaster are as good as any', () => {
    const state = encounter();
    expect(refused(state, 1, tell('C04', ''))).toBeUndefined();
    expect(refused(state, 1, tell('C04', 'I fell in the ditch.'))).toBeUndefined();
  });
});

describe('12 Telling online', () => {
  test('LM-12.2 700 characters as people count them, and no tower of marks', () => {
    const state = encounter();
    expect(refused(state, 1, tell('C04', 'é'.repeat(700)))).toBeUndefined();
    expect(refused(state, 1, tell('C04', '👨‍👩‍👧'.repeat(700)))).toBeUndefined();
    expect(refused(state, 1, tell('C04', 'x'.repeat(701)))).toBe('LM-12.2');
    expect(refused(state, 1, tell('C04', 'x'.repeat(100_000)))).toBe('LM-12.2');
    expect(refused(state, 1, tell('C04', `a${'\u0301'.repeat(100_000)}`))).toBe('LM-12.2');
    expect(game.table!.words!(state, 1, tell('C04'))).toMatchObject({ max: 700 }); // the game has free texts
  });

  test('LM-12.1, LM-12.4 Aloud: the floor goes from one to the next, and shows the card', () => {
    const state = encounter({ options: { mode: 'aloud' } });
    act(state, 2, tell('C10'));
    act(state, 1, tell('C04'));
    expect(game.view(state, 0).tales).toEqual([
      { seat: 2, cards: cards('C10'), text: '', spoken: false },
      { seat: 1, cards: [], text: HIDDEN, spoken: false },
    ]);
    expect(refused(state, 1, { t: 'spoken' })).toBe('LM-12.4');
    act(state, 2, { t: 'spoken', text: 'So I said.' });
    expect(game.view(state, 0).tales[1].cards).toEqual(cards('C04'));
    act(state, 1, { t: 'spoken' });
    act(state, 3, tell('C27'));
    expect(state.phase).toBe('tell');
    act(state, 3, { t: 'spoken' });
    expect([state.phase, state.tales[0].text]).toEqual(['name', 'So I said.']);
  });

  test('LM-12.6 strict quotation asks for the phrase, whatever its case, accents and points', () => {
    const state = encounter({ options: { quotation: 'strict' }, knights: [{}, { hand: 'C35' }, { hand: 'C10' }] });
    expect(refused(state, 1, tell('C35', 'I swore nothing.'))).toBe('LM-12.6');
    expect(refused(state, 1, tell('C35', 'VOTÓ a tal, I said'))).toBeUndefined();
    expect(
      refused(encounter({ knights: [{}, { hand: 'C35' }, {}] }), 1, tell('C35', 'I swore nothing.')),
    ).toBeUndefined();
  });

  test('LM-12.7 with visors down the tellers are not named before the verdict', () => {
    const state = encounter({ options: { names: 'visors down' } });
    allTell(state);
    expect(game.view(state, 0).tales.map(({ seat }) => seat)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(game.view(state, 1).tales.filter(({ seat }) => seat === 1)).toHaveLength(1);
    act(state, 0, name(0));
    expect(game.view(state, 2).tales.map(({ seat }) => seat)).not.toContain(HIDDEN);
  });

  test('LM-12.8, LM-14.3 time is up: a card at random and no words', () => {
    const state = encounter({ knights: [{}, { hand: 'C04 C07' }, { hand: 'C10' }] });
    act(state, 1, SILENCE, faces(2));
    expect(state.tales[0]).toEqual({
      seat: 1,
      cards: cards('C07'),
      text: '(was struck dumb with wonder)',
      spoken: true,
    });
    expect(refused(state, 0, SILENCE)).toBe('LM-14.3');
  });

  test('LM-12.9 time is up for the judge: the die names, nothing is taken', () => {
    const state = encounter();
    allTell(state);
    act(state, 0, SILENCE, faces(2));
    expect(state.named).toBe(1);
    act(state, 0, SILENCE);
    expect(state.knights[0].hand).toHaveLength(5);
    act(state, 2, SILENCE);
    expect(state.knights[2].treasures).toContain(treasure('T05'));
  });

  test('LM-12.10 one reaction for each tale of another, never by the judge, and it decides nothing', () => {
    const state = encounter();
    allTell(state);
    const laurel: Move = { t: 'applaud', tale: 1, with: 'laurel' };
    expect(refused(state, 0, laurel)).toBe('LM-12.10');
    expect(refused(state, 2, laurel)).toBe('LM-12.10');
    act(state, 1, laurel);
    expect(refused(state, 1, { t: 'applaud', tale: 1, with: 'tear' })).toBe('LM-12.10');
    expect(game.moves(state, 0).filter(({ t }) => t === 'name')).toHaveLength(3);
    expect(refused(encounter({ options: { applause: false } }), 1, laurel)).toBeDefined();
  });
});

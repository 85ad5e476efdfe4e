import { describe, expect, test } from 'vitest';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { cards } from '../testing/cards.ts';
import { DRAW, PASS, play, ROLL, SILENCE, tell } from '../testing/moves.ts';
import { act, faces, refused, scene } from '../testing/scene.ts';

/** Three at F05: A attempts, B holds C33 (−1 after the roll), C holds nothing that could be played. */
const feat = (options: Partial<State['options']> = {}): State =>
  scene({
    card: 'F05',
    options: { timers: true, ...options },
    chivalry: 'C04 C27',
    knights: [{ hand: 'C48' }, { hand: 'C33' }, { hand: 'C02' }],
  });

const seconds = (state: State, seat: number): number | undefined => game.table?.clock?.(state, seat)?.seconds;

describe('LM-9.13 windows with timers', () => {
  test('everybody in the window is asked, whatever they hold, so that nobody learns who could have played', () => {
    const state = feat();
    expect(game.pending(state)).toEqual([0, 1, 2]);
    act(state, 0, ROLL);
    act(state, 1, PASS);
    act(state, 2, PASS, faces(3));
    expect([state.phase, game.pending(state)]).toEqual(['after', [0, 1, 2]]);
  });

  test('who can play nothing has the shortest time, and only they know it', () => {
    const state = feat();
    act(state, 0, ROLL);
    act(state, 1, PASS);
    act(state, 2, PASS, faces(3));
    expect([seconds(state, 0), seconds(state, 1), seconds(state, 2)]).toEqual([12, 12, 2]);
    expect(seconds(game.view(state, 1), 2)).toBe(12);
    expect(seconds(game.view(state, 'watcher'), 0)).toBe(12);
    expect(seconds(game.view(state, 2), 2)).toBe(2);
  });

  test('the attempter has the time of the window to roll, even with nothing to play', () => {
    const state = scene({ card: 'F05', options: { timers: true }, knights: [{}, {}, {}] });
    expect([seconds(state, 0), seconds(state, 1)]).toEqual([12, 2]);
  });

  test('each knight may hold once in each window, for ten seconds more for all', () => {
    const state = feat();
    expect(act(state, 2, { t: 'hold' })).toEqual([{ t: 'held', seat: 2 }]);
    expect(seconds(state, 0)).toBe(22);
    expect(refused(state, 2, { t: 'hold' })).toBe('LM-9.13');
    act(state, 1, { t: 'hold' });
    expect(seconds(state, 0)).toBe(32);
    act(state, 0, play(state, 'C48'));
    expect([seconds(state, 1), refused(state, 2, { t: 'hold' })]).toEqual([2, undefined]);
  });

  test('who has passed, who is not in the window, and an untimed room hold nothing', () => {
    const state = feat();
    act(state, 1, PASS);
    expect(refused(state, 1, { t: 'hold' })).toBe('LM-9.13');
    expect(refused(feat({ timers: false }), 0, { t: 'hold' })).toBe('LM-9.13');
  });

  test('a card that is declared, and one that is resolved, put a new question', () => {
    const state = feat();
    const before = game.table?.question?.(state);
    act(state, 0, play(state, 'C48'));
    const declared = game.table?.question?.(state);
    act(state, 1, PASS);
    act(state, 2, PASS);
    expect(new Set([before, declared, game.table?.question?.(state)]).size).toBe(3);
    expect(state.feat.attemptStrength).toBe(2);
  });

  test('LM-3.3 after the refill nobody has less than ten seconds, and it is over for nobody before all have looked', () => {
    const knights = [{ hand: 'C15' }, { hand: 'C02' }, {}];
    const state = scene({ phase: 'refill', options: { timers: true }, treasures: 'T05', knights });
    expect([0, 1, 2].map((seat) => game.table?.clock?.(state, seat))).toEqual([
      { seconds: 10, least: 10, isIdle: false, canEndEarly: true },
      { seconds: 10, least: 10, isIdle: true, canEndEarly: true },
      { seconds: 10, least: 10, isIdle: true, canEndEarly: true },
    ]);
  });

  test('LM-12.15 who must type the cry has fifteen seconds more', () => {
    expect(seconds(feat({ cry: 'typed' }), 0)).toBe(27);
  });
});

describe('LM-9.14 standing orders', () => {
  test('an order gives its knight the shortest time, is kept by silence and taken back by heed', () => {
    const state = feat();
    act(state, 1, { t: 'pass', until: 'feat' });
    act(state, 2, PASS);
    act(state, 0, ROLL, faces(3));
    expect(seconds(state, 1)).toBe(2);
    act(state, 1, SILENCE);
    expect(game.view(state, 1).orders[1]).toBe(2);
    expect(game.view(state, 0).orders[1]).toBe(HIDDEN);
    act(state, 1, { t: 'heed' });
    expect(state.orders[1]).toBe(0);
    expect(refused(state, 1, { t: 'heed' })).toBe('LM-9.14');
  });
});

describe('LM-12.8 the time of the tellers', () => {
  const tale = (options: Partial<State['options']> = {}): State => {
    const state = scene({
      journey: 'E01',
      options: { timers: true, ...options },
      knights: [{}, { hand: 'C04 C10' }, { hand: 'C27' }],
    });
    act(state, 0, DRAW);
    return state;
  };

  test('the judge may give it again, once', () => {
    const state = tale();
    expect(seconds(state, 1)).toBe(180);
    expect(refused(state, 1, { t: 'extend' })).toBe('LM-12.8');
    expect(act(state, 0, { t: 'extend' })).toEqual([{ t: 'extended', seat: 0 }]);
    expect([seconds(state, 1), refused(state, 0, { t: 'extend' })]).toEqual([360, 'LM-12.8']);
    expect(refused(tale({ timers: false }), 0, { t: 'extend' })).toBe('LM-12.8');
  });

  test('a draft that is legal is told as it stands', () => {
    const state = tale();
    const draft = tell('C10', 'It was');
    expect(game.fallback(state, 1, draft)).toEqual(draft);
  });

  test('words without a card are told with a card at random, and no words in wonder', () => {
    const state = tale();
    const move = game.fallback(state, 1, { t: 'tell', cards: [], text: 'It was' });
    act(state, 1, move, faces(2));
    expect(state.tales[0]).toMatchObject({ seat: 1, cards: cards('C10'), text: 'It was' });
    act(state, 2, game.fallback(state, 2));
    expect(state.tales[1].text).toBe('(was struck dumb with wonder)');
    const spanish = tale({ tongue: 'es' });
    act(spanish, 2, game.fallback(spanish, 2));
    expect(spanish.tales[0].text).toBe('(se quedó sin habla, de puro asombro)');
  });

  test('what is no tale cannot be begun: the clock never moves for the host, the judge or a vote', () => {
    const drafts: Move[] = [{ t: 'mode', mode: 'aloud' }, { t: 'extend' }, { t: 'turn' }];
    for (const draft of drafts) expect(game.fallback(tale(), 0, draft)).toEqual(SILENCE);
  });

  test('a draft that is too long is not told', () => {
    const state = tale();
    expect(game.fallback(state, 1, { t: 'tell', cards: [], text: 'x'.repeat(701) })).toEqual(SILENCE);
  });
});

describe('LM-12.9 a judge who is silent', () => {
  const told = (options: Partial<State['options']>, card = 'E01'): State => {
    const hand = { hand: 'C04 C10 C27' };
    const state = scene({
      card,
      phase: 'tell',
      options,
      treasures: 'T05',
      knights: [{}, hand, { hand: 'C33' }, { hand: 'C48' }],
    });
    act(state, 1, tell('C04', 'one'));
    act(state, 2, tell('C33', 'two'));
    act(state, 3, tell('C48', 'three'));
    return state;
  };

  test('the tellers vote, in secret, not for themselves; most votes win and nothing is taken', () => {
    const state = told({ judge: 'vote' });
    expect(act(state, 0, SILENCE)).toEqual([{ t: 'called', seat: 0 }]);
    expect(game.pending(state)).toEqual([1, 2, 3]);
    expect(refused(state, 1, { t: 'vote', tale: 0 })).toBe('LM-12.9');
    expect(refused(state, 0, { t: 'vote', tale: 0 })).toBe('LM-12.9');
    act(state, 1, { t: 'vote', tale: 2 });
    expect(game.view(state, 2).votes).toEqual([NONE, HIDDEN, NONE, NONE]);
    act(state, 2, { t: 'vote', tale: 2 });
    const events = act(state, 3, { t: 'vote', tale: NONE });
    expect(events).toContainEqual(expect.objectContaining({ t: 'named', seat: 3, tale: 2 }));
    expect(state.knights[0].hand).toEqual([]);
  });

  test('a tie goes by the die', () => {
    const state = told({ judge: 'vote' });
    act(state, 0, SILENCE);
    act(state, 1, { t: 'vote', tale: 1 });
    act(state, 2, { t: 'vote', tale: 0 });
    const events = act(state, 3, { t: 'vote', tale: NONE }, faces(2));
    expect(events).toContainEqual(expect.objectContaining({ t: 'named', tale: 1 }));
  });

  test('a bot may judge for the absent only where the host chose so', () => {
    expect(game.table?.proxy?.(told({ judge: 'bot' }), 0)).toBe(true);
    expect(game.table?.proxy?.(told({ judge: 'vote' }), 0)).toBe(false);
    expect(game.table?.proxy?.(told({ judge: 'vote' }), 1)).toBeUndefined();
  });

  test('LM-13.6 a judge may leave to the tellers only what was spoken and not written', () => {
    expect(refused(told({}), 0, { t: 'call' })).toBe('LM-4.8');
    const state = scene({
      card: 'E01',
      phase: 'tell',
      options: { mode: 'aloud' },
      knights: [{}, { hand: 'C04' }, { hand: 'C33' }],
    });
    for (const [seat, card] of [
      [1, 'C04'],
      [2, 'C33'],
    ] as const) {
      act(state, seat, tell(card));
      act(state, seat, { t: 'spoken' });
    }
    act(state, 0, { t: 'call' });
    expect(state.phase).toBe('vote');
  });
});

import { describe, expect, test } from 'vitest';
import type { Dice, Seat } from '../../../core/game.ts';
import { seededDice } from '../../../core/dice.ts';
import { fromViews, inTurn, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { ENCOUNTERS } from '../rules/cards/encounters.ts';
import { CHIVALRY } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { game as laMancha } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { type State, type Tongue, TONGUES } from '../rules/state.ts';
import { cards, journey } from '../testing/cards.ts';
import { play, tell } from '../testing/moves.ts';
import { act, UNTIMED, faces, optionSets, roll, scene } from '../testing/scene.ts';
import { bare, quotes } from '../rules/12-words.ts';
import { GRAMMARS } from '../rules/cards/vocabulary.ts';
import { botNamed } from '../../../bots/levels.ts';
import { bots } from './index.ts';
import { groundsFor, keywordsIn, scoreOf, textOf } from './hearing.ts';
import { PARTS, type Reason } from './judge-words.ts';
import { poemFor } from './poems.ts';
import { candidates, isByBot, muse, taleFor } from './tales.ts';
import { knight, squire } from './bots.ts';
import { SPEECH } from './speech.ts';
import { rhymeIn } from './hearing.ts';
import { EARLY, remarkOf, verdict } from './verdict.ts';

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A game among bots, each of which is shown its view only and must move legally. */
function game(
  seats: number,
  options: typeof UNTIMED,
  seed: string,
  botOf: (seat: Seat) => typeof knight = () => knight,
): Played {
  const dice = seededDice(seed);
  const events: Event[] = [];
  const say = (event: Event): void => void events.push(event);
  const state = laMancha.setup(seats, options, dice, say);
  const byBots = inTurn(
    laMancha,
    fromViews(laMancha, (view, seat) => botOf(seat).choose(view, seat, dice)),
  );
  playOut(laMancha, state, lawful(laMancha, byBots), { dice, say, most: 5000 });
  return { state, events };
}

const choose = (state: State, seat: Seat, dice: Dice = faces(), bot = knight): Move =>
  bot.choose(laMancha.view(state, seat), seat, dice);

describe('13 Bots', () => {
  test('LM-13.1 knights and squires play any room to its end by the rules, from their own views', () => {
    for (const [i, options] of optionSets().entries())
      for (const seats of [3, 4, 5]) game(seats, options, `room ${i}`, (seat) => (seat % 2 === 0 ? knight : squire));
  });

  test('LM-13.1 they can be asked for by name', () => {
    for (const name of ['squire', 'knight', 'beginner', 'medium', 'random'])
      expect(botNamed(name, laMancha, bots, () => 0).problems).toBeUndefined();
  });

  test.each(TONGUES)('LM-13.2 every kind of phrase has its templates in %s, each filled without a gap', (tongue) => {
    const { tale, poem } = SPEECH[tongue];
    for (const grammar of GRAMMARS)
      expect([tale.turn[grammar].length > 3, poem.line[grammar].length > 1]).toEqual([true, true]);
    const state = scene({ phase: 'tell', card: 'E01', options: { tongue }, knights: [{}, {}, {}] });
    for (let card = 0; card < CHIVALRY.length; card++)
      for (let encounter = 0; encounter < ENCOUNTERS.length; encounter++) {
        state.card = encounter;
        const { text } = taleFor(state, 1 + (card % 2), [card], faces(1));
        expect(text).not.toMatch(/[{}]|undefined|[!?][,.]”|“”|”“|(?<!\p{L})(de|a) el\b|[,.;]{2}|^\p{Ll}|[.?!] \p{Ll}/u);
        expect([quotes(text, card), text.length <= 700]).toEqual([true, true]);
      }
  });

  test.each([
    ['C33', '“Miau,”'],
    ['C74', '“Roca Salada!”'],
  ])('LM-13.2 the marks of a quotation: %s', (id, expected) => {
    const state = scene({ phase: 'tell', card: 'E01', knights: [{}, {}, {}] });
    const texts = Array.from({ length: 12 }, (_, deal) => taleFor({ ...state, deal }, 1, cards(id), faces(1)));
    expect(texts.some(({ text }) => text.includes(expected))).toBe(true);
  });

  /** The texts of a game among bots, tales and poems apart. */
  const textsOf = (events: readonly Event[], isPoem: boolean): string[] =>
    events.flatMap((event) => (event.t === 'unrolled' && event.cards.length > 1 === isPoem ? String(event.text) : []));

  /** Which template a text has at its beginning, inside or at its end. */
  const templateIn = (list: readonly string[], text: string, at: (words: string) => string): number =>
    list.findIndex((template) =>
      new RegExp(at(template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')), 'i').test(
        text,
      ),
    );

  test.each(TONGUES)('LM-13.2 in a whole game no sentence of a tale in %s is made twice', (tongue) => {
    const { tale } = SPEECH[tongue];
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const tales = textsOf(game(4, { ...UNTIMED, tongue }, seed).events, false);
      expect(tales.length).toBeGreaterThan(3);
      const used = [
        tales.map((text) => templateIn(tale.open, text, (words) => `^${words}`)),
        tales.map((text) => templateIn(tale.close, text, (words) => `${words}$`)),
      ];
      for (const list of used) {
        expect(list).not.toContain(-1);
        expect(new Set(list).size).toBe(list.length);
      }
      const sentences = tales.flatMap((text) => text.split(/(?<=[.!?][”»]?) (?=[“«A-ZÁ-Ú¡¿])/));
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i && sentence.length > 25)).toEqual([]);
    }
  });

  test('LM-13.2 every card has a sentence of its own, in every deal', () => {
    for (const grammar of GRAMMARS)
      for (const tongue of TONGUES)
        expect(SPEECH[tongue].tale.turn[grammar].length).toBeGreaterThanOrEqual(
          CHIVALRY.filter((card) => card.grammar === grammar).length,
        );
  });

  test('LM-13.2 another deal has other words', () => {
    const state = scene({ phase: 'tell', card: 'E01', knights: [{}, {}, {}] });
    const tales = Array.from({ length: 20 }, (_, deal) => taleFor({ ...state, deal }, 1, [3], faces(1)).text);
    expect(new Set(tales).size).toBeGreaterThan(15);
  });

  test.each(TONGUES)('LM-13.4 in a whole game no poem in %s begins or ends as another', (tongue) => {
    for (const seed of ['one', 'two', 'three']) {
      const poems = textsOf(game(4, { ...UNTIMED, tongue }, seed).events, true).map((text) => text.split('\n'));
      for (const line of [0, -1]) {
        const lines = poems.map((poem) => poem.at(line));
        expect(new Set(lines).size).toBe(lines.length);
      }
    }
  });

  test.each(TONGUES)(
    'LM-13.4 no two who woo a Love at once share a couplet in %s, and each keeps her condition',
    (tongue) => {
      for (const love of ['L04', 'L11', 'L13', 'L14']) {
        const state = scene({ phase: 'tell', card: love, options: { tongue }, knights: [{}, {}, {}, {}, {}, {}] });
        const poems = [1, 2, 3, 4, 5].map((seat) => poemFor(state, seat, []).split('\n'));
        const lines = poems.flat();
        expect(new Set(lines).size).toBe(lines.length);
        for (const { couplets, any } of [SPEECH[tongue].condition(state.card)])
          for (const couplet of couplets)
            expect(
              any.length === 0
                ? rhymeIn(couplet.join('\n')) !== undefined
                : any.some((word) => bare(couplet.join(' ')).includes(word)),
            ).toBe(true);
      }
    },
  );

  test('LM-13.2 inside a sentence a phrase begins with a small letter, unless it is a name', () => {
    const within = (phrase: string): string => SPEECH.en.quote('of {p}', phrase);
    expect(['Lentils every Friday', 'A balsam for every bruise', 'Tirant the White'].map(within)).toEqual([
      'of lentils every Friday',
      'of a balsam for every bruise',
      'of Tirant the White',
    ]);
  });

  test.each(TONGUES)('LM-13.6 in a whole game of three Feats no judge in %s repeats a remark', (tongue) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { events } = game(4, { ...UNTIMED, length: 3, tongue }, seed);
      const remarks = events.flatMap((event) => (event.t === 'named' ? event.remark : []));
      expect(remarks.length).toBeGreaterThan(3);
      expect(remarks.filter((remark, i) => remarks.indexOf(remark) !== i)).toEqual([]);
    }
  });

  test.each(TONGUES)('LM-13.6 no remark in %s can come back among the first 24, whatever was praised', (tongue) => {
    const { remarks } = SPEECH[tongue];
    const { lateWord, lateMeasure, late, blank: _, ...lists } = remarks;
    expect(Math.min(...Object.values(lists).map((list) => list.length))).toBeGreaterThanOrEqual(EARLY);
    expect(Math.min(lateWord.length, lateMeasure.length, late.length)).toBeGreaterThanOrEqual(24 - EARLY);
    const state = scene({ options: { tongue }, knights: [{}, {}, {}] });
    const said = new Map<string, number>();
    for (let before = 0; before < 24; before++) {
      const later = { ...state, journeyDiscard: Array.from({ length: before }, () => journey('E01')) };
      for (const reason of Object.keys(lists) as Reason[]) {
        const remark = remarkOf(later, remarks, reason);
        expect([remark, said.get(remark) ?? before]).toEqual([remark, before]);
        said.set(remark, before);
      }
    }
  });

  test.each(TONGUES)('LM-13.4 no line in %s comes twice in a courtship of five knights', (tongue) => {
    const { poem } = SPEECH[tongue];
    for (const grammar of GRAMMARS) {
      const hand = CHIVALRY.flatMap((card, i) => (card.grammar === grammar ? i : [])).slice(0, 2);
      const state = scene({ phase: 'tell', card: 'L01', options: { tongue }, knights: [{}, {}, {}, {}, {}] });
      const lines = [1, 2, 3, 4].flatMap((seat) =>
        poemFor(state, seat, hand)
          .split('\n')
          .slice(1, 1 + hand.length),
      );
      const unstopped = (words: string): string => words.replace(/"?(?:;|\\\.)$/, ''); // the last one has a full stop
      const frames = lines.map((line) => templateIn(poem.line[grammar], line, (words) => `^${unstopped(words)}`));
      expect(frames).not.toContain(-1);
      expect(new Set(frames).size).toBe(frames.length);
    }
  });

  test.each(TONGUES)(
    'LM-13.2 every answer in %s speaks of its card, and no two tellers have the same one',
    (tongue) => {
      const state = scene({ phase: 'tell', card: 'E01', options: { tongue }, knights: [{}, {}, {}, {}, {}] });
      for (let encounter = 0; encounter < ENCOUNTERS.length; encounter++) {
        state.card = encounter;
        const answers = SPEECH[tongue].answers(encounter);
        for (const answer of answers)
          expect([answer, keywordsIn(encounter, bare(answer)).length]).not.toEqual([answer, 0]);
        const told = [1, 2, 3, 4].map((seat) => taleFor(state, seat, [], faces(1)).text);
        const used = told.map((text) => answers.findIndex((answer) => text.includes(answer)));
        expect([encounter, used.includes(-1), new Set(used).size]).toEqual([encounter, false, 4]);
      }
    },
  );

  test.each(TONGUES)(
    'LM-13.2 the best of twenty in %s takes up what was told before, each teller another card',
    (tongue) => {
      const state = scene({ phase: 'tell', card: 'E02', options: { tongue }, knights: [{}, {}, {}, {}] });
      const seen = cards('C19 C23 C47');
      state.told.push(...seen);
      const hand = cards('C04 C05 C12 C13 C18');
      const all = [1, 2, 3].map((seat) => candidates(state, seat, hand, seededDice(`made ${seat}`)));
      expect(all.map((made) => made.length)).toEqual([20, 20, 20]);
      expect(all.every((made) => made.some(({ text }) => !seen.some((card) => quotes(text, card))))).toBe(true);
      const told = [1, 2, 3].map((seat) => taleFor(state, seat, hand, seededDice(`told ${seat}`)));
      expect(told.map(({ text }) => seen.filter((card) => quotes(text, card)))).toEqual(seen.map((card) => [card]));
      expect(told.map(({ text }) => keywordsIn(state.card, bare(text)).length > 1)).toEqual([true, true, true]);
    },
  );

  test('LM-13.2 who speaks later says something else than those who have been heard', () => {
    const state = scene({ phase: 'tell', card: 'E02', options: { mode: 'aloud' }, knights: [{}, {}, {}] });
    const [first] = candidates(state, 2, cards('C04 C05'), seededDice('same'));
    const best = taleFor(state, 2, cards('C04 C05'), seededDice('same'));
    state.tales.push({ seat: 1, cards: cards('C12'), text: best.text, spoken: true });
    const [again] = candidates(state, 2, cards('C04 C05'), seededDice('same'));
    expect(again.text).toBe(first.text);
    expect(again.worth).toBeLessThan(first.worth);
  });

  /** Every verdict of a game among bots, with what the judge saw. */
  function verdictsIn(seed: string, tongue: Tongue): { view: State; dice: () => Dice }[] {
    const seen: { view: State; dice: () => Dice }[] = [];
    game(4, { ...UNTIMED, tongue }, seed, () => ({
      choose(view, seat, dice) {
        const move = knight.choose(view, seat, dice);
        if (move.t === 'name')
          seen.push({ view: structuredClone(view), dice: () => seededDice(`${seed} ${seen.length}`) });
        return move;
      },
    }));
    return seen;
  }

  test.each(TONGUES)('LM-13.6 the reason that a judge states in %s is true of what it chose', (tongue) => {
    const stated = new Set<Reason>();
    for (const seed of ['one', 'two', 'three', 'four'])
      for (const { view, dice } of verdictsIn(seed, tongue)) {
        const { tale, grounds, remark } = verdict(view, dice());
        const { reason, word, other } = grounds;
        const text = textOf(view.tales[tale]);
        stated.add(reason);
        expect([text, text.includes(word), text.includes(other), remark.includes(word)]).toEqual([
          text,
          true,
          true,
          true,
        ]);
        if (reason === 'lone' || reason === 'kept') expect(view.kept).toBe(1 << tale);
        const part = PARTS.find((each) => each === (reason === 'brief' ? 'length' : reason));
        if (part === undefined) continue;
        const scores = view.tales.map((each) => scoreOf(view, each)[part]);
        const others = scores.filter((_, i) => i !== tale && (view.kept & (1 << i)) !== 0);
        expect(scores[tale]).toBeGreaterThan(others.reduce((sum, score) => sum + score, 0) / others.length);
        expect(groundsFor(view, view.tales[tale], part)).toEqual(grounds);
      }
    expect(stated.size).toBeGreaterThan(3);
  });

  test('LM-13.6 in another order on the table the same tale wins, for the same reason', () => {
    for (const { view, dice } of ['one', 'two', 'three'].flatMap((seed) => verdictsIn(seed, 'en'))) {
      const { tale, remark } = verdict(view, dice());
      const order = view.tales.map((_, i) => (i + 1) % view.tales.length);
      const kept = order.reduce((bits, from, to) => bits | (((view.kept >> from) & 1) << to), 0);
      const turned = verdict({ ...view, kept, tales: order.map((from) => view.tales[from]) }, dice());
      expect([order[turned.tale], turned.remark]).toEqual([tale, remark]);
    }
  });

  test('LM-13.6 nor does it matter in which order texts stand that are the same', () => {
    const state = scene({ phase: 'name', card: 'E01', knights: [{}, {}, {}, {}] });
    for (const seat of [1, 2, 3]) state.tales.push({ seat, cards: [], text: '', spoken: true });
    state.kept = 7;
    const winners = Array.from({ length: 300 }, (_, i) => verdict(state, seededDice(`blank ${i}`)).tale);
    for (const tale of [0, 1, 2]) expect(winners.filter((each) => each === tale).length).toBeGreaterThan(70);
    const turned = { ...state, tales: state.tales.toReversed() };
    expect(Array.from(winners, (_, i) => 2 - verdict(turned, seededDice(`blank ${i}`)).tale)).toEqual(winners);
  });

  test('LM-13.6 as judge a bot would rather hear people than bots', () => {
    const state = scene({ phase: 'tell', card: 'E01', knights: [{}, { hand: 'C04' }, { hand: 'C10' }] });
    const told = taleFor(state, 1, cards('C04'), faces(1)).text;
    expect(isByBot(state, told)).toBe(true);
    expect(isByBot(state, `${muse(state, 1, 'en')} And then I woke.`)).toBe(false);
    const person = `${told} ${CHIVALRY[cards('C10')[0]].phrase}, say I.`; // as good a tale, with another end
    act(state, 1, { t: 'tell', cards: cards('C04'), text: told });
    act(state, 2, { t: 'tell', cards: cards('C10'), text: person });
    const winners = Array.from({ length: 20 }, (_, i) => choose(state, 0, seededDice(`verdict ${i}`)));
    expect(winners.filter((move) => move.t === 'name' && move.tale === 1).length).toBeGreaterThan(15);
  });

  test('LM-13.3 a tale is told with a card that has no effect', () => {
    const state = scene({ phase: 'tell', card: 'E01', knights: [{}, { hand: 'C29 C04 C48' }, { hand: 'C29 C33' }] });
    expect(choose(state, 1)).toMatchObject({ t: 'tell', cards: cards('C04') });
    expect(choose(state, 2)).toMatchObject({ t: 'tell', cards: cards('C33') });
  });

  test.each(TONGUES)('LM-13.4 a poem in %s has a line for each card and keeps the condition of the Love', (tongue) => {
    for (const id of ['L04', 'L11', 'L13', 'L14']) {
      const knights = [{}, { hand: 'C04 C05 C12 C18' }, {}];
      const state = scene({ phase: 'tell', card: id, options: { tongue }, knights });
      state.knights[1].woo = 1;
      const move = choose(state, 1);
      if (move.t !== 'tell') throw new Error('no poem');
      const poem = poemFor(state, 1, move.cards);
      expect(poem.split('\n')).toHaveLength(1 + move.cards.length + 2 + 2);
      expect(move.cards.every((card) => quotes(poem, card))).toBe(true);
      act(state, 1, move);
      expect(choose(state, 0)).toEqual({ t: 'mark', kept: 1 });
    }
  });

  test('LM-13.5 woos who is worth more than the Love one has', () => {
    const wooing = (card: string, wears: string): Move => {
      const state = scene({
        journey: card,
        knights: [{}, { hand: 'C04 C05 C12 C13', wears }, { hand: 'C18 C19 C20' }],
      });
      act(state, 0, { t: 'draw' });
      return choose(state, 1);
    };
    expect([wooing('L09', 'L06'), wooing('L06', 'L09')]).toEqual([
      { t: 'woo', yes: true },
      { t: 'woo', yes: false },
    ]);
  });

  const judged = (one: string, other: string, tongue: Tongue = 'en'): Move => {
    const knights = [{}, { hand: 'C42' }, { hand: 'C33' }];
    const state = scene({ phase: 'tell', card: 'E01', options: { tongue }, knights });
    act(state, 1, tell('C42', one));
    act(state, 2, tell('C33', other));
    return choose(state, 0, faces(1, 1));
  };

  test('LM-13.6 the better tale wins, and the reason is stated', () => {
    const good =
      'At the castle my visor would not open for supper, so an honest gray donkey shared the cod with me through the ribbons until I fell into the moat.';
    expect(judged('No.', good.replace('an honest gray donkey', 'Miau'))).toMatchObject({ t: 'name', tale: 1 });
    expect(judged(good, 'Miau')).toMatchObject({
      tale: 0,
      text: expect.stringMatching(/castle|visor|inn|donkey|word|stew/i) as string,
    });
    expect(judged('', '')).toMatchObject({ text: expect.stringContaining('die decide') as string });
  });

  test('LM-13.6 a judge who speaks Spanish hears both languages, and gives the reason in its own', () => {
    const good =
      'En el castillo la visera no se abría para la cena, y un rucio honrado compartió conmigo el bacalao hasta que me caí al foso.';
    expect(judged(good, 'Miau', 'es')).toMatchObject({ tale: 0, text: expect.stringMatching(/[áéíóúñ]|«/) as string });
    expect(judged('No.', good.replace('un rucio honrado', 'miau'))).toMatchObject({ tale: 1 });
    expect(judged('', '', 'es')).toMatchObject({ text: expect.stringContaining('decidir al dado') as string });
  });

  test('LM-13.6 what rhymes, and what does not', () => {
    expect(['I ride so slow\nthe rivers flow', 'a cat\na dog', 'one\none'].map(rhymeIn)).toEqual([
      ['flow', 'slow'],
      undefined,
      undefined,
    ]);
  });

  test('LM-13.7 takes what is worth more than its worst card', () => {
    const state = scene({ phase: 'take', card: 'E01', knights: [{ hand: 'C04' }, {}, {}] });
    state.tales.push({ seat: 1, cards: cards('C29'), text: '', spoken: true });
    state.named = 0;
    expect(choose(state, 0)).toEqual({ t: 'take', card: cards('C29')[0] });
    state.knights[0].hand.splice(0, 1, ...cards('C15'));
    expect(choose(state, 0)).toEqual({ t: 'enough' });
  });

  test('LM-13.8 a Knight helps itself when the chance is low, and saves the card when it is not', () => {
    const strong = scene({ card: 'F01', knights: [{ hand: 'C77', wears: 'T10 T20' }, {}, {}] });
    expect(choose(strong, 0)).toEqual({ t: 'roll' });
    const weak = scene({ card: 'F04', knights: [{ hand: 'C77' }, {}, {}] });
    expect(choose(weak, 0)).toEqual(play(weak, 'C77'));
  });

  test('LM-13.8 after a failing roll the cheapest card that suffices; none after a success', () => {
    const state = scene({ card: 'F01', knights: [{ hand: 'C08 C48' }, {}, {}] });
    roll(state, 2);
    expect(choose(state, 0)).toEqual(play(state, 'C48'));
    const done = scene({ card: 'F01', knights: [{ hand: 'C48' }, {}, {}] });
    roll(done, 6);
    expect(choose(done, 0)).toEqual({ t: 'pass', until: 'window' });
  });

  test('LM-13.8 as a rival it stops one who is about to win, and cancels what would decide', () => {
    const harmless = scene({ card: 'F01', phase: 'after', feat: { die: 4 }, knights: [{}, { hand: 'C39' }, {}] });
    expect(choose(harmless, 1)).toEqual({ t: 'pass', until: 'window' });
    const after = scene({
      card: 'F01',
      phase: 'after',
      feat: { die: 4 },
      knights: [{ successes: 1, hand: 'C29' }, { hand: 'C39' }, {}],
    });
    const stop = choose(after, 1);
    expect(stop).toEqual(play(after, 'C39'));
    act(after, 1, stop);
    expect(choose(after, 0)).toEqual(play(after, 'C29'));
  });

  test('LM-13.8 runs from the hopeless', () => {
    const state = scene({ card: 'F16', knights: [{ rolled: 1 }, {}, {}] });
    expect([choose(state, 0).t, choose(state, 0, faces(), squire).t]).toEqual(['run', 'run']);
  });

  test('LM-13.9 draws Treasures at the end of a turn', () => {
    const state = scene({ phase: 'refill', treasures: 'T05', knights: [{ hand: 'C15 C30' }, {}, {}] });
    expect(choose(state, 0)).toEqual(play(state, 'C15'));
  });

  test('LM-13.10 a bot needs no time: how long it seems to think is for the table to say', () => {
    const state = scene({ card: 'F01', knights: [{}, {}, {}] });
    expect(choose(state, 0)).toEqual(choose(state, 0));
  });

  test('LM-13.8 a Knight beats Squires more often than chance would', () => {
    let wins = 0;
    for (let i = 0; i < 150; i++) {
      const { state } = game(3, UNTIMED, `match ${i}`, (seat) => (seat === i % 3 ? knight : squire));
      if (laMancha.outcome(state)?.places[i % 3] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(60);
  });

  test('LM-18.5 the muse has an opening for a tale and for a poem, in the language of the writer', () => {
    const state = scene({ phase: 'tell', card: 'E01', knights: [{}, {}, {}] });
    expect(muse(state, 1, 'en')).not.toMatch(/[{}]/);
    const said = new Set<string>();
    const lines = Array.from({ length: 24 }, () => muse(state, 1, 'en', said));
    expect(new Set(lines).size).toBe(lines.length); // she never repeats herself
    expect(SPEECH.es.tale.open).not.toContain(muse(state, 1, 'en'));
    state.card = journey('L01');
    expect(muse(state, 1, 'es')).toContain('Doña Tolosa');
  });
});

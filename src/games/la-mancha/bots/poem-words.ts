/** LM-13.4: the words of which bots make poems. The last two lines rhyme. */
import type { LoveId } from '../rules/cards/loves.ts';
import type { ByGrammar } from './tale-words.ts';

export interface PoemWords {
  readonly open: readonly string[];
  readonly line: ByGrammar;
  readonly close: readonly (readonly string[])[];
}

export const POEM: PoemWords = {
  open: [
    '{Love}, I have written this upon my knee,',
    '{Love}, the moon is up, and so am I,',
    '{Love}, a knight has come, by the long road,',
    'Hear me, {Love}, before the ink runs out:',
    '{Love}, my pen is blunt, my heart is not,',
    'To {Love}, by a knight of no estate:',
    '{Love}, forgive the meter and the mud,',
    'O {Love}, lean a little from the wall,',
    '{Love}, I rode all night to say one thing,',
    'Let others praise the dawn; I sing {Love},',
    '{Love}, I am no poet; here is the proof:',
    '{Love}, I knocked. Perhaps you did not hear.',
    '{Love}, these lines were longer in the rain,',
    'By candle, flea and moonlight, {Love}, I write,',
    '{Love}, I learned to rhyme for you today,',
    'O {Love}, let the nightingale be still,',
    '{Love}, my squire has heard this, and he slept,',
    'Not roses, {Love}, for the goat ate those,',
    '{Love}, I counted all the stars, and you,',
    'Attend, {Love}, for I have brought a lute,',
    '{Love}, whose window is so very high,',
    'Sweet {Love}, this is verse the ninety-first,',
    '{Love}, I swore an oath to keep it short,',
    'I have no trumpet, {Love}; hear my nose:',
  ],
  line: {
    cry: [
      'I cried “{P}” beneath your wall by night;',
      '“{P}” I told the moon. It went away.',
      '“{P}” I sang, and all the dogs sang too;',
      '“{P}” I breathed, as softly as I could;',
      'My helmet rang “{P}” when I bowed low;',
      'The echo gave “{P}” back to me, hoarse;',
      '“{P}” I cried, and trod upon my cloak;',
      'Three streets away they heard it well: “{P}”;',
    ],
    oath: [
      '“{P}” I swore, and meant it for your sake;',
      'I have sworn “{P}” and I will swear it twice;',
      '“{P}” I say, with both hands on my heart;',
      'Upon this blade I vow “{P}” once more;',
      '“{P}” I wrote, and signed it with my thumb;',
      'The priest has heard “{P}”, and so has God;',
      'My word is this: “{P}”. I have no gold;',
      '“{P}” I vowed before I saw the stairs;',
    ],
    person: [
      'They speak to me of {p}; I speak of you;',
      'I have not envied even {p};',
      'I would have told the tale to {p};',
      'Were I {p}, I could not love you more;',
      'I told my sorrow once to {p};',
      'Not for {p} would I have shaved today;',
      'Beside you pale the moon, the rose, and {p};',
      'I dreamed of you, disguised as {p};',
    ],
    place: [
      'I would ride out from here to {p};',
      'I carved your name at {p};',
      'Your smile is worth a house in {p};',
      'I lost my way, and found you, near {p};',
      'No road has led me farther than {p};',
      'They know your beauty even in {p};',
      'I wept one night, and they were wet in {p};',
      'I turned my horse around, halfway to {p};',
    ],
    thing: [
      'I bring you all I own: {p};',
      'I would not change you for {p};',
      'I thought I knew my heart. I knew {p};',
      'My dowry is a lute, a debt, {p};',
      'As precious to my heart as {p};',
      'My love is like {p}, and lasts as long;',
      'I would have sent you flowers; here is {p};',
      'All poets sing the rose. I sing {p};',
    ],
    saying: [
      '“{P},” they say; they had not met you then;',
      '“{P},” I tell my heart. It does not hear;',
      'I wrote “{P},” and crossed it out, and sighed;',
      'My mother said, “{P},” and she was right;',
      '“{P},” the bells of your own chapel ring;',
      'I set it to a tune: “{P}”;',
      'The barber says “{P},” and cuts my ear;',
      '“{P},” it says, above my empty plate;',
    ],
    title: [
      'The world may call me {P}; call me yours;',
      'I signed it {P}, with a blot;',
      'They carved it in my saddle: {P};',
      'I was {P}, until I saw you smile;',
      'My mother never called me {P};',
      'The herald shouted {P}, and coughed;',
      'On every milestone I have scratched it: {P};',
      'You may forget that I am {P};',
    ],
  },
  close: [
    ['If I should fall, as knights like me must do,', 'then let me fall in the direction of you.'],
    ['I have no castle, title, coin or cook,', 'but I will put your name in every book.'],
    ['I cannot sing, I cannot dance, I snore;', 'yet no one living could esteem you more.'],
    ['The inns are dear, the roads are deep in mud;', 'your name alone has warmed a poet’s blood.'],
    ['My horse is lean, my helmet is a bowl;', 'I ride a little crooked, but I ride it whole.'],
    ['My lance may bend, my courage may give way;', 'but you shall hear me every market day.'],
    ['They say that love is blind, and love is right:', 'it led me through a window in the night.'],
    ['I have no rhyme for all that you have done;', 'I counted up your faults, and there was none.'],
    ['And if you send me off, as well you might,', 'I shall be back again tomorrow night.'],
    ['Say yes, and I will ride a gentler steed;', 'say no, and I will ride at twice the speed.'],
    ['I leave this verse beneath your garden gate;', 'if it is gone, I hope it was not ate.'],
    ['So ends my song. I have another one;', 'it is the same, but sung while on the run.'],
    ['My heart is yours, my horse is out of breath;', 'I shall adore you to the point of death.'],
    ['Take pity on a knight whose only crime', 'was wanting you and supper at one time.'],
    ['The stars grow pale, the watchman calls the hour;', 'I leave you here my heart, and half a flower.'],
    ['They threw a shoe. I take it for a sign:', 'I have its fellow now, and both are mine.'],
    ['If you say no, I perish; that is clear;', 'but I could perish any time this year.'],
    ['I kiss your hand, your glove, your garden door,', 'and would have kissed the dog, but he was sore.'],
    ['No knight has ever loved as I love you;', 'the ones who tried have better things to do.'],
    ['Reply by pigeon, or by passing cart;', 'but mind the pigeon: he has eaten part.'],
    ['I sign this with a flourish and a sneeze,', 'yours always, standing, bowing, on my knees.'],
    ['Were I a king, the half of Spain were thine;', 'I am not one. You may have all of mine.'],
    ['And should you ask what love has cost me yet:', 'one tooth, two lutes, and everything I bet.'],
    ['The moon has heard it all, and hid her face;', 'come down, and say it better in her place.'],
  ],
};

/** What a Love asks of a poem. */
export interface PoemCondition {
  /** LM-13.4: each of these keeps it; as many as may woo at once, so that no two say the same. */
  readonly couplets: readonly (readonly string[])[];
  /** LM-13.6: by these words one hears that it was kept; where there are none, by the rhyme. */
  readonly any: readonly string[];
}

export type Conditions = { readonly [id in LoveId]?: PoemCondition };

export const POEM_CONDITIONS: Conditions = {
  L04: {
    couplets: [
      ['Keep every hill and hour that is your own;', 'I ask for nothing. Let me leave you so.'],
      ['I would not fence the wind, nor tame the hare;', 'be free of me, and breathe the mountain air.'],
      ['Your road is yours. I only hold the gate,', 'and you are free to come home very late.'],
      ['I bring no ring, no chain, no wedding bell;', 'you are your own, and wear it very well.'],
      ['Go where the goats go, up the windy stone;', 'I praise you best by leaving you alone.'],
    ],
    any: ['free', 'freedom', 'hill', 'wind', 'alone', 'nothing', 'own'],
  },
  L11: {
    couplets: [
      ['My lance is short, my horse is thin and slow,', 'but when I think of you the verses flow.'],
      ['I bring a lute, a flower and a cold;', 'I have been told the flower is quite old.'],
      ['The inn was full, the stable door was shut;', 'I wrote this on a barrel, in a hut.'],
      ['I tried to rhyme your name the whole night long;', 'the rooster heard it, and he called it wrong.'],
      ['My cloak is patched, my purse is full of air,', 'but I have washed my face and combed my hair.'],
    ],
    any: [],
  },
  L13: {
    couplets: [
      ['I will not paint you, lady; I have tried.', 'I only say Dulcinea, and I ride.'],
      ['The mill, the sheep, the wineskin and the tree', 'all answer to Dulcinea, named by me.'],
      ['I met three peasant girls upon an ass;', 'one was Dulcinea. All of them may pass.'],
      ['They ask me for a portrait or a lock;', 'I say Dulcinea, and it stops the clock.'],
      ['Four knights have owned Dulcinea is the best;', 'they said so lying down. I did the rest.'],
    ],
    any: ['dulcinea'],
  },
  L14: {
    couplets: [
      ['Let others sing of eyes; I never cared.', 'I kneel before a chin so nobly haired: O beard!'],
      ['The silver moon has nothing, when she nears,', 'to match the beard that hides you to the ears.'],
      ['A rose may have a thorn, a peach a skin;', 'a nobler thing has grown upon your chin.'],
      ['Let barbers weep: no blade has ever dared', 'to touch one whisker of so great a beard.'],
      ['By curse or comb, I care not how it grew;', 'no other beard becomes a queen like you.'],
    ],
    any: ['beard', 'whisker', 'chin', 'mustache', 'bristle'],
  },
};

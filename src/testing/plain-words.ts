/**
 * A reader with sharp eyes: what no sentence for a player may hold. Every run in a browser (e2e/test.ts) and every game
 * told by its narrator (plain-words.test.ts) is read like this.
 */
import type { Language } from '../core/game.ts';

/** What is wrong with a sentence, each fault in a few words; nothing if a friend could say it. */
export function faultsOf(text: string, language: Language): readonly string[] {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  return [...codesIn(plain), ...(language === 'es' ? spanishFaults(plain) : englishFaults(plain))];
}

const RULE_NUMBER = /(?<![\w-])(?:DQ|LAN|KD|LM|TABLE)-\d[\w.]*/g;
/** Spaces and deeds of Lancelot, cards of La Mancha. The fields of Don Quixote, A1 to H3, are printed on its board. */
const CODE = /(?<![\p{L}\p{N}_-])(?:S[SML]\d|[JW]\d|[CDFLT]\d\d)(?![\p{L}\p{N}_-])/gu;
/** What a program says by mistake. */
const UNDONE = /\b(?:undefined|NaN|null)\b|\[object|\$\{/g;
function codesIn(text: string): string[] {
  return [
    ...found(text, RULE_NUMBER, 'rule number'),
    ...found(text, CODE, 'code'),
    ...found(text, UNDONE, 'not filled in'),
  ];
}

/** "You leads", "with You": the verb does not fit, or a name was expected. */
const YOU_AND_VERB = new RegExp(
  '(?:\\bYou|\\b(?:that|if|when|what|once|until|because) you) (?:(?:also|both|then|still|now|only|alone) )?' +
    '(?!\\p{L}*ss\\b|as\\b|this\\b|always\\b|perhaps\\b)\\p{L}+s\\b',
  'gu',
);
const YOU_AS_NAME = /[\p{Ll},] You(?= \p{Ll}|[.,’'])|\bYou(?:’s|'s)/gu;

function englishFaults(text: string): string[] {
  return [...found(text, YOU_AND_VERB, 'verb'), ...found(text, YOU_AS_NAME, '"You" as a name')];
}

/** Between "Tú" and its verb. */
const MIDDLE = 'no|ya|también|solo|te|me|se|lo|la|los|las|le|les|nos|aún|ahora|aquí';
const NO_VERB = `${MIDDLE}|y|e|o|u|a|de|en|con|sin|que|contra|por|para|como|primero|mismo|misma|sola`;
/** A second person ends in -s or -ste. */
const TU_AND_VERB = new RegExp(
  `(?<!\\p{L})Tú (?:(?:${MIDDLE}) )*(?!(?:${NO_VERB})(?!\\p{L}))\\p{Ll}+(?<!s|ste)(?!\\p{L})`,
  'gu',
);
const TU_AS_NAME = /(?<!\p{L})(?:a|de|con|contra|para|por|sin|hacia|ante) Tú(?!\p{L})/giu;

/** "Kay y Tú ganan": among others it is written small. */
const TU_AMONG_OTHERS = /(?<=\p{Ll}, | [ye] )Tú(?= \p{Ll}|[.,])/gu;

/** "de el escudero": the two words are one. */
const UNJOINED = /(?<!\p{L})(?:[Dd]e|[Aa]) el(?!\p{L})/gu;

/** English words that are neither Spanish nor part of a name we keep. */
const ENGLISH = new Set(
  `the and your you yours with of is are was were not this that these those from for who what when where which to at on
  by or if but it its they them their his him her she we our been being have had will would can could should may must
  there here then than as an all any each every some none more most less only also again back down off out over under up
  into before after between card cards tile tiles knight knights damosel damosels seat seats turn turns player players
  play plays rule rules table board hand joust deed deeds choose choice place take takes give gives points squire squires
  ladies treasure treasures love loves feat feats tale tales round rounds score win wins winner game games move moves
  ready waiting pass passes yes close open start begin end next previous deal draw draws discard enemy enemies allied
  virtue virtues vow sword swords lance lances mace maces shield shields road roads field fields lay lays put puts
  settings print language host guest watch watching share result send sent message night day hours minutes seconds`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** The name of a guest, which is in their own language. */
const GUEST = /\p{Lu}\p{L}+ \d{5}/gu;

function spanishFaults(text: string): string[] {
  const words =
    text
      .replaceAll(GUEST, '')
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}_'’-])\p{L}+(?![\p{L}\p{N}_'’-])/gu) ?? [];
  return [
    ...found(text, TU_AND_VERB, 'verb'),
    ...found(text, TU_AS_NAME, '"Tú" as a name'),
    ...found(text, UNJOINED, 'not joined'),
    ...words.filter((word) => ENGLISH.has(word)).map((word) => `English: ${word}`),
  ];
}

/** A gap where something was to be told: "The votes: ." */
const GAP = /\p{L}*[:,]? [.,;](?!\.|\d)|\(\)|«»|“”/gu;
/** "1 points": a count of one, unless it is the number of a round, a seat or the like. */
const NUMBERED =
  'rounds?|rondas?|turns?|turnos?|seats?|asientos?|page|página|player|jugador|card|carta|tale|historia|de|of|and|y|a|to';
const ONE_OF_MANY = new RegExp(
  `(?<!(?:${NUMBERED}) |[\\d.,:+−-])\\b1 (?:points|cards|tiles|knights|squires|shields|spaces|moves|games|swords|maces|lances|` +
    'gifts|chivalries|Feats|puntos|cartas|losetas|caballeros|escuderos|escudos|casillas|jugadas|partidas|espadas|mazas|lanzas|' +
    'regalos|caballerías|Hazañas)\\b',
  'giu',
);

/** "Kay y Isolde": it is "e" before an i, but for "hie" and the like. */
const Y_BEFORE_I = /(?<!\p{L})y h?i(?![aeo]\p{L})\p{L}+/giu;

/** "Ganas!": what ends so begins with a sign of its own. */
const unopened = (text: string, opens: string, closes: string): string[] =>
  text.split(opens).length < text.split(closes).length ? [`no ${opens}: ${text}`] : [];

/** Also what only our own sentences must keep to: people who chat on a page may leave a sign out. */
export function faultsTold(text: string, language: Language): readonly string[] {
  const ours = [...found(text, GAP, 'gap'), ...found(text, ONE_OF_MANY, 'not one')];
  if (language === 'es')
    ours.push(
      ...found(text, TU_AMONG_OTHERS, '"Tú" as a name'),
      ...found(text, Y_BEFORE_I, '"y" before i'),
      ...unopened(text, '¿', '?'),
      ...unopened(text, '¡', '!'),
    );
  return [...faultsOf(text, language), ...ours];
}

const found = (text: string, pattern: RegExp, fault: string): string[] =>
  (text.match(pattern) ?? []).map((words) => `${fault}: ${words}`);

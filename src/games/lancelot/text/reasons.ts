/** The sentences of Lancelot's reasons as part of a catalogue: each under an id of its own. */
import { ENGLISH_SENTENCES, type Sentences } from './tongue.ts';

export type Reasons = { readonly [id in keyof Sentences as `lan.reason.${id}`]: Sentences[id] };

const IDS = Object.keys(ENGLISH_SENTENCES) as (keyof Sentences)[];

export function asReasons(sentences: Sentences): Reasons {
  return Object.fromEntries(IDS.map((id) => [`lan.reason.${id}`, sentences[id]])) as unknown as Reasons;
}

export function sentencesIn(catalogue: Reasons): Sentences {
  return Object.fromEntries(IDS.map((id) => [id, catalogue[`lan.reason.${id}`]])) as unknown as Sentences;
}

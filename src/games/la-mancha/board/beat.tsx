/** One thing that has just happened, large, before the stage goes on. */
import type { ComponentChildren } from 'preact';
import { HIDDEN } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords, type Words } from './words.ts';
import { Cry } from './cry.tsx';
import { Die } from './die.tsx';
import { Icon } from './icons.ts';
import { JourneyCard } from './journey-card.tsx';
import { Marked } from './marked.tsx';
import { PlayedCards } from './phrase-card.tsx';
import { tell } from '../text/log.ts';
import { TreasureCard } from './treasure-card.tsx';

export interface BeatProps {
  readonly beat: Event;
  readonly sitters: readonly Sitter[];
  /** Whether rude words are covered on this screen. */
  readonly isMasked: boolean;
}

/** Its line of the log stands under every picture; the live region has said it already. */
export function Beat({ beat, sitters, isMasked }: BeatProps) {
  const words = useWords();
  if (beat.t === 'unrolled') return <Unrolled beat={beat} sitters={sitters} isMasked={isMasked} />;
  const seat = 'seat' in beat ? beat.seat : undefined;
  const line = tell(words, beat, sitters.map(({ name }) => name))?.text; // prettier-ignore
  return (
    <div class={`lm-beat lm-beat-${beat.t} ${seat === undefined ? '' : tinctureOf(seat)}`} aria-hidden="true">
      {picture(words, beat, sitters)}
      {beat.t !== 'cried' && (
        <p class="lm-beat-line" dir="auto">
          {seat !== undefined && <Escutcheon seat={seat} />} {line}
        </p>
      )}
      <p class="lm-aside">{aside(words, beat)}</p>
    </div>
  );
}

/** LM-18.6: one tale at a time on a scroll, with its card beside it. */
function Unrolled({ beat, sitters, isMasked }: BeatProps & { readonly beat: Extract<Event, { t: 'unrolled' }> }) {
  const { t } = useWords();
  return (
    <div class="lm-beat lm-beat-unrolled" aria-hidden="true">
      <article class="lm-scroll">
        <header>
          {beat.seat === HIDDEN ? <Icon name="visored-helm" class="lm-visor" /> : <Escutcheon seat={beat.seat} />}
          <h3 dir="auto">{sitters[beat.seat]?.name ?? t['lm.visor']}</h3>
        </header>
        <Marked text={beat.text} cards={beat.cards} isMasked={isMasked} />
      </article>
      <PlayedCards cards={beat.cards} />
    </div>
  );
}

/** LM-18.7: a line for whoever fell, or ran. */
function aside({ t }: Words, beat: Event): string {
  if (beat.t === 'result' && !beat.success) return t['lm.failure'](beat.die + beat.strength + beat.seat);
  return beat.t === 'ran' ? t['lm.flight'](beat.seat) : '';
}

function picture({ t }: Words, beat: Event, sitters: readonly Sitter[]): ComponentChildren {
  if (beat.t === 'journey' || beat.t === 'loved') return <JourneyCard card={beat.card} />;
  if (beat.t === 'cried') return <Cry {...beat} sitters={sitters} />;
  if (beat.t === 'rolled') return <Die face={beat.die} label={t['lm.die'](beat.die)} isRolling />;
  if (beat.t === 'result') return <Verdict beat={beat} />;
  if (beat.t !== 'treasures') return undefined;
  return (
    <div class="lm-gains">
      {beat.cards.map((card) => (
        <TreasureCard key={card} card={card} />
      ))}
    </div>
  );
}

/** The sum, and whether it was enough. */
function Verdict({ beat }: { readonly beat: Extract<Event, { t: 'result' }> }) {
  const { t } = useWords();
  const { die, doubled, strength, difficulty, success } = beat;
  return (
    <div class="lm-arithmetic">
      <Die face={die} label={t['lm.die'](die)} />
      {doubled && <span class="lm-op">×2</span>}
      <span class="lm-op">+</span>
      <b class="lm-total">{strength}</b>
      <span class="lm-op">=</span>
      <b class={`lm-total ${success ? 'lm-enough' : 'lm-short'}`}>{die * (doubled ? 2 : 1) + strength}</b>
      <b class="lm-total lm-hard">{difficulty}</b>
    </div>
  );
}

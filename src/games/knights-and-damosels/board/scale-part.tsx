/** A Disaster as a pair of scales: sealed cards first, then all of them face up on one pan or face down on the other. */
import type { Seat } from '../../../core/game.ts';
import { CHIVALRIES, countBits, LISTED } from '../rules/components.ts';
import { isSealed, rowBits, type State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { Token, Wax } from './card.tsx';

interface Weight {
  readonly seat: Seat;
  readonly chivalry: number;
}

export function Pans({ up, down }: { readonly up: readonly Weight[]; readonly down: readonly Weight[] }) {
  const { t } = useWords();
  const tilt = Math.sign(up.length - down.length);
  return (
    <div class="kd-scale">
      {[up, down].map((pan, i) => (
        <div key={i} class={(i === 0 ? tilt > 0 : tilt < 0) ? 'kd-pan kd-heavy' : 'kd-pan'}>
          <h4>
            {i === 0 ? t['kd.faceUp'] : t['kd.faceDown']} <b>{pan.length}</b>
          </h4>
          <p>
            {pan.map(({ seat, chivalry }) => (
              <Token key={`${seat} ${chivalry}`} chivalry={chivalry} class={i === 0 ? 'kd-flip' : 'kd-flip kd-betrays'}>
                <Escutcheon seat={seat} />
              </Token>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

/** While the faces are being set: who has how much to lose, and who has sealed. */
export function ScalePart({ view, sitters }: { readonly view: State; readonly sitters: readonly Sitter[] }) {
  const { t } = useWords();
  const { event, players } = view;
  return (
    <section class="kd-weighing" aria-label={t['kd.event'](event)}>
      <Icon name="scales" class="kd-scales" />
      <ul>
        {players.map((player, seat) => {
          const bits = rowBits(player.row) & LISTED[event];
          return (
            countBits(bits) > 0 && (
              <li key={seat}>
                <Escutcheon seat={seat} />
                <span dir="auto">{sitters[seat].name}</span>
                {CHIVALRIES.map(
                  (_, chivalry) => (bits & (1 << chivalry)) !== 0 && <Token key={chivalry} chivalry={chivalry} />,
                )}
                {isSealed(player) && <Wax />}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

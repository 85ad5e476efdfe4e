/** The deeds at the Dragon: what each costs, what of it you lack, its VP and whirlpools; and what is still to come. */
import type { Seat } from '../../../core/game.ts';
import { DEEDS } from '../rules/deeds.ts';
import { DRAGON_PLAYERS, isInReach } from '../rules/12-dragon.ts';
import { DEED_MOVES, type Move } from '../rules/moves.ts';
import { missingFor } from '../text/deeds.ts';
import type { State } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { listed } from '../../../core/text.ts';
import { useWords, type Words } from './words.ts';
import { counted, deedNamed } from '../text/naming.ts';
import { THING_ICONS } from './thing-icons.ts';
import { isLegal, type Pointing } from './pointing.tsx';

export interface DeedsProps {
  readonly view: State;
  readonly own: Seat;
  readonly pointing: Pointing;
}

export function Deeds(props: DeedsProps) {
  const { t } = useWords();
  const { view } = props;
  return (
    <section class="lan-deeds" aria-label={t['lan.deeds']}>
      <h2>
        {t['lan.site.8']} <small>{t['lan.visits'](DRAGON_PLAYERS - view.dragonVisitors.length)}</small>
      </h2>
      <ul>
        {view.faceUp.map((tile, place) => (
          <li key={place}>
            {tile < 0 ? <p class="lan-deed-gone">{t['lan.done']}</p> : <Deed {...props} tile={tile} />}
          </li>
        ))}
      </ul>
      <Unseen view={view} />
    </section>
  );
}

function Deed({ view, own, pointing, tile }: DeedsProps & { readonly tile: number }) {
  const words = useWords();
  const { vp, whirlpools } = DEEDS[tile];
  const ways: readonly Move[] = DEED_MOVES[tile];
  const legal = ways.find((move) => isLegal(pointing, move));
  const payable = isInReach(view, own, tile);
  return (
    <button
      type="button"
      class={`lan-deed ${payable ? 'lan-deed-payable' : ''} ${legal === undefined ? '' : 'lan-deed-legal'}`}
      data-deed={tile}
      aria-disabled={legal === undefined}
      data-tip={`${deedNamed(words, tile)}\n${stateWords(words, view, own, tile)}`}
      onClick={() => pointing.choose(legal ?? ways[0])}
    >
      <span class="lan-deed-name">{deedNamed(words, tile)}</span>
      <b class="lan-deed-vp">{words.t['lan.vp'](vp)}</b>
      <Cost view={view} own={own} tile={tile} />
      <span class="lan-pools">
        {Array.from({ length: whirlpools }, (_, i) => (
          <Icon key={i} name="vortex" />
        ))}
        <span class="hidden">{words.t['lan.whirlpools'](whirlpools)}</span>
      </span>
      <span class="hidden">{stateWords(words, view, own, tile)}</span>
    </button>
  );
}

/** What one has, or Maleagant spares, is dark; what is missing is a ghost. */
function Cost({ view, own, tile }: { view: State; own: Seat; tile: number }) {
  const { cost, excalibur } = DEEDS[tile];
  const missing = new Map(missingFor(view, own, tile).map(([count, thing]) => [thing, count]));
  const items = cost.flatMap((count, thing) =>
    Array.from({ length: count }, (_, i) => ({ icon: THING_ICONS[thing], has: i < count - (missing.get(thing) ?? 0) })),
  );
  if (excalibur) items.push({ icon: 'pointy-sword', has: view.sword === own });
  return (
    <span class="lan-cost" aria-hidden="true">
      {items.map(({ icon, has }, i) => (
        <Icon key={i} name={icon} class={has ? 'lan-has' : 'lan-lacks'} />
      ))}
    </span>
  );
}

/** The cost, and whether one can pay it or what is missing. */
function stateWords(words: Words, view: State, seat: Seat, tile: number): string {
  const { cost, excalibur } = DEEDS[tile];
  const { t } = words;
  const wanted = cost.flatMap((count, thing) => (count === 0 ? [] : [counted(words, count, thing)]));
  if (excalibur) wanted.push(t['lan.sword']);
  const missing = missingFor(view, seat, tile).map(([count, thing]) => counted(words, count, thing));
  if (excalibur && view.sword !== seat) missing.push(t['lan.sword']);
  const state = missing.length === 0 ? t['lan.payable'] : t['lan.short'](listed(words, missing));
  return `${listed(words, wanted)}; ${state}`;
}

/** LAN-16.1: which tiles are still in the stack follows from those seen. */
function Unseen({ view }: { readonly view: State }) {
  const words = useWords();
  const seen = new Set([...view.faceUp, ...view.knights.flatMap(({ deeds }) => deeds)]);
  const left = [...DEEDS.keys()].filter((tile) => !seen.has(tile));
  return (
    <details class="lan-unseen">
      <summary>{words.t['lan.left'](left.length)}</summary>
      <ul>
        {left.map((tile) => (
          <li key={tile}>
            {deedNamed(words, tile)} · {words.t['lan.vp'](DEEDS[tile].vp)}
          </li>
        ))}
      </ul>
    </details>
  );
}

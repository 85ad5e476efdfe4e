/** A Feat on the television: the adversary, the pile of strength, the die, and the sum against the difficulty. */
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { strengthParts } from '../rules/explain.ts';
import { isTied, type State } from '../rules/state.ts';
import { chivalryText, journeyText } from '../text/cards.ts';
import { partName } from '../text/parts.ts';
import { listed } from '../../../core/text.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { useFit } from '../../../web/table/use-fit.ts';
import { Die } from './die.tsx';
import { useWords } from './words.ts';
import { Windmills } from './windmill.tsx';

interface FeatProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
}

export function TelevisionFeat({ view, sitters }: FeatProps) {
  const words = useWords();
  const { t } = words;
  const { name, text } = journeyText(words, view.card);
  const fit = useFit<HTMLElement>(2, 2.4, `${view.card}`);
  const cried = view.declared.at(-1);
  return (
    <div class={`lm-tv-feat ${view.tied === 0 ? '' : 'lm-tv-sudden'}`}>
      <Windmills />
      <article class="lm-tv-prompt" ref={fit}>
        <p class="lm-tv-heading">{view.tied === 0 ? t['lm.feat'] : t['lm.suddenTitle']}</p>
        <h2>{name}</h2>
        <p>{view.tied === 0 ? text : t['lm.suddenAbout']}</p>
        {view.tied !== 0 && (
          <p class="lm-tv-asks" dir="auto">
            {listed(
              words,
              sitters.flatMap((sitter, seat) => (isTied(view, seat) ? sitter.name : [])),
            )}
          </p>
        )}
      </article>
      <Pile view={view} sitters={sitters} />
      <Sum view={view} />
      {cried !== undefined && (
        <div class={`lm-tv-cry ${tinctureOf(cried.seat)}`}>
          <Escutcheon seat={cried.seat} />
          <p>
            <span dir="auto">{t['lm.cries'](sitters[cried.seat].name)}</span>
            <b>“{chivalryText(words, cried.card).name}”</b>
          </p>
        </div>
      )}
    </div>
  );
}

/** Rem for a point of the sum, at most; and for all points together, above the losses if there are any. */
const POINT = 3.6;
const HEIGHT = 34;
const LOSSES = 3;
const DIE_FACES = 6;

/** Whose attempt it is, and what their strength is made of: a pile, with the die on top, that must reach the line. */
function Pile({ view, sitters }: FeatProps) {
  const words = useWords();
  const { attempter, round, die, doubled } = view.feat;
  const parts = strengthParts(view, attempter).filter(({ amount }) => amount !== 0);
  const losses = parts.filter(({ amount }) => amount < 0);
  const cast = (doubled ? 2 : 1) * die;
  const most = strength(view, attempter) + Math.max(cast, DIE_FACES);
  const room = HEIGHT - (losses.length > 0 ? LOSSES : 0);
  const point = Math.min(POINT, room / Math.max(difficulty(view), most));
  return (
    <section class={`lm-tv-pile ${tinctureOf(attempter)}`} style={{ '--point': `${point}rem` }}>
      <h3 dir="auto">
        <Escutcheon seat={attempter} /> {words.t['lm.attemptOf'](sitters[attempter].name)}
      </h3>
      <div class="lm-tv-heap" key={`${attempter}/${round}`}>
        <ol style={{ '--sunk': losses.reduce((sum, { amount }) => sum - amount, 0) }}>
          {parts
            .filter(({ amount }) => amount > 0)
            .map((part, i) => (
              <Block key={i} place={i} amount={part.amount} name={partName(words, part, round)} />
            ))}
          {die > 0 && <Block key="die" place={0} amount={cast} name={words.t['lm.die'](die)} class="lm-tv-cast" />}
        </ol>
        <p class="lm-tv-line-needed" style={{ '--points': difficulty(view) }}>
          <b>{difficulty(view)}</b>
        </p>
      </div>
      {losses.length > 0 && (
        <p class="lm-tv-losses">{losses.map((part) => `${partName(words, part, round)} ${part.amount}`).join(' · ')}</p>
      )}
    </section>
  );
}

interface BlockProps {
  readonly place: number;
  readonly amount: number;
  readonly name: string;
  readonly class?: string;
}

function Block({ place, amount, name, class: more = '' }: BlockProps) {
  return (
    <li class={more} style={{ '--i': place, '--points': amount }}>
      <span>{name}</span>
      <b>+{amount}</b>
    </li>
  );
}

function Sum({ view }: { readonly view: State }) {
  const { t } = useWords();
  const { attempter, die, doubled } = view.feat;
  const hard = difficulty(view);
  const isCast = die > 0;
  const isEnough = isCast && total(view) >= hard;
  const face = Math.ceil((hard - strength(view, attempter)) / (doubled ? 2 : 1));
  return (
    <section class="lm-tv-sum">
      <p class="lm-tv-needed">
        <b>{hard}</b> {t['lm.tvNeeded']}
      </p>
      <div>
        <Die face={die} label={t['lm.die'](die)} />
        <span>
          {doubled && '×2 '}+ {strength(view, attempter)}
        </span>
      </div>
      <b class={isCast ? (isEnough ? 'lm-tv-enough' : 'lm-tv-short') : ''}>= {isCast ? total(view) : '?'}</b>
      <p>{isCast ? t[isEnough ? 'lm.sumSuccess' : 'lm.sumFailure'] : needs(t, face)}</p>
    </section>
  );
}

function needs(t: ReturnType<typeof useWords>['t'], face: number): string {
  if (face <= 1) return t['lm.needsNothing'];
  return face > 6 ? t['lm.needsMiracle'] : t['lm.needs'](face);
}

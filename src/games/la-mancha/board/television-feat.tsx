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

/** Whose attempt it is, and what their strength is made of. */
function Pile({ view, sitters }: FeatProps) {
  const words = useWords();
  const { attempter, round } = view.feat;
  return (
    <section class={`lm-tv-pile ${tinctureOf(attempter)}`}>
      <h3 dir="auto">
        <Escutcheon seat={attempter} /> {words.t['lm.attemptOf'](sitters[attempter].name)}
      </h3>
      <ul>
        {strengthParts(view, attempter)
          .filter(({ amount }) => amount !== 0)
          .map((part, i) => (
            <li key={i}>
              <span>{partName(words, part, round)}</span>
              <b>{part.amount > 0 ? `+${part.amount}` : part.amount}</b>
            </li>
          ))}
      </ul>
    </section>
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

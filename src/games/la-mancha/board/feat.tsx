/** The drama of a Feat: the adversary, the die, strength added to it, and the result that hangs while anyone may cry out. */
import { NONE } from '../../../core/game.ts';
import { difficulty, strength, total } from '../rules/06-strength.ts';
import { featOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { difficultyParts, strengthParts } from '../rules/explain.ts';
import { isEngaged, isTied, type State } from '../rules/state.ts';
import type { Tag } from '../rules/cards/vocabulary.ts';
import { Icon, type IconName } from './icons.ts';
import { Escutcheon, tinctureOf } from '../../../web/look/tinctures.tsx';
import type { Sitter } from '../../../web/local/seated.ts';
import { listed } from '../../../core/text.ts';
import { useWords } from './words.ts';
import { journeyText } from '../text/cards.ts';
import { Cry } from './cry.tsx';
import { Die } from './die.tsx';
import { Horn } from './horn.tsx';
import { Parts } from './parts.tsx';
import { outOf } from './places.tsx';
import { tell } from '../text/log.ts';

export const TAG_ICONS: { readonly [tag in Tag]: IconName } = {
  giant: 'windmill',
  duel: 'crossed-swords',
  beast: 'lion',
  host: 'three-friends',
  engine: 'gears',
};

export interface FeatStageProps {
  readonly view: State;
  readonly sitters: readonly Sitter[];
  /** What has happened in this Feat. */
  readonly course: readonly Event[];
}

export function FeatStage({ view, sitters, course }: FeatStageProps) {
  const words = useWords();
  const { t } = words;
  const text = journeyText(words, view.card);
  const cried = view.declared.at(-1);
  return (
    <section
      class={`lm-feat ${view.tied === 0 ? '' : 'lm-sudden'} ${course.some(({ t: kind }) => kind === 'result') ? 'lm-under-way' : ''}`}
      aria-label={text.name}
    >
      {view.tied !== 0 && (
        <p class="lm-sudden-title">
          <b>{t['lm.suddenTitle']}</b> <span dir="auto">{listed(words, tiedNames(view, sitters))}</span>
          <small>{t['lm.suddenAbout']}</small>
        </p>
      )}
      {cried !== undefined && <Cry {...cried} sitters={sitters} />}
      <header>
        {featOf(view.card).tags.map((tag) => (
          <span key={tag} class="lm-adversary" tabIndex={0} data-tip={t['lm.tip.tag'](t['lm.tag'](tag))}>
            <Icon name={TAG_ICONS[tag]} />
            <span class="hidden">{t['lm.tag'](tag)}</span>
          </span>
        ))}
        <p class="lm-heading">{text.heading}</p>
        <h2>{text.name}</h2>
        <p class="lm-feat-text">{text.text}</p>
        <Horn text={`${text.name}. ${text.text}`} />
      </header>
      <div class="lm-fight">
        <Sum view={view} sitters={sitters} />
        <Company view={view} sitters={sitters} />
        <Course course={course} sitters={sitters} />
        <p class="lm-feat-text lm-feat-below">{text.text}</p>
      </div>
    </section>
  );
}

/** Die + strength = total, against the difficulty in red. */
function Sum({ view, sitters }: Pick<FeatStageProps, 'view' | 'sitters'>) {
  const { t } = useWords();
  const { attempter, die, doubled, round } = view.feat;
  const own = strength(view, attempter);
  const hard = difficulty(view);
  const isCast = die > 0;
  const sum = isCast ? total(view) : NONE;
  return (
    <div class="lm-sum">
      <p class="lm-attempter">
        <Escutcheon seat={attempter} />
        <span dir="auto">{t['lm.attemptOf'](sitters[attempter].name)}</span> <small>{t['lm.round'](round)}</small>
      </p>
      <div class="lm-arithmetic">
        <Die face={die} label={t['lm.die'](die)} />
        {doubled && (
          <span class="lm-op" data-tip={t['lm.doubled']}>
            ×2
          </span>
        )}
        <span class="lm-op">+</span>
        <details class="lm-beam">
          <summary data-tip={t['lm.tip.strength']}>
            <b>{own}</b> <small>{t['lm.strength'](own)}</small>
          </summary>
          <Parts parts={strengthParts(view, attempter)} />
        </details>
        <span class="lm-op">=</span>
        <b class={`lm-total ${isCast ? (sum >= hard ? 'lm-enough' : 'lm-short') : ''}`} data-tip={t['lm.total']}>
          {isCast ? sum : '?'}
        </b>
        <details class="lm-beam lm-hard">
          <summary data-tip={t['lm.tip.difficulty']}>
            <b>{hard}</b> <small>{t['lm.difficulty'](hard)}</small>
          </summary>
          <Parts parts={difficultyParts(view)} round={round} />
        </details>
      </div>
      <p class="lm-hanging">
        {isCast
          ? t[sum >= hard ? 'lm.sumSuccess' : 'lm.sumFailure']
          : needs(t, Math.ceil((hard - own) / (doubled ? 2 : 1)))}
      </p>
    </div>
  );
}

function needs(t: ReturnType<typeof useWords>['t'], face: number): string {
  if (face <= 1) return t['lm.needsNothing'];
  return face > 6 ? t['lm.needsMiracle'] : t['lm.needs'](face);
}

/** LM-10.5: those who fight it out. */
const tiedNames = (view: State, sitters: readonly Sitter[]): string[] =>
  sitters.flatMap(({ name }, seat) => (isTied(view, seat) ? name : []));

/** Who is in the Feat, with their swords. */
function Company({ view, sitters }: Pick<FeatStageProps, 'view' | 'sitters'>) {
  const { t } = useWords();
  return (
    <ul class="lm-company">
      {sitters.map(({ name }, seat) => (
        <li
          key={seat}
          class={`${tinctureOf(seat)} ${isEngaged(view, seat) ? '' : view.tied === 0 ? 'lm-away' : 'lm-onlooker'}`}
          data-tip={
            isEngaged(view, seat)
              ? `${t['lm.successes'](view.feat.successes[seat])}\n${t['lm.tip.success']}`
              : t[view.tied === 0 ? 'lm.tip.fled' : 'lm.wait.sudden']
          }
        >
          <Escutcheon seat={seat} />
          <span dir="auto">{name}</span>
          {Array.from({ length: view.feat.successes[seat] }, (_, i) => (
            <Icon key={i} name="broadsword" />
          ))}
          <span class="hidden">
            {isEngaged(view, seat) ? t['lm.successes'](view.feat.successes[seat]) : t[outOf(view)]}
          </span>
          {!isEngaged(view, seat) && view.tied === 0 && <Icon name="sprint" />}
        </li>
      ))}
    </ul>
  );
}

/** The attempts, cries and flights so far, the latest first. */
function Course({ course, sitters }: Pick<FeatStageProps, 'course' | 'sitters'>) {
  const words = useWords();
  const names = sitters.map(({ name }) => name);
  const lines = course
    .filter(({ t }) => t === 'result' || t === 'cried' || t === 'cancelled' || t === 'ran')
    .map((event) => ({
      t: event.t,
      success: event.t === 'result' && event.success,
      text: tell(words, event, names)?.text,
    }));
  if (lines.length === 0) return undefined;
  return (
    <ol class="lm-course" tabIndex={0} aria-label={words.t['lm.course']} reversed>
      {lines.toReversed().map(({ t, success, text }, i) => (
        <li key={lines.length - i} class={`lm-course-${t} ${success ? 'lm-success' : ''}`} dir="auto">
          {text}
        </li>
      ))}
    </ol>
  );
}

/** The tales on the table, side by side: read by all, marked, sealed and paid for by the judge (LM-18.6). */
import { HIDDEN, NONE, type Seat, type Viewer } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State, Tale } from '../rules/state.ts';
import { Icon } from './icons.ts';
import { Escutcheon } from '../../../web/look/tinctures.tsx';
import type { Desk } from '../../../web/local/desk.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { useWords } from './words.ts';
import { Applause } from './applause.tsx';
import { journeyText } from '../text/cards.ts';
import { Horn } from './horn.tsx';
import { PhraseFace } from './phrase-card.tsx';
import { toldText } from '../text/log.ts';
import { Written } from './written.tsx';

export interface TalesProps {
  readonly view: State;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** What the judge is about to seal, or NONE. */
  readonly sealed: number;
  readonly onSeal: (tale: number) => void;
  /** The poems that kept the condition, as bits. */
  readonly kept: number;
  readonly onKept: (kept: number) => void;
  /** What the judge remarked, once the verdict is there. */
  readonly remark: string;
  /** The name of each tale in the record. */
  readonly pages: readonly string[];
  /** LM-12.3: the one that the judge reads with all, or NONE where they lie side by side. */
  readonly open: number;
  readonly desk: Desk;
}

/** While tales are judged: in which role, for all; and what the card asked, for the judge. */
function Brief({ view, me, sitters }: TalesProps) {
  const words = useWords();
  const { t } = words;
  const { text, role } = journeyText(words, view.card);
  const isJudge = me === view.drawer;
  return (
    <div class="lm-brief">
      {isJudge && <p>{text}</p>}
      <p>
        <b dir="auto">{t['lm.judgedBy'](isJudge ? t['seat.you'] : sitters[view.drawer].name)}</b>
        {role !== undefined && `, ${t['lm.judgeAs'](role)}`}
      </p>
    </div>
  );
}

export function Tales(props: TalesProps) {
  const { view, sitters, remark, open } = props;
  const words = useWords();
  const { t } = words;
  const { name, asks } = journeyText(words, view.card);
  return (
    <section class="lm-tales" aria-label={t[isLove(view.card) ? 'lm.poems' : 'lm.tales']}>
      <h2>
        {name}
        {asks !== undefined && <small> {asks}</small>}
      </h2>
      {view.named === NONE && <Brief {...props} />}
      {view.named !== NONE && (
        <p class="lm-verdict" role="status">
          <span dir="auto">
            {t['lm.wonBy'](nameOf(sitters, view.tales[view.named].seat, t['lm.visor']), isLove(view.card))}
          </span>
        </p>
      )}
      {view.phase === 'take' && view.named === NONE && <p class="lm-verdict">{t['lm.nobodyNamed']}</p>}
      {open !== NONE && <p class="lm-page">{t['lm.page'](open + 1, view.tales.length)}</p>}
      <ol class={`lm-scrolls ${open === NONE ? '' : 'lm-desk'}`}>
        {view.tales.map((tale, i) =>
          open !== NONE && open !== i ? undefined : (
            <li
              key={i}
              class={`lm-scroll ${view.named === i ? 'lm-named' : ''} ${props.sealed === i ? 'lm-sealing' : ''}`}
            >
              <Scroll {...props} tale={tale} number={i} />
              {view.named === i && remark !== '' && (
                <p class="lm-remark" dir="auto">
                  <span class="hidden">{t['lm.remarkBy'](sitters[view.drawer].name)}: </span>
                  {remark}
                </p>
              )}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

const nameOf = (sitters: readonly Sitter[], seat: Seat, visor: string): string =>
  seat === HIDDEN ? visor : sitters[seat].name;

function Scroll(props: TalesProps & { readonly tale: Tale; readonly number: number }) {
  const { view, me, sitters, moves, onMove, sealed, onSeal, tale, number, pages, open, desk } = props;
  const words = useWords();
  const { t } = words;
  const vote = moves.find((move) => move.t === 'vote' && move.tale === number);
  const canSeal = moves.some((move) => move.t === 'name' && move.tale === number);
  return (
    <article>
      <header>
        {tale.seat === HIDDEN ? <Icon name="visored-helm" class="lm-visor" /> : <Escutcheon seat={tale.seat} />}
        <h3 dir="auto" data-tip={tale.seat === HIDDEN ? t['lm.visorAbout'] : undefined}>
          {nameOf(sitters, tale.seat, t['lm.visor'])}
        </h3>
        <Horn text={toldText(words, tale.text)} />
        {view.named === number && (
          <span class="lm-seal" tabIndex={0} data-tip={t['lm.tip.seal']}>
            <Icon name="wax-seal" />
            <span class="hidden">{t['lm.tip.seal']}</span>
          </span>
        )}
      </header>
      {/* Above the text, which may be longer than the stage. */}
      {view.phase === 'mark' && me === view.drawer && open === NONE && <Keeping {...props} />}
      {vote !== undefined && (
        <button type="button" class="button button-main lm-choose" onClick={() => onMove(vote)}>
          {t['lm.voteThis'](isLove(view.card))}
        </button>
      )}
      {canSeal && (
        <button
          type="button"
          class={`button lm-choose ${sealed === number ? 'button-main' : ''}`}
          aria-pressed={sealed === number}
          onClick={() => onSeal(number)}
        >
          <Icon name="wax-seal" /> {t['lm.nameThis'](isLove(view.card))}
        </button>
      )}
      <Written
        text={tale.text}
        cards={tale.cards}
        page={pages[number]}
        seat={tale.seat}
        me={me}
        desk={desk}
        isMasked={view.options.mask}
      />
      <ul class="lm-played" aria-label={t['lm.cardsPlayed']}>
        {tale.cards.map((card) => (
          <li key={card}>
            <Played card={card} take={moves.find((move) => move.t === 'take' && move.card === card)} onMove={onMove} />
          </li>
        ))}
      </ul>
      <Applause view={view} me={me} tale={number} moves={moves} onMove={onMove} />
    </article>
  );
}

/** LM-5.8. */
function Keeping({ kept, onKept, number }: TalesProps & { readonly number: number }) {
  const { t } = useWords();
  const isKept = (kept & (1 << number)) !== 0;
  return (
    <label class="lm-keeping">
      <input type="checkbox" checked={isKept} onChange={() => onKept(kept ^ (1 << number))} />
      <span>{t[isKept ? 'lm.kept' : 'lm.notKept']}</span>
    </label>
  );
}

interface PlayedProps {
  readonly card: number;
  readonly take: Move | undefined;
  readonly onMove: (move: Move) => void;
}

/** A card that was told with; the judge may take it (LM-4.9). */
function Played({ card, take, onMove }: PlayedProps) {
  const { t } = useWords();
  if (take === undefined)
    return (
      <span class="lm-mini">
        <PhraseFace card={card} isShort />
      </span>
    );
  return (
    <button type="button" class="lm-mini lm-glow" data-card={card} onClick={() => onMove(take)}>
      <PhraseFace card={card} />
      <b>{t['lm.take']}</b>
    </button>
  );
}

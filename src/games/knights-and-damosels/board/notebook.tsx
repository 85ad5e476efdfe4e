/** Private notes of a seat: words, guesses about the givers, and the events that it alone saw laid away. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { COURT, type Giver } from '../rules/givers.ts';
import { merlinOf, type State } from '../rules/state.ts';
import { useRoute } from '../../../web/route.ts';
import type { Sitter } from '../../../web/local/seated.ts';
import { listed } from '../../../core/text.ts';
import { useWords } from './words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { Arms, Token } from './card.tsx';
import { possibleGivers } from '../text/guesses.ts';
import { type Notes, notesOf, write } from './notes.ts';

interface NotebookProps {
  readonly view: State;
  readonly own: Seat;
  readonly sitters: readonly Sitter[];
}

export function Notebook({ view, own, sitters }: NotebookProps) {
  const { t } = useWords();
  const route = useRoute();
  const of = `${'id' in route ? route.id : ''}/${own}`;
  const [notes, setNotes] = useState(() => notesOf(of));
  useLayoutEffect(() => setNotes(notesOf(of)), [of]);
  const change = (next: Notes): void => (write(of, next), setNotes(next));
  return (
    <div class="kd-notebook">
      <p class="kd-aside">{t['kd.notesPrivate']}</p>
      <textarea
        class="field"
        rows={3}
        dir="auto"
        maxLength={4000}
        aria-label={t['kd.notes']}
        placeholder={t['kd.notesHint']}
        value={notes.text}
        onInput={({ currentTarget }) => change({ ...notes, text: currentTarget.value })}
      />
      {view.display.length > 0 && own !== merlinOf(view) && (
        <Guesses view={view} own={own} sitters={sitters} notes={notes} onChange={change} />
      )}
      <LaidAway view={view} />
    </div>
  );
}

interface GuessesProps extends NotebookProps {
  readonly notes: Notes;
  readonly onChange: (notes: Notes) => void;
}

const NEXT = { '': 'yes', yes: 'no', no: '' } as const;
const MARKS = { '': '', yes: '✓', no: '✗' } as const;

/** Slots and givers. What the known facts rule out is struck out; the rest is for the player to mark. */
function Guesses({ view, own, sitters, notes, onChange }: GuessesProps) {
  const { t } = useWords();
  const possible = possibleGivers(view, own);
  const givers: Giver[] = [...view.players.keys()].filter((seat) => view.players[seat].gift !== NONE);
  if (possible.some((slot) => slot.has(COURT))) givers.push(COURT);
  const guessAt = (cell: string): Pick<GuessProps, 'guess' | 'onMark'> => {
    const { [cell]: guess = '', ...others } = notes.guesses;
    const next = NEXT[guess];
    const onMark = (): void => onChange({ ...notes, guesses: next === '' ? others : { ...others, [cell]: next } });
    return { guess, onMark };
  };
  const name = (giver: Giver): string => (giver === COURT ? t['kd.court'] : sitters[giver].name);
  return (
    <table class="kd-guesses">
      <caption>{t['kd.guesses']}</caption>
      <ColumnHeads
        heads={givers.map((giver) => (
          <>
            <span data-tip={giver === COURT ? t['kd.tip.court'] : name(giver)}>
              <Arms seat={giver === COURT ? NONE : giver} />
            </span>
            <span class="hidden">{name(giver)}</span>
          </>
        ))}
      />
      <tbody>
        {view.display.map(({ chivalry }, slot) => (
          <tr key={slot}>
            <th scope="row">
              <Token chivalry={chivalry} />
              <span class="hidden">{t['kd.slot'](slot + 1, t['kd.chivalry'](chivalry))}</span>
            </th>
            {givers.map((giver) => (
              <td key={giver}>
                {possible[slot].has(giver) ? (
                  <Guess slot={slot} name={name(giver)} {...guessAt(`${view.round} ${slot} ${giver}`)} />
                ) : (
                  <RuledOut />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GuessProps {
  readonly slot: number;
  readonly name: string;
  readonly guess: keyof typeof MARKS;
  readonly onMark: () => void;
}

function Guess({ slot, name, guess, onMark }: GuessProps) {
  const { t } = useWords();
  return (
    <button
      type="button"
      aria-label={t['kd.guess'](slot + 1, name, guess)}
      data-tip={t['kd.guess'](slot + 1, name, guess)}
      onClick={onMark}
    >
      {MARKS[guess]}
    </button>
  );
}

function RuledOut() {
  const { t } = useWords();
  return (
    <span class="kd-ruled-out" data-tip={t['kd.impossible']}>
      <span aria-hidden="true">—</span>
      <span class="hidden">{t['kd.impossible']}</span>
    </span>
  );
}

/** KD-16.2: what this seat saw as Arthur or Merlin and nobody else is told. */
function LaidAway({ view }: { readonly view: State }) {
  const words = useWords();
  const { t } = words;
  const rounds = Array.from({ length: Math.ceil(view.annals.length / 3) }, (_, i) => i);
  const known = rounds.flatMap((i) => {
    const away = view.annals.slice(3 * i, 3 * i + 2).filter((event) => event !== HIDDEN);
    return away.length === 0 ? [] : [{ round: i + 1, away: listed(words, away.map(t['kd.event'])) }];
  });
  if (known.length === 0) return undefined;
  return (
    <ul aria-label={t['kd.laidAway']}>
      {known.map(({ round, away }) => (
        <li key={round}>{t['kd.notesAbout'](round, away)}</li>
      ))}
    </ul>
  );
}

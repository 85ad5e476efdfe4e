/** Print and play: choose a game, paper and ink, see the first pages, take the PDF home. */
import './print.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  DEFAULT_CHOICES,
  DOCUMENTS,
  DUPLEXES,
  FARTHEST_OFFSET,
  PRINT_LANGUAGES,
  type PrintChoices,
  SHEETS,
  VARIANTS,
} from '../../wire/printing.ts';
import { Check } from '../lobby/check.tsx';
import { GamePicker } from '../lobby/game-picker.tsx';
import { useWords } from '../i18n/words.tsx';
import { MANIFESTS } from '../games.ts';
import { PRINTED_GAMES } from './games.ts';
import { Preview } from './preview.tsx';
import { LobbyTop } from '../lobby/lobby-top.tsx';

export function PrintPage({ game }: { game: string | undefined }) {
  const { t, language } = useWords();
  const [wanted, setWanted] = useState<PrintChoices>({
    ...DEFAULT_CHOICES,
    lang: language,
    game: game ?? PRINTED_GAMES[0],
  });
  const change = (part: Partial<PrintChoices>): void => setWanted(fitting({ ...wanted, ...part }));
  return (
    <main class="lobby printing">
      <LobbyTop title={t['printing.title']} />
      <form class="sheet open-form printing-form" onSubmit={(event) => event.preventDefault()}>
        <p class="printing-lead">{t['printing.lead']}</p>
        <GamePicker
          name="game"
          games={PRINTED_GAMES}
          chosen={wanted.game}
          onGame={(chosen) => change({ game: chosen })}
        />
        <Choice legend={t['printing.what']} name="document" choices={DOCUMENTS} wanted={wanted} onChange={change}>
          <p class="small">{t[`printing.document.${wanted.document}.about`]}</p>
        </Choice>
        <Choice
          legend={t['printing.language']}
          name="lang"
          choices={PRINT_LANGUAGES}
          wanted={wanted}
          onChange={change}
        />
        <Choice
          legend={t['printing.paper']}
          name="paper"
          choices={papersFor(wanted)}
          wanted={wanted}
          onChange={change}
        />
        <Choice legend={t['printing.variant']} name="variant" choices={VARIANTS} wanted={wanted} onChange={change} />
        {wanted.document === 'set' && <SetChoices wanted={wanted} onChange={change} />}
        {isTurned(wanted) && <Offsets wanted={wanted} onChange={change} />}
      </form>
      <Preview order={wanted} />
    </main>
  );
}

interface ChoicesProps {
  readonly wanted: PrintChoices;
  readonly onChange: (part: Partial<PrintChoices>) => void;
}

const isLarge = ({ paper }: PrintChoices): boolean => paper === 'a2' || paper === 'a1';
const papersFor = ({ game, document }: PrintChoices): readonly PrintChoices['paper'][] =>
  (document === 'set' ? MANIFESTS[game]?.papers : undefined) ?? SHEETS;
const fitting = (wanted: PrintChoices): PrintChoices =>
  papersFor(wanted).includes(wanted.paper) ? wanted : { ...wanted, paper: 'a4' };

/** Whether there are backs that a printer could shift. */
const isTurned = (wanted: PrintChoices): boolean =>
  (wanted.document === 'set' || wanted.document === 'calibration') &&
  wanted.duplex.endsWith('edge') &&
  !isLarge(wanted);

function SetChoices({ wanted, onChange }: ChoicesProps) {
  const { t } = useWords();
  return (
    <Choice legend={t['printing.duplex']} name="duplex" choices={DUPLEXES} wanted={wanted} onChange={onChange}>
      <Check label={t['printing.bleed']} checked={wanted.bleed} onChange={(bleed) => onChange({ bleed })} />
    </Choice>
  );
}

interface ChoiceProps<N extends 'document' | 'lang' | 'paper' | 'variant' | 'duplex'> extends ChoicesProps {
  readonly legend: string;
  readonly name: N;
  readonly choices: readonly PrintChoices[N][];
  readonly children?: ComponentChildren;
}

function Choice<N extends 'document' | 'lang' | 'paper' | 'variant' | 'duplex'>(props: ChoiceProps<N>) {
  const { legend, name, choices, wanted, onChange, children } = props;
  const { t } = useWords();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map((choice) => (
          <label key={choice} class="choice">
            <input
              type="radio"
              name={name}
              checked={wanted[name] === choice}
              onChange={() => onChange({ [name]: choice })}
            />
            <span>{t[`printing.${name}.${choice}` as 'printing.paper.a4']}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

function Offsets({ wanted, onChange }: ChoicesProps) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend>{t['printing.offsets']}</legend>
      <p class="small">{t['printing.offsetsAbout']}</p>
      <div class="printing-offsets">
        {(['offsetX', 'offsetY'] as const).map((name) => (
          <label key={name}>
            <span>{t[`printing.${name}`]}</span>
            <input
              class="field"
              type="number"
              min={-FARTHEST_OFFSET}
              max={FARTHEST_OFFSET}
              step="0.1"
              value={wanted[name]}
              onChange={({ currentTarget }) => onChange({ [name]: within(currentTarget.valueAsNumber) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** To a tenth of a millimetre, and no farther than the press goes. */
function within(millimetres: number): number {
  const tenths = Math.round(10 * (Number.isNaN(millimetres) ? 0 : millimetres)) / 10;
  return Math.max(-FARTHEST_OFFSET, Math.min(FARTHEST_OFFSET, tenths));
}

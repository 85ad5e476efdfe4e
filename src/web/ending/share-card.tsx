/** A picture of the result to give away: shared by the device where it can, else saved; and the link beside it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import { useWords } from '../i18n/words.tsx';
import { copy } from '../lobby/copy.ts';
import type { Sitter } from '../local/seated.ts';
import type { Shared } from './props.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './draw-card.ts';

export interface ShareCardProps {
  readonly result: Result;
  /** What it is called. */
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly shared: Shared | undefined;
}

export function ShareCard({ result, game, sitters, shared }: ShareCardProps) {
  const { t } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDone, setDone] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const names = sitters.map(({ name }) => name);
  const link = shared?.link ?? location.origin + location.pathname;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) void drawCard(pen, { result, game, names, link });
  }, [result, link]);
  const give = async (): Promise<void> => {
    const file = await fileOf(canvas.current!);
    if (file === undefined) return;
    if (canShareFiles())
      return navigator.share({ files: [file], text: `${result.headline}\n${link}` }).catch(() => undefined);
    save(file);
    setDone(true);
  };
  return (
    <section class="ending-card">
      <canvas
        ref={canvas}
        width={CARD_WIDTH}
        height={CARD_HEIGHT}
        role="img"
        aria-label={t['ending.card'](result.headline)}
      />
      <div class="buttons ending-give">
        <button type="button" class="button" onClick={() => void give()}>
          {isDone ? t['ending.saved'] : t[canShareFiles() ? 'ending.share' : 'ending.save']}
        </button>
        {shared !== undefined && (
          <button type="button" class="button" onClick={() => void copy(shared.link).then(setCopied)}>
            {isCopied ? t['result.shared'] : t[shared.what === 'replay' ? 'ending.link' : 'ending.dealLink']}
          </button>
        )}
      </div>
    </section>
  );
}

const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'errantry.png', { type: 'image/png' })] });

const fileOf = (canvas: HTMLCanvasElement): Promise<File | undefined> =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob === null ? undefined : new File([blob], 'errantry.png', { type: blob.type }))),
  );

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may still be reading it
}

/** A link to give away: copied, handed to the device's own sharing, or read by a phone as a QR code. */
import { useEffect, useState } from 'preact/hooks';
import { linkTo, type Route } from '../route.ts';
import { useWords } from '../i18n/words.tsx';
import { copy } from './copy.ts';

export interface ShareLinkProps {
  readonly route: Route;
  readonly label: string;
  /** Shows the code at once, large. */
  readonly large?: boolean;
}

export function ShareLink({ route, label, large = false }: ShareLinkProps) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const link = linkTo(route);
  return (
    <div class="share">
      <label class="share-link">
        {label}
        <input class="field" readOnly value={link} dir="ltr" onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="buttons">
        <button type="button" class="button" onClick={() => void copy(link).then(setCopied)}>
          {isCopied ? t['result.shared'] : t['share.copy']}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {t['share.share']}
          </button>
        )}
      </div>
      {large ? (
        <QrCode text={link} label={t['share.qr']} />
      ) : (
        <details class="share-qr">
          <summary>{t['share.qrShow']}</summary>
          <QrCode text={link} label={t['share.qr']} />
        </details>
      )}
    </div>
  );
}

/** Drawn as one path of unit squares; the package that encodes is fetched when a code is first shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 3 });
      const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
      if (isCurrent) setDrawn({ size, path: squares.join('') });
    });
    return () => void (isCurrent = false);
  }, [text]);
  if (drawn === undefined) return <div class="qr" />;
  return (
    <svg class="qr" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label}>
      <rect class="qr-light" width={drawn.size} height={drawn.size} />
      <path class="qr-dark" d={drawn.path} />
    </svg>
  );
}

/** Parts of the house that are fetched when somebody goes there; while they come, and when they cannot be had. */
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Opening } from './table/opening.tsx';
import { useWords } from './words/words.tsx';

type Fetching<T> = { readonly value?: T; readonly failed?: boolean };

/** Fetches again when `what` changes. What comes too late is let go. */
export function useFetched<T>(fetch: () => Promise<T>, what: string): Fetching<T> {
  const [fetching, setFetching] = useState<Fetching<T>>({});
  useEffect(() => {
    let isCurrent = true;
    const settle = (settled: Fetching<T>): void => void (isCurrent && setFetching(settled));
    setFetching({});
    fetch().then(
      (value) => settle({ value }),
      () => settle({ failed: true }),
    );
    return () => void (isCurrent = false);
  }, [what]);
  return fetching;
}

interface FetchedProps<T> {
  readonly fetching: Fetching<T>;
  readonly children: (value: T) => ComponentChild;
}

export function Fetched<T>({ fetching: { value, failed = false }, children }: FetchedProps<T>) {
  if (failed) return <Missing />;
  return value === undefined ? <Opening /> : <>{children(value)}</>;
}

/** The house was rebuilt while this page stood open, or the network is gone: either way, loading again is the cure. */
function Missing() {
  const { t } = useWords();
  return (
    <main class="turned sheet">
      <h1>{t['fetch.title']}</h1>
      <p role="alert">{navigator.onLine ? t['fetch.newer'] : t['fetch.offline']}</p>
      <div class="buttons">
        <a class="button" href="#/">
          {t['house.back']}
        </a>
        <button type="button" class="button button-main" onClick={() => location.reload()}>
          {t['fetch.again']}
        </button>
      </div>
    </main>
  );
}

/** Parts of the house that are fetched when somebody goes there; while they come, and when they cannot be had. */
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Opening } from './table/opening.tsx';
import { useWords } from './i18n/words.tsx';

/** Something that is fetched once. */
export interface Lazily<T> {
  readonly fetch: () => Promise<T>;
  /** If it is there. */
  readonly now: () => T | undefined;
}

export function lazily<T>(load: () => Promise<T>): Lazily<T> {
  let fetching: Promise<T> | undefined;
  let value: T | undefined;
  return {
    fetch: () =>
      (fetching ??= load().then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          fetching = undefined; // the next who asks tries again
          throw error;
        },
      )),
    now: () => value,
  };
}

type Fetching<T> = { readonly of?: Lazily<T>; readonly value?: T | undefined; readonly failed?: boolean };

/** Redraws when it is there. What comes too late is let go. */
export function useFetched<T>(lazy: Lazily<T>): Fetching<T> {
  const [fetching, setFetching] = useState<Fetching<T>>({});
  useEffect(() => {
    let isCurrent = true;
    const settle = (settled: Fetching<T>): void => void (isCurrent && setFetching({ of: lazy, ...settled }));
    lazy.fetch().then(
      (value) => settle({ value }),
      () => settle({ failed: true }),
    );
    return () => void (isCurrent = false);
  }, [lazy]);
  return fetching.of === lazy ? fetching : { value: lazy.now() };
}

interface FetchedProps<T> {
  readonly fetching: Fetching<T>;
  /** Shown until then. */
  readonly meanwhile?: ComponentChild;
  readonly children: (value: T) => ComponentChild;
}

/** A part of a page. */
export function Fetched<T>({ fetching: { value, failed = false }, meanwhile, children }: FetchedProps<T>) {
  if (failed) return <Missing />;
  return <>{value === undefined ? meanwhile : children(value)}</>;
}

/** A whole page, which has its `<main>` from the first moment. */
export function FetchedPage<T>({ fetching, meanwhile = <Opening />, children }: FetchedProps<T>) {
  if (fetching.failed)
    return (
      <main class="turned sheet">
        <Missing />
      </main>
    );
  return (
    <Fetched fetching={fetching} meanwhile={meanwhile}>
      {children}
    </Fetched>
  );
}

/** There is a newer version than the one this page came from, or the network is gone: loading again is the cure of both. */
function Missing() {
  const { t } = useWords();
  return (
    <>
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
    </>
  );
}

/** Who has just come, left or was removed, in a sentence for everybody who looks at the television. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '../../wire/table-info.ts';
import { useWords, type Words } from '../i18n/words.tsx';

/** Milliseconds that it is said. */
const SAID = 6000;

export function useArrivals(card: TableInfo): string | undefined {
  const words = useWords();
  const before = useRef(card);
  const [said, setSaid] = useState<{ readonly text: string } | undefined>(undefined);
  useEffect(() => {
    const text = arrival(words, before.current, card);
    before.current = card;
    if (text !== undefined) setSaid({ text });
  });
  useEffect(() => {
    if (said === undefined) return undefined;
    const silence = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(silence);
  }, [said]);
  return said?.text;
}

type Named = { readonly person: string; readonly name: string };

const peopleAt = ({ seats }: TableInfo): Named[] => seats.flatMap((sitter) => (sitter.t === 'person' ? [sitter] : []));

export function arrival({ t }: Pick<Words, 't'>, before: TableInfo, now: TableInfo): string | undefined {
  if (before.id !== now.id || before === now) return undefined;
  const isAt = (card: TableInfo, { person }: Named): boolean => peopleAt(card).some((one) => one.person === person);
  const gone = peopleAt(before).find((one) => !isAt(now, one));
  if (gone !== undefined) {
    const bot = now.seats.find((sitter) => sitter.t === 'bot' && sitter.was === gone.person);
    if (now.removed?.includes(gone.person)) return t['tv.removed'](gone.name);
    return bot?.t === 'bot' ? t['tv.botFor'](gone.name, bot.name) : t['tv.left'](gone.name);
  }
  const come = peopleAt(now).find((one) => !isAt(before, one));
  return come === undefined ? undefined : t['tv.joined'](come.name);
}

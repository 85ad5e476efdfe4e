/** Who has just come, left or was removed, in a sentence for everybody who looks at the television. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '../../wire/table-info.ts';
import { useWords, type Words } from '../i18n/words.tsx';

/** Milliseconds that it is said. */
const SAID = 6000;

export function useArrivals(card: TableInfo): string | undefined {
  const words = useWords();
  const before = useRef(card);
  const [said, setSaid] = useState<Arrival | undefined>(undefined);
  useEffect(() => {
    const heard = arrival(words, before.current, card);
    before.current = card;
    if (heard !== undefined) setSaid(() => heard);
  });
  useEffect(() => setSaid(undefined), [card.status]); // once a game begins, the line says for whom all wait
  useEffect(() => {
    if (said === undefined) return undefined;
    const silence = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(silence);
  }, [said]);
  return said?.(card);
}

/** Says it: whoever has just come may still choose a name, so it asks the table for it. */
type Arrival = (now: TableInfo) => string;

type Named = { readonly person: string; readonly name: string };

const peopleAt = ({ seats }: TableInfo): Named[] => seats.flatMap((sitter) => (sitter.t === 'person' ? [sitter] : []));

export function arrival({ t }: Pick<Words, 't'>, before: TableInfo, now: TableInfo): Arrival | undefined {
  if (before.id !== now.id || before === now) return undefined;
  const at = (card: TableInfo, { person }: Named): Named | undefined =>
    peopleAt(card).find((one) => one.person === person);
  const gone = peopleAt(before).find((one) => at(now, one) === undefined);
  if (gone !== undefined) {
    const bot = now.seats.find((sitter) => sitter.t === 'bot' && sitter.was === gone.person);
    if (now.removed?.includes(gone.person)) return () => t['tv.removed'](gone.name);
    return () => (bot?.t === 'bot' ? t['tv.botFor'](gone.name, bot.name) : t['tv.left'](gone.name));
  }
  const come = peopleAt(now).find((one) => at(before, one) === undefined);
  return come && ((card) => t['tv.joined']((at(card, come) ?? come).name));
}

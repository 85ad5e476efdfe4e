/** A ladder as a table: of the server, or of a circle. */
import './ratings.css';
import type { Ladder, LadderEntry } from '../../wire/ratings.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { PersonShield, shieldOf } from '../me/shield.tsx';
import { knownMe } from '../net/me.ts';

export function LadderTable({ ladder: { entries, own } }: { readonly ladder: Ladder }) {
  const { t } = useWords();
  const isListed = own === undefined || entries.some(({ person }) => person === own.person);
  return (
    <table class="ladder-table">
      <thead>
        <tr>
          <th scope="col">{t['ratings.name']}</th>
          <th scope="col">{t['ratings.points']}</th>
          <th scope="col">{t['ratings.games']}</th>
        </tr>
      </thead>
      <tbody>
        {[...entries, ...(isListed ? [] : [own])].map((entry) => (
          <Row key={entry.person ?? entry.level} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { readonly entry: LadderEntry }) {
  const words = useWords();
  const { t, locale } = words;
  const round = new Intl.NumberFormat(locale);
  const isMe = entry.person !== undefined && entry.person === knownMe()?.id;
  return (
    <tr class={isMe ? 'ladder-me' : entry.level === undefined ? '' : 'ladder-bot'}>
      <th scope="row" dir="auto">
        <span class="ladder-who">
          {entry.person !== undefined && <PersonShield {...shieldOf({ ...entry, id: entry.person })} />}
          <span>
            {nameOf(words, entry)}
            {isMe && <span class="small"> ({t['ratings.you']})</span>}
          </span>
        </span>
      </th>
      <td>{t['ratings.value'](round.format(entry.points), round.format(entry.reach))}</td>
      <td>{entry.level === undefined ? round.format(entry.games) : '–'}</td>
    </tr>
  );
}

function nameOf(words: Words, { name, level, isBot }: LadderEntry): string {
  const { t } = words;
  if (level !== undefined) return t['ratings.bot'](levelWords(words, level));
  return isBot === true ? t['ratings.program'](name) : name;
}

/** The ladder of the server: who plays a game best, and how sure that is. */
import './ratings.css';
import { useEffect, useState } from 'preact/hooks';
import type { Ladder, LadderEntry } from '../../wire/ratings.ts';
import { GamePicker } from '../lobby/game-picker.tsx';
import { MANIFESTS } from '../games.ts';
import { levelWords } from '../i18n/levels.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { knownMe } from '../net/me.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address, go } from '../route.ts';

export function LadderPage({ game }: { readonly game: string }) {
  const { t } = useWords();
  const [{ value: ladder, refused }, setLadder] = useState<Partial<Answer<Ladder>>>({});
  useEffect(() => void ask<Ladder>('GET', `/ladder?game=${game}`).then(setLadder), [game]);
  return (
    <main class="ladder">
      <h1>{t['ratings.title']}</h1>
      <div class="sheet">
        <GamePicker
          name="game"
          games={Object.keys(MANIFESTS)}
          chosen={game}
          onGame={(other) => go({ t: 'ladder', game: other })}
        />
        <p class="small">{t['ratings.about']}</p>
        <ProblemNote refused={refused} />
        {ladder !== undefined && <Entries ladder={ladder} />}
        {ladder !== undefined && ladder.own === undefined && <p>{t['ratings.none']}</p>}
        <div class="buttons">
          <a class="button" href="#/">
            {t['house.back']}
          </a>
          <a class="button button-main" href={address({ t: 'open', game })}>
            {t['ratings.open']}
          </a>
        </div>
      </div>
    </main>
  );
}

function Entries({ ladder: { entries, own } }: { readonly ladder: Ladder }) {
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
        {nameOf(words, entry)}
        {isMe && <span class="small"> ({t['ratings.you']})</span>}
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

/** The ladder of the server: who plays a game best, and how sure that is. */
import { useEffect, useState } from 'preact/hooks';
import type { Ladder } from '../../wire/ratings.ts';
import { GamePicker } from '../lobby/game-picker.tsx';
import { MANIFESTS } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { type Answer, ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { address, go } from '../route.ts';
import { LadderTable } from './ladder-table.tsx';

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
        {ladder !== undefined && <LadderTable ladder={ladder} />}
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

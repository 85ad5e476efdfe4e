/** The rulebook of a game, away from any table. */
import './rules.css';
import { useMemo } from 'preact/hooks';
import { Fetched, lazily, useFetched } from '../fetched.tsx';
import { MANIFESTS, openBox } from '../games.ts';
import { useWords } from '../i18n/words.tsx';
import { GamePicker } from '../lobby/game-picker.tsx';
import { LobbyTop } from '../lobby/lobby-top.tsx';
import { address, go } from '../route.ts';
import { Rules } from '../table/rules.tsx';

interface RulesPageProps {
  readonly game: string;
  /** The rule to show first. */
  readonly rule: string | undefined;
}

export function RulesPage({ game, rule }: RulesPageProps) {
  const { t, language } = useWords();
  const opening = useMemo(() => lazily(() => openBox(game)), [game]);
  return (
    <main class="rules-page">
      <LobbyTop title={t['table.rules']} />
      <div class="sheet">
        <GamePicker
          name="game"
          games={Object.keys(MANIFESTS)}
          chosen={game}
          onGame={(other) => go({ t: 'rules', game: other })}
        />
        <h2>{MANIFESTS[game].names[language]}</h2>
        <Fetched fetching={useFetched(opening)}>{(box) => <Rules game={box.game} rule={rule} />}</Fetched>
        <a class="button" href={address({ t: 'print', game })}>
          {t['hall.print']}
        </a>
      </div>
    </main>
  );
}

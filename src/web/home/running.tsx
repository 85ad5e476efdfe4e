/** Games that wait to be gone on with. */
import { listed } from '../../core/text.ts';
import { gameName } from '../games.ts';
import { address } from '../route.ts';
import { type KeptSitting, putAway, sittings } from '../local/games.ts';
import { useWords, type Words } from '../i18n/words.tsx';

export function Running({ onChange }: { onChange: () => void }) {
  const { t } = useWords();
  const running = sittings().filter(
    ({ result, moves, kind }) => result === undefined && moves.length > 0 && kind !== 'today',
  );
  if (running.length === 0) return undefined;
  return (
    <section class="sheet running" aria-labelledby="running">
      <h2 id="running">{t['hall.running']}</h2>
      <ul>
        {running.slice(0, 3).map((sitting) => (
          <li key={sitting.id}>
            <RunningGame sitting={sitting} />
            <button type="button" class="tool" onClick={() => (putAway(sitting.id), onChange())}>
              {t['hall.forget']}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bots move at once, so it is the person's turn; where several share a device, the curtain says whose. */
function RunningGame({ sitting }: { sitting: KeptSitting }) {
  const words = useWords();
  const { t } = words;
  const { kind, game, sitters, id } = sitting;
  const others = sitters.slice(kind === 'hot-seat' ? 0 : 1).map((sitter) => sitter.name);
  return (
    <a class="button running-table" href={address(kind === 'lesson' ? { t: 'learn', game } : { t: 'table', id })}>
      <b>{titleOf(words, sitting)}</b>
      {others.length > 0 && t['hall.runningWith'](listed(words, others))}
    </a>
  );
}

function titleOf(words: Words, { kind, game }: KeptSitting): string {
  const { t } = words;
  const name = gameName(words, game);
  if (kind === 'hot-seat') return name;
  return kind === 'lesson' ? `${t['lesson.title']}: ${name}` : t['hall.yourTurn'](name);
}

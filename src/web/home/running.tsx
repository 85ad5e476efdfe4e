/** Games that wait to be gone on with. */
import { listed } from '../../core/text.ts';
import { gameName } from '../games.ts';
import { address } from '../route.ts';
import { type KeptSitting, putAway, sittings } from '../local/games.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { Sure } from '../net/sure.tsx';
import { Frontispiece } from './frontispiece.tsx';

const MOST = 3;

export function Running({ onChange }: { onChange: () => void }) {
  const { t } = useWords();
  const running = sittings().filter(
    ({ result, moves, kind }) => result === undefined && moves.length > 0 && kind !== 'today',
  );
  if (running.length === 0) return undefined;
  return (
    <section class="sheet running" aria-labelledby="running">
      <h2 id="running" class="hidden">
        {t['hall.running']}
      </h2>
      <ul>
        {running.slice(0, MOST).map((sitting, i) => (
          <li key={sitting.id} class="running-game">
            <RunningGame sitting={sitting} isFirst={i === 0} onDelete={() => (putAway(sitting.id), onChange())} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RunningGameProps {
  readonly sitting: KeptSitting;
  readonly isFirst: boolean;
  readonly onDelete: () => void;
}

/** Bots move at once, so it is the person's turn; where several share a device, the curtain says whose. */
function RunningGame({ sitting, isFirst, onDelete }: RunningGameProps) {
  const words = useWords();
  const { t } = words;
  const { kind, game, sitters, id } = sitting;
  const others = sitters.slice(kind === 'hot-seat' ? 0 : 1).map((sitter) => sitter.name);
  const title = titleOf(words, sitting);
  return (
    <>
      <Frontispiece name={game} />
      <p>
        <b>{title}</b>
        {others.length > 0 && <span dir="auto">{t['hall.runningWith'](listed(words, others))}</span>}
      </p>
      <div class="running-ways">
        <a
          class={`button ${isFirst ? 'button-main' : ''}`}
          href={address(kind === 'lesson' ? { t: 'learn', game } : { t: 'table', id })}
        >
          {t['hall.goOn']} <span class="hidden">{title}</span>
        </a>
        <Sure
          label={t['hall.forget']}
          name={`${t['hall.forget']}: ${title}`}
          question={t['hall.forgetSure']}
          onYes={onDelete}
        />
      </div>
    </>
  );
}

function titleOf(words: Words, { kind, game }: KeptSitting): string {
  const { t } = words;
  const name = gameName(words, game);
  if (kind === 'hot-seat') return name;
  return kind === 'lesson' ? `${t['lesson.title']}: ${name}` : t['hall.yourTurn'](name);
}

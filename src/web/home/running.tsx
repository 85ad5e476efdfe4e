/** Games that wait to be gone on with. */
import { MANIFESTS } from '../games.ts';
import { address } from '../route.ts';
import { type KeptSitting, putAway, sittings } from '../local/games.ts';
import { useWords } from '../i18n/words.tsx';

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

function RunningGame({ sitting }: { sitting: KeptSitting }) {
  const { t } = useWords();
  const { game, sitters, moves, id } = sitting;
  const turn = Math.floor(moves.length / sitters.length) + 1;
  const what = sitters.map(({ name }) => name).join(', ');
  return (
    <a class="button running-table" href={address({ t: 'table', id })}>
      {t['hall.goOn']}: {t['hall.runningAbout'](what, turn, MANIFESTS[game].turns)}
    </a>
  );
}

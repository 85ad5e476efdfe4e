/** The server itself: version, health, storage, all servers of the database, and a backup to download. */
import { useState } from 'preact/hooks';
import type { DeskHealth } from '../../wire/desk.ts';
import type { Refusal } from '../../wire/rules.ts';
import { useWords } from '../i18n/words.tsx';
import { ask } from '../net/ask.ts';
import { ProblemNote } from '../net/problem.tsx';
import { useListed } from './desk-part.ts';
import { moment } from './moment.ts';

export function DeskServer() {
  const { t } = useWords();
  const { value, refused } = useListed<DeskHealth>('/health');
  return (
    <>
      <ProblemNote refused={refused} />
      {value !== undefined && <Figures health={value} />}
      {value !== undefined && value.nodes.length > 0 && <Nodes nodes={value.nodes} />}
      <h3>{t['admin.backup']}</h3>
      <Backup />
    </>
  );
}

const MEGABYTE = 1_000_000;
const STATUSES = ['open', 'playing', 'over', 'closed'] as const;

function Figures({ health }: { readonly health: DeskHealth }) {
  const words = useWords();
  const { t, locale } = words;
  const { counts } = health;
  const number = new Intl.NumberFormat(locale);
  const size = (bytes: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / MEGABYTE,
    );
  const tables = STATUSES.map((status) => {
    const count = counts.tables[status] ?? 0;
    return `${number.format(count)} ${t[`admin.status.${status}`](count)}`;
  });
  const rows: [string, string][] = [
    [t['admin.version'], `Errantry ${health.version}, Node ${health.node.slice(1)}, ${health.engine}`],
    [t['admin.health'], health.trouble === undefined ? t['admin.well'] : `${t['admin.trouble']} ${health.trouble}`],
    [t['admin.running'], moment(words, health.since)],
    [t['admin.memory'], size(health.memory)],
    [t['admin.inMemory'], number.format(health.tablesInMemory)],
    [t['admin.streams'], number.format(health.streams)],
    [t['admin.storage'], size(counts.bytes)],
    [t['admin.allTables'], tables.join(' · ')],
    [t['admin.allPeople'], number.format(counts.people - counts.bots)],
    [t['admin.allBots'], number.format(counts.bots)],
    [t['admin.passkeys'], number.format(counts.passkeys)],
    [t['admin.notices'], number.format(counts.notices)],
  ];
  return (
    <dl class="admin-figures">
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nodes({ nodes }: Pick<DeskHealth, 'nodes'>) {
  const { t } = useWords();
  return (
    <>
      <h3>{t['admin.nodes']}</h3>
      <ul class="admin-list">
        {nodes.map(({ node, url, tables, isThis }) => (
          <li key={node}>
            <span translate={false}>
              {node} <span class="small">{url}</span>
            </span>
            <span class="small">
              {t['admin.nodeTables'](tables)}
              {isThis && ` · ${t['admin.thisNode']}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A ticket first: nobody else's page can make this browser ask for a backup. */
function Backup() {
  const { t } = useWords();
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const [isBegun, setBegun] = useState(false);
  const fetchBackup = async (): Promise<void> => {
    const answer = await ask<{ ticket: string }>('POST', '/admin/backup', {});
    setRefused(answer.refused);
    if (answer.value === undefined) return;
    setBegun(true);
    location.assign(`./api/admin/backup?download&ticket=${answer.value.ticket}`);
  };
  return (
    <>
      <p>{t['admin.backupAbout']}</p>
      <button type="button" class="button button-main" onClick={() => void fetchBackup()}>
        {t['admin.backupNow']}
      </button>
      {isBegun && <p role="status">{t['admin.backupBegun']}</p>}
      <ProblemNote refused={refused} />
    </>
  );
}

/** Texts that people reported: torn out for good, or left as they are. */
import type { DeskReport } from '../../wire/desk.ts';
import { useWords } from '../i18n/words.tsx';
import { ProblemNote } from '../net/problem.tsx';
import { Sure } from '../net/sure.tsx';
import { address } from '../route.ts';
import { useListed } from './desk-part.ts';
import { moment } from './moment.ts';

export function DeskReports() {
  const words = useWords();
  const { t } = words;
  const { value, refused, act } = useListed<{ reports: readonly DeskReport[] }>('/reports');
  const settle = (report: DeskReport, what: 'tear' | 'dismiss'): void =>
    void act(`/tables/${report.table}/report`, { page: report.page, act: what });
  return (
    <>
      <p>{t['admin.reportsAbout']}</p>
      <ProblemNote refused={refused} />
      {value?.reports.length === 0 && <p>{t['admin.noReports']}</p>}
      <ul class="admin-list">
        {value?.reports.map((report) => (
          <li key={`${report.table} ${report.page} ${report.by}`}>
            {report.chat === undefined ? (
              <blockquote class="admin-text" dir="auto" translate={false}>
                {report.text}
              </blockquote>
            ) : (
              <div class="admin-chat" role="group" aria-label={t['admin.chat']} translate={false}>
                {report.chat.map(({ name, text, isReported }, i) => (
                  <p key={i} class={isReported ? 'admin-text' : 'small'} dir="auto">
                    <b>{name}</b> {isReported ? <mark>{text}</mark> : text}
                  </p>
                ))}
              </div>
            )}
            <p class="small">
              {t['admin.reported'](
                report.writer?.name ?? '–',
                report.by || t['admin.watcher'],
                moment(words, report.at),
              )}{' '}
              {report.why !== '' && (
                <q dir="auto" translate={false}>
                  {report.why}
                </q>
              )}{' '}
              <a href={address({ t: 'net', mode: 'watch', id: report.table })}>{t['admin.toTable']}</a>
            </p>
            <div class="buttons">
              <button type="button" class="button" onClick={() => settle(report, 'dismiss')}>
                {t['admin.dismiss']}
              </button>
              <Sure label={t['admin.tear']} question={t['admin.tearSure']} onYes={() => settle(report, 'tear')} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

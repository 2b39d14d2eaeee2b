import type { PlannedRun } from '@harrow/validation/cron';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import { toZoneTime } from '@harrow/validation/dates';

/** The runs in the wall time of a zone. */
export function RunList({ runs, timeZone }: { runs: readonly PlannedRun[]; timeZone: string }) {
  const { t, weekdayOf } = useCronTexts();
  return (
    <ol className={styles.runs}>
      {runs.map(({ date, repeated }) => (
        <li key={date.getTime()}>
          <time dateTime={date.toISOString()}>{toZoneTime(date, timeZone)}</time> <span className={styles.weekday}>{weekdayOf(date, timeZone)}</span>
          {repeated && <span className={styles.clockNote}>{t('preview.repeated')}</span>}
        </li>
      ))}
    </ol>
  );
}

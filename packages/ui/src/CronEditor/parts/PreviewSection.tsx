import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import type { Preview } from '../hooks/usePreview.ts';
import { RunCalendar } from './RunCalendar.tsx';
import { RunList } from './RunList.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';

interface PreviewSectionProps {
  preview: Preview;
  isValid: boolean;
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
}

/** The next ten runs in a zone, as list or calendar, with what clock changes do. */
export function PreviewSection({ preview, isValid, timeZone, onTimeZoneChange }: PreviewSectionProps) {
  const { t } = useCronTexts();
  const [view, setView] = useState<'list' | 'calendar'>('list');
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.previewHead}>
        <h3>{t('preview.title')}</h3>
        <Segmented
          size="small"
          value={view}
          aria-label={t('preview.view')}
          options={[
            { value: 'list', label: t('preview.list') },
            { value: 'calendar', label: t('preview.calendar') },
          ]}
          onChange={setView}
        />
        <ZoneSelect value={timeZone} onChange={onTimeZoneChange} />
      </div>
      <PreviewBody preview={preview} isValid={isValid} timeZone={timeZone} view={view} />
    </section>
  );
}

function PreviewBody({ preview, isValid, timeZone, view }: Omit<PreviewSectionProps, 'onTimeZoneChange'> & { view: 'list' | 'calendar' }) {
  const { t } = useCronTexts();
  if (!isValid) return <p className={styles.note}>{t('preview.none')}</p>;
  if (preview.state === 'waiting') return <p className={styles.note}>{t('preview.waiting')}</p>;
  if (preview.state === 'failed') return <Alert type="error" title={t('preview.failed', { reason: preview.reason })} />;
  const { runs, skipped } = preview.plan;
  return (
    <>
      {runs.length === 0 ? (
        <p className={styles.note}>{t('preview.none')}</p>
      ) : view === 'list' ? (
        <RunList runs={runs} timeZone={timeZone} />
      ) : (
        <RunCalendar runs={runs} timeZone={timeZone} />
      )}
      {skipped.map(({ from, to, count }) => (
        <p key={from} className={styles.clockNote}>
          {count === 1 ? t('preview.skippedOne', { from }) : t('preview.skipped', { count, from, to })}
        </p>
      ))}
    </>
  );
}

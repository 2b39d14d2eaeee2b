import type { Job } from '@harrow/api-client';
import { DateText, EmptyState, ListSkeleton, Pager, StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import { durationText } from './durationText.ts';
import styles from './RunDrawer.module.css';
import { jobs, runTones } from './jobs.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

/** The log of a job's runs, newest first. */
export function RunDrawer({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('job');
  const language = useLanguage();
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 });
  const { data, error, refetch } = useQuery(jobs.runs(job.jobCode, page, size));
  return (
    <Drawer open size={640} title={t('runsOf', { title: job.title })} onClose={onClose}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data?.records.length === 0 && <EmptyState title={t('noRuns')} description={t('noRunsText')} />}
      {data && data.records.length > 0 && (
        <>
          <ul className={styles.runs}>
            {data.records.map((run) => (
              <li key={run.id} className={styles.run}>
                <div className={styles.line}>
                  <StatusTag color={runTones[run.status]} text={run.status_dictText} />
                  <DateText value={run.startTime} precision="second" />
                  <span className={styles.end}>{durationText(run.duration, language)}</span>
                </div>
                <div className={styles.facts}>
                  <span>
                    {run.trigger_dictText}
                    {run.startedBy !== null && `: ${run.startedBy}`}
                  </span>
                  {run.attempt > 1 && <span>{t('attempt', { n: run.attempt })}</span>}
                  {run.affected !== null && <span>{t('affected', { count: run.affected })}</span>}
                  <span>{run.server}</span>
                </div>
                {run.message !== null && <div className={styles.reason}>{run.message}</div>}
              </li>
            ))}
          </ul>
          <Pager
            total={data.total}
            totalCapped={data.totalCapped}
            page={page}
            pageSize={size}
            onChange={(next, nextSize) => setPage({ page: next, size: nextSize })}
          />
        </>
      )}
    </Drawer>
  );
}

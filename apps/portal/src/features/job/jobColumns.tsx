import type { Job } from '@harrow/api-client';
import { type Column, DateText, type Language, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import styles from './job.module.css';
import { runTones } from './jobs.ts';
import { durationText } from './durationText.ts';

/** Columns of the jobs. @param describe says an expression in words; undefined while its words are loading */
export function jobColumns(t: TFunction<'job'>, language: Language, describe: ((cron: string) => string) | undefined): Column<Job>[] {
  return [
    {
      key: 'title',
      title: t('field.title'),
      width: 292,
      fixed: 'left',
      render: ({ title, description }) => (
        <span className={styles.job} title={description}>
          {title}
        </span>
      ),
    },
    {
      key: 'cron',
      title: t('field.cron'),
      width: 230,
      render: ({ cron }) => <span title={cron}>{describe?.(cron) ?? cron}</span>,
    },
    { key: 'timeZone', title: t('field.timeZone'), width: 160 },
    {
      key: 'status',
      title: t('field.status'),
      width: 120,
      render: (job) => <StatusTag variant="dot" color={job.status === 'paused' ? 'warning' : 'success'} text={job.status_dictText} />,
    },
    {
      key: 'nextRunTime',
      title: t('field.nextRunTime'),
      width: 150,
      render: ({ retryTime, nextRunTime }) => <DateText value={retryTime ?? nextRunTime} />,
    },
    {
      key: 'lastRun',
      title: t('field.lastRun'),
      width: 170,
      render: ({ busy, lastRun }) =>
        lastRun ? (
          <StatusTag color={runTones[lastRun.status]} text={lastRun.status_dictText} />
        ) : busy ? (
          <StatusTag color="processing" text={t('waiting')} />
        ) : (
          '–'
        ),
    },
    { key: 'lastTime', title: t('field.lastTime'), width: 150, render: ({ lastRun }) => <DateText value={lastRun?.startTime} /> },
    {
      key: 'duration',
      title: t('field.duration'),
      width: 100,
      align: 'right',
      render: ({ lastRun }) => <span className="hw-number">{durationText(lastRun?.duration ?? null, language)}</span>,
    },
    { key: 'jobCode', title: t('field.jobCode'), width: 160, defaultHidden: true },
    { key: 'updateBy', title: t('field.updateBy'), width: 140, defaultHidden: true },
  ];
}

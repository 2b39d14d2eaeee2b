import type { Job } from '@harrow/api-client';
import { type Column, DateText, formatDate, type Language, StatusTag } from '@harrow/ui';
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
      fixed: 'left',
      kind: 'code',
      text: ({ title }) => title,
      render: ({ title, description }) => (
        <span className={styles.job} title={description}>
          {title}
        </span>
      ),
    },
    {
      key: 'cron',
      title: t('field.cron'),
      text: ({ cron }) => describe?.(cron) ?? cron,
      render: ({ cron }) => <span title={cron}>{describe?.(cron) ?? cron}</span>,
    },
    { key: 'timeZone', title: t('field.timeZone') },
    {
      key: 'status',
      title: t('field.status'),
      kind: 'dot',
      text: ({ status_dictText: text }) => text,
      render: (job) => <StatusTag variant="dot" color={job.status === 'paused' ? 'warning' : 'success'} text={job.status_dictText} />,
    },
    {
      key: 'nextRunTime',
      title: t('field.nextRunTime'),
      kind: 'date',
      text: ({ retryTime, nextRunTime }, locale) => formatDate(retryTime ?? nextRunTime, locale),
      render: ({ retryTime, nextRunTime }) => <DateText value={retryTime ?? nextRunTime} />,
    },
    {
      key: 'lastRun',
      title: t('field.lastRun'),
      kind: 'tag',
      text: ({ busy, lastRun }) => lastRun?.status_dictText ?? (busy ? t('waiting') : ''),
      render: ({ busy, lastRun }) =>
        lastRun ? (
          <StatusTag color={runTones[lastRun.status]} text={lastRun.status_dictText} />
        ) : busy ? (
          <StatusTag color="processing" text={t('waiting')} />
        ) : (
          '–'
        ),
    },
    {
      key: 'lastTime',
      title: t('field.lastTime'),
      kind: 'date',
      render: ({ lastRun }) => <DateText value={lastRun?.startTime} />,
      text: ({ lastRun }, locale) => formatDate(lastRun?.startTime, locale),
    },
    {
      key: 'duration',
      title: t('field.duration'),
      align: 'right',
      text: ({ lastRun }) => durationText(lastRun?.duration ?? null, language),
    },
    { key: 'jobCode', title: t('field.jobCode'), defaultHidden: true },
    { key: 'updateBy', title: t('field.updateBy'), defaultHidden: true },
  ];
}

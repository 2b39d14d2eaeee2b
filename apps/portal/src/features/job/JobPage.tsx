import type { Job } from '@harrow/api-client';
import { type Action, EmptyState, lazyPart, ListPage, useMessages } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { cronSentences } from './cronSentences.ts';
import { jobColumns } from './jobColumns.tsx';
import { jobCalls, jobs } from './jobs.ts';

const ScheduleDialog = lazyPart(async () => ({ default: (await import('./ScheduleDialog.tsx')).ScheduleDialog }));
const RunDrawer = lazyPart(async () => ({ default: (await import('./RunDrawer.tsx')).RunDrawer }));

type DirectAction = keyof typeof jobCalls;

/** Jobs of the server: schedules, last runs, and the log of each job; the address may name one. */
export function JobPage() {
  const { t } = useTranslation('job');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const sayFailure = useSayFailure();
  const { message } = useMessages();
  const { data, error, isFetching, refetch } = useQuery(jobs.list);
  const { data: describe } = useQuery(cronSentences(language));
  const [editing, setEditing] = useState<Job>();
  const navigate = useNavigate();
  const { code: named } = useParams();
  const [opened, setOpened] = useState<Job>();
  const logOf = opened ?? data?.find(({ jobCode }) => jobCode === named);
  const closeLog = (): void => {
    setOpened(undefined);
    if (named !== undefined) void navigate('/isystem/job');
  };
  const columns = useMemo(() => jobColumns(t, language, describe), [t, language, describe]);
  const records = useMemo(() => data?.map((job) => ({ ...job, id: job.jobCode })), [data]);

  const act = async (action: DirectAction, job: Job): Promise<void> => {
    try {
      await jobCalls[action](job);
      if (action === 'run') void message.success(t('started', { title: job.title }));
    } catch (failure) {
      sayFailure(failure);
    }
    await client.invalidateQueries({ queryKey: jobs.key });
  };
  const rowActions = (job: Job): Action[] => [
    { key: 'runs', label: t('action.runs'), onClick: () => setOpened(job) },
    ...job.allowedActions.map((action) => ({
      key: action,
      label: t(`action.${action}`),
      onClick: () => (action === 'edit' ? setEditing(job) : void act(action, job)),
    })),
  ];
  return (
    <>
      <ListPage
        title={t('title')}
        description={t('description')}
        columns={columns}
        data={{ records, loading: isFetching && !data, error: error ? { message: failureText(error) } : null, onRetry: () => void refetch() }}
        rows={{ actions: rowActions, onOpen: setOpened }}
        storageKey="job"
        empty={<EmptyState title={t('none')} />}
      />
      <Suspense>
        {editing && <ScheduleDialog job={editing} onClose={() => setEditing(undefined)} />}
        {logOf && <RunDrawer job={logOf} onClose={closeLog} />}
      </Suspense>
    </>
  );
}

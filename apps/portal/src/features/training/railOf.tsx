import type { Training } from '@harrow/api-client';
import { StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billStatusTones } from '../../shared/billStatus.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { isKeeper, registrationsOf } from './trainings.ts';
import styles from './training.module.css';

const dictionaries = {
  method: 'training_method',
  level: 'training_level',
  secondProduct: 'product2',
  language: 'language',
  country: 'country',
  currency: 'currency',
  expenseBearer: 'expense_bearer',
  targetScope: 'target_scope',
  status: 'bill_status',
};
const words = { docType: 'training', namespace: 'training', dictionaries };

/** Panels beside a course: for the training centre its registrations, those on the waiting list by themselves, and the change history. */
export const railOf = (training: Training, t: TFunction<'training'>) => ({
  hasLog: isKeeper(),
  isLogOpen: false,
  hasComments: false,
  changes: isKeeper() && <MasterHistory id={training.id} words={words} />,
  first:
    isKeeper() && training.status !== 'draft'
      ? [
          { key: 'registrations', title: t('rail.registrations'), open: true, content: <Registrations planNo={training.planNo} isWaiting={false} /> },
          ...(training.waitingCount > 0
            ? [{ key: 'waiting', title: t('rail.waiting'), open: true, content: <Registrations planNo={training.planNo} isWaiting /> }]
            : []),
        ]
      : [],
});

function Registrations({ planNo, isWaiting }: { planNo: string; isWaiting: boolean }) {
  const { t } = useTranslation('training');
  const { data, error, refetch } = useQuery(registrationsOf(planNo));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const shown = data.records.filter(({ waitingPos }) => (waitingPos !== null) === isWaiting);
  if (shown.length === 0) return <p>{t('rail.none')}</p>;
  return (
    <ul className={styles.registrations}>
      {shown.map(({ id, submissionNo, dealerName, subDealerName, numberOfParticipants, waitingPos, status, status_dictText }) => (
        <li key={id}>
          <Link className="hw-link" to={`/training/registration/detail/${id}`}>
            {submissionNo}
          </Link>{' '}
          <StatusTag color={billStatusTones[status]} text={status_dictText} />
          <div>
            {waitingPos !== null && `${waitingPos}. `}
            {subDealerName ?? dealerName} · {t('rail.people', { count: numberOfParticipants ?? 0 })}
          </div>
        </li>
      ))}
    </ul>
  );
}

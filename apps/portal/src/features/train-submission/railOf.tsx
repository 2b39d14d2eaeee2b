import type { TrainedPerson, TrainSubmission } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import styles from '../../shared/plainLists.module.css';
import { certifiedPeople } from './registrations.ts';

const history = { docType: 'trainSubmission', namespace: 'trainSubmission', dictionaries: { status: 'bill_status', waitingFlag: 'yn' } };

/** Panels beside a registration: who else of the dealer is certified, and the change history. @param showsPeople to those who may see courses */
export const railOf = (registration: TrainSubmission, { t, showsPeople }: { t: TFunction<'trainSubmission'>; showsPeople: boolean }) => ({
  changes: <MasterHistory id={registration.id} words={history} />,
  first: showsPeople ? [{ key: 'certified', title: t('rail.certified'), open: true, content: <Certified registration={registration} /> }] : [],
});

/** Names of topics by the end of their certificates, the last one first. */
function byEnd(topics: TrainedPerson['topics']): [validTo: string, texts: string[]][] {
  const ends = new Map<string, string[]>();
  for (const { validTo, topic_dictText: text } of topics) ends.set(validTo, [...(ends.get(validTo) ?? []), text]);
  return [...ends].toSorted(([one], [other]) => other.localeCompare(one));
}

/** A panel has room for so many. */
const mostShown = 20;

/** People of the dealer with a certificate that holds, without those who are registered here. */
function Certified({ registration: { dealerCode, lines } }: { registration: TrainSubmission }) {
  const { t } = useTranslation('trainSubmission');
  const { data, error, refetch } = useQuery(certifiedPeople(dealerCode));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const others = data.people.filter(({ name, phone }) => !lines.some((line) => line.name === name && line.phone === phone));
  return (
    <>
      {others.length === 0 && <p className={styles.quiet}>{t('rail.nobody')}</p>}
      <ul className={styles.lines}>
        {others.slice(0, mostShown).map(({ name, phone, topics }) => (
          <li key={`${name} ${phone}`}>
            {name}
            {byEnd(topics).map(([validTo, texts]) => (
              <div key={validTo}>
                <DateText value={validTo} /> <span className={styles.quiet}>{texts.join(', ')}</span>
              </div>
            ))}
          </li>
        ))}
      </ul>
      <p>
        <Link className="hw-link" to={`/training/plan/people?${new URLSearchParams({ dealerCode, valid: '1' })}`}>
          {t('rail.allCertified')}
        </Link>
      </p>
    </>
  );
}

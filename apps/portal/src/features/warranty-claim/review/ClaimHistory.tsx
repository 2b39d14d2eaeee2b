import type { WarrantyClaim } from '@harrow/api-client';
import { DateText, ErrorState, ListSkeleton, Money, StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billStatusTones } from '../../../shared/billStatus.ts';
import { claims } from '../claims.ts';
import styles from './review.module.css';

/** Other claims of the machine, the latest failure first; those with the same first fault stand out. */
export function ClaimHistory({ claim }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const { data, error, refetch } = useQuery(claims.list({ pageNo: 1, pageSize: 20, column: 'failureDate', order: 'desc' }, { vin: claim.vin }));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const others = data.records.filter(({ id }) => id !== claim.id);
  if (others.length === 0) return <p className={styles.quiet}>{t('review.noHistory')}</p>;
  const faults = new Set(claim.bugList.map(({ bugName }) => bugName));
  return (
    <ul className={styles.history}>
      {others.map((other) => (
        <li key={other.id}>
          <span className={styles.historyHead}>
            <Link className="hw-link" to={`../detail/${other.id}`}>
              {other.claimNo}
            </Link>
            <StatusTag variant="dot" color={billStatusTones[other.status]} text={other.status_dictText} />
            {other.firstFault && faults.has(other.firstFault) && <StatusTag color="warning" text={t('review.sameFault')} />}
          </span>
          <span className={styles.quiet}>
            <DateText value={other.failureDate} /> · {other.firstFault ?? '–'} · <Money amount={other.totalAmount} currency={other.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
}

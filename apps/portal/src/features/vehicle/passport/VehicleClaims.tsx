import type { VehicleClaim } from '@harrow/api-client';
import { DateText, formatNumber, Money, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { meaningOf } from '../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../shared/meaning/MeaningTag.tsx';
import styles from './passport.module.css';

/** The claims of the machine, as far as the user may see them. */
export function VehicleClaims({ claims }: { claims: readonly VehicleClaim[] }) {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  if (claims.length === 0) return <p className={styles.quiet}>{t('claims.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('claims.claimNo')}</th>
            <th scope="col">{t('claims.status')}</th>
            <th scope="col">{t('claims.failureDate')}</th>
            <th scope="col" className={styles.right}>
              {t('claims.hours')}
            </th>
            <th scope="col">{t('claims.faults')}</th>
            <th scope="col" className={styles.right}>
              {t('claims.total')}
            </th>
            <th scope="col" className={styles.right}>
              {t('claims.approved')}
            </th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <tr key={claim.id}>
              <td>
                <Link className="hw-link" to={`/service/warrantyClaim/detail/${claim.id}`}>
                  {claim.claimNo}
                </Link>
              </td>
              <td>
                <MeaningTag meaning={meaningOf(claim)} status={claim.status} text={claim.status_dictText} />
              </td>
              <td>
                <DateText value={claim.failureDate} />
              </td>
              <td className={styles.right}>{formatNumber(claim.operatingHours, language) || '–'}</td>
              <td>{claim.faults.join(', ') || '–'}</td>
              <td className={styles.right}>
                <Money amount={claim.totalAmount} currency={claim.currency} />
              </td>
              <td className={styles.right}>
                <Money amount={claim.auditTotal} currency={claim.auditTotal === null ? undefined : claim.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

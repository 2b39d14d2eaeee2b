import type { ProdUpgradeSuggest } from '@harrow/api-client';
import { formatNumber, Money, ReadOnlyField, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { listLink } from '../../shared/list/listLink.ts';
import { useGrant } from '../../shared/usePermission.ts';
import styles from './suggest.module.css';
import { evidenceOf } from './suggests.ts';

/** Claims about the same series. */
const claimsAbout = ({ secondProduct, thirdProduct }: ProdUpgradeSuggest): string =>
  listLink(
    '/service/warrantyClaim',
    {},
    { match: 'and', items: [{ field: thirdProduct ? 'thirdProduct' : 'secondProduct', rule: 'eq', val: thirdProduct ?? secondProduct }] },
  );

/** What warranty claims of the last two years say about product and system of a suggestion. */
export function Evidence({ suggest }: { suggest: ProdUpgradeSuggest }) {
  const { t } = useTranslation('prodUpgradeSuggest');
  const { language } = useSettings();
  const mayAudit = useGrant('prodUpgradeSuggest:audit');
  const mayEdit = useGrant('prodUpgradeSuggest:edit');
  const mayReadClaims = useGrant('warrantyClaim:query');
  const { data, error, refetch } = useQuery({ ...evidenceOf(suggest.id), enabled: mayAudit || mayEdit });
  if (!mayAudit && !mayEdit) return <p className={styles.note}>{t('evidence.forReviewers')}</p>;
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const most = Math.max(1, ...data.months.map(({ claims }) => claims));
  const count = formatNumber(data.claims, language);
  return (
    <>
      <p className={styles.note}>{t('evidence.about')}</p>
      <ReadOnlyField label={t('evidence.claims')}>
        {mayReadClaims && data.claims > 0 ? (
          <Link className="hw-link" to={claimsAbout(suggest)}>
            {count}
          </Link>
        ) : (
          count
        )}
      </ReadOnlyField>
      <ReadOnlyField label={t('evidence.machines')}>{formatNumber(data.machines, language)}</ReadOnlyField>
      {data.amounts.map(({ currency, amount }) => (
        <ReadOnlyField key={currency} label={t('evidence.amount')}>
          <Money amount={amount} currency={currency} />
        </ReadOnlyField>
      ))}
      {data.claims > 0 && (
        <ReadOnlyField label={t('evidence.months')}>
          <ul className={styles.months} aria-label={t('evidence.months')}>
            {data.months.map(({ month, claims }) => (
              <li key={month} title={`${month}: ${claims}`}>
                <span className="hw-hidden">{`${month}: ${claims}`}</span>
                <span aria-hidden style={{ height: `${(claims / most) * 100}%` }} />
              </li>
            ))}
          </ul>
        </ReadOnlyField>
      )}
      {data.faults.length > 0 && (
        <ReadOnlyField label={t('evidence.faults')}>
          <ul className={styles.faults}>
            {data.faults.map(({ bugCode, bugName, claims }) => (
              <li key={bugCode}>
                <span>
                  {bugCode} {bugName}
                </span>
                <span>{formatNumber(claims, language)}</span>
              </li>
            ))}
          </ul>
        </ReadOnlyField>
      )}
    </>
  );
}

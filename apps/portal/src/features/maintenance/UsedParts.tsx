import type { ForceInsurance } from '@harrow/api-client';
import { formatNumber, Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import styles from './maintenance.module.css';

/** Parts of a service, with what they cost. */
export function UsedParts({ service: { parts, currency } }: { service: ForceInsurance }) {
  const { t } = useTranslation('maintenance');
  const language = useLanguage();
  if (parts.length === 0) return <p className={styles.quiet}>{t('parts.none')}</p>;
  return (
    <ul className={styles.plan}>
      {parts.map(({ id, partsCode, partsName, qty, amount, stockShortQty, sourceType_dictText: source }) => (
        <li key={id}>
          <strong>{partsCode}</strong> {partsName} · {formatNumber(qty, language)} · {source} · <Money amount={amount} currency={currency ?? undefined} />
          {Boolean(stockShortQty) && (
            <span className={styles.quiet}>
              {t('field.parts.stockShortQty')}: {formatNumber(stockShortQty, language)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

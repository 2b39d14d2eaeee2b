import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './extendInsurance.module.css';

interface PriceSplitProps {
  fee: number;
  lateFee: number;
  total: number;
  currency: string;
  isWaived?: boolean;
}

/** Total price and its parts. */
export function PriceSplit({ fee, lateFee, total, currency, isWaived = false }: PriceSplitProps) {
  const { t } = useTranslation('extendInsurance');
  return (
    <dl className={styles.split}>
      <dt>{t('field.extensionFee')}</dt>
      <dd>
        <Money amount={fee} currency={currency} />
      </dd>
      {lateFee > 0 && (
        <>
          <dt>{t(isWaived ? 'field.lateFeeWaived' : 'field.lateFee')}</dt>
          <dd className={isWaived ? styles.waived : undefined}>
            <Money amount={lateFee} currency={currency} />
          </dd>
        </>
      )}
      <dt className={styles.total}>{t('field.totalFee')}</dt>
      <dd className={styles.total}>
        <Money amount={total} currency={currency} strong />
      </dd>
    </dl>
  );
}

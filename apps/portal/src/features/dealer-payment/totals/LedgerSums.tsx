import { formatNumber, type ListState, Money, useSettings } from '@harrow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryParams } from '../../../shared/list/address/queryParams.ts';
import { ledgerSums } from '../dealerPayments.ts';
import styles from './totals.module.css';
import { countCap } from '../../../shared/calls/countCap.ts';

/** What came in and went out per currency, of all lines that the list finds. */
export function LedgerSums({ state: { filters, query } }: { state: ListState }) {
  const { t } = useTranslation('dealerPayment');
  const { language } = useSettings();
  const { data } = useQuery({ ...ledgerSums({ ...filters, ...queryParams(query) }), placeholderData: keepPreviousData });
  if (!data) return <div className={styles.sums} aria-busy="true" />;
  if (data.capped) return <p className={styles.hint}>{t('shared:list.sumCapped', { n: formatNumber(countCap, language) })}</p>;
  return (
    <dl className={styles.sums}>
      {data.sums.map(({ currency, inAmount, outAmount }) => (
        <div key={currency}>
          <dt>{currency}</dt>
          <dd>
            {t('field.inAmount')} <Money amount={inAmount} strong /> · {t('field.outAmount')} <Money amount={outAmount} strong />
          </dd>
        </div>
      ))}
    </dl>
  );
}

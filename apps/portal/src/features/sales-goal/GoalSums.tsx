import { formatNumber, type ListState, useSettings } from '@harrow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryParams } from '../../shared/list/address/queryParams.ts';
import styles from './goals.module.css';
import { goalTotals } from './goals.ts';
import { comField, months, targetField } from './months.ts';
import { countCap } from '../../shared/calls/countCap.ts';

/** Sums of all goals that the list finds, by basis, with their months. */
export function GoalSums({ state: { filters, query } }: { state: ListState }) {
  const { t } = useTranslation('salesGoal');
  const { language } = useSettings();
  const { data } = useQuery({ ...goalTotals({ ...filters, ...queryParams(query) }), placeholderData: keepPreviousData });
  if (!data) return null;
  if (data.capped) return <>{t('shared:list.sumCapped', { n: formatNumber(countCap, language) })}</>;
  if (data.sums.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled sideways by keys
    <div className={`${styles.sums} hw-focusable`} role="group" aria-label={t('shared:list.sum')} tabIndex={0}>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">{t('shared:list.sum')}</th>
            <th scope="col">{t('field.annualTarget')}</th>
            <th scope="col">{t('field.totalCom')}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {t(`field.month${month}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.sums.map((sum) => (
            <tr key={sum.goalBasis}>
              <th scope="row">{sum.goalBasis_dictText}</th>
              <td>{formatNumber(sum.annualTarget, language)}</td>
              <td>{formatNumber(sum.totalCom, language)}</td>
              {months.map((month) => (
                <td key={month}>
                  {formatNumber(sum[comField(month)], language)} / {formatNumber(sum[targetField(month)], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { OrderForecast } from '@harrow/api-client';
import { formatNumber, ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { goalsOf } from './orderForecasts.ts';

/** Sales goals of the dealer for the years of the forecast, by product team. */
export const Goals = ({ forecast: { dealerCode, months } }: { forecast: Pick<OrderForecast, 'dealerCode' | 'months'> }) =>
  [...new Set(months.map((month) => Number(month.slice(0, 4))))].map((year) => <GoalsOfYear key={year} dealerCode={dealerCode} year={year} />);

function GoalsOfYear({ dealerCode, year }: { dealerCode: string; year: number }) {
  const { t } = useTranslation('orderForecast');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(goalsOf(dealerCode, year));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  // What was sold without a goal is none.
  const groups = data?.groups.filter(({ target }) => target > 0) ?? [];
  return (
    <>
      <Link className="hw-link" to={`/sales/goal?year=${year}&dealerCode=${dealerCode}`}>
        {year}
      </Link>
      {groups.map(({ key, text, com, target, rate }) => (
        <ReadOnlyField key={key} label={text}>
          {formatNumber(com, language)} / {formatNumber(target, language)}
          {rate !== null && ` (${formatNumber(rate, language)} %)`}
        </ReadOnlyField>
      ))}
      {data && groups.length === 0 && <p>{t('rail.none')}</p>}
    </>
  );
}

import type { OrderForecast } from '@harrow/api-client';
import { formatNumber, type RailPanel, ReadOnlyField } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/useLanguage.ts';
import { Goals } from './Goals.tsx';
import { orderForecastListing } from './orderForecasts.ts';

/** Beside a forecast: goals of its years, and the ones before with their sums. @param showsGoals to staff who may see them */
export function railOf(
  forecast: OrderForecast,
  { t, showsGoals }: { t: ReturnType<typeof useTranslation<'orderForecast'>>['t']; showsGoals: boolean },
): { first: RailPanel[] } {
  const { earlier } = forecast;
  return {
    first: [
      ...(showsGoals ? [{ key: 'goals', title: t('rail.goals'), open: true, content: <Goals forecast={forecast} /> }] : []),
      { key: 'earlier', title: t('rail.earlier'), open: true, content: earlier.length === 0 ? t('rail.none') : <Earlier earlier={earlier} /> },
    ],
  };
}

function Earlier({ earlier }: Pick<OrderForecast, 'earlier'>) {
  const language = useLanguage();
  return earlier.map(({ id, year, month, totalQty, next3Qty, status_dictText }) => (
    <ReadOnlyField
      key={id}
      label={<Link className="hw-link" to={`${orderForecastListing.address}/detail/${id}`}>{`${year}-${String(month).padStart(2, '0')}`}</Link>}
    >
      {formatNumber(totalQty, language)} · {formatNumber(next3Qty, language)} · {status_dictText}
    </ReadOnlyField>
  ));
}

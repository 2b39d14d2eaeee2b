import type { OrderForecast } from '@harrow/api-client';
import { formatNumber, type RailPanel, ReadOnlyField } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/useLanguage.ts';
import { orderForecastListing } from './orderForecasts.ts';

/** Beside a forecast: the ones before, with their sums. */
export function railOf({ earlier }: OrderForecast, t: ReturnType<typeof useTranslation<'orderForecast'>>['t']): { first: RailPanel[] } {
  return {
    first: [{ key: 'earlier', title: t('rail.earlier'), open: true, content: earlier.length === 0 ? t('rail.none') : <Earlier earlier={earlier} /> }],
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

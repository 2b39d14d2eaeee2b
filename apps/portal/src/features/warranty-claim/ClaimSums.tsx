import { resultOf, warrantyClaimsTotals, type WarrantyClaimsTotalsData } from '@harrow/api-client';
import { formatNumber, type ListState, Money, useSettings } from '@harrow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryParams } from '../../shared/listCall.ts';
import { claims } from './claims.ts';

/** Above this many claims the server sums nothing. */
const bound = 10_000;

/** What all claims that the list finds amount to, per currency; the page shows only some of them. */
export function ClaimSums({ state: { filters, query } }: { state: ListState }) {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const asked = { ...filters, ...queryParams(query) };
  const { data } = useQuery({
    queryKey: [...claims.key, 'totals', asked],
    // Filters come from the address as plain texts; the server judges them.
    queryFn: ({ signal }) => resultOf(warrantyClaimsTotals({ query: asked as WarrantyClaimsTotalsData['query'], signal })),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  if (data.capped) return <>{t('list.sumCapped', { n: formatNumber(bound, language) })}</>;
  if (data.sums.length === 0) return null;
  return (
    <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0 }}>
      <dt>{t('list.sum')}</dt>
      {data.sums.map(({ currency, totalAmount }) => (
        <dd key={currency} style={{ margin: 0 }}>
          <Money amount={totalAmount} currency={currency} strong />
        </dd>
      ))}
    </dl>
  );
}

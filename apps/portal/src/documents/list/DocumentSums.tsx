import { formatNumber, type ListState, Money, useSettings } from '@harrow/ui';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryParams } from '../../shared/list/address/queryParams.ts';
import { countCap } from '../../shared/calls/countCap.ts';

export interface Sums {
  /** There are too many documents to be summed. */
  capped: boolean;
  sums: readonly { currency: string; totalAmount: number; share?: number }[];
  /** Name of the share of a sum. */
  shareText?: string;
  /** Sums of what is no money. */
  quantities?: readonly { label: string; value: number }[];
}

/** Sums over the documents that a list finds with these filters and this query. Filters come from the address as plain texts; the server checks them. */
export type SumUp = (asked: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Sums>;

/** Sums per currency over all documents that the list finds, not only those on the page. */
export function DocumentSums({ listKey, sumUp, state: { filters, query } }: { listKey: QueryKey; sumUp: SumUp; state: ListState }) {
  const { t } = useTranslation('shared');
  const { language } = useSettings();
  const asked = { ...filters, ...queryParams(query) };
  const { data } = useQuery({
    queryKey: [...listKey, 'totals', asked],
    queryFn: ({ signal }) => sumUp(asked, signal),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  if (data.capped) return <>{t('list.sumCapped', { n: formatNumber(countCap, language) })}</>;
  const { quantities = [] } = data;
  if (data.sums.length + quantities.length === 0) return null;
  return (
    <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0 }}>
      <dt>{t('list.sum')}</dt>
      {quantities.map(({ label, value }) => (
        <dd key={label} style={{ margin: 0 }}>
          {label} <strong>{formatNumber(value, language)}</strong>
        </dd>
      ))}
      {data.sums.map(({ currency, totalAmount, share }) => (
        <dd key={currency} style={{ margin: 0 }}>
          <Money amount={totalAmount} currency={currency} strong />
          {data.shareText && share !== undefined && (
            <>
              {' · '}
              {data.shareText} <Money amount={share} currency={currency} />
            </>
          )}
        </dd>
      ))}
    </dl>
  );
}

import { partsQueryQuantity, resultOf } from '@harrow/api-client';
import { DateText, formatNumber, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** What the maker can deliver, as far as the user is told numbers of it. */
export function MakerStock({ partsCode }: { partsCode: string }) {
  const { t } = useTranslation('parts');
  const { language } = useSettings();
  const { data } = useQuery({
    queryKey: ['parts', 'quantity', partsCode],
    queryFn: ({ signal }) => resultOf(partsQueryQuantity({ query: { partsCode }, signal })),
  });
  const maker = data?.[0]?.maker;
  if (!maker) return null;
  return (
    <p>
      {t('stock.atMaker', { n: formatNumber(maker.availableQty, language) })}
      {maker.nextInDate !== null && (
        <>
          {' · '}
          {t('stock.nextIn')} <DateText value={maker.nextInDate} />
        </>
      )}
    </p>
  );
}

import { partsArrivalsList, resultOf } from '@harrow/api-client';
import { DateText, formatNumber, StatusTag, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../shared/billStatus.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import { Section, useDocument } from '../partsOrderKind.ts';
import { mostOfOrder } from './mostOfOrder.ts';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';

/** Receipts that count parts of the order, with what was missing or damaged. */
export function ArrivalsSection() {
  const { t } = useTranslation('partsOrder');
  const { language } = useSettings();
  const mayRead = useGrant('partsArrival:query');
  const { id: orderId, shipmentDate = null } = useDocument() ?? {};
  const { data } = useQuery({
    queryKey: ['partsArrival', 'ofOrder', orderId],
    queryFn: async ({ signal }) => (await resultOf(partsArrivalsList({ query: { orderId, pageSize: mostOfOrder }, signal }))).records,
    enabled: mayRead && orderId !== undefined && shipmentDate !== null,
  });
  if (!data || data.length === 0) return null;
  return (
    <Section name="arrivals">
      <RecordTable
        label={t('section.arrivals')}
        columns={[
          { key: 'no', title: t('arrivals.no') },
          { key: 'status', title: t('packing.status') },
          { key: 'day', title: t('arrivals.day') },
          { key: 'packing', title: t('packing.no') },
          { key: 'received', title: t('arrivals.received'), isNumber: true },
          { key: 'short', title: t('field.lines.shortQty'), isNumber: true },
          { key: 'damaged', title: t('arrivals.damaged'), isNumber: true },
        ]}
        rows={data.map((arrival) => ({
          id: arrival.id,
          cells: {
            no: (
              <Link className="hw-link" to={`/parts/arrival/detail/${arrival.id}`}>
                {arrival.arrivalNo}
              </Link>
            ),
            status: <StatusTag color={toneOf(arrival.status)} text={arrival.status_dictText} />,
            day: <DateText value={arrival.arrivalDate} />,
            packing: arrival.packingNo,
            received: `${formatNumber(arrival.totalReceived, language)} / ${formatNumber(arrival.totalPacked, language)}`,
            short: formatNumber(arrival.totalShort, language),
            damaged: formatNumber(arrival.totalDamaged, language),
          },
        }))}
      />
    </Section>
  );
}

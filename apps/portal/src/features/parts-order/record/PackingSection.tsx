import { packingListsList, resultOf } from '@harrow/api-client';
import { DateText, StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../shared/billStatus.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import { Section, useDocument } from '../partsOrderKind.ts';
import { mostOfOrder } from './mostOfOrder.ts';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';

/** Packing lists in which parts of the order lie, with their way to the dealer. */
export function PackingSection() {
  const { t } = useTranslation('partsOrder');
  const mayRead = useGrant('packingList:query');
  const { orderNo, confirmTime = null } = useDocument() ?? {};
  const { data } = useQuery({
    queryKey: ['packingList', 'ofOrder', orderNo],
    queryFn: async ({ signal }) => (await resultOf(packingListsList({ query: { orderNo, pageSize: mostOfOrder }, signal }))).records,
    enabled: mayRead && orderNo !== undefined && confirmTime !== null,
  });
  if (!data || data.length === 0) return null;
  return (
    <Section name="packing">
      <RecordTable
        label={t('section.packing')}
        columns={[
          { key: 'no', title: t('packing.no') },
          { key: 'status', title: t('packing.status') },
          { key: 'shipped', title: t('packing.shipped') },
          { key: 'eta', title: t('packing.eta') },
          { key: 'boxes', title: t('packing.boxes'), isNumber: true },
        ]}
        rows={data.map(({ id, packingNo, status, status_dictText, shipmentDate, eta, boxesReceived, boxCount }) => ({
          id,
          cells: {
            no: (
              <Link className="hw-link" to={`/parts/packingList/detail/${id}`}>
                {packingNo}
              </Link>
            ),
            status: <StatusTag color={toneOf(status)} text={status_dictText} />,
            shipped: <DateText value={shipmentDate} />,
            eta: <DateText value={eta} />,
            boxes: `${boxesReceived} / ${boxCount}`,
          },
        }))}
      />
    </Section>
  );
}

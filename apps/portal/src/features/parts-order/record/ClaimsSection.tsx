import { partsClaimsList, resultOf } from '@harrow/api-client';
import { Money, StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../shared/billStatus.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import { Section, useDocument } from '../partsOrderKind.ts';
import { mostOfOrder } from './mostOfOrder.ts';
import { RecordTable } from '../../../documents/page/RecordTable.tsx';

/** Claims about parts of the order, with what was granted. */
export function ClaimsSection() {
  const { t } = useTranslation('partsOrder');
  const mayRead = useGrant('partsClaim:query');
  const { id: orderId, shipmentDate = null } = useDocument() ?? {};
  const { data } = useQuery({
    queryKey: ['partsClaim', 'ofOrder', orderId],
    queryFn: async ({ signal }) => (await resultOf(partsClaimsList({ query: { orderId, pageSize: mostOfOrder }, signal }))).records,
    enabled: mayRead && orderId !== undefined && shipmentDate !== null,
  });
  if (!data || data.length === 0) return null;
  return (
    <Section name="claims">
      <RecordTable
        label={t('section.claims')}
        columns={[
          { key: 'no', title: t('claims.no') },
          { key: 'status', title: t('packing.status') },
          { key: 'reasons', title: t('claims.reasons') },
          { key: 'claimed', title: t('claims.claimed'), isNumber: true },
          { key: 'approved', title: t('claims.approved'), isNumber: true },
          { key: 'result', title: t('claims.result') },
        ]}
        rows={data.map(({ id, partsClaimNo, status, status_dictText, reasons, claimAmount, approvedAmount, currency, resultSolution_dictText }) => ({
          id,
          cells: {
            no: (
              <Link className="hw-link" to={`/parts/claim/detail/${id}`}>
                {partsClaimNo}
              </Link>
            ),
            status: <StatusTag color={toneOf(status)} text={status_dictText} />,
            reasons,
            claimed: <Money amount={claimAmount} currency={currency} />,
            approved: approvedAmount === null ? '–' : <Money amount={approvedAmount} currency={currency} />,
            result: resultSolution_dictText ?? '–',
          },
        }))}
      />
    </Section>
  );
}

import type { PartsClaim } from '@harrow/api-client';
import { partsClaimSlots } from '@harrow/api-client/slots';
import { ReadOnlyField } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PhotoViewer } from '../../../documents/review/photos/PhotoViewer.tsx';
import { useGrant } from '../../../shared/usePermission.ts';
import { partsClaimFiles } from '../partsClaims.ts';
import { ClaimChanges } from './ClaimChanges.tsx';

type SlotName = keyof typeof partsClaimSlots;

/** Panels beside a claim: its photos while it is decided, what it belongs to, and change history. @param isWide there is room for the photos */
export const railOf = (claim: PartsClaim, isWide: boolean, t: ReturnType<typeof useTranslation<'partsClaim'>>['t']) => ({
  changes: <ClaimChanges id={claim.id} />,
  first: [
    ...(isWide && claim.allowedActions.includes('pass')
      ? [
          {
            key: 'photos',
            title: t('documents:review.photos'),
            open: true,
            content: (
              <PhotoViewer
                table={partsClaimFiles}
                id={claim.id}
                slots={partsClaimSlots}
                nameOf={(slot) => (slot === undefined ? '' : t(`field.slot.${slot as SlotName}`))}
              />
            ),
          },
        ]
      : []),
    { key: 'related', title: t('rail.related'), open: true, content: <Related claim={claim} t={t} /> },
  ],
});

interface RelatedProps {
  claim: PartsClaim;
  t: ReturnType<typeof useTranslation<'partsClaim'>>['t'];
}

function Related({ claim, t }: RelatedProps) {
  const { arrivalId, arrivalNo, packingId, packingNo, orderId, orderNo, resendOrderId, resendOrderNo, creditNo } = claim;
  return (
    <>
      <RelatedDocument label={t('field.arrivalNo')} right="partsArrival:query" address="/parts/arrival" id={arrivalId} no={arrivalNo} />
      <RelatedDocument label={t('field.packingNo')} right="packingList:query" address="/parts/packingList" id={packingId} no={packingNo} />
      <RelatedDocument label={t('field.orderNo')} right="partsOrder:query" address="/parts/order" id={orderId} no={orderNo} />
      <RelatedDocument label={t('field.resendOrderNo')} right="partsOrder:query" address="/parts/order" id={resendOrderId} no={resendOrderNo} />
      {creditNo && <ReadOnlyField label={t('field.creditNo')}>{creditNo}</ReadOnlyField>}
    </>
  );
}

interface RelatedDocumentProps {
  label: string;
  right: string;
  address: string;
  id: string | null;
  no: string | null;
}

/** A document by its number, as a link for those who may read it. */
function RelatedDocument({ label, right, address, id, no }: RelatedDocumentProps) {
  const mayRead = useGrant(right);
  if (no === null) return null;
  return (
    <ReadOnlyField label={label}>
      {mayRead && id !== null ? (
        <Link className="hw-link" to={`${address}/detail/${id}`}>
          {no}
        </Link>
      ) : (
        no
      )}
    </ReadOnlyField>
  );
}

import type { PartsOrder } from '@harrow/api-client';
import { PageSkeleton } from '@harrow/ui';
import { readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { factsOf } from './factsOf.tsx';
import { OrderLines } from './lines/OrderLines.tsx';
import { newRow } from './lines/orderRow.ts';
import { partsOfAddress } from './lines/readPasted.ts';
import { beginWith } from './order/beginWith.ts';
import { OrderSection } from './order/OrderSection.tsx';
import { ShippingSection } from './order/ShippingSection.tsx';
import { TotalsSection } from './order/TotalsSection.tsx';
import { PartsOrderFoot } from './PartsOrderFoot.tsx';
import { DocumentForm, Section, Slots, useDocument } from './partsOrderKind.ts';
import { orderProposal, orderTypes } from './partsOrders.ts';
import { railOf } from './rail/railOf.tsx';
import { ArrivalsSection } from './record/ArrivalsSection.tsx';
import { ClaimsSection } from './record/ClaimsSection.tsx';
import { PackingSection } from './record/PackingSection.tsx';
import { PaymentsSection } from './record/PaymentsSection.tsx';
import { RecordLines } from './record/RecordLines.tsx';

/** An order of parts: to write (`add`, `add?parts=CODE:QTY,…`, `add?claimNo=…`, `add?vin=…`), to confirm, to pay, to read. */
export function PartsOrderPage() {
  const { t } = useTranslation('partsOrder');
  const [search] = useSearchParams();
  const isNew = useRecordId() === undefined;
  const mayAdd = usePermission('partsOrder:add');
  const proposal = useQuery({ ...orderProposal, enabled: isNew && mayAdd });
  const types = useQuery({ ...orderTypes, enabled: isNew && mayAdd });
  // A stored order waits for neither: its fields ask for the same, and the page stays while they do.
  const asked = isNew ? [proposal, types] : [];
  if (asked.some(({ isLoading }) => isLoading)) return <PageSkeleton />;
  const failed = asked.find(({ error }) => error !== null);
  if (failed) return <CallFailure error={failed.error!} onRetry={() => void failed.refetch()} />;
  const begin = beginWith(proposal.data, types.data ?? [], {
    parts: partsOfAddress(search.get('parts')).map((part) => newRow(undefined, part)),
    claimNo: search.get('claimNo'),
    vin: readVin(search.get('vin') ?? '') || null,
  });
  return (
    <DocumentForm begin={begin} facts={(order) => factsOf(order, t)} Notice={OrderNotice} rail={(order) => railOf(order, t)} Foot={PartsOrderFoot}>
      <OrderSection />
      <ShippingSection />
      <Section name="lines">
        <Lines />
      </Section>
      <TotalsSection />
      <PackingSection />
      <ArrivalsSection />
      <ClaimsSection />
      <PaymentsSection />
      <OrderSlots />
    </DocumentForm>
  );
}

/** Above an order: why it came back, what waits, and that its cancellation was asked for. */
function OrderNotice({ document: order }: { document: PartsOrder }) {
  const { t } = useTranslation('partsOrder');
  return (
    <>
      <ReturnNotice document={order} />
      {order.cancelRequested === 'Y' && <Alert type="warning" showIcon title={t('notice.cancelRequested')} description={order.cancelReason} />}
      {order.status === 'pass' && order.openAmount > 0 && order.creditReleased === 'N' && <Alert type="info" showIcon title={t('notice.waitsForPayment')} />}
    </>
  );
}

function Lines() {
  const order = useDocument();
  return order && !mayEdit(order) ? <RecordLines /> : <OrderLines />;
}

/** The contract; the freight invoice follows once it is confirmed. */
function OrderSlots() {
  const order = useDocument();
  const mayKeep = usePermission('partsOrder:edit');
  const isConfirmed = order !== undefined && order.confirmTime !== null;
  return <Slots slots={[{ name: 'contractScan' }, ...(isConfirmed ? [{ name: 'freightInvoice', isLate: mayKeep }] : [])]} />;
}

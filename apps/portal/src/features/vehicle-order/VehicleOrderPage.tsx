import { Alert } from 'antd';
import type { VehicleOrder } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { factsOf } from './factsOf.tsx';
import { ContractSection } from './form/ContractSection.tsx';
import { OrderLines } from './form/OrderLines.tsx';
import { TermsSection } from './form/TermsSection.tsx';
import { OrderFoot } from './OrderFoot.tsx';
import { railOf } from './railOf.tsx';
import { MachinesSection } from './record/MachinesSection.tsx';
import { OrderSteps } from './record/OrderSteps.tsx';
import { PaymentsSection } from './record/PaymentsSection.tsx';
import { RecordLines } from './record/RecordLines.tsx';
import { ShipmentsSection } from './record/ShipmentsSection.tsx';
import { DocumentForm, Section, Slots, useDocument } from './vehicleOrderKind.ts';

/** An order of machines: to write, to ship and to pay, to follow from contract to yard. */
export function VehicleOrderPage() {
  const { t } = useTranslation('vehicleOrder');
  const user = useStore(userStore);
  return (
    <DocumentForm
      begin={{ orderType: 'stock', contractSigningDate: todayIn(undefined), salesBy: user?.username ?? null, lines: [] }}
      facts={(order) => factsOf(order, t)}
      Notice={OrderNotice}
      rail={(order) => railOf(order, t)}
      Foot={OrderFoot}
    >
      <ContractSection />
      <Section name="lines">
        <Lines />
      </Section>
      <MachinesSection />
      <ShipmentsSection />
      <TermsSection />
      <PaymentsSection />
      <OrderSlots />
    </DocumentForm>
  );
}

/** Above an order: how far it has come, and what finance has allowed. */
function OrderNotice({ document: order }: { document: VehicleOrder }) {
  const { t } = useTranslation('vehicleOrder');
  const isOverridden = order.overrideReason !== null && (order.overrideDeposit === 'Y' || order.overrideShipment === 'Y');
  return (
    <>
      {!mayEdit(order) && <OrderSteps order={order} />}
      {isOverridden && (
        <Alert type="info" showIcon title={t(order.overrideShipment === 'Y' ? 'notice.shipment' : 'notice.deposit')} description={order.overrideReason} />
      )}
    </>
  );
}

function Lines() {
  const order = useDocument();
  return order && !mayEdit(order) ? <RecordLines /> : <OrderLines />;
}

/** The contract; shipping papers follow once machines are on their way. */
function OrderSlots() {
  const order = useDocument();
  const mayKeep = usePermission('vehicleOrder:edit');
  const isConfirmed = order !== undefined && order.status !== 'draft' && order.status !== 'submitted';
  return <Slots slots={[{ name: 'contractScan' }, ...(isConfirmed ? [{ name: 'shippingDocs', isLate: mayKeep }] : [])]} />;
}

import { ReasonDialog } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { unship } from '../vehicleOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { ShipmentSelect } from './ShipmentSelect.tsx';
import { useSend } from './useSend.ts';

/** Takes a shipment back of which no machine has arrived, with a reason. */
export function UnshipDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const { state } = useFormActions();
  const { kept, discard } = useKeptReason('vehicleOrder.unship', order.id);
  const send = useSend({ order, onClose }, discard);
  const open = order.shipments.filter(({ arrivedQty }) => arrivedQty === 0);
  const [shipmentNo, setShipmentNo] = useState(open.at(-1)?.shipmentNo);
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t('ask.unship', { no: order.orderNo })}
      okText={t('action.unship')}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion: reason }) => void send(() => unship({ id: order.id, version: order.version, shipmentNo: shipmentNo ?? '', reason }))}
      onCancel={onClose}
    >
      <ShipmentSelect shipments={open} value={shipmentNo} onChange={setShipmentNo} />
    </ReasonDialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonStep } from '../../../documents/actions/ReasonStep.tsx';
import { unship } from '../vehicleOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { ShipmentSelect } from './ShipmentSelect.tsx';

/** Takes a shipment back of which no machine has arrived, with a reason. */
export function UnshipDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const open = order.shipments.filter(({ arrivedQty }) => arrivedQty === 0);
  const [shipmentNo, setShipmentNo] = useState(open.at(-1)?.shipmentNo);
  return (
    <ReasonStep
      draft="vehicleOrder.unship"
      id={order.id}
      danger
      title={t('ask.unship', { no: order.orderNo })}
      okText={t('action.unship')}
      call={(reason) => unship({ id: order.id, version: order.version, shipmentNo: shipmentNo ?? '', reason })}
      onClose={onClose}
    >
      <ShipmentSelect shipments={open} value={shipmentNo} onChange={setShipmentNo} />
    </ReasonStep>
  );
}

import { DateInput } from '@harrow/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleShipment } from '@harrow/api-client';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { StepFields } from '../../../documents/actions/StepFields.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { changeShipment } from '../vehicleOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { PapersFields, papersOf, type TypedPapers } from './PapersFields.tsx';
import { ShipmentSelect } from './ShipmentSelect.tsx';

interface Change extends TypedPapers {
  eta: string | null;
}

const asTyped = ({ eta, blNo, containerNo, customsNo }: VehicleShipment): Change => ({
  eta,
  blNo: blNo ?? '',
  containerNo: containerNo ?? '',
  customsNo: customsNo ?? '',
});

/** Changes expected arrival and papers of a shipment that is under way. */
export function ShipmentDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const open = order.shipments.filter(({ arrivalDate }) => arrivalDate === null);
  const [shipment, setShipment] = useState(open.at(-1));
  const [typed, setTyped] = useState(() => shipment && asTyped(shipment));
  const send = useSendStep({ id: order.id, onClose });
  const change = () => changeShipment({ id: order.id, version: order.version, shipmentNo: shipment!.shipmentNo, eta: typed!.eta!, ...papersOf(typed!) });
  return (
    <StepDialog
      title={t('ask.changeShipment', { no: order.orderNo })}
      okText={t('action.changeShipment')}
      isIncomplete={!typed?.eta}
      onOk={() => void send(change)}
      onClose={onClose}
    >
      <ShipmentSelect
        shipments={open}
        value={shipment?.shipmentNo}
        onChange={(no) => {
          const chosen = open.find(({ shipmentNo }) => shipmentNo === no);
          setShipment(chosen);
          setTyped(chosen && asTyped(chosen));
        }}
      />
      {shipment && typed && (
        <StepFields>
          <Form.Item label={t('field.eta')} htmlFor="newEta" required>
            <DateInput id="newEta" min={shipment.shipDate} value={typed.eta} onChange={(day) => setTyped({ ...typed, eta: day ?? null })} />
          </Form.Item>
          <PapersFields value={typed} onChange={(papers) => setTyped({ ...typed, ...papers })} />
        </StepFields>
      )}
    </StepDialog>
  );
}

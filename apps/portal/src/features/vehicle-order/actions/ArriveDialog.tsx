import { DateInput } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { recordArrival, recordArrivalForDealer } from '../vehicleOrders.ts';
import { MachineChoice } from './MachineChoice.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { ShipmentSelect } from './ShipmentSelect.tsx';

interface Arrival {
  shipmentNo: string | undefined;
  arrivalDate: string | null;
  /** VINs of those that have not arrived. */
  missing: readonly string[];
}

/** Says that machines of a shipment have arrived: the dealer, or the sales desk for the dealer. */
export function ArriveDialog({ order, isForDealer, onClose }: OrderDialogProps & { isForDealer: boolean }) {
  const { t } = useTranslation('vehicleOrder');
  const open = order.shipments.filter(({ arrivalDate }) => arrivalDate === null);
  const { typed, type, discard } = useKeptInput<Arrival>(isForDealer ? 'vehicleOrder.arriveForDealer' : 'vehicleOrder.arrive', order.id, {
    shipmentNo: open[0]?.shipmentNo,
    arrivalDate: todayIn(undefined),
    missing: [],
  });
  const send = useSendStep({ id: order.id, onClose, discard });
  const { arrivalDate, missing } = typed;
  const shipment = open.find(({ shipmentNo }) => shipmentNo === typed.shipmentNo);
  const underWay = order.machines.filter(({ shipmentNo, vehicleStatus }) => shipmentNo === shipment?.shipmentNo && vehicleStatus === 'shipped');
  const vins = underWay.map(({ vin }) => vin).filter((vin) => !missing.includes(vin));
  const arrive = () =>
    (isForDealer ? recordArrivalForDealer : recordArrival)({
      id: order.id,
      version: order.version,
      shipmentNo: shipment!.shipmentNo,
      arrivalDate: arrivalDate!,
      ...(vins.length < underWay.length && { vins }),
    });
  return (
    <StepDialog
      title={t('ask.arrive', { no: order.orderNo })}
      okText={t('action.arrive')}
      isIncomplete={!shipment || arrivalDate === null || vins.length === 0}
      onOk={() => void send(arrive)}
      onClose={onClose}
    >
      <ShipmentSelect shipments={open} value={shipment?.shipmentNo} onChange={(shipmentNo) => type({ shipmentNo, missing: [] })} />
      <Form.Item layout="vertical" label={t('field.arrivalDate')} htmlFor="arrivalDate" required>
        <DateInput
          id="arrivalDate"
          {...(shipment && { min: shipment.shipDate })}
          max={todayIn(undefined)}
          value={arrivalDate}
          onChange={(day) => type({ arrivalDate: day ?? null })}
        />
      </Form.Item>
      <MachineChoice
        machines={underWay}
        value={vins}
        onChange={(chosen) => type({ missing: underWay.map(({ vin }) => vin).filter((vin) => !chosen.includes(vin)) })}
      />
    </StepDialog>
  );
}

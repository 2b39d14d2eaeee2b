import { DateInput, DictSelect } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { StepFields } from '../../../documents/actions/StepFields.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { shipMachines } from '../vehicleOrders.ts';
import { MachineChoice } from './MachineChoice.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { noPapers, PapersFields, papersOf, type TypedPapers } from './PapersFields.tsx';

interface Shipment extends TypedPapers {
  vins: readonly string[];
  shipDate: string | null;
  eta: string | null;
  deliveryMethod: string | null;
}

/** Ships assigned machines: which, when, and with which papers. */
export function ShipDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const waiting = order.machines.filter(({ shipmentNo }) => shipmentNo === null);
  const { typed, type, discard } = useKeptInput<Shipment>('vehicleOrder.ship', order.id, {
    ...noPapers,
    vins: waiting.map(({ vin }) => vin),
    shipDate: todayIn(undefined),
    eta: null,
    deliveryMethod: order.deliveryMethod,
  });
  const send = useSendStep({ id: order.id, onClose, discard });
  const { shipDate, eta, deliveryMethod } = typed;
  const vins = waiting.map(({ vin }) => vin).filter((vin) => typed.vins.includes(vin));
  const isComplete = vins.length > 0 && shipDate !== null && eta !== null && deliveryMethod !== null;
  const ship = (confirm?: '1') =>
    shipMachines({ id: order.id, version: order.version, vins, shipDate: shipDate!, eta: eta!, deliveryMethod: deliveryMethod!, ...papersOf(typed) }, confirm);
  return (
    <StepDialog
      title={t('ask.ship', { no: order.orderNo })}
      okText={t('action.ship')}
      isIncomplete={!isComplete}
      onOk={() => void send(ship, { anyway: t('ask.anyway') })}
      onClose={onClose}
    >
      <MachineChoice machines={waiting} value={typed.vins} onChange={(chosen) => type({ vins: chosen })} />
      <StepFields>
        <Form.Item label={t('field.shipDate')} htmlFor="shipDate" required>
          <DateInput id="shipDate" max={todayIn(undefined)} value={shipDate} onChange={(day) => type({ shipDate: day ?? null })} />
        </Form.Item>
        <Form.Item label={t('field.eta')} htmlFor="shipEta" required>
          <DateInput id="shipEta" {...(shipDate !== null && { min: shipDate })} value={eta} onChange={(day) => type({ eta: day ?? null })} />
        </Form.Item>
        <Form.Item label={t('field.deliveryMethod')} htmlFor="shipMethod" required>
          <DictSelect id="shipMethod" dict="delivery_method" value={deliveryMethod ?? undefined} onChange={(code) => type({ deliveryMethod: code ?? null })} />
        </Form.Item>
        <PapersFields value={typed} onChange={type} />
      </StepFields>
    </StepDialog>
  );
}

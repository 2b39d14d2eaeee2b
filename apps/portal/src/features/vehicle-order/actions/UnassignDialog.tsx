import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { unassignVins } from '../vehicleOrders.ts';
import { MachineChoice } from './MachineChoice.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Frees machines that are assigned and not shipped. */
export function UnassignDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const [vins, setVins] = useState<string[]>([]);
  const send = useSendStep({ id: order.id, onClose });
  return (
    <StepDialog
      title={t('ask.unassignVins', { no: order.orderNo })}
      okText={t('action.unassignVins')}
      danger
      isIncomplete={vins.length === 0}
      onOk={() => void send(() => unassignVins({ id: order.id, version: order.version, vins }))}
      onClose={onClose}
    >
      <MachineChoice machines={order.machines.filter(({ shipmentNo }) => shipmentNo === null)} value={vins} onChange={setVins} />
    </StepDialog>
  );
}

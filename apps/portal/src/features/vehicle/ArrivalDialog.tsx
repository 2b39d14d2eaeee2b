import type { VehicleItem } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { ArrivalFields } from './batchFields.tsx';
import { type Arrival, recordArrival } from './vehicles.ts';

interface ArrivalDialogProps {
  vehicle: Pick<VehicleItem, 'id' | 'vin' | 'allowedActions'>;
  onClose: () => void;
}

/** Says when a machine arrived. */
export function ArrivalDialog({ vehicle, onClose }: ArrivalDialogProps) {
  const { t } = useTranslation('vehicle');
  const { message } = useMessages();
  const client = useQueryClient();
  const save = (values: Arrival): Promise<void> => single(recordArrival([vehicle.id], values, vehicle.allowedActions.includes('markArrived')));
  const handleSaved = (): void => {
    void message.success(t('arrived', { vin: vehicle.vin }));
    // Machines, inbox, and the acceptances that begin.
    void client.invalidateQueries();
    onClose();
  };
  return (
    <EditDialog<Arrival>
      title={`${t('arrive')} ${vehicle.vin}`}
      okText={t('arrive')}
      initialValues={{ arrivalDate: dayjs().format('YYYY-MM-DD') }}
      save={save}
      onSaved={handleSaved}
      onClose={onClose}
    >
      <ArrivalFields />
    </EditDialog>
  );
}

import type { VehicleItem } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { WarrantyStartFields } from './batchFields.tsx';
import { startWarranty, type WarrantyStart } from './vehicles.ts';

interface WarrantyStartDialogProps {
  vehicle: Pick<VehicleItem, 'id' | 'vin'>;
  onClose: () => void;
}

/** Decides when the warranty of a machine begins that nobody has registered. */
export function WarrantyStartDialog({ vehicle, onClose }: WarrantyStartDialogProps) {
  const { t } = useTranslation('vehicle');
  const { message } = useMessages();
  const client = useQueryClient();
  const handleSaved = (): void => {
    void message.success(t('startWarranty.done', { vin: vehicle.vin }));
    // The machine, machines, and the inbox.
    void client.invalidateQueries();
    onClose();
  };
  return (
    <EditDialog<WarrantyStart>
      title={`${t('startWarranty.title')} ${vehicle.vin}`}
      okText={t('startWarranty.title')}
      initialValues={{ startDate: dayjs().format('YYYY-MM-DD') }}
      save={(values) => single(startWarranty({ ids: [vehicle.id], ...values }))}
      onSaved={handleSaved}
      onClose={onClose}
    >
      <WarrantyStartFields />
    </EditDialog>
  );
}

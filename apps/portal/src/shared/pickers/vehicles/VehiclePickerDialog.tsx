import type { MachineDocument, VehicleItem } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { SelectListDialog } from '@harrow/ui/pickers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { vehiclesFor } from './vehicleRecords.ts';

interface VehiclePickerDialogProps {
  /** Chosen when it opens. */
  vin: string | null;
  /** Kind of the document that is to be about the machine: only those are offered that it can be about. Default: all. */
  begins?: MachineDocument | undefined;
  onChoose: (vin: string) => void;
  onClose: () => void;
}

/** One of the machines in the user's scope, found by VIN or its last six characters. */
export function VehiclePickerDialog({ vin, begins, onChoose, onClose }: VehiclePickerDialogProps) {
  const { t } = useTranslation('vehicle');
  const { t: shared } = useTranslation('shared');
  const source = useMemo(() => vehiclesFor(begins), [begins]);
  return (
    <SelectListDialog<VehicleItem>
      name={shared('pick.vehicle')}
      source={source}
      valueKey="vin"
      multiple={false}
      values={vin ? [vin] : []}
      columns={[
        { key: 'vin', title: t('field.vin'), width: 180, sortable: true },
        { key: 'fourthProduct_dictText', title: t('field.fourthProduct') },
        { key: 'engineNo', title: t('field.engineNo') },
        { key: 'vehicleStatus_dictText', title: t('field.vehicleStatus') },
        {
          key: 'deliveryDate',
          title: t('field.deliveryDate'),
          sortable: true,
          render: ({ deliveryDate }) => (deliveryDate ? <DateText value={deliveryDate} /> : '–'),
        },
      ]}
      queries={[{ key: 'vin', label: shared('pick.vinOrEnd') }]}
      onOk={([chosen]) => {
        if (chosen) onChoose(chosen);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

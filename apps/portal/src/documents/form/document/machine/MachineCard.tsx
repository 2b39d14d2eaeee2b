import type { VehicleLookup } from '@harrow/api-client';
import { DateText, FieldGrid, formatNumber, ReadOnlyField, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** A machine at a glance: product, owner, state, and end of its cover. */
export function MachineCard({ vehicle }: { vehicle: VehicleLookup }) {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  return (
    <FieldGrid>
      <ReadOnlyField label={t('field.fourthProduct')}>{vehicle.fourthProduct_dictText}</ReadOnlyField>
      <ReadOnlyField label={t('field.ownerName')}>{vehicle.ownerName}</ReadOnlyField>
      <ReadOnlyField label={t('field.vehicleStatus')}>{vehicle.vehicleStatus_dictText}</ReadOnlyField>
      <ReadOnlyField label={t('field.deliveryDate')}>
        <DateText value={vehicle.deliveryDate} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.currentHours')}>{formatNumber(vehicle.currentHours, language)}</ReadOnlyField>
      <ReadOnlyField label={t('field.warrantyEndDate')}>
        <DateText value={vehicle.extendEndDate ?? vehicle.warrantyEndDate} />
      </ReadOnlyField>
    </FieldGrid>
  );
}

import type { VehicleLookup } from '@harrow/api-client';
import { DateText, FieldGrid, formatNumber, ReadOnlyField, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingValue } from './WaitingValue.tsx';

interface MachineCardProps {
  /** Undefined while it is looked up. */
  vehicle: VehicleLookup | undefined;
}

/** A machine at a glance: product, owner, state, and end of its cover. */
export function MachineCard({ vehicle }: MachineCardProps) {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  const shown = (value: (found: VehicleLookup) => ReactNode): ReactNode => (vehicle ? value(vehicle) : <WaitingValue />);
  return (
    <FieldGrid>
      <ReadOnlyField label={t('field.fourthProduct')}>{shown(({ fourthProduct_dictText: product }) => product)}</ReadOnlyField>
      <ReadOnlyField label={t('field.ownerName')}>{shown(({ ownerName }) => ownerName)}</ReadOnlyField>
      <ReadOnlyField label={t('field.vehicleStatus')}>{shown(({ vehicleStatus_dictText: status }) => status)}</ReadOnlyField>
      <ReadOnlyField label={t('field.deliveryDate')}>
        {shown(({ deliveryDate }) => (
          <DateText value={deliveryDate} />
        ))}
      </ReadOnlyField>
      <ReadOnlyField label={t('field.currentHours')}>{shown(({ currentHours }) => formatNumber(currentHours, language))}</ReadOnlyField>
      <ReadOnlyField label={t('field.warrantyEndDate')}>
        {shown(({ extendEndDate, warrantyEndDate }) => (
          <DateText value={extendEndDate ?? warrantyEndDate} />
        ))}
      </ReadOnlyField>
    </FieldGrid>
  );
}

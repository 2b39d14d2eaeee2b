import { forceInsurancesVehicleCheckOptions } from '@harrow/api-client/query';
import type { MaintLevel } from '@harrow/api-client';
import { DateText, FieldGrid, ReadOnlyField } from '@harrow/ui';
import { checkVin, readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { WorkPreview } from './WorkPreview.tsx';
import { useDictText } from './useDictText.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { windowText } from './maintenanceColumns.tsx';

/** The machine of a VIN, what it needs next, and whether a service can be entered for it. */
export function PlanCard({ vin, level, isNew }: { vin: string | null | undefined; level: MaintLevel | null | undefined; isNew: boolean }) {
  const { t } = useTranslation('maintenance');
  const failureText = useFailureText();
  const levelName = useDictText('maint_level');
  const wanted = readVin(vin ?? '');
  const { data, error } = useQuery({
    ...forceInsurancesVehicleCheckOptions({ query: { vin: wanted, bizType: 'maintenance' } }),
    select: ({ result }) => result,
    enabled: isNew && checkVin(wanted).ok,
    retry: false,
    staleTime: 0,
  });
  if (error) return <Alert type="error" showIcon title={failureText(error)} />;
  if (!data) return null;
  const { ok, reasons, vehicle, nextLevel } = data;
  const chosen = level ?? (nextLevel as MaintLevel | null);
  return (
    <Flex vertical gap={16} role="status">
      <Alert type={ok ? 'success' : 'error'} showIcon title={ok ? t('machine.ok') : reasons.map(({ text }) => text).join(' ')} />
      {vehicle && (
        <FieldGrid>
          <ReadOnlyField label={t('field.fourthProduct')}>{vehicle.fourthProduct_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.ownerName')}>{vehicle.ownerName ?? '–'}</ReadOnlyField>
          <ReadOnlyField label={t('machine.delivered')}>
            <DateText value={vehicle.deliveryDate} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.currentHours')}>{vehicle.currentHours ?? '–'}</ReadOnlyField>
          <ReadOnlyField label={t('field.level')}>{nextLevel ? levelName(nextLevel) : '–'}</ReadOnlyField>
          <ReadOnlyField label={t('field.window')}>{windowText(data)}</ReadOnlyField>
        </FieldGrid>
      )}
      {ok && chosen && <WorkPreview vin={wanted} level={chosen} />}
    </Flex>
  );
}

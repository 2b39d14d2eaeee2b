import { forceInsurancesVehicleCheckOptions } from '@harrow/api-client/query';
import { DateText, FieldGrid, ReadOnlyField, StatusTag } from '@harrow/ui';
import { checkVin, readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureText } from '../../shared/calls/useFailureText.ts';

/** The machine of a VIN, and whether a policy can be entered for it. */
export function MachineCheck({ vin }: { vin: string | null | undefined }) {
  const { t } = useTranslation('forceInsurance');
  const failureText = useFailureText();
  const wanted = readVin(vin ?? '');
  const { data, error } = useQuery({
    ...forceInsurancesVehicleCheckOptions({ query: { vin: wanted, bizType: 'insurance' } }),
    select: ({ result }) => result,
    enabled: checkVin(wanted).ok,
    retry: false,
    staleTime: 0,
  });
  if (error) return <Alert type="error" showIcon title={failureText(error)} />;
  if (!data) return null;
  const { ok, reasons, vehicle, lastDoc, suggestion } = data;
  return (
    <Flex vertical gap={16} role="status">
      {ok ? <Alert type="success" showIcon title={t('machine.ok')} /> : <Alert type="error" showIcon title={reasons.map(({ text }) => text).join(' ')} />}
      {vehicle && (
        <FieldGrid>
          <ReadOnlyField label={t('field.fourthProduct')}>{vehicle.fourthProduct_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.ownerName')}>{vehicle.ownerName ?? '–'}</ReadOnlyField>
          <ReadOnlyField label={t('machine.status')}>{vehicle.vehicleStatus_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('machine.delivered')}>
            <DateText value={vehicle.deliveryDate} />
          </ReadOnlyField>
          <ReadOnlyField label={t('machine.last')}>
            {lastDoc ? (
              <Link className="hw-link" to={`/service/forceInsurance/detail/${lastDoc.id}`}>
                {lastDoc.no}
              </Link>
            ) : (
              <StatusTag color="default" text={t('machine.none')} />
            )}
          </ReadOnlyField>
          <ReadOnlyField label={t('machine.suggested')}>
            <DateText value={suggestion.policyStart} />
          </ReadOnlyField>
        </FieldGrid>
      )}
    </Flex>
  );
}

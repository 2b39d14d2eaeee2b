import type { HandoverTrain } from '@harrow/api-client';
import { StatusTag, type Tone } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { machineOf } from '../handovers.ts';
import { useGrant } from '../../../shared/usePermission.ts';

const tones = { none: 'default', valid: 'success', expiring: 'warning', expired: 'error' } as const satisfies Record<string, Tone>;

/** Insurance status of the machine, with a button to register its policy. */
export function InsuranceCard({ handover: { vehicleId, vin } }: { handover: HandoverTrain }) {
  const { t } = useTranslation('handoverTrain');
  const navigate = useNavigate();
  const { data: machine } = useQuery({ ...machineOf(vehicleId), enabled: useGrant('vehicle:query') });
  const isOffered = machine?.begins.includes('forceInsurance') && machine.insuranceStatus !== 'valid';
  return (
    <Flex vertical align="flex-start" gap={8}>
      {machine ? <StatusTag color={tones[machine.insuranceStatus]} text={machine.insuranceStatus_dictText} /> : '–'}
      {isOffered && <Button onClick={() => void navigate(`/service/forceInsurance/add?vin=${vin}`)}>{t('registerInsurance')}</Button>}
    </Flex>
  );
}

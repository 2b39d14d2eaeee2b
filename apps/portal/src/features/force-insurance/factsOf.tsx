import type { ForceInsurance } from '@harrow/api-client';
import type { Fact } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { DaysLeft } from './insuranceColumns.tsx';

/** Key facts of a policy, beside its number. */
export const factsOf = (policy: ForceInsurance, t: ReturnType<typeof useTranslation<'forceInsurance'>>['t']): Fact[] => [
  { label: t('field.dealerName'), value: policy.subDealerName ?? policy.dealerName },
  { label: t('field.insuranceType'), value: policy.insuranceType_dictText },
  ...(policy.daysLeft === null ? [] : [{ label: t('section.policy'), value: <DaysLeft days={policy.daysLeft} /> }]),
];

import type { ForceInsurance } from '@harrow/api-client';
import { type Fact, YesNo } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { windowText } from './maintenanceColumns.tsx';

/** Key facts of a service, beside its number. */
export const factsOf = (service: ForceInsurance, t: ReturnType<typeof useTranslation<'maintenance'>>['t']): Fact[] => [
  { label: t('field.dealerName'), value: service.subDealerName ?? service.dealerName },
  { label: t('field.maintLevel'), value: service.maintLevel_dictText },
  { label: t('field.window'), value: windowText(service) },
  { label: t('field.inTime'), value: <YesNo value={service.inTime} /> },
];

import type { ExtendInsurance } from '@harrow/api-client';
import { type Fact, YesNo } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';

/** Key facts of an extension, beside its number. */
export const factsOf = (extension: ExtendInsurance, t: ReturnType<typeof useTranslation<'extendInsurance'>>['t']): Fact[] => [
  { label: t('field.dealerName'), value: extension.subDealerName ?? extension.dealerName },
  { label: t('field.planName'), value: extension.planName },
  { label: t('field.maintenanceComplete'), value: <YesNo value={extension.maintenanceComplete} /> },
  ...(extension.closeReason_dictText ? [{ label: t('closeReason'), value: extension.closeReason_dictText }] : []),
];

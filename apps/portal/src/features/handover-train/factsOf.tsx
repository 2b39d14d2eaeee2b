import type { HandoverTrain } from '@harrow/api-client';
import { DateText, type Fact, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';

/** Key facts of a handover, beside its number. */
export const factsOf = (handover: HandoverTrain, t: ReturnType<typeof useTranslation<'handoverTrain'>>['t']): Fact[] => [
  { label: t('field.vin'), value: handover.vin },
  { label: t('field.dealerName'), value: handover.subDealerName ?? handover.dealerName },
  ...(handover.deliveryDate ? [{ label: t('field.deliveryDate'), value: <DateText value={handover.deliveryDate} /> }] : []),
  ...(handover.lateDays > 0 ? [{ label: t('field.lateDays'), value: <StatusTag color="warning" text={String(handover.lateDays)} /> }] : []),
];

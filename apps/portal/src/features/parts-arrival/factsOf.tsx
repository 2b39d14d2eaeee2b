import type { PartsArrival } from '@harrow/api-client';
import { DateText, type Fact, formatNumber, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';

export const resultTones = { pass: 'success', no_pass: 'error' } as const;

/** Key facts of a receipt, beside its number. */
export const factsOf = (arrival: PartsArrival, t: ReturnType<typeof useTranslation<'partsArrival'>>['t'], language: string): Fact[] => [
  { label: t('field.packingNo'), value: arrival.packingNo },
  { label: t('field.dealerName'), value: arrival.subDealerName ?? arrival.dealerName },
  { label: t('field.receivedBoxes'), value: `${arrival.receivedBoxes} / ${arrival.packedBoxes}` },
  { label: t('field.shipmentDate'), value: <DateText value={arrival.shipmentDate} /> },
  ...(arrival.result
    ? [
        { label: t('field.result'), value: <StatusTag color={resultTones[arrival.result]} text={arrival.result_dictText ?? ''} /> },
        { label: t('field.totalReceived'), value: `${formatNumber(arrival.totalReceived, language)} / ${formatNumber(arrival.totalPacked, language)}` },
      ]
    : []),
  ...(arrival.claimDeadline && arrival.status === 'no_pass' ? [{ label: t('field.claimDeadline'), value: <DateText value={arrival.claimDeadline} /> }] : []),
];

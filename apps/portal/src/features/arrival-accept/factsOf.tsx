import type { ArrivalAccept } from '@harrow/api-client';
import { CopyText, DateText, type Fact, Money, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { meaningOfArrival } from '../../shared/meaning/documentMeaning.ts';
import { DaysLeft, resultTones } from './arrivalColumns.tsx';

/** Key facts of a sheet, beside its number. */
export const factsOf = (arrival: ArrivalAccept, t: ReturnType<typeof useTranslation<'arrivalAccept'>>['t']): Fact[] => [
  { label: t('field.vin'), value: <CopyText text={arrival.vin} /> },
  { label: t('field.dealerName'), value: arrival.subDealerName ?? arrival.dealerName },
  ...(arrival.daysLeft === null ? [] : [{ label: t('field.deadline'), value: <DaysLeft days={arrival.daysLeft} /> }]),
  // After the decision its status shows the result.
  ...(arrival.result === null || meaningOfArrival(arrival)
    ? []
    : [{ label: t('field.result'), value: <StatusTag color={resultTones[arrival.result]} text={arrival.result_dictText ?? ''} /> }]),
  ...(arrival.submitTime ? [{ label: t('field.submitTime'), value: <DateText value={arrival.submitTime} precision="date" /> }] : []),
  ...(arrival.pdiFee === null ? [] : [{ label: t('field.pdiFee'), value: <Money amount={arrival.pdiFee} currency={arrival.currency ?? undefined} strong /> }]),
];

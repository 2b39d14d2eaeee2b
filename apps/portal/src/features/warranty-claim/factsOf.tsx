import type { WarrantyClaim } from '@harrow/api-client';
import { DateText, type Fact, Money } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';

/** Identifying facts of a claim, for its head. */
export function factsOf(claim: WarrantyClaim, t: ReturnType<typeof useTranslation<'warrantyClaim'>>['t']): Fact[] {
  // The approved amount is emphasised once there is one, before that the amount claimed.
  const isReviewed = claim.auditTotal !== null;
  return [
    { label: t('field.dealerName'), value: claim.subDealerName ?? claim.dealerName },
    ...(claim.submitTime ? [{ label: t('field.submitTime'), value: <DateText value={claim.submitTime} precision="date" /> }] : []),
    ...(claim.round > 1 ? [{ label: t('field.round'), value: claim.round }] : []),
    { label: t('field.totalAmount'), value: <Money amount={claim.totalAmount} currency={claim.currency} strong={!isReviewed} /> },
    ...(isReviewed ? [{ label: t('field.auditTotal'), value: <Money amount={claim.auditTotal} currency={claim.currency} strong /> }] : []),
  ];
}

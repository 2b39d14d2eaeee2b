import type { UsedPartsHandle } from '@harrow/api-client';
import { DateText, type Fact, Money } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';

/** Key facts of a document about cores, beside its number. */
export const factsOf = (handle: UsedPartsHandle, t: ReturnType<typeof useTranslation<'usedPartsHandle'>>['t']): Fact[] => [
  { label: t('field.handleMethod'), value: handle.handleMethod_dictText },
  { label: t('field.dealerName'), value: handle.subDealerName ?? handle.dealerName },
  { label: t('field.totalQty'), value: handle.receivedQty === null ? String(handle.totalQty) : `${handle.receivedQty} / ${handle.totalQty}` },
  ...(handle.receivedDate ? [{ label: t('field.receivedDate'), value: <DateText value={handle.receivedDate} /> }] : []),
  ...(handle.auditFreight === null
    ? []
    : [{ label: t('field.auditFreight'), value: <Money amount={handle.auditFreight} currency={handle.currency ?? undefined} /> }]),
  ...(handle.chargeAmount === null
    ? []
    : [{ label: t('field.chargeAmount'), value: <Money amount={handle.chargeAmount} currency={handle.currency ?? undefined} /> }]),
];

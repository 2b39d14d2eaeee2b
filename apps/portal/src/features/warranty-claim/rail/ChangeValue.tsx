import { DateText, DictText, formatNumber, useSettings, YesNo } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** Dictionaries of the fields that hold a code. */
const dictionaryOf: Readonly<Record<string, string>> = {
  status: 'bill_status',
  auditResult: 'bill_status',
  claimType: 'claim_type',
  failureReason: 'failure_reason',
  sourceType: 'parts_source',
  coreDisposition: 'core_disposition',
  rejectReason: 'reject_reason',
  closeReason: 'close_reason',
  settlementStatus: 'settlement_status',
  usedPartsStatus: 'used_parts_status',
};
const yesNoFields = new Set(['replaceEngine', 'partsInStock', 'isCausal']);
/** Digits that are a number; those of other fields (engine numbers, phones) are names. */
const numberFields = /^(?:operatingHours|mileage|claimHours|qty|customerSatisfaction|audit(?:Hours|Qty|Price)|round)$|(?:Amount|Fee|Cost|Total)$/;

/** A value of the change history as its field shows it elsewhere. */
export function ChangeValue({ field, value }: { field: string; value: string }) {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const dictionary = dictionaryOf[field];
  if (dictionary) return <DictText dict={dictionary} value={value} />;
  if (yesNoFields.has(field)) return <YesNo value={value} />;
  if (field === 'coverageResult' && (value === 'in' || value === 'out' || value === 'unknown')) return <>{t(`coverage.${value}`)}</>;
  if (/^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(value)) return <DateText value={value} />;
  if (numberFields.test(field)) return <>{formatNumber(Number(value), language)}</>;
  return <>{value}</>;
}

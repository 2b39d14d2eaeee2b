import { DateText, DictText, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';

const dictionaryOf: Readonly<Record<string, string>> = {
  claimReason: 'parts_claim_type',
  lineReason: 'parts_claim_type',
  solution: 'claim_solution',
  lineSolution: 'claim_solution',
  resultSolution: 'claim_line_result',
  lineResult: 'claim_line_result',
  returnCondition: 'return_condition',
  rejectReason: 'reject_reason',
  closeReason: 'close_reason',
};
const numberFields = new Set([
  'claimQty',
  'discountPct',
  'approvedQty',
  'approvedDiscountPct',
  'returnQty',
  'shippedQty',
  'returnedQty',
  'creditAmount',
  'resentQty',
  'claimAmount',
  'approvedAmount',
  'returnBoxes',
]);
const dateFields = new Set(['arrivalDate', 'claimDeadline', 'failureDate', 'returnShipDate', 'returnReceivedDate', 'returnDue', 'resubmitUntil']);

/** A value as its field shows it elsewhere. */
function ClaimValue({ field, value }: { field: string; value: string }) {
  const { language } = useSettings();
  const dict = dictionaryOf[field];
  if (dict) return <DictText dict={dict} value={value} />;
  if (numberFields.has(field)) return <>{formatNumber(Number(value), language)}</>;
  return dateFields.has(field) ? <DateText value={value} /> : <>{value}</>;
}

/** Change history of the claim and its lines, newest first. */
export function ClaimChanges({ id }: { id: string }) {
  useTranslation('partsClaim');
  const nameOf = ({ field, line }: { field: string; line: string | null }): string | undefined =>
    line === null ? (fieldName('partsClaim', field) ?? fieldName('partsClaim', field, 'slot')) : fieldName('partsClaim', field, 'lines');
  return (
    <ChangeHistory
      docType="partsClaim"
      id={id}
      nameOf={nameOf}
      titleOf={(line) => line.slice(line.indexOf('/') + 1)}
      valueOf={(field, value) => <ClaimValue field={field} value={value} />}
    />
  );
}

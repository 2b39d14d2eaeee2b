import { DateText, DictText, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';

/** Name of a field of the header, a slot, or a field of a line; undefined for internal fields of the server. */
function labelOf(kind: string, field: string): string | undefined {
  if (kind === 'header') return fieldName('usedPartsHandle', field) ?? fieldName('usedPartsHandle', field, 'slot');
  return fieldName('usedPartsHandle', field, kind);
}

const dictionaryOf: Readonly<Record<string, string>> = {
  handleMethod: 'handle_method',
  condition: 'core_condition',
  inspection: 'inspect_result',
  rejectReason: 'reject_reason',
  closeReason: 'close_reason',
};
const numberFields = new Set(['boxes', 'weightKg', 'freight', 'auditFreight', 'chargeAmount', 'handledQty', 'receivedQty']);
const dateFields = new Set(['handleDate', 'shipDate', 'receivedDate']);

/** A value as its field shows it elsewhere. */
function HandleValue({ field, value }: { field: string; value: string }) {
  const { language } = useSettings();
  const dict = dictionaryOf[field];
  if (dict) return <DictText dict={dict} value={value} />;
  if (numberFields.has(field)) return <>{formatNumber(Number(value), language)}</>;
  return dateFields.has(field) ? <DateText value={value} /> : <>{value}</>;
}

/** Change history of the document and its lines, newest first. */
export function HandleChanges({ id }: { id: string }) {
  useTranslation('usedPartsHandle');
  return (
    <ChangeHistory
      docType="usedPartsHandle"
      id={id}
      nameOf={({ field, line }) => labelOf(line === null ? 'header' : 'lines', field)}
      titleOf={(line) => line.slice(line.indexOf('/') + 1)}
      valueOf={(field, value) => <HandleValue field={field} value={value} />}
    />
  );
}

import { DateText, DictText, formatNumber, useSettings, YesNo } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { type HeaderField, headerFields } from '../form/arrivalForm.ts';

/** What a reader calls a field of the header or of an item; undefined for what only the server works with. */
export function labelOf(t: TFunction<'arrivalAccept'>, kind: string, field: string): string | undefined {
  if (kind === 'header') return (headerFields as readonly string[]).includes(field) ? t(`field.${field as HeaderField}`) : undefined;
  return fieldName('arrivalAccept', field, 'items');
}

const dictionaryOf: Readonly<Record<string, string>> = { itemResult: 'pdi_result', handling: 'pdi_handling' };
const yesNoFields = new Set(['documentsComplete', 'toolsComplete', 'handled']);
const numberFields = new Set(['operatingHours', 'mileage', 'keysQty', 'measuredValue']);

/** A value as its field shows it elsewhere. */
export function FoundValue({ field, value }: { field: string; value: string }) {
  const { language } = useSettings();
  const dict = dictionaryOf[field];
  if (dict) return <DictText dict={dict} value={value} />;
  if (yesNoFields.has(field)) return <YesNo value={value} />;
  if (numberFields.has(field)) return <>{formatNumber(Number(value), language)}</>;
  return field === 'acceptanceDate' ? <DateText value={value} /> : <>{value}</>;
}

/** Code of the item that a change is about: `items/TR-026`. */
const itemOf = (line: string | null): string | undefined => (line?.startsWith('items/') ? line.slice('items/'.length) : undefined);

/** Which field of which item was changed from what to what, newest first. */
export function ArrivalChanges({ id }: { id: string }) {
  const { t } = useTranslation('arrivalAccept');
  return (
    <ChangeHistory
      docType="arrivalAccept"
      id={id}
      nameOf={({ field, line }) => labelOf(t, itemOf(line) === undefined ? 'header' : 'items', field)}
      titleOf={itemOf}
      valueOf={(field, value) => <FoundValue field={field} value={value} />}
    />
  );
}

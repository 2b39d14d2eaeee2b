import { useTranslation } from 'react-i18next';
import { FieldText } from '../../../shared/fields/control/FieldText.tsx';
import type { FormField } from '../../../shared/fields/sheet.ts';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { arrivalSheet } from '../arrivalKind.ts';

const headerFields: Readonly<Record<string, FormField>> = arrivalSheet.fields;
const fields: Readonly<Record<string, FormField>> = { ...arrivalSheet.lists.items.fields, ...headerFields };

/** Name of a field of the header or of an item; undefined for internal fields of the server. */
function labelOf(isOfItem: boolean, field: string): string | undefined {
  if (isOfItem) return fieldName('arrivalAccept', field, 'items');
  return field in headerFields ? fieldName('arrivalAccept', field) : undefined;
}

/** A value as its field shows it elsewhere. */
function FoundValue({ field: name, value }: { field: string; value: string }) {
  const field = fields[name];
  return field ? <FieldText field={field} value={field.kind === 'number' ? Number(value) : value} document={undefined} /> : value;
}

/** Code of the item that a change is about: `items/TR-026`. */
const itemOf = (line: string | null): string | undefined => (line?.startsWith('items/') ? line.slice('items/'.length) : undefined);

/** Change history of the sheet and its items, newest first. */
export function ArrivalChanges({ id }: { id: string }) {
  useTranslation('arrivalAccept');
  return (
    <ChangeHistory
      docType="arrivalAccept"
      id={id}
      nameOf={({ field, line }) => labelOf(itemOf(line) !== undefined, field)}
      titleOf={itemOf}
      valueOf={(field, value) => <FoundValue field={field} value={value} />}
    />
  );
}

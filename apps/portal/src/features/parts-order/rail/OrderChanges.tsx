import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { plainValue } from '../../../shared/changes/plainValue.tsx';

const dictionaries: Readonly<Record<string, string>> = {
  orderType: 'order_type',
  urgentReason: 'urgent_reason',
  deliveryMethod: 'delivery_method',
  tradeTerm: 'incoterm',
  customsDeclaration: 'customs_type',
  payStatus: 'pay_status',
  shipStatus: 'ship_status',
  rejectReason: 'reject_reason',
  closeReason: 'close_reason',
  unit: 'unit',
};

/** Name of a field of the header, a slot, or a field of a line; undefined for internal fields of the server. */
const labelOf = (field: string, isLine: boolean): string | undefined =>
  isLine ? fieldName('partsOrder', field, 'lines') : (fieldName('partsOrder', field) ?? fieldName('partsOrder', field, 'slot'));

/** Change history of the order and its lines, newest first. */
export function OrderChanges({ id }: { id: string }) {
  // The names come with the texts of the feature.
  useTranslation('partsOrder');
  return (
    <ChangeHistory
      docType="partsOrder"
      id={id}
      nameOf={({ field, line }) => labelOf(field, line !== null)}
      titleOf={(line) => line.slice(line.indexOf('/') + 1)}
      valueOf={(field, value) => plainValue(dictionaries[field], value)}
    />
  );
}

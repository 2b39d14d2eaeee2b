import { type EditableColumn, numberColumn, textColumn } from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';

/** What the lines of all dialogs have in common: a part, and how many. */
export interface PartLine {
  id: string;
  partsCode: string | null;
  qty: number | null;
}

export const isBlankLine = ({ partsCode, qty }: PartLine): boolean => !partsCode && qty === null;

/** Code and quantity, in the order in which they are pasted. */
export const partColumns = <Row extends PartLine>(t: TFunction<'makerStock'>, quantity = 'qty'): EditableColumn<Row>[] => [
  textColumn<PartLine>({ key: 'partsCode', title: t('field.partsCode'), width: 160, maxLength: 30, required: true, tooLong: 'whole' }) as EditableColumn<Row>,
  numberColumn<PartLine>({
    key: 'qty',
    title: quantity === 'qty' ? t('field.qty') : t('field.newQty'),
    width: 120,
    precision: 2,
    min: quantity === 'qty' ? 0.01 : 0,
    max: 9_999_999.99,
    required: true,
  }) as EditableColumn<Row>,
];

import { type EditableColumn, numberColumn, readOnlyColumn, selectColumn, textColumn } from '@harrow/ui/editable-table';
import type { TFunction } from 'i18next';
import type { PartLine } from './LinesDialog.tsx';

type T = TFunction<'partsStock'>;

/** The part of a line, with what the row that it began with showed. @param there name of that quantity */
export const partOfLine = <Line extends PartLine>(t: T, there = t('field.availableQty')): EditableColumn<Line>[] => [
  textColumn({ key: 'partsCode' as never, title: t('field.partsCode'), frozen: 'left', tooLong: 'whole', maxLength: 30, required: true }),
  readOnlyColumn({ key: 'partsName' as never, title: t('field.partsName') }),
  readOnlyColumn({ key: 'availableQty' as never, title: there, align: 'right' }),
];

export const warehouseOfLine = <Line extends PartLine>(t: T, options: { value: string; label: string }[]): EditableColumn<Line> =>
  selectColumn({ key: 'warehouse' as never, title: t('field.warehouse'), options: options as never, required: true });

/** A quantity above 0. */
export const quantityOfLine = <Line extends PartLine>(t: T): EditableColumn<Line> =>
  numberColumn({
    key: 'qty' as never,
    title: t('field.qty'),
    precision: 2,
    max: 9_999_999,
    required: true,
    validateRules: [{ handler: ({ value }) => (typeof value === 'number' && value <= 0 ? t('lines.positive') : true), on: ['blur', 'validate'] }],
  });

/** Text of a box, or nothing. */
export const written = (text: string | null | undefined): string | null => text?.trim() || null;

import { formatDate } from '@harrow/ui';
import {
  checkboxColumn,
  computedColumn,
  dateColumn,
  type EditableColumn,
  numberColumn,
  readOnlyColumn,
  selectColumn,
  textColumn,
} from '@harrow/ui/editable-table';
import type { FormField } from '../../../../shared/fields/sheet.ts';
import type { FormList } from '../../engine/sheet.ts';
import type { FormRow } from '../../engine/values.ts';
import { isCode } from '../../../../shared/fields/columnsOf.tsx';
import { amountTitle } from '../../../../shared/list/moneyColumn.tsx';
import { currencyOf } from '../../../../shared/fields/control/currencyOf.ts';
import type { LineColumn, LineColumns, TableState } from './lineColumns.ts';

type Shown = Pick<LineColumn, 'frozen'> & { key: string; title: string; tooLong?: 'wrap' | 'whole' };

const yesNo = ['Y', 'N'] as const;

/** A field that is only read. */
function textOf(field: FormField, shown: Shown, total: boolean | undefined): EditableColumn<FormRow> {
  const { key } = shown;
  switch (field.kind) {
    case 'number':
    case 'money':
      return readOnlyColumn<FormRow>({ ...shown, precision: field.integer ? 0 : 2, ...(total && { statistics: true }) });
    case 'dict':
      return computedColumn<FormRow, string>({ ...shown, align: 'left', value: (row) => String(row[`${key}_dictText`] ?? '') });
    case 'date':
      return computedColumn<FormRow, string>({ ...shown, align: 'left', value: ({ [key]: day }) => (day ? formatDate(String(day)) : '') });
    case 'switch':
      return checkboxColumn<FormRow>({ ...shown, key: key as never, customValue: yesNo, readOnly: true });
    default:
      return readOnlyColumn<FormRow>(shown);
  }
}

/** A field that is typed; its star and limits are the contract's. */
function controlOf(field: FormField, shown: Shown, { total, isText, isTextIn, options: choices }: LineColumn, table: TableState): EditableColumn<FormRow> {
  const { kind, dict, integer, decimals = 2, minimum, maximum, maxLength } = field;
  const options = {
    ...shown,
    key: shown.key as never,
    required: field.needed === true || field.required === true,
    readOnly: isText?.(table) === true || (isTextIn ?? false),
  };
  if (choices) return selectColumn<FormRow>({ ...options, options: choices });
  switch (kind) {
    case 'number':
    case 'money':
      return numberColumn<FormRow>({
        ...options,
        precision: integer ? 0 : decimals,
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
        ...(total && { statistics: true }),
      });
    case 'dict':
      return selectColumn<FormRow>({ ...options, dictCode: dict! });
    case 'date':
      return dateColumn<FormRow>(options);
    case 'switch':
      return checkboxColumn<FormRow>({ ...options, customValue: yesNo });
    default:
      return textColumn<FormRow>({ ...options, ...(maxLength !== undefined && { maxLength }) });
  }
}

/** The columns of a table of lines: kinds and limits are the contract's, the order is the page's. @param titleOf name of a field */
export function columnsOf(list: FormList, columns: LineColumns, titleOf: (field: string) => string, table: TableState): EditableColumn<FormRow>[] {
  return Object.entries(columns)
    .filter(([, { isShown }]) => isShown?.(table) ?? true)
    .map(([key, column]) => {
      const field = list.fields[key] ?? list.shown[key];
      if (!field) throw new TypeError(`No line has the field ${key}`);
      const title = field.kind === 'money' ? amountTitle(titleOf(key), currencyOf(field, table.document) ?? '') : (column.title ?? titleOf(key));
      const { value, total, frozen } = column;
      // Codes and frozen columns identify a line, so they are never cut: a code keeps to one line, a text wraps.
      const tooLong = isCode(key) && !value ? 'whole' : frozen && 'wrap';
      const shown: Shown = { key, title, ...(tooLong && { tooLong }), ...(frozen && { frozen }) };
      const isNumber = field.kind === 'number' || field.kind === 'money';
      if (value && isNumber)
        return computedColumn<FormRow, string | number | null | undefined>({ ...shown, precision: 2, ...(total && { statistics: true }), value });
      if (value) return computedColumn<FormRow, string | number | null | undefined>({ ...shown, align: 'left', value });
      return list.fields[key] ? controlOf(field, shown, column, table) : textOf(field, shown, column.total);
    });
}

import type { ComponentType } from 'react';
import type { PopupContext, PopupDialogProps, PopupRecord, PopupSource } from '../../../sources/popupSource.ts';
import type { CellEditorProps, EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { readField } from '../../rowStore/field.ts';
import { joinValues, splitValues, valueSeparator } from '../select/options.ts';
import { PopupEditor } from './PopupEditor.tsx';
import { createColumn, type ColumnOptions, type FieldOf, textOf } from '../columnOptions.ts';

export type { PopupContext, PopupDialogProps, PopupRecord, PopupSource };

export interface PopupColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** The dialog, such as `reportPopupSource` of `@harrow/ui/pickers`. */
  source: PopupSource<Row>;
  /** Fields of the row and the field of the record that each is filled from; all of them are written as one step. */
  fields: Partial<Record<NoInfer<keyof Row & string>, string>>;
  /** Several records; their values are joined by commas. Default: exactly one. */
  multi?: boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/** A value that is chosen in a dialog, which fills other fields of the row as well. */
export function popupColumn<Row extends object>(options: PopupColumnOptions<Row>): EditableColumn<Row> {
  const { source, fields, multi = false, placeholder, key } = options;
  function contextOf({ rowId, getRow }: Pick<CellEditorProps<Row>, 'rowId' | 'getRow'>): PopupContext<Row> {
    const row = getRow();
    const stored = readField(row, key);
    const values = multi ? splitValues(stored) : stored === null || stored === undefined || stored === '' ? [] : [textOf(stored)];
    return { row, rowId, column: key, multi, keyField: fields[key], values };
  }
  return {
    ...createColumn(options, {
      type: 'popup',
      placeholder,
      width: 190,
      minWidth: 190,
      ownsKeys: 'enter',
      Editor: (props) => (
        <PopupEditor
          {...props}
          column={key}
          multi={multi}
          Dialog={source.Dialog as ComponentType<PopupDialogProps<object>> | undefined}
          contextOf={() => contextOf(props)}
          open={async () => {
            const records = await source.open?.(contextOf(props));
            return records && !multi && records.length !== 1 ? 'notOne' : (records ?? 'cancelled');
          }}
          onRecords={(records) => props.onPatch(patchOf(records, fields))}
        />
      ),
    }),
  };
}

/** Patch of the row by the chosen records. */
export function patchOf<Row extends object>(records: readonly PopupRecord[], fields: PopupColumnOptions<Row>['fields']): Partial<Row> {
  const entries = Object.entries<string | undefined>(fields).flatMap(([field, from]) => (from === undefined ? [] : [[field, valueOf(records, from)]]));
  return Object.fromEntries(entries) as Partial<Row>;
}

/** One record's value as it is; several joined by commas. */
function valueOf(records: readonly PopupRecord[], field: string): unknown {
  const values = records.map((record) => (Object.hasOwn(record, field) ? record[field] : undefined)).filter((value) => value !== undefined && value !== null);
  if (records.length === 1) return values[0] ?? null;
  return joinValues(values.map((value) => String(value).replaceAll(valueSeparator, ' ')));
}

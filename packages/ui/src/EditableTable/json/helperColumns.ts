import type { EditableTableProps, HelperColumns } from '../props/EditableTable.types.ts';
import type { JsonRow } from './ColumnJson.ts';

/** Props of the table that columns of its own stand for. */
export type JsonTableProps = Pick<EditableTableProps<JsonRow>, 'rowNumber' | 'rowSelection' | 'dragSort' | 'helperColumns'>;

interface HelperKind {
  name: keyof HelperColumns;
  /** Table option that shows the column; for `row_expand` the panel, which only the application can supply. */
  props: JsonTableProps;
}

const helpers: Readonly<Record<string, HelperKind>> = {
  row_number: { name: 'number', props: { rowNumber: true } },
  row_checkbox: { name: 'selection', props: { rowSelection: 'checkbox' } },
  row_radio: { name: 'selection', props: { rowSelection: 'radio' } },
  row_drag_sort: { name: 'drag', props: { dragSort: true } },
  row_expand: { name: 'expand', props: {} },
};

/** A type that stands for one of the table's own columns; undefined for all others. */
export const helperOf = (type: string): HelperKind | undefined => (Object.hasOwn(helpers, type) ? helpers[type] : undefined);

/** The props of a table with one more of its own columns. */
export function withHelper(table: JsonTableProps, { name, props }: HelperKind, look: { width?: number; title?: string }): JsonTableProps {
  return { ...table, ...props, helperColumns: { ...table.helperColumns, [name]: look } };
}

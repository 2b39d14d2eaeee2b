import { useColumnSettings, type SetColumns } from '../columnSettings/useColumnSettings.ts';
import { useLiveColumns } from '../columns/useLiveColumns.ts';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import type { TableRights } from '../permissions/tablePermissions.ts';
import { useTableRights } from '../permissions/useTableRights.ts';
import type { TablePages } from '../props/RowOptions.types.ts';

/** Props that always have a value once the defaults are filled in. */
type Defaulted = 'columns' | 'size' | 'readOnly' | 'editing' | 'maxHeight' | 'rowSelection' | 'rowNumber' | 'rowActions' | 'insertable';

export type TableProps<Row extends object> = Omit<EditableTableProps<Row>, Defaulted | 'pages' | 'ref'> &
  Required<Pick<EditableTableProps<Row>, Defaulted>> & { pages: TablePages | undefined };

/** The props with their defaults, and with the columns as the user may see them and has arranged them. */
export function useTableProps<Row extends object>(
  given: Omit<EditableTableProps<Row>, 'ref'>,
): { props: TableProps<Row>; rights: TableRights; arranged: SetColumns<Row> } {
  const { rights, columns: permitted } = useTableRights(given);
  const arranged = useColumnSettings(useLiveColumns(permitted), given.columnSettings);
  const { readOnly = false, editing = 'always', maxHeight = 400, rowSelection = false, rowNumber = false, rowActions = true, insertable = true } = given;
  const props: TableProps<Row> = {
    ...given,
    columns: arranged.columns,
    size: arranged.settings.size ?? given.size ?? 'default',
    orderKey: given.orderKey ?? (given.dragSort ? 'orderNum' : undefined),
    pages: given.pages === true ? {} : given.pages || undefined,
    readOnly,
    editing,
    maxHeight,
    rowSelection,
    rowNumber,
    rowActions,
    insertable: insertable && !given.rowSource,
  };
  return { props, rights, arranged };
}

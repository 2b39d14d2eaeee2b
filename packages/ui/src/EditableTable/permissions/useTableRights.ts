import { useMemo } from 'react';
import { useSettings } from '../../HarrowProvider/index.ts';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { permittedColumns, rightsOf, type TableRights } from './tablePermissions.ts';

/** The user's rights in this table, by its permission prefix; from the table's own permissions, else the provider's. */
export function useTableRights<Row extends object>({
  authPre,
  permissions,
  columns,
}: Pick<EditableTableProps<Row>, 'authPre' | 'permissions' | 'columns'>): { rights: TableRights; columns: readonly EditableColumn<Row>[] } {
  const { sources } = useSettings();
  const source = permissions ?? sources.permissions;
  const rights = useMemo(() => rightsOf(source, authPre), [source, authPre]);
  return { rights, columns: useMemo(() => permittedColumns(columns, rights), [columns, rights]) };
}

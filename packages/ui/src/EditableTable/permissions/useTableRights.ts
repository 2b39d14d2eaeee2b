import { useMemo } from 'react';
import { useSettings } from '../../HarrowProvider/index.ts';
import type { EditableColumn, EditableTableProps } from '../EditableTable.types.ts';
import { permittedColumns, rightsOf, type TableRights } from './tablePermissions.ts';

/** What the user may do here, by the table's permission prefix; the permissions are the table's own or those of the provider. */
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

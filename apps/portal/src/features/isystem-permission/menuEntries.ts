import {
  type MenuEntry,
  type MenuNode,
  permissionsAdd,
  type PermissionsAddData,
  permissionsEdit,
  type PermissionsEditData,
  permissionsList,
  permissionsMove,
  permissionsRemove,
  permissionsResetDefaults,
  resultOf,
  rolesQueryById,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

export type { MenuNode };

export const menuKey = ['permission', 'menu'] as const;

/** Every entry of the menu with its buttons, as a tree. */
export const menuEntries = queryOptions({ queryKey: menuKey, queryFn: ({ signal }) => resultOf(permissionsList({ signal })), staleTime: 0 });

/** A role with its rights. */
export const roleRights = (id: string) =>
  queryOptions({ queryKey: ['role', 'detail', id], queryFn: ({ signal }) => resultOf(rolesQueryById({ query: { id }, signal })), staleTime: 0 });

export type NewEntry = PermissionsAddData['body'];
export type EntryChange = Omit<PermissionsEditData['body'], 'id' | 'version'>;

export const addEntry = (body: NewEntry) => resultOf(permissionsAdd({ body }));
export const editEntry = ({ id, version }: Pick<MenuEntry, 'id' | 'version'>, change: EntryChange) =>
  resultOf(permissionsEdit({ body: { ...change, id, version } }));
export const moveEntry = (id: string, pid: string | null, sortNo: number) => resultOf(permissionsMove({ body: { id, pid, sortNo } }));
export const resetEntry = (id: string) => resultOf(permissionsResetDefaults({ body: { ids: [id] } }));
export const deleteEntry = (id: string) => resultOf(permissionsRemove({ query: { id } }));

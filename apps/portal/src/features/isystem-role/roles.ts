import {
  resultOf,
  type RoleItem,
  type RoleRecord,
  rolesAdd,
  type RolesAddData,
  rolesCopy,
  rolesEdit,
  rolesList,
  rolesPermissionTree,
  rolesQueryById,
  rolesRemove,
  rolesRemoveBatch,
  rolesWhy,
  usersList,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { removal } from '../../shared/administration/removal.ts';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of roles. */
export const roles = resource<RoleItem, RoleRecord>('role', { list: listOf(rolesList), detail: detailOf(rolesQueryById) });

/** Grantable rights, by module. */
export const permissionTree = queryOptions({ queryKey: ['role', 'permissionTree'], queryFn: ({ signal }) => resultOf(rolesPermissionTree({ signal })) });

/** Fields of the dialog; the code of a role never changes. */
export type RoleValues = RolesAddData['body'];

export const addRole = (body: RoleValues) => resultOf(rolesAdd({ body }));
export const editRole = ({ id, version }: Pick<RoleRecord, 'id' | 'version'>, { roleCode: _roleCode, ...body }: RoleValues) =>
  resultOf(rolesEdit({ body: { ...body, id, version } }));
export const copyRole = (id: string, { roleCode, roleName }: Pick<RoleValues, 'roleCode' | 'roleName'>) =>
  resultOf(rolesCopy({ body: { id, roleCode, roleName } }));
export const deleteRoles = removal(rolesRemove, rolesRemoveBatch);

/** Explanation why a user has a right, or lacks it. */
export const reasonOf = (username: string, permission: string) =>
  queryOptions({
    queryKey: ['role', 'why', username, permission],
    queryFn: ({ signal }) => resultOf(rolesWhy({ query: { username, permission }, signal })),
    staleTime: 0,
    retry: false,
  });

/** Users who hold a role. */
export const holdersOf = (roleCode: string, pageNo: number) =>
  queryOptions({
    queryKey: ['user', 'list', 'holders', roleCode, pageNo],
    queryFn: ({ signal }) => resultOf(usersList({ query: { roleCode, pageNo, pageSize: 10, column: 'username', order: 'asc' }, signal })),
  });

import {
  type DepartNode,
  positionsList,
  resultOf,
  rolesList,
  sysDepartsQueryDepartTreeSync,
  sysDepartsQueryTreeList,
  sysDepartsSearchBy,
  usersGetMultiUser,
  usersQueryUserComponentData,
} from '@harrow/api-client';
import type { Sources } from '@harrow/ui';
import type { Department, DepartmentSource, PositionSource, RecordQuery, RoleSource, UserSource } from '@harrow/ui/pickers';

const toListQuery = ({ page, pageSize, filters, sort }: RecordQuery) => ({ ...filters, pageNo: page, pageSize, column: sort?.column, order: sort?.order });

const users: UserSource = {
  list: (query, signal) => resultOf(usersQueryUserComponentData({ query: toListQuery(query), signal })),
  async find(field, values, signal) {
    // The one call whose answer has no envelope.
    const { data } = await usersGetMultiUser({ query: { [field]: values.join(',') }, signal });
    return Array.isArray(data) ? data : [];
  },
};

/** Roles and positions have no call for stored values; their lists take several codes at once, and are short enough for ids. */
const most = 100;

const roles: RoleSource = {
  list: (query, signal) => resultOf(rolesList({ query: toListQuery(query), signal })),
  async find(field, values, signal) {
    const query = field === 'roleCode' ? { roleCode: values.join(','), pageSize: most } : { pageSize: most };
    const { records } = await resultOf(rolesList({ query, signal }));
    return records.filter((role) => values.includes(field === 'roleCode' ? role.roleCode : role.id));
  },
};

const positions: PositionSource = {
  list: (query, signal) => resultOf(positionsList({ query: toListQuery(query), signal })),
  async find(field, values, signal) {
    const query = field === 'code' ? { code: values.join(','), pageSize: most } : { pageSize: most };
    const { records } = await resultOf(positionsList({ query, signal }));
    return records.filter((position) => values.includes(field === 'code' ? position.code : position.id));
  },
};

const toDepartment = ({ id, parentId, departName, orgCode, isLeaf, children }: DepartNode): Department => ({
  id,
  orgCode,
  departName,
  pid: parentId,
  isLeaf,
  children: children?.map(toDepartment) ?? null,
});

const flat = (nodes: readonly DepartNode[]): DepartNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

const departments: DepartmentSource = {
  children: async (pid, signal) => (await resultOf(sysDepartsQueryDepartTreeSync({ query: { pid }, signal }))).map(toDepartment),
  search: async (keyWord, signal) => (await resultOf(sysDepartsSearchBy({ query: { keyWord }, signal }))).map(toDepartment),
  async find(field, values, signal) {
    const all = flat(await resultOf(sysDepartsQueryTreeList({ signal })));
    return all.filter((node) => values.includes(node[field as 'id' | 'orgCode' | 'departName'])).map(toDepartment);
  },
};

/** Users, departments, roles and positions in the caller's scope. */
export const pickerSources: Pick<Sources, 'users' | 'departments' | 'roles' | 'positions'> = { users, departments, roles, positions };

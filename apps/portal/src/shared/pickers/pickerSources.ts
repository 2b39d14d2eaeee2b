import {
  categoriesLoadDictItem,
  categoriesLoadTreeData,
  dictionariesLoadDictItem,
  dictionariesLoadTreeData,
  type DepartNode,
  positionsList,
  reportsGetData,
  reportsGetQueryInfo,
  reportsGetRpColumns,
  resultOf,
  rolesList,
  sysDepartsQueryDepartTreeSync,
  sysDepartsSearchBy,
  usersGetMultiUser,
  usersQueryUserComponentData,
} from '@harrow/api-client';
import type { Sources } from '@harrow/ui';
import type { Department, DepartmentSource, PositionSource, RecordQuery, ReportConfig, ReportSource, RoleSource, UserSource } from '@harrow/ui/pickers';
import type { CategorySource, TreeSource } from '@harrow/ui/trees';
import { categoryChanges, reportChanges } from '../master/masterChanges.ts';

const toListQuery = ({ page, pageSize, filters, sort }: RecordQuery) => ({ ...filters, pageNo: page, pageSize, column: sort?.column, order: sort?.order });

const users: UserSource = {
  list: (query, signal) => resultOf(usersQueryUserComponentData({ query: toListQuery(query), signal })),
  async find(field, values, signal) {
    // The one call whose answer has no envelope.
    const { data } = await usersGetMultiUser({ query: { [field]: values.join(',') }, signal });
    return Array.isArray(data) ? data : [];
  },
};

/** Values of one page; no more are requested at once. */
const most = 100;

const roles: RoleSource = {
  list: (query, signal) => resultOf(rolesList({ query: toListQuery(query), signal })),
  async find(field, values, signal) {
    // A single code is found as a part of codes.
    const { records } = await resultOf(rolesList({ query: { [field]: `${values.join(',')},`, pageSize: most }, signal }));
    return records;
  },
};

const positions: PositionSource = {
  list: (query, signal) => resultOf(positionsList({ query: toListQuery(query), signal })),
  async find(field, values, signal) {
    const { records } = await resultOf(positionsList({ query: { [field]: values.join(','), pageSize: most }, signal }));
    return records;
  },
};

const toDepartment = ({ id, parentId, departName, orgCode, orgCategory, isLeaf, children }: DepartNode): Department => ({
  id,
  orgCode,
  departName,
  pid: parentId,
  orgCategory,
  isLeaf,
  children: children?.map(toDepartment) ?? null,
});

const departments: DepartmentSource = {
  children: async (pid, signal) => (await resultOf(sysDepartsQueryDepartTreeSync({ query: { pid }, signal }))).map(toDepartment),
  search: async (keyWord, signal) => (await resultOf(sysDepartsSearchBy({ query: { keyWord }, signal }))).map(toDepartment),
  find: async (field, values, signal) =>
    (await resultOf(sysDepartsQueryDepartTreeSync({ query: { [field as 'id' | 'orgCode']: values.join(',') }, signal }))).map(toDepartment),
};

const reports: ReportSource = {
  // The contract's map of lists arrives as a map of unknowns in the generated types.
  config: async (code, signal) => (await resultOf(reportsGetRpColumns({ path: { code }, signal }))) as ReportConfig,
  queryItems: (cgRpConfigId, signal) => resultOf(reportsGetQueryInfo({ path: { cgRpConfigId }, signal })),
  data: (cgRpConfigId, { params, column, order, page, pageSize }, signal) =>
    resultOf(reportsGetData({ path: { cgRpConfigId }, query: { filters: params, column, order, pageNo: page, pageSize }, signal })),
  subscribe: reportChanges.subscribe,
};

const trees: TreeSource = {
  children: (query, signal) => resultOf(dictionariesLoadTreeData({ query, signal })),
  texts: (dict, values, signal) => resultOf(dictionariesLoadDictItem({ path: { dict }, query: { key: values.join(',') }, signal })),
};

const categories: CategorySource = {
  children: (query, signal) => resultOf(categoriesLoadTreeData({ query, signal })),
  texts: (ids, signal) => resultOf(categoriesLoadDictItem({ path: { ids: ids.join(',') }, signal })),
  subscribe: categoryChanges.subscribe,
};

/** Users, departments, roles, positions, reports and trees in the caller's scope. */
export const pickerSources: Pick<Sources, 'users' | 'departments' | 'roles' | 'positions' | 'reports' | 'trees' | 'categories'> = {
  users,
  departments,
  roles,
  positions,
  reports,
  trees,
  categories,
};

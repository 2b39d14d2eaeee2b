import {
  type DepartNode,
  type DepartRecord,
  resultOf,
  sysDepartsAdd,
  sysDepartsEdit,
  type SysDepartsEditData,
  sysDepartsMove,
  sysDepartsQueryById,
  sysDepartsQueryDepartTreeSync,
  sysDepartsQueryTreeList,
  sysDepartsRemove,
  sysDepartsRemoveBatch,
  sysDepartsSearchBy,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

export type { DepartNode, DepartRecord };
export const departKey = ['department'] as const;

/** The departments below one, or the topmost in scope. */
export const departBranch = (pid: string | undefined) =>
  queryOptions({ queryKey: [...departKey, 'branch', pid], queryFn: ({ signal }) => resultOf(sysDepartsQueryDepartTreeSync({ query: { pid }, signal })) });

/** Every department in scope, as a tree. */
export const departTree = queryOptions({ queryKey: [...departKey, 'tree'], queryFn: ({ signal }) => resultOf(sysDepartsQueryTreeList({ signal })) });

/** Departments by a part of their name. */
export const findDeparts = (keyWord: string) => resultOf(sysDepartsSearchBy({ query: { keyWord } }));

export const departRecord = (id: string) =>
  queryOptions({ queryKey: ['department', 'detail', id], queryFn: ({ signal }) => resultOf(sysDepartsQueryById({ query: { id }, signal })), staleTime: 0 });

export type DepartValues = Omit<SysDepartsEditData['body'], 'id' | 'version'>;
export const addDepart = (pid: string, body: DepartValues) => resultOf(sysDepartsAdd({ body: { ...body, pid } }));
export const editDepart = ({ id, version }: Pick<DepartRecord, 'id' | 'version'>, body: DepartValues) =>
  resultOf(sysDepartsEdit({ body: { ...body, id, version } }));
export const moveDepart = (id: string, pid: string | null) => resultOf(sysDepartsMove({ body: { id, pid } }));
export const deleteDepart = (id: string) => resultOf(sysDepartsRemove({ query: { id } }));
export const deleteDeparts = (ids: string) => resultOf(sysDepartsRemoveBatch({ query: { ids } }));

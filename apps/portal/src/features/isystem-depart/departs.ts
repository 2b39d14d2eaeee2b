import {
  type DepartNode,
  resultOf,
  sysDepartsAdd,
  sysDepartsEdit,
  type SysDepartsEditData,
  sysDepartsQueryById,
  sysDepartsQueryTreeList,
  sysDepartsRemove,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

export type { DepartNode };
export const departKey = ['department'] as const;

/** Every department in scope, as a tree. */
export const departTree = queryOptions({ queryKey: [...departKey, 'tree'], queryFn: ({ signal }) => resultOf(sysDepartsQueryTreeList({ signal })) });

export const departRecord = (id: string) =>
  queryOptions({ queryKey: [...departKey, 'detail', id], queryFn: ({ signal }) => resultOf(sysDepartsQueryById({ query: { id }, signal })), staleTime: 0 });

export type DepartValues = Omit<SysDepartsEditData['body'], 'id'>;
export const addDepart = (pid: string, body: DepartValues) => resultOf(sysDepartsAdd({ body: { ...body, pid } }));
export const editDepart = (id: string, body: DepartValues) => resultOf(sysDepartsEdit({ body: { ...body, id } }));
export const deleteDepart = (id: string) => resultOf(sysDepartsRemove({ query: { id } }));

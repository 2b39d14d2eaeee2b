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
  sysDepartsRemove,
  sysDepartsRemoveBatch,
  sysDepartsSearchBy,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { departKey } from '../../shared/departs.ts';

export type { DepartNode, DepartRecord };

/** The departments below one, or the topmost in scope. */
export const departBranch = (pid: string | undefined) =>
  queryOptions({ queryKey: [...departKey, 'branch', pid], queryFn: ({ signal }) => resultOf(sysDepartsQueryDepartTreeSync({ query: { pid }, signal })) });

/** Departments by a part of their name. */
export const findDeparts = (keyWord: string) => resultOf(sysDepartsSearchBy({ query: { keyWord } }));

export const departRecord = (id: string) =>
  queryOptions({ queryKey: [...departKey, 'detail', id], queryFn: ({ signal }) => resultOf(sysDepartsQueryById({ query: { id }, signal })), staleTime: 0 });

export type DepartValues = Omit<SysDepartsEditData['body'], 'id' | 'version'>;
export const addDepart = (pid: string, body: DepartValues) => resultOf(sysDepartsAdd({ body: { ...body, pid } }));
export const editDepart = ({ id, version }: Pick<DepartRecord, 'id' | 'version'>, body: DepartValues) =>
  resultOf(sysDepartsEdit({ body: { ...body, id, version } }));
export const moveDepart = (id: string, pid: string | null) => resultOf(sysDepartsMove({ body: { id, pid } }));
export const deleteDepart = (id: string) => resultOf(sysDepartsRemove({ query: { id } }));
export const deleteDeparts = (ids: string) => resultOf(sysDepartsRemoveBatch({ query: { ids } }));

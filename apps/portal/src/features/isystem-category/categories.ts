import {
  categoriesAdd,
  categoriesEdit,
  type CategoriesEditData,
  type CategoryRecord,
  categoriesLoadTreeChildren,
  categoriesLoadTreeRoot,
  categoriesMove,
  categoriesQueryById,
  categoriesRemove,
  categoriesRemoveBatch,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

export const categoryKey = ['category'] as const;

/** The categories below one, or the roots. */
export const categoryBranch = (pid = '') =>
  queryOptions({ queryKey: [...categoryKey, 'branch', pid], queryFn: ({ signal }) => resultOf(categoriesLoadTreeChildren({ query: { pid }, signal })) });

/** The whole tree. */
export const categoryTree = queryOptions({
  queryKey: [...categoryKey, 'tree'],
  queryFn: ({ signal }) => resultOf(categoriesLoadTreeRoot({ query: { async: false }, signal })),
});

export const categoryRecord = (id: string) =>
  queryOptions({ queryKey: ['category', 'detail', id], queryFn: ({ signal }) => resultOf(categoriesQueryById({ query: { id }, signal })), staleTime: 0 });

export type CategoryValues = Omit<CategoriesEditData['body'], 'id' | 'version'>;
export const addCategory = (pid: string | null, body: CategoryValues) => resultOf(categoriesAdd({ body: { ...body, pid } }));
export const editCategory = ({ id, version }: Pick<CategoryRecord, 'id' | 'version'>, body: CategoryValues) =>
  resultOf(categoriesEdit({ body: { ...body, id, version } }));
export const moveCategory = (id: string, pid: string | null) => resultOf(categoriesMove({ body: { id, pid } }));
export const deleteCategory = (id: string) => resultOf(categoriesRemove({ query: { id } }));
export const deleteCategories = (ids: string) => resultOf(categoriesRemoveBatch({ query: { ids } }));

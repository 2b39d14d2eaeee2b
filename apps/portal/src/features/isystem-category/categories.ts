import {
  categoriesAdd,
  categoriesEdit,
  type CategoriesEditData,
  categoriesLoadTreeRoot,
  categoriesQueryById,
  categoriesRemove,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

export const categoryKey = ['category'] as const;

/** The whole tree. */
export const categoryTree = queryOptions({
  queryKey: [...categoryKey, 'tree'],
  queryFn: ({ signal }) => resultOf(categoriesLoadTreeRoot({ query: { async: false }, signal })),
});

export const categoryRecord = (id: string) =>
  queryOptions({ queryKey: [...categoryKey, 'detail', id], queryFn: ({ signal }) => resultOf(categoriesQueryById({ query: { id }, signal })), staleTime: 0 });

export type CategoryValues = Omit<CategoriesEditData['body'], 'id'>;
export const addCategory = (pid: string | null, body: CategoryValues) => resultOf(categoriesAdd({ body: { ...body, pid } }));
export const editCategory = (id: string, body: CategoryValues) => resultOf(categoriesEdit({ body: { ...body, id } }));
export const deleteCategory = (id: string) => resultOf(categoriesRemove({ query: { id } }));

import { dictionariesLoadDictItem, resultOf, sysDepartsQueryTreeList } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Of everything that a change of departments makes old. */
export const departKey = ['department'] as const;

/** Every department in scope, as a tree. There may be thousands; for the name of one ask `departName`. */
export const departTree = queryOptions({ queryKey: [...departKey, 'tree'], queryFn: ({ signal }) => resultOf(sysDepartsQueryTreeList({ signal })) });

/** The name of one department in the user's language; its id where it is not in scope. */
export const departName = (id: string) =>
  queryOptions({
    queryKey: [...departKey, 'name', id],
    queryFn: async ({ signal }) => (await resultOf(dictionariesLoadDictItem({ path: { dict: 'sys_depart,depart_name,id' }, query: { key: id }, signal })))[0],
  });

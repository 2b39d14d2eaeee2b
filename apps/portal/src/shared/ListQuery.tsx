import { AdvancedQuery, QueryChips, type QueryCount, type QueryField } from '@harrow/ui/advanced-query';
import type { QueryGroup } from '@harrow/validation/query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formatListAddress, type ListState } from './listAddress.ts';
import { type Listable, listCall } from './listCall.ts';
import { createQueryStore } from './queries.ts';

interface ListQueryProps<Item extends object> {
  resource: Listable<Item>;
  fields: readonly QueryField[];
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** The advanced query of a list, for `ListPage`'s `filterExtra`: its saved queries are the account's, its link opens the list as it would be. */
export function ListQuery<Item extends object>({ resource, fields, state, change }: ListQueryProps<Item>) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const store = useMemo(() => createQueryStore(resource.name), [resource.name]);
  const count = async (query: QueryGroup): Promise<QueryCount> => {
    const { total, totalCapped } = await client.fetchQuery(listCall(resource, { ...state, query, page: 1, pageSize: 1 }));
    return { total, totalCapped };
  };
  return (
    <AdvancedQuery
      fields={fields}
      value={state.query}
      onChange={(query) => change({ query })}
      supportsTree
      store={store}
      onCount={count}
      linkOf={(query) => `${location.origin}${pathname}?${formatListAddress({ ...state, query, page: 1 })}`}
    />
  );
}

/** The conditions in force, for `ListPage`'s `queryChips`. */
export const listQueryChips = ({ fields, state, change }: Pick<ListQueryProps<object>, 'fields' | 'state' | 'change'>) =>
  state.query && <QueryChips fields={fields} value={state.query} onChange={(query) => change({ query })} />;

import { AdvancedQuery, QueryChips, type QueryChipsProps, type QueryCount, type QueryField } from '@harrow/ui/advanced-query';
import type { QueryGroup } from '@harrow/validation/query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formatListAddress, type ListState } from '../list/address/listAddress.ts';
import { type Listable, listCall } from '../list/listCall.ts';
import { momentControls, useMomentText } from '../moments/momentQueries.tsx';
import { createQueryStore } from '../views/queries.ts';
import { withQuery } from './withQuery.ts';

interface ListQueryProps<Item extends object> {
  resource: Listable<Item>;
  fields: readonly QueryField[];
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** Values that are offered while typing. */
const suggestions = 10;

/** The advanced query of a list, for `filters.extra` of `ListPage`: its saved queries are the account's, its link opens the list as it would be. */
export function ListQuery<Item extends object>({ resource, fields, state, change }: ListQueryProps<Item>) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const momentText = useMomentText();
  const store = useMemo(() => createQueryStore(resource.name), [resource.name]);
  const count = async (query: QueryGroup): Promise<QueryCount> => {
    const { total, totalCapped } = await client.fetchQuery(listCall(resource, { ...withQuery(state, query), pageSize: 1 }));
    return { total, totalCapped };
  };
  const suggest = async ({ value: name }: QueryField, text: string): Promise<string[]> => {
    if (text.trim().length < 2) return [];
    const query: QueryGroup = { match: 'and', items: [{ field: name, rule: 'like', val: text }] };
    const { records } = await client.fetchQuery(listCall(resource, { ...state, filters: {}, query, page: 1, pageSize: suggestions }));
    // Fields that the list's records do not have are typed without help.
    const values = records.map((record) => (record as Record<string, unknown>)[name]);
    return [...new Set(values.filter((value) => typeof value === 'string'))];
  };
  return (
    <AdvancedQuery
      fields={fields}
      value={state.query}
      onChange={(query) => change(withQuery(state, query))}
      supportsTree
      store={store}
      onCount={count}
      suggest={suggest}
      controls={momentControls}
      valueText={momentText}
      linkOf={(query) => `${location.origin}${pathname}?${formatListAddress(withQuery(state, query))}`}
    />
  );
}

/** The conditions in force, for `ListPage`'s `queryChips`. */
export const listQueryChips = ({ fields, state, change }: Pick<ListQueryProps<object>, 'fields' | 'state' | 'change'>) =>
  state.query && <Chips fields={fields} value={state.query} onChange={(query) => change(withQuery(state, query))} />;

const Chips = (props: QueryChipsProps) => <QueryChips {...props} valueText={useMomentText()} />;

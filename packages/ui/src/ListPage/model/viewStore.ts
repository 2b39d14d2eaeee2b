import { decodeQuery, type QueryGroup } from '@harrow/validation/query';
import { defaultListState, toFilters } from '../../listState/listState.ts';
import type { SavedView, ViewContent, ViewStore } from '../../sources/viewStore.ts';
import { toLayout } from './browserLayouts.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A query out of stored JSON, by the rules of the wire; undefined when it is none. */
export function toQuery(stored: unknown): QueryGroup | undefined {
  if (!isObject(stored)) return undefined;
  try {
    return decodeQuery(encodeURIComponent(JSON.stringify(stored)), undefined);
  } catch {
    return undefined;
  }
}

/** The content of a view out of stored JSON, field by field: others may have written it. Undefined when it is none. */
export function toViewContent(stored: unknown): ViewContent | undefined {
  if (!isObject(stored) || !isObject(stored['state'])) return undefined;
  const { pageSize, sort, filters, query } = stored['state'];
  const size = Number(pageSize);
  const isSort = isObject(sort) && typeof sort['column'] === 'string';
  return {
    state: {
      pageSize: Number.isInteger(size) && size > 0 && size <= 100 ? size : defaultListState.pageSize,
      sort: isSort ? { column: sort['column'] as string, order: sort['order'] === 'asc' ? 'asc' : 'desc' } : { column: 'createTime', order: 'desc' },
      filters: toFilters(Object.fromEntries(Object.entries(isObject(filters) ? filters : {}).filter(([, value]) => typeof value === 'string'))),
      query: toQuery(query),
    },
    layout: toLayout(stored['layout']),
  };
}

/** Whether two contents show the same. */
export const isSameView = (one: ViewContent, other: ViewContent): boolean => canonical(one) === canonical(other);

/** JSON with the members in one order and without those that say nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(
          Object.entries(member)
            .filter(([, each]) => each !== undefined && !(isObject(each) && Object.keys(each).length === 0))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : member,
  );
}

const prefix = 'harrow.views.';

/** Keeps views in this browser, for applications without a place of their own; nothing can be shared. */
export const browserViews: ViewStore = {
  list: async (list) => readViews(list),
  async save(list, { id = crypto.randomUUID(), ...view }) {
    const others = readViews(list).filter((each) => each.id !== id);
    writeViews(list, [...others.map((each) => ({ ...each, isDefault: each.isDefault && !view.isDefault })), { ...view, id, role: undefined, mayEdit: true }]);
    return id;
  },
  async remove(list, id) {
    writeViews(
      list,
      readViews(list).filter((each) => each.id !== id),
    );
  },
  async setDefault(list, id) {
    writeViews(
      list,
      readViews(list).map((each) => ({ ...each, isDefault: each.id === id })),
    );
  },
};

function readViews(list: string): SavedView[] {
  try {
    const stored = JSON.parse(localStorage.getItem(prefix + list) ?? '[]') as unknown;
    return (Array.isArray(stored) ? stored : []).flatMap((each: unknown) => {
      const content = isObject(each) ? toViewContent(each['content']) : undefined;
      if (!content || !isObject(each) || typeof each['id'] !== 'string' || typeof each['title'] !== 'string') return [];
      return [{ id: each['id'], title: each['title'], content, isDefault: each['isDefault'] === true, mayEdit: true }];
    });
  } catch {
    return [];
  }
}

const writeViews = (list: string, views: SavedView[]): void => localStorage.setItem(prefix + list, JSON.stringify(views));

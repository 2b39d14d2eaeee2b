import { resultOf, savedViewsList, savedViewsRemove, savedViewsRoles, savedViewsSave } from '@harrow/api-client';
import type { QueryStore, SavedQuery } from '@harrow/ui/advanced-query';
import { maxDepth, type QueryItem, toMatchType } from '@harrow/validation/query';
import { mayShare } from './views.ts';

/** Stored form of a saved query: its tree. */
const contentOf = ({ matchType, records }: SavedQuery): string => JSON.stringify({ match: matchType, items: records });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lines and groups of stored JSON, muted ones included. Unreadable entries are left out. */
function itemsOf(stored: unknown, depth = 1): QueryItem[] {
  if (!Array.isArray(stored) || depth > maxDepth) return [];
  return stored.filter(isObject).map((item): QueryItem => {
    if ('items' in item) return { match: toMatchType(textOf(item['match'])), items: itemsOf(item['items'], depth + 1) };
    return {
      field: textOf(item['field']),
      rule: textOf(item['rule']),
      val: textOf(item['val']),
      ...(textOf(item['type']) && { type: textOf(item['type']) }),
      ...(item['muted'] === true && { muted: true }),
    };
  });
}

function queryOf(text: string): Pick<SavedQuery, 'matchType' | 'records'> {
  try {
    const stored: unknown = JSON.parse(text);
    return isObject(stored) ? { matchType: toMatchType(textOf(stored['match'])), records: itemsOf(stored['items']) } : { matchType: 'and', records: [] };
  } catch {
    return { matchType: 'and', records: [] };
  }
}

/** Saved queries of a list, kept with the user's account. */
export const createQueryStore = (list: string): QueryStore => ({
  async list(signal) {
    const saved = await resultOf(savedViewsList({ query: { kind: 'query', list }, ...(signal && { signal }) }));
    return saved.map(({ id, title, content, roleCode, isDefault, mine }) => ({
      id,
      title,
      ...queryOf(content),
      isDefault,
      readOnly: !mine,
      ...(roleCode !== null && { sharedRole: roleCode }),
    }));
  },
  async save(query) {
    const own = (await resultOf(savedViewsList({ query: { kind: 'query', list } }))).find(({ mine, title }) => mine && title === query.title.trim());
    const { title, sharedRole = null, isDefault = false } = query;
    await resultOf(
      savedViewsSave({ body: { kind: 'query', list, title, content: contentOf(query), roleCode: sharedRole, isDefault, ...(own && { id: own.id }) } }),
    );
  },
  async remove({ id }) {
    if (id !== undefined) await resultOf(savedViewsRemove({ query: { id } }));
  },
  async roles() {
    if (!mayShare()) return [];
    return (await resultOf(savedViewsRoles())).map(({ value, text }) => ({ code: value, name: text }));
  },
});

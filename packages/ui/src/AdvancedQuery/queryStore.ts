import type { MatchType, QueryItem } from '@harrow/validation/query';
import { readSavedQueries } from './model/savedQueries.ts';

/** A query by its title. In `records` are lines, and groups where it has some. */
export interface SavedQuery {
  title: string;
  matchType: MatchType;
  /** The records must not hold (`QueryGroup.not`). Groups in `records` have a `not` of their own. A list without this feature never saves one. */
  not?: boolean;
  records: readonly QueryItem[];
  /** Given by stores that have ids. */
  id?: string;
  /** Code of the role that may use it too. Without it the query is the user's own. */
  sharedRole?: string;
  /** The list starts with it. At most one of a list and user. */
  isDefault?: boolean;
  /** Belongs to another user: it can be applied, not replaced or removed. */
  readOnly?: boolean;
}

/** A role with which queries may be shared. */
export interface ShareRole {
  code: string;
  name: string;
}

/** Store of the saved queries of one list. Every call rejects with an `Error` whose message can be shown. */
export interface QueryStore {
  list(signal?: AbortSignal): Promise<readonly SavedQuery[]>;
  /** Adds a query, or replaces the user's own one of that title. A new default takes the place of the old one. */
  save(query: SavedQuery): Promise<void>;
  remove(query: SavedQuery): Promise<void>;
  /** Roles with which this user may share; left out: saved queries are private. */
  roles?(): Promise<readonly ShareRole[]>;
}

/** Prefix of the keys under which queries are kept in the browser; never changed, so that saved queries are found. */
export const savedQueryPrefix = 'JSuperQuerySaved_';

/**
 * Saved queries in this browser (a prefix plus the route path or a save code).
 * Stored data that cannot be parsed counts as empty.
 * @param saveCode the path of the route, or a code that several routes share
 */
export function createLocalQueryStore(prefix: string, saveCode: string): QueryStore {
  const key = prefix + saveCode;
  const read = (): SavedQuery[] => readSavedQueries(localStorage.getItem(key));
  const write = (queries: readonly SavedQuery[]): void => localStorage.setItem(key, JSON.stringify(queries));
  return {
    list: async () => read(),
    async save(query) {
      const others = read().map((other) => (query.isDefault ? { ...other, isDefault: false } : other));
      const index = others.findIndex(({ title }) => title === query.title);
      write(index < 0 ? [...others, query] : others.with(index, query));
    },
    async remove({ title }) {
      write(read().filter((other) => other.title !== title));
    },
  };
}

import { newIdempotencyKey, type Saved } from '@harrow/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Parameters of every list call; see `ListQuery` of the contract. Filters come beside it. */
export interface ListQuery {
  pageNo: number;
  pageSize: number;
  column?: string;
  order?: 'asc' | 'desc';
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
}

/** Values of filters as in the address: texts, several joined by commas. */
export type Filters = Readonly<Record<string, string>>;

export interface ListResult<Item> {
  records: Item[];
  total: number;
  totalCapped: boolean;
}

/** Sent with a write: a repeat with the same key gets the first answer, and `confirm` says that warnings were seen. */
export interface WriteOptions {
  idempotencyKey: string;
  confirm?: '1';
}

interface Calls<Item, Full, Input, Answer> {
  list: (query: ListQuery & Filters, signal: AbortSignal) => Promise<ListResult<Item>>;
  detail: (id: string, signal?: AbortSignal) => Promise<Full>;
  save: (input: Input, options: WriteOptions) => Promise<Answer>;
}

/**
 * The calls of one noun as TanStack Query options, all under the key of its name: after a write, one
 * `queryClient.invalidateQueries({ queryKey: claims.key })` brings lists and records up to date.
 *
 * @example
 * export const claims = resource('warrantyClaim', {
 *   list: listOf(warrantyClaimsList),
 *   detail: detailOf(warrantyClaimsDetail),
 *   save: (body, { idempotencyKey, confirm }) =>
 *     resultOf(warrantyClaimsSave({ body, query: { confirm }, headers: { 'X-Idempotency-Key': idempotencyKey } })),
 * });
 */
export function resource<Item, Full, Input = never, Answer = Saved>(
  name: string,
  calls: Pick<Calls<Item, Full, Input, Answer>, 'list'> & Partial<Omit<Calls<Item, Full, Input, Answer>, 'list'>>,
) {
  const missing = (call: string) => () => Promise.reject(new TypeError(`${name} has no call ${call}`));
  const { list, detail = missing('detail'), save = missing('save') } = calls;
  return {
    name,
    key: [name] as const,
    list: (query: ListQuery, filters: Filters = {}) =>
      queryOptions({
        queryKey: [name, 'list', query, filters],
        queryFn: ({ signal }) => list({ ...filters, ...query } as ListQuery & Filters, signal),
        placeholderData: keepPreviousData,
      }),
    // Other users work on the record, too, so it is refetched whenever it is opened; the cached state shows only for a moment.
    detail: (id: string) => queryOptions({ queryKey: [name, 'detail', id], queryFn: ({ signal }) => detail(id, signal), staleTime: 0 }),
    /** A record read from the server, past the cache. */
    read: (id: string) => detail(id),
    save,
  };
}

export type Resource<Item, Full, Input = never, Answer = Saved> = ReturnType<typeof resource<Item, Full, Input, Answer>>;

/**
 * Keys for the writes of one form. The key stays the same until an answer has arrived, so that pressing "save" again
 * after a lost connection cannot save twice; every answer, also a refusal, ends it.
 */
export function createWriteKeys(): { current(): string; answered(): void } {
  let key: string | undefined;
  return {
    current: () => (key ??= newIdempotencyKey()),
    answered: () => {
      key = undefined;
    },
  };
}

import { type BatchResult, newIdempotencyKey, resultOf } from '@harrow/api-client';
import type { Trial } from './previewed.ts';
import type { Filters, ListQuery, ListResult, WriteOptions } from './resource.ts';

/** A call of the client, as far as it is asked here. */
type Call<Result> = (options: { query: never; signal?: AbortSignal }) => Promise<{ data?: { result: Result } }>;

/** The list of a resource by its call. Filters come from the address as plain texts; the server checks them. */
export const listOf =
  <Item>(call: Call<ListResult<Item>>) =>
  (query: ListQuery & Filters, signal: AbortSignal): Promise<ListResult<Item>> =>
    resultOf(call({ query: query as never, signal }));

/** The record of a resource by its call. */
export const detailOf =
  <Full>(call: Call<Full>) =>
  (id: string, signal?: AbortSignal): Promise<Full> =>
    resultOf(call({ query: { id } as never, ...(signal && { signal }) }));

type WriteHeaders = { 'X-Idempotency-Key': string };
/** Of a write that is sent once: a repeat is another write. */
export const writeHeaders = (): WriteHeaders => ({ 'X-Idempotency-Key': newIdempotencyKey() });

type Answer<Result> = Promise<{ data?: { result: Result } }>;

/** `save` of a resource, from its call. */
export const saveOf =
  <Input, Result>(call: (options: { body: Input; headers: WriteHeaders }) => Answer<Result>) =>
  (body: Input, { idempotencyKey, confirm }: WriteOptions): Promise<Result> =>
    resultOf(call({ body, ...(confirm && { query: { confirm } }), headers: { 'X-Idempotency-Key': idempotencyKey } }));

/** `save` of a master record, from the calls that add and edit one. */
export const addOrEditOf =
  <Input, Result>(
    add: (options: { body: Input; headers: WriteHeaders }) => Answer<Result>,
    edit: (options: { body: Input & { id: string; version: number }; headers: WriteHeaders }) => Answer<Result>,
  ) =>
  (body: Input & { id?: string; version?: number }, { idempotencyKey }: WriteOptions): Promise<Result> => {
    const headers = { 'X-Idempotency-Key': idempotencyKey };
    return resultOf(body.id === undefined ? add({ body, headers }) : edit({ body: body as Input & { id: string; version: number }, headers }));
  };

/** A write about several records by its call, which a dry run only tries. */
export const batchOf =
  <Input, Result>(call: (options: { body: Input; query: { dryRun?: '1' }; headers: WriteHeaders }) => Answer<Result>) =>
  (body: Input, { dryRun }: Trial = {}): Promise<Result> =>
    resultOf(call({ body, query: { ...(dryRun && { dryRun }) }, headers: writeHeaders() }));

/** A write by its call. */
export const writeOf =
  <Input, Result>(call: (options: { body: Input; headers: WriteHeaders }) => Answer<Result>) =>
  (body: Input): Promise<Result> =>
    resultOf(call({ body, headers: writeHeaders() }));

/** The deletion of documents by its call, for a list page, with its dry run. */
export function deletionOf(call: (options: { query: { ids: string; dryRun?: '1' }; headers: WriteHeaders }) => Answer<BatchResult>) {
  const ask = (ids: string[], isDryRun: boolean) =>
    resultOf(call({ query: { ids: ids.join(','), ...(isDryRun && { dryRun: '1' }) }, headers: writeHeaders() }));
  return { remove: (ids: string[]) => ask(ids, false), mayRemove: (ids: string[]) => ask(ids, true) };
}

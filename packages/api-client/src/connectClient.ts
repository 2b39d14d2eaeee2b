import type { Api } from './createApi.ts';
import { client } from './generated/client.gen.ts';

/** Sends all generated calls of this page through `api`. Call it once, before the first call. */
export function connectClient(api: Api): void {
  client.setConfig({ baseUrl: api.config.baseUrl ?? '', fetch: api.fetch, throwOnError: true });
}

/**
 * The whole answer of a generated call, for the few that say more than `result`.
 * Rejects with `ApiError` when the call failed.
 */
export async function replyOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  // The client throws on failure, so an answer without data cannot come from a working one.
  if (data === undefined) throw new TypeError('The generated client is not connected: call connectClient first');
  return data;
}

/**
 * Result of a generated call, out of its envelope. Rejects with `ApiError` when the call failed.
 *
 * @example
 * const claims = await resultOf(warrantyClaimsList({ query: { pageNo: 1 } }));
 */
export async function resultOf<T>(call: Promise<{ data?: { result: T } }>): Promise<T> {
  return (await replyOf(call)).result;
}

import { type BatchResult, resultOf } from '@harrow/api-client';

type Answer<Result> = Promise<{ data?: { result: Result } }>;

/** The deletion of a list whose server has one call for one record and another for several. */
export const removal =
  (one: (options: { query: { id: string } }) => Answer<unknown>, several: (options: { query: { ids: string } }) => Answer<BatchResult>) =>
  async (ids: string[]) =>
    ids.length === 1 ? void (await resultOf(one({ query: { id: ids[0]! } }))) : resultOf(several({ query: { ids: ids.join(',') } }));

import type { BatchResult } from '@harrow/api-client';

/**
 * The deletion of a list whose server has one call for one record and another for several.
 * @param several gets the ids joined by commas
 */
export const removal = (one: (id: string) => Promise<unknown>, several: (ids: string) => Promise<BatchResult>) => async (ids: string[]) =>
  ids.length === 1 ? void (await one(ids[0]!)) : several(ids.join(','));

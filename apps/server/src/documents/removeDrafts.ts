import type { WriteCall } from '../shared/contract/handlers.ts';
import type { BatchResult } from '../generated/types.gen.ts';
import type { Committed } from '../shared/contract/commit.ts';
import { actOnAll } from './actOnAll.ts';
import type { AnyKind } from './kind.ts';

/** The handler that deletes drafts of a kind, each by itself; a refusal of the only one is said as its own. */
export const removeDrafts =
  (kind: AnyKind) =>
  ({ query, commit }: Pick<WriteCall, 'commit'> & { query: { ids: string; dryRun?: '1' } }): Promise<Committed<BatchResult>> =>
    commit((within) => actOnAll(within, kind, 'delete', { ids: query.ids.split(','), dryRun: query.dryRun === '1' }, { alone: true }));

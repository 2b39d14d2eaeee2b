import type { RawBuilder } from 'kysely';
import { inBatches } from '../shared/jobs/inBatches.ts';
import type { JobContext } from '../shared/jobs/job.ts';
import { act } from './act.ts';
import type { AnyKind } from './kind.ts';
import { systemContext } from './systemContext.ts';

/**
 * Takes documents through an action of their workflow, as the system and in batches.
 * @param due names them by their `id`; the action must take them out of it
 * @returns how many
 */
export const actInBatches = (
  { services, transaction }: Pick<JobContext, 'services' | 'transaction'>,
  kind: AnyKind,
  action: string,
  due: RawBuilder<unknown>,
): Promise<number> =>
  inBatches({ transaction }, due, async (trx, rows) => {
    for (const { id } of rows) await act(systemContext(services, trx), kind, action, { id });
  });

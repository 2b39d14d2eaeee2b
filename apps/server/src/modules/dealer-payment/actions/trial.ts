import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';

/** What a row of a file would be refused for; what it did is taken back. */
export async function trial(context: Context, work: (within: TrxContext) => Promise<unknown>): Promise<InvalidField[]> {
  try {
    await transact(context, (within) => undone(within.db, () => work(within)));
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.errors ?? [{ field: 'dealerCode', ...error.text }]).map(({ field, code, params }) => ({ field, code, ...(params && { params }) }));
  }
}

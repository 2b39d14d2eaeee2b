import type { TrxContext } from '../context.ts';
import { inSavepoint } from '../database/database.ts';
import { textOf } from '../messages/messages.ts';
import { Refusal, refuse } from '../refusal/refusal.ts';

export interface BatchResult {
  ok: string[];
  failed: { id: string; no: string; code: string; text: string }[];
}

/**
 * Does the same to several records in one transaction; what one of them that is refused has written is undone, and it does
 * not stop the others. Warnings (code 202) of any record are thrown on: nothing is done before the user has confirmed.
 * @param noOf the document's number for the answer; must reveal nothing about a record out of scope
 */
export async function runBatch(
  { db, user }: TrxContext,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
  noOf: (id: string) => Promise<string>,
): Promise<BatchResult> {
  if (ids.length === 0) throw refuse('E-010');
  const result: BatchResult = { ok: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await inSavepoint(db, () => work(id));
      result.ok.push(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.warnings) throw error;
      result.failed.push(refusedOf({ user }, error, { id, no: await noOf(id) }));
    }
  }
  return result;
}

/** How a batch answers a record that was refused. */
export const refusedOf = ({ user }: Pick<TrxContext, 'user'>, { text }: Refusal, record: { id: string; no: string }): BatchResult['failed'][number] => ({
  ...record,
  code: text.code,
  text: textOf(user.language, text),
});

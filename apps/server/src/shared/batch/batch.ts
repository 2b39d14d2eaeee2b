import type { TrxContext } from '../context.ts';
import { inSavepoint, undone } from '../database/database.ts';
import { textOf } from '../messages/messages.ts';
import { type ErrorText, errorTexts } from '../refusal/texts.ts';
import { askFirst, type Coded, Refusal, refuse } from '../refusal/refusal.ts';

export interface BatchResult {
  ok: string[];
  failed: { id: string; no: string; code: string; text: string; errors?: ErrorText[] }[];
}

/**
 * Does the same to several records in one transaction; what one of them that is refused has written is undone, and it does
 * not stop the others. A dry run does it and takes it back. Warnings (code 202) of the records are thrown together: nothing is done before
 * the user has confirmed.
 * @param noOf the document's number for the answer; must reveal nothing about a record out of scope
 */
export function runBatch(
  context: TrxContext,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
  noOf: (id: string) => Promise<string>,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<BatchResult> {
  const all = (): Promise<BatchResult> => oneByOne(context, ids, work, noOf);
  return dryRun ? undone(context.db, all) : all();
}

async function oneByOne(
  { db, user }: TrxContext,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
  noOf: (id: string) => Promise<string>,
): Promise<BatchResult> {
  if (ids.length === 0) throw refuse('E-010');
  const warnings: Coded[] = [];
  const result: BatchResult = { ok: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await inSavepoint(db, () => work(id));
      result.ok.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const no = await noOf(id);
      if (error.warnings) warnings.push(...warningsOf(error, no));
      result.failed.push(refusedOf({ user }, error, { id, no }));
    }
  }
  if (warnings.length > 0) throw askFirst(warnings);
  return result;
}

/** The warnings of one record among several. */
export const warningsOf = ({ warnings = [] }: Refusal, about: string): Coded[] => warnings.map((warning) => ({ ...warning, ...(about && { about }) }));

/** How a batch answers a record that was refused. */
export const refusedOf = (
  { user }: Pick<TrxContext, 'user'>,
  { text, errors }: Refusal,
  record: { id: string; no: string },
): BatchResult['failed'][number] => ({
  ...record,
  code: text.code,
  text: textOf(user.language, text),
  ...(errors && { errors: errorTexts(errors, user.language) }),
});

import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { type BatchResult, refusedOf } from '../../shared/batch/batch.ts';
import type { TrxContext } from '../../shared/context.ts';
import { withHistory } from '../../shared/master/masterHistory.ts';
import { refuse } from '../../shared/refusal/refusal.ts';

type Body = Operations['partMastersEnable']['data']['body'];

/** Sells parts again, or no more; orders that were handed in go on. @returns E-012 beside parts that do not exist */
export async function enableParts(context: TrxContext, { ids, enabled }: Body): Promise<BatchResult> {
  const asked = [...new Set(ids)];
  const found = await context.db.selectFrom('parts').select(['id', 'partsCode', 'enabled']).where('id', 'in', asked).orderBy('partsCode').forUpdate().execute();
  const other = found.filter((part) => part.enabled !== enabled);
  if (other.length > 0)
    await withHistory(
      context,
      { table: 'parts', key: ['partsCode'] },
      other.map(({ partsCode }) => ({ partsCode, enabled })),
      () => sql`update parts set enabled = ${enabled}, version = version + 1 where id = any(${other.map(({ id }) => id)}::char(32)[])`.execute(context.db),
    );
  const known = new Set(found.map(({ id }) => id));
  return {
    ok: asked.filter((id) => known.has(id)),
    failed: asked.filter((id) => !known.has(id)).map((id) => refusedOf(context, refuse('E-012'), { id, no: '' })),
  };
}

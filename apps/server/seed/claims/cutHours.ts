import type { WarrantyClaimReviewLines } from '../../src/generated/types.gen.ts';
import type { Db } from '../../src/shared/database/database.ts';
import '../../src/modules/warranty-claim/store/tables.ts';
import { reviewTexts } from './claimTexts.ts';

/** What a reviewer hands in who grants four fifths of the first labour line. */
export async function cutHours(db: Db, claimId: string): Promise<WarrantyClaimReviewLines> {
  const line = await db
    .selectFrom('claimDetail')
    .select(['id', 'claimHours'])
    .where('claimId', '=', claimId)
    .orderBy('lineNo')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { details: [{ id: line.id, auditHours: Math.round(line.claimHours * 80) / 100 }], deductReason: reviewTexts.cutHours };
}

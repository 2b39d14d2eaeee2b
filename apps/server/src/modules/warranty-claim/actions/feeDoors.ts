/** What becomes of a claim with its fees. */
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { FeeSourceDoors } from '../../../shared/module.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { claimKind } from '../claimKind.ts';
import '../store/tables.ts';

/** Cores that the maker still waits for, or that never came. */
const awaitedCores: readonly string[] = ['to_return', 'shipped', 'missing'];

/** A settled claim stays settled: what is charged back of it goes on a statement of its own time. */
const mark = async ({ db }: TrxContext, sourceId: string, settlementStatus: 'settling' | 'unsettled', statementNo: string | null): Promise<void> => {
  await db.updateTable('warrantyClaim').set({ settlementStatus, statementNo }).where('id', '=', sourceId).where('status', '<>', 'closed').execute();
};

export const claimFeeDoors: FeeSourceDoors = {
  async mayGoOnStatement({ db }, { sourceId }) {
    const { usedPartsStatus, claimNo } = await db
      .selectFrom('warrantyClaim')
      .select(['usedPartsStatus', 'claimNo'])
      .where('id', '=', sourceId)
      .executeTakeFirstOrThrow();
    if (awaitedCores.includes(usedPartsStatus)) throw refuse('E-252', { no: claimNo });
  },
  settling: (context, { sourceId, statementNo }) => mark(context, sourceId, 'settling', statementNo),
  released: (context, { sourceId }) => mark(context, sourceId, 'unsettled', null),
  async settled({ services, db }, { sourceId, statementNo, day }) {
    const { status } = await db.selectFrom('warrantyClaim').select('status').where('id', '=', sourceId).executeTakeFirstOrThrow();
    if (status === 'closed')
      await db.updateTable('claimChargeBack').set({ status: 'settled' }).where('claimId', '=', sourceId).where('status', '=', 'confirmed').execute();
    if (status === 'audit_succeeded')
      await act(systemContext(services, db), claimKind, 'settle', { id: sourceId, opinion: `by ${statementNo}`, paid: { statementNo, day } });
  },
};

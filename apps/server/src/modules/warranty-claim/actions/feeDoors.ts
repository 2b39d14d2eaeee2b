/** What becomes of a claim with its fees. */
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { FeeSourceDoors } from '../../../shared/module.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { awaitsCores } from '../../used-parts-task/service.ts';
import { claimKind } from '../claimKind.ts';
import '../store/tables.ts';

/** A settled claim stays settled: what is charged back of it goes on a statement of its own time. */
const mark = async ({ db }: TrxContext, sourceId: string, settlementStatus: 'settling' | 'unsettled', statementNo: string | null): Promise<void> => {
  await db.updateTable('warrantyClaim').set({ settlementStatus, statementNo }).where('id', '=', sourceId).where('status', '<>', 'closed').execute();
};

export const claimFeeDoors: FeeSourceDoors = {
  async mayGoOnStatement({ db }, { sourceId }) {
    if (!(await awaitsCores({ db }, sourceId))) return;
    const { claimNo } = await db.selectFrom('warrantyClaim').select('claimNo').where('id', '=', sourceId).executeTakeFirstOrThrow();
    throw refuse('E-252', { no: claimNo });
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

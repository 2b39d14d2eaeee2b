import { writeApprovalStep } from '../../shared/approval/approvalLog.ts';
import { changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { lockDocument } from '../../shared/workflow/workflow.ts';
import type { ClaimHeader } from './tables.ts';

/**
 * Ends an audited claim once its statement is paid (domain design 2.19). No call of the contract leads here: it is a step of
 * closing a statement, which the demo data take for their paid claims.
 * @param statementNo e.g. `MR-202610-D001-USD`
 * @param day on which the statement was paid, `YYYY-MM-DD`
 * @throws E-012 out of scope, E-007 unless the claim is audited
 */
export async function settleClaim(
  services: Services,
  user: CurrentUser,
  id: string,
  { statementNo, day }: { statementNo: string; day: string },
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const before = (await lockDocument(trx, user, 'warrantyClaim', id)) as unknown as ClaimHeader;
    const { status, claimNo, auditTotal, version } = before;
    if (status !== 'audit_succeeded') throw refuse('E-007', { status: services.dictionaries.text('bill_status', status, user.language) });
    const settled = { settlementStatus: 'settled', statementNo, settledDate: day };
    const after = { ...settled, status: 'closed', closeReason: 'settled', settledAmount: auditTotal } as const;
    const at = services.now();
    await trx
      .updateTable('warrantyClaim')
      .set({ ...after, version: version + 1, updateBy: user.username, updateTime: at.toISOString() })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('serviceFee')
      .set((fee) => ({ ...settled, settledAmount: fee.ref('amount') }))
      .where('sourceId', '=', id)
      .execute();
    await writeApprovalStep(trx, user, { docType: 'warrantyClaim', docId: id, docNo: claimNo, action: 'settle', fromStatus: status, toStatus: 'closed' }, at);
    await writeChangeLog(trx, { docType: 'warrantyClaim', id, no: claimNo, user, changes: changesBetween(before, after), at });
  });
}

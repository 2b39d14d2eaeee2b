import { sql } from 'kysely';
import type { TrxContext } from '../context.ts';
import { newId } from '../database/database.ts';

export interface ApprovalStep {
  docType: string;
  docId: string;
  docNo: string;
  /** Dictionary `approval_action`: submit, withdraw, pass, no_pass, audit_succeeded, close … */
  action: string;
  fromStatus: string | null;
  toStatus: string;
  opinion?: string | null;
  rejectType?: 'return' | 'final' | null;
  rejectReason?: string | null;
  /** When it happened; now by default. */
  at?: Date;
}

/** Appends one step; its number and the hours since the step before are worked out here. */
export async function writeApprovalStep({ db, user, services }: TrxContext, { at = services.now(), ...step }: ApprovalStep): Promise<void> {
  const last = await db
    .selectFrom('approvalLog')
    .select(['stepNo', sql<number>`extract(epoch from ${at.toISOString()}::timestamptz - create_time) / 3600`.as('hours')])
    .where('docId', '=', step.docId)
    .orderBy('stepNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .insertInto('approvalLog')
    .values({
      id: newId(),
      stepNo: (last?.stepNo ?? 0) + 1,
      durationHours: last ? Math.round(last.hours * 100) / 100 : null,
      operator: user.username,
      operatorName: user.realname,
      orgName: user.orgName ?? '',
      ip: user.ip,
      createTime: at.toISOString(),
      opinion: null,
      rejectType: null,
      rejectReason: null,
      ...step,
    })
    .execute();
}

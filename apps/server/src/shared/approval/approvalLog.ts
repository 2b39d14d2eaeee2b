import { sql } from 'kysely';
import type { TrxContext } from '../context.ts';
import { type Db, json, newId } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import { writeLater } from '../database/together.ts';

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

/** Appends one step; its number and the hours since the step before are worked out when it is written. */
export const writeApprovalStep = ({ db, user, services }: TrxContext, { at = services.now(), ...step }: ApprovalStep): Promise<void> =>
  writeLater(db, writeSteps, {
    id: newId(),
    doc_type: step.docType,
    doc_id: step.docId,
    doc_no: step.docNo,
    action: step.action,
    from_status: step.fromStatus,
    to_status: step.toStatus,
    operator: user.username,
    operator_name: user.realname,
    org_name: user.orgName ?? '',
    opinion: step.opinion ?? null,
    reject_type: step.rejectType ?? null,
    reject_reason: step.rejectReason ?? null,
    ip: user.ip,
    create_time: at.toISOString(),
  });

const given = sql.raw(
  'id, doc_type, doc_id, doc_no, action, from_status, to_status, operator, operator_name, org_name, opinion, reject_type, reject_reason, ip',
);

async function writeSteps(db: Db, steps: readonly object[]): Promise<void> {
  await sql`${planOnce} with step as (select * from jsonb_populate_recordset(null::approval_log, ${json(steps)}::jsonb) with ordinality),
    counted as (select id, coalesce(last.step_no, 0) + row_number() over doc as no, coalesce(lag(step.create_time) over doc, last.create_time) as since
      from step left join lateral (select step_no, create_time from approval_log where doc_id = step.doc_id order by step_no desc limit 1) last on true
      window doc as (partition by doc_id order by ordinality))
    insert into approval_log (${given}, step_no, duration_hours, create_time)
    select ${given}, no, extract(epoch from create_time - since) / 3600, create_time from step join counted using (id)`.execute(db);
}

/** How the shared approval, log and inbox calls reach claims. */
import { sql } from 'kysely';
import { documentType, joined, type TodoDetails } from '../../documents/documentType.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { Context } from '../../shared/context.ts';
import { knowsOwners } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { claimKind } from './claimKind.ts';
import { claimStates, type StateColumns } from './store/claimState.ts';
import { claimWorkflow } from './rules/workflow.ts';

/** Columns of claims in the inbox: first fault and machine, reviewer, allowed actions. */
async function todoDetails(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, TodoDetails>> {
  const { db, user } = context;
  const stateOf = await claimStates(context);
  const { rows } = await sql<StateColumns & { id: string; version: number; fault: string | null; fourthProduct: string }>`
    select id, version, status, round, submit_by, reviewer, reviewer_name, first_reviewer, resubmit_until, audit_total, total_amount, currency, create_time, repair_date,
      claim_no, close_reason, settled_date, charge_back_by,
      (select coalesce(c.name ->> ${user.language}::text, b.bug_code) from claim_bug b left join bug_code c on c.code = b.bug_code
        where b.claim_id = warranty_claim.id order by b.bug_no limit 1) as fault, fourth_product
    from warranty_claim where id = any(${[...ids]}::char(32)[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        version: row.version,
        subject: joined(row.fault, row.fourthProduct),
        reviewer: isMaker(user) ? row.reviewerName : null,
        auditTotal: isMaker(user) ? row.auditTotal : null,
        allowedActions: allowedActions(claimWorkflow, user, stateOf(row)),
      },
    ]),
  );
}

export const claimDocumentType = documentType(claimKind, {
  permission: 'warrantyClaim:query',
  // Of a machine of another dealer a dealer sees the owner's name masked; its history would show it.
  hiddenFields: (user) => [
    ...(isMaker(user) ? [] : ['riskFlags', 'internalNote', 'ownerName', 'supplierRecoveryAmount', 'chargeBackBy', 'chargedBackAmount']),
    ...(knowsOwners(user) ? [] : ['contactPhone']),
  ],
  todoDetails,
});

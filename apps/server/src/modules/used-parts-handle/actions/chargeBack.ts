/** Charge-backs for cores that are missing, wrong or misused. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import type { UsedPartsCharge } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { Db } from '../../../shared/database/database.ts';
import { notify, staffOf } from '../../../shared/notify/notify.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { fees, feeSource } from '../../service-fee/service.ts';
import { reviewed } from '../../../documents/review.ts';
import { chargesOf, type Paid } from '../rules/charges.ts';
import { followLines } from './dealerActions.ts';
import { about, handleEffect, putLines, tell } from './handleStep.ts';
import { findHandle } from '../reading/handleQueries.ts';
import { handleStore } from '../handleStore.ts';
import type { HandleLine } from '../tables.ts';

/** Locks the claims of some cores against other charge-backs until the transaction ends. */
const lockClaims = async (db: Db, taskIds: readonly string[]): Promise<unknown> =>
  sql`select id from warranty_claim where id in (select claim_id from used_parts_task where id = any(${[...taskIds]}::char(32)[])) order by id for update`.execute(
    db,
  );

/** Amounts paid for the parts and faults of some cores, and charged back since. */
async function paidFor(db: Db, taskIds: readonly string[]): Promise<ReadonlyMap<string, Paid>> {
  const { rows } = await sql<Paid & { id: string }>`select task.id, task.claim_id, part.bug_id, claim.currency,
      coalesce(part.audit_amount, 0) as audit_amount, coalesce(part.audit_qty, 0) as audit_qty, coalesce(claim.audit_total, 0) as audit_total,
      coalesce((select sum(p.audit_amount) from claim_parts p where p.bug_id = part.bug_id), 0)
        + coalesce((select sum(d.audit_hour_cost) from claim_detail d where d.bug_id = part.bug_id), 0) as fault_amount,
      coalesce((select sum(line.charge_amount) from used_parts_handle_line line join used_parts_task t on t.id = line.task_id
        join claim_parts p on p.id = t.claim_parts_id where p.bug_id = part.bug_id), 0) as fault_charged,
      coalesce((select sum(t.charged_amount) from used_parts_task t where t.claim_id = task.claim_id), 0)
        - coalesce((select sum(fee.amount) from service_fee fee where fee.source_id = task.claim_id and fee.fee_type = 'chargeback'), 0) as claim_charged
    from used_parts_task task join claim_parts part on part.id = task.claim_parts_id join warranty_claim claim on claim.id = task.claim_id
    where task.id = any(${[...taskIds]}::char(32)[])`.execute(db);
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
}

/** Preview of a charge-back: its amount now; nothing is changed. @throws E-012 */
export async function chargePreview(context: Context, id: string): Promise<UsedPartsCharge[]> {
  const shown = await findHandle(context, id);
  const { lines: stored } = await handleStore.findLines(context.db, id);
  const paid = await paidFor(
    context.db,
    stored.map(({ taskId }) => taskId),
  );
  return chargesOf(stored, paid).lines.flatMap(({ id: lineId, taskId, chargedQty, chargeAmount }, index) => {
    const qty = sum([chargedQty, -stored[index]!.chargedQty]);
    const line = shown.lines.find((one) => one.id === lineId);
    if (qty <= 0 || !line) return [];
    const { tagNo, partsCode, partsName, inspection, inspection_dictText } = line;
    return { tagNo, partsCode, partsName, qty, inspection, inspection_dictText, amount: chargeAmount ?? 0, currency: paid.get(taskId)!.currency };
  });
}

interface Ready {
  stored: HandleLine[];
  lines: HandleLine[];
  byCurrency: ReadonlyMap<string, number>;
}

/** Ends the document: what is missing of it is charged back by one negative fee. */
export const chargeBack = handleEffect<Ready>({
  async prepare({ context, before }) {
    const { db } = context;
    const { lines: stored } = await handleStore.findLines(db, before.id);
    const taskIds = stored.map(({ taskId }) => taskId);
    await lockClaims(db, taskIds);
    const paid = await paidFor(db, taskIds);
    const { lines, exceeding, byCurrency } = chargesOf(stored, paid);
    const errors: InvalidField[] = exceeding.map((max) => ({ field: 'ids', code: 'E-259', params: { max } }));
    if (errors.length > 0) throw invalid(errors);
    return { stored, lines, byCurrency };
  },
  async apply(step, { stored, lines, byCurrency }) {
    await putLines(step.context, step.before, stored, lines);
    const chargeAmount = sum(byCurrency.values());
    let round = 0;
    for (const [currency, amount] of byCurrency)
      await fees.create(step.context, {
        ...feeSource('usedPartsHandle', step.before.handleNo, { ...step.before, currency }),
        round: ++round,
        lines: [{ feeType: 'chargeback', amount: -amount }],
      });
    return { ...reviewed(step), chargeAmount, closeReason: 'charged_back' };
  },
  async notify(step, after) {
    const { context } = step;
    await followLines(context, after.id);
    const money = { amount: after.chargeAmount ?? 0, cur: after.currency ?? '' };
    await tell('charged_back', step, after, money);
    const { params, ...document } = about(after);
    await notify(context.db, await staffOf(context.db, ['MFR_FINANCE']), {
      event: 'usedPartsHandle.charged_back',
      ...document,
      params: { ...params, ...money, opinion: step.input.opinion ?? '' },
      at: context.services.now(),
    });
  },
});

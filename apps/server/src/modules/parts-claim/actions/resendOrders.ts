/** What the end of an order that sends parts again means for its claim. */
import { divide, multiply, sum } from '@harrow/validation';
import { toHundredths } from '../../../shared/decimals.ts';
import { sql } from 'kysely';
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import type { PartsClaimLine } from '../tables.ts';
import { kindOf, partsClaimEffect, putLines } from './claimStep.ts';

/** How much of each line of a claim has come, was missing, or is not sent after all. */
async function outcomeOf({ db }: TrxContext, orderId: string): Promise<ReadonlyMap<string, { sent: number; cancelled: number }>> {
  const { rows } = await sql<{ lineId: string; sent: number; cancelled: number }>`select source_claim_line_id as line_id,
      sum(arrived_qty + short_qty) as sent, sum(cancelled_qty) as cancelled
    from parts_order_line where order_id = ${orderId} and source_claim_line_id is not null group by 1`.execute(db);
  return new Map(rows.map(({ lineId, ...outcome }) => [lineId, outcome]));
}

/** An order that sends parts again has ended: its claim is closed, or what was cancelled is decided anew. */
export async function resendEnded(context: TrxContext, { orderId }: { orderId: string }): Promise<void> {
  const claim = await context.db
    .selectFrom('partsClaim')
    .select(['id', 'status'])
    .where('resendOrderId', '=', orderId)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
  if (claim?.status !== 'audit_succeeded') return;
  const outcome = await outcomeOf(context, orderId);
  const isCut = [...outcome.values()].some(({ cancelled }) => cancelled > 0);
  await act(systemContext(context.services, context.db), kindOf(context), isCut ? 'decideAnew' : 'finish', { id: claim.id });
}

/** What was sent stays settled; what was cancelled becomes a line of its own, which nobody has decided yet. */
function split(line: PartsClaimLine, { sent, cancelled }: { sent: number; cancelled: number }, lineNo: number): PartsClaimLine[] {
  const open: PartsClaimLine = {
    ...line,
    id: newId(),
    lineNo,
    claimQty: cancelled,
    amount: divide(multiply([line.amount, cancelled], 4), line.claimQty),
    approvedQty: null,
    approvedDiscountPct: null,
    lineResult: null,
    returnQty: 0,
    shippedQty: 0,
    returnedQty: 0,
    returnCondition: null,
    creditAmount: 0,
    resentQty: 0,
    settled: 'N',
    // Its goods were sent back or scrapped with the first decision.
    onShelf: 'N',
  };
  const claimQty = toHundredths(line.claimQty - cancelled);
  // Nothing of it was sent: the line itself is open again.
  if (claimQty <= 0) return [{ ...open, id: line.id, lineNo: line.lineNo }];
  const kept = {
    ...line,
    claimQty,
    approvedQty: toHundredths((line.approvedQty ?? 0) - cancelled),
    amount: sum([line.amount, -open.amount]),
    resentQty: sent,
  };
  return [kept, open];
}

export const decideAnew = partsClaimEffect({
  async apply({ context, before }) {
    const { lines: stored } = await partsClaimStore.findLines(context.db, before.id);
    const outcome = await outcomeOf(context, before.resendOrderId!);
    let lineNo = Math.max(...stored.map((line) => line.lineNo));
    const lines = stored.flatMap((line) => {
      const ended = outcome.get(line.id);
      if (!ended) return [line];
      return ended.cancelled > 0 ? split(line, ended, (lineNo += 1)) : [{ ...line, resentQty: ended.sent }];
    });
    await putLines(context, before, stored, lines);
    return { settlement: null };
  },
});

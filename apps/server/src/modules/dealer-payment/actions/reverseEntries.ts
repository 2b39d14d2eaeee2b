/** Reversing lines of accounts. */
import { actInside } from '../../../documents/act.ts';
import { transitionOf } from '../../../documents/kind.ts';
import { mustHold } from '../../../documents/workflow.ts';
import { runBatch } from '../../../shared/batch/batch.ts';
import { transact, type Context, type TrxContext } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import type { BatchResult } from '../../../generated/types.gen.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isOnOwnAccount } from '../../ledger/service.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';
import { lockPayments } from './lockPayments.ts';

interface Line {
  id: string;
  entryNo: string;
  feeSource: string;
  sourceId: string;
  sourceNo: string;
  dealerCode: string;
  reversesEntryNo: string | null;
}

async function linesOf({ db, user }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Line>> {
  const rows = await db
    .selectFrom('financeLedger')
    .select(['id', 'entryNo', 'feeSource', 'sourceId', 'sourceNo', 'dealerCode', 'reversesEntryNo'])
    .where('id', 'in', [...ids])
    .where(isOnOwnAccount(user, 'financeLedger'))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The payment that a line is reversed with. @throws E-012, E-517 for a line of another document, or one that reverses */
function paymentOf(line: Line | undefined): string {
  if (!line) throw refuse('E-012');
  if (line.feeSource !== 'dealerPayment' || line.reversesEntryNo !== null) throw refuse('E-517', { no: line.entryNo, src: line.sourceNo });
  return line.sourceId;
}

/** Lines of one payment are reversed together, whichever of them is named. @throws the refusal itself where there is one payment only */
export function reverseEntries(
  context: Context,
  { ids, reason, feeDate, dryRun }: { ids: readonly string[]; reason: string; feeDate?: string | undefined; dryRun: boolean },
): Promise<BatchResult> {
  mustHold(transitionOf(dealerPaymentKind, 'reverse'), context.user);
  return transact(context, (within) => {
    const work = (): Promise<BatchResult> => reverseAll(within, { ids: [...new Set(ids)], input: { opinion: reason, feeDate } });
    return dryRun ? undone(within.db, work) : work();
  });
}

async function reverseAll(
  context: TrxContext,
  { ids, input }: { ids: readonly string[]; input: { opinion: string; feeDate: string | undefined } },
): Promise<BatchResult> {
  const lines = await linesOf(context, ids);
  await lockPayments(
    context,
    [...lines.values()].map(({ sourceId: id, dealerCode }) => ({ id, dealerCode })),
  );
  const done = new Set<string>();
  const one = async (id: string): Promise<void> => {
    const payment = paymentOf(lines.get(id));
    if (done.has(payment)) return;
    await actInside(context, dealerPaymentKind, 'reverse', { id: payment, ...input });
    done.add(payment);
  };
  if (ids.length > 1) return runBatch(context, ids, one, async (id) => lines.get(id)?.entryNo ?? '');
  await one(ids[0]!);
  return { ok: [...ids], failed: [] };
}

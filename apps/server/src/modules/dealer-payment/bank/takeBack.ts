import { actInside } from '../../../documents/act.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { BankLineResult } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { message } from '../../../shared/messages/messages.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { lockPayments } from '../actions/lockPayments.ts';
import { dealerPaymentKind } from '../dealerPaymentKind.ts';

type Asked = Operations['bankImportsTakeBack']['data']['body'];

interface KeptLine {
  id: string;
  paymentNo: string;
  dealerCode: string;
  result: BankLineResult;
  /** It is no longer as the import left it. */
  isMoved: boolean;
}

/**
 * Takes an import back: what it booked is reversed, its drafts are deleted.
 * @throws E-012 for no such import, E-350 for one that was taken back, E-001, 422 where one of its payments was changed since
 */
export async function takeBack(context: TrxContext, { id, version }: Asked): Promise<{ id: string; version: number }> {
  const { db, services, user } = context;
  const run = await db.selectFrom('bankImport').select(['version', 'takenBackTime', 'fileName']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!run) throw refuse('E-012');
  if (run.takenBackTime !== null) throw refuse('E-350');
  if (run.version !== version) throw refuse('E-001');
  const opinion = message(user.language, 'dealerPayment.bank.takenBack', { file: run.fileName });
  for (const { id: payment, paymentNo, result, isMoved } of await keptLines(context, id)) {
    if (isMoved) throw refuse('dealerPayment.bank.moved', { no: paymentNo });
    await actInside(context, dealerPaymentKind, result === 'booked' ? 'reverse' : 'deleteEntry', { id: payment, opinion });
  }
  return db
    .updateTable('bankImport')
    .set({ version: version + 1, takenBackTime: services.now().toISOString(), takenBackBy: user.username })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** What the import left, locked: a booking counts as moved once it is reversed, a draft by any change. */
async function keptLines(context: TrxContext, importId: string): Promise<KeptLine[]> {
  const { db } = context;
  const kept = await db
    .selectFrom('bankImportLine')
    .select(['paymentId as id', 'paymentNo', 'paymentVersion', 'dealerCode', 'result'])
    .where('importId', '=', importId)
    .orderBy('paymentId')
    .execute();
  await lockPayments(context, kept);
  const ids = kept.map((line) => line.id);
  const now = ids.length === 0 ? [] : await db.selectFrom('dealerPayment').select(['id', 'version', 'reversedBy', 'delFlag']).where('id', 'in', ids).execute();
  const payments = new Map(now.map((payment) => [payment.id, payment]));
  return kept.map(({ paymentVersion, ...line }) => {
    const payment = payments.get(line.id);
    return {
      ...line,
      isMoved: !payment || payment.delFlag !== 0 || (line.result === 'booked' ? payment.reversedBy !== null : payment.version !== paymentVersion),
    };
  });
}

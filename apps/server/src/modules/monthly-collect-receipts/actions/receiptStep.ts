/** Common parts of the actions of a statement. */
import { sql } from 'kysely';
import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { MonthlyCollectReceiptsReviewLines, SettleMethod } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify, reviewersOf, usersOfDealers } from '../../../shared/notify/notify.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { receiptScope } from '../receiptScope.ts';
import type { ReceiptStatus } from '../rules/workflow.ts';
import type { ReceiptHeader } from '../tables.ts';

export type Answers = Operations['monthlyCollectReceiptsAnswerDispute']['data']['body']['answers'];

export interface ReceiptActionInput extends ActionInput {
  /** Objections of the dealer. */
  lines?: MonthlyCollectReceiptsReviewLines | undefined;
  /** Fees to keep off, or to put back. */
  feeIds?: readonly string[] | undefined;
  answers?: Answers | undefined;
  settleMethod?: SettleMethod | undefined;
  /** `YYYY-MM-DD`; default today. */
  settleDate?: string | undefined;
  /** Of several that are issued or closed at once: what is worked out already. */
  ready?: Ready | undefined;
}

/** What is worked out of several statements in a few statements of the database. One that is not in it is worked out by itself. */
export interface Ready {
  /** Columns, by the id of the statement. */
  columns: ReadonlyMap<string, object>;
  /** Administrators of dealers. */
  administrators: ReadonlyMap<string, readonly { id: string }[]>;
  /** What is left to do, with accounts locked, once the statements are written: nobody waits for more than this. @throws Overtaken */
  finish?: (() => Promise<void>) | undefined;
}

/** Something was booked while statements were worked out, or one of them was refused: they are taken one by one. */
export class Overtaken extends Error {}

/** @param columns by the id of the statement */
export const readyOf = async ({ db }: TrxContext, receipts: readonly ReceiptHeader[], columns: ReadonlyMap<string, object>): Promise<Ready> => ({
  columns,
  administrators: await usersOfDealers(db, [...new Set(receipts.map(({ dealerCode }) => dealerCode))], ['DLR_ADMIN']),
});

/** Statements among some that the user sees, locked before, in a status. */
export async function statementsIn({ db, user }: TrxContext, ids: readonly string[], status: ReceiptStatus): Promise<ReceiptHeader[]> {
  const { rows } =
    await sql<ReceiptHeader>`select * from monthly_collect_receipts where id = any(${[...ids]}::char(32)[]) and status = ${status} and del_flag = 0
    and ${isInScope({ table: 'monthlyCollectReceipts', scope: receiptScope }, user)} order by id`.execute(db);
  return rows;
}

export const receiptEffect = effect<ReceiptHeader, ReceiptActionInput>();

/**
 * Locks all statements of the dealers and currencies of some, in one order, before anything else is: issue and reissue of neighbouring
 * months come one after the other.
 */
export async function lockStatements({ db }: TrxContext, ids: readonly string[]): Promise<void> {
  await sql`select id from monthly_collect_receipts where (dealer_code, currency) in
    (select dealer_code, currency from monthly_collect_receipts where id = any(${[...ids]}::char(32)[])) order by dealer_code, currency, period for update`.execute(
    db,
  );
}

interface Told {
  event: 'issued' | 'reissued' | 'disputed' | 'silent' | 'confirmed' | 'closed' | 'reminder';
  to: readonly ('dealer' | 'maker')[];
  reason?: string | null | undefined;
  /** Administrators of dealers, where they are known. */
  administrators?: Ready['administrators'] | undefined;
}

/** Tells the dealer's administrators, those who keep statements, or both. */
export async function tell(
  { db, services }: Pick<TrxContext, 'db' | 'services'>,
  receipt: ReceiptHeader,
  { event, to, reason, administrators }: Told,
): Promise<void> {
  const { id, receiptNo: no, dealerCode, dealerName: dealer, disputeEnd, settlementTotal, currency } = receipt;
  const receivers = [
    ...(to.includes('dealer') ? (administrators?.get(dealerCode) ?? (await dealerUsers(db, dealerCode, ['DLR_ADMIN']))) : []),
    ...(to.includes('maker') ? await reviewersOf(db, 'monthlyCollectReceipts:edit', dealerCode) : []),
  ];
  await notify(db, receivers, {
    event: `statement.${event}`,
    params: { no, dealer, date: disputeEnd ?? '', n: settlementTotal, cur: currency, opinion: reason?.trim() ?? '' },
    docType: 'monthlyCollectReceipts',
    docId: id,
    docNo: no,
    at: services.now(),
  });
}

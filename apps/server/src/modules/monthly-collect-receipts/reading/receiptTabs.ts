/** The lists beside a statement, page by page. */
import { type RawBuilder, sql } from 'kysely';
import type { StatementDispute, StatementFee, StatementLedgerLine, StatementShipment } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import type { Page } from '../../../shared/list/list.ts';
import { receiptStore } from '../receiptStore.ts';
import { lastDay } from '../rules/months.ts';
import type { ReceiptDisputeTable, ReceiptFeeTable, ReceiptHeader } from '../tables.ts';
import { toDispute } from './receiptQueries.ts';

export interface PageOf {
  id: string;
  pageNo?: number;
  pageSize?: number;
}

/** @param rows `select … from … where …` of a statement @param order of the rows, by names that they have */
async function pageOf<Row extends object, Reply>(
  context: Context,
  { id, pageNo = 1, pageSize = 50 }: PageOf,
  read: (receipt: ReceiptHeader) => { rows: RawBuilder<unknown>; order: RawBuilder<unknown>; toReply: (row: Row) => Reply },
): Promise<Page<Reply>> {
  const receipt = await receiptStore.findHeader(context, id);
  const { rows: found, order, toReply } = read(receipt);
  const { rows } = await sql<Row & { counted: number }>`select found.*, (count(*) over ())::int as counted from (${found}) found
    order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(context.db);
  const total = rows[0]?.counted ?? 0;
  return {
    records: rows.map(toReply),
    total,
    totalCapped: false,
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(total / pageSize),
  };
}

export const ledgerOf = (context: Context, query: PageOf): Promise<Page<StatementLedgerLine>> =>
  pageOf<RowOf<'StatementLedgerLine'>, StatementLedgerLine>(context, query, ({ dealerCode, currency, period }) => ({
    rows: sql`select * from finance_ledger where dealer_code = ${dealerCode} and currency = ${currency} and period = ${period}`,
    order: sql`fee_date, account_type, posting_seq`,
    toReply: (row) => replyOf(context, 'StatementLedgerLine', row),
  }));

export const feesOf = (context: Context, query: PageOf): Promise<Page<StatementFee>> =>
  pageOf<Omit<RowOf<'StatementFee'>, 'heldReason'> & Pick<ReceiptFeeTable, 'note' | 'hold'>, StatementFee>(context, query, ({ id }) => ({
    rows: sql`select fee.*, listed.state, listed.note, listed.hold from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id
      where listed.receipt_id = ${id}`,
    order: sql`fee_source, source_no, fee_date, fee_no`,
    toReply: ({ note, hold, ...row }) =>
      replyOf(context, 'StatementFee', { ...row, heldReason: note ?? context.services.dictionaries.text('fee_held_reason', hold, context.user.language) }),
  }));

export const shipmentsOf = (context: Context, query: PageOf): Promise<Page<StatementShipment>> =>
  pageOf<Omit<RowOf<'StatementShipment'>, 'orderNos'> & { orderNos: string[] }, StatementShipment>(context, query, ({ dealerCode, currency, period }) => ({
    rows: sql`select * from packing_list where dealer_code = ${dealerCode} and currency = ${currency} and status <> 'draft' and del_flag = 0
      and shipment_date between ${`${period}-01`}::date and ${lastDay(period)}::date`,
    order: sql`shipment_date, packing_no`,
    toReply: ({ orderNos, ...row }) => replyOf(context, 'StatementShipment', { ...row, orderNos: orderNos.join(', ') }),
  }));

export const disputesOf = (context: Context, query: PageOf): Promise<Page<StatementDispute>> =>
  pageOf<ReceiptDisputeTable, StatementDispute>(context, query, ({ id }) => ({
    rows: sql`select * from monthly_collect_receipts_dispute where receipt_id = ${id}`,
    order: sql`round desc, line_no`,
    toReply: (line) => toDispute(context, line),
  }));

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

/** A list beside a statement. */
interface TabList<Row extends object, Reply> {
  /** `select … from … where …` of a statement. */
  rows: (receipt: ReceiptHeader) => RawBuilder<unknown>;
  /** By names that the rows have. */
  order: RawBuilder<unknown>;
  toReply: (context: Context, row: Row) => Reply;
}

async function pageOf<Row extends object, Reply>(
  context: Context,
  { rows: rowsOf, order, toReply }: TabList<Row, Reply>,
  { id, pageNo = 1, pageSize = 50 }: PageOf,
): Promise<Page<Reply>> {
  const found = rowsOf(await receiptStore.findHeader(context, id));
  const { rows } = await sql<Row & { counted: number }>`select found.*, (count(*) over ())::int as counted from (${found}) found
    order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(context.db);
  // A page beyond the last one has no row that could say it.
  const total = rows[0]?.counted ?? (pageNo > 1 ? await countOf(context, found) : 0);
  return {
    records: rows.map((row) => toReply(context, row)),
    total,
    totalCapped: false,
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(total / pageSize),
  };
}

async function countOf({ db }: Context, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from (${found}) found`.execute(db);
  return rows[0]!.counted;
}

/** Every row of a list, however many there are. */
async function allOf<Row extends object, Reply>(context: Context, { rows: rowsOf, order, toReply }: TabList<Row, Reply>, id: string): Promise<Reply[]> {
  const found = rowsOf(await receiptStore.findHeader(context, id));
  const { rows } = await sql<Row>`select * from (${found}) found order by ${order}`.execute(context.db);
  return rows.map((row) => toReply(context, row));
}

const ledgerLines: TabList<RowOf<'StatementLedgerLine'>, StatementLedgerLine> = {
  rows: ({ dealerCode, currency, period }) =>
    sql`select * from finance_ledger where dealer_code = ${dealerCode} and currency = ${currency} and period = ${period}`,
  order: sql`fee_date, account_type, posting_seq`,
  toReply: (context, row) => replyOf(context, 'StatementLedgerLine', row),
};

const feeLines: TabList<Omit<RowOf<'StatementFee'>, 'heldReason'> & Pick<ReceiptFeeTable, 'note' | 'hold'>, StatementFee> = {
  rows: ({
    id,
  }) => sql`select fee.*, listed.state, listed.note, listed.hold from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id
    where listed.receipt_id = ${id}`,
  order: sql`fee_source, source_no, fee_date, fee_no`,
  toReply: (context, { note, hold, ...row }) =>
    replyOf(context, 'StatementFee', { ...row, heldReason: note ?? context.services.dictionaries.text('fee_held_reason', hold, context.user.language) }),
};

const shipments: TabList<Omit<RowOf<'StatementShipment'>, 'orderNos'> & { orderNos: string[] }, StatementShipment> = {
  rows: ({ dealerCode, currency, period }) =>
    sql`select * from packing_list where dealer_code = ${dealerCode} and currency = ${currency} and status <> 'draft' and del_flag = 0
      and shipment_date between ${`${period}-01`}::date and ${lastDay(period)}::date`,
  order: sql`shipment_date, packing_no`,
  toReply: (context, { orderNos, ...row }) => replyOf(context, 'StatementShipment', { ...row, orderNos: orderNos.join(', ') }),
};

const disputes: TabList<ReceiptDisputeTable, StatementDispute> = {
  rows: ({ id }) => sql`select * from monthly_collect_receipts_dispute where receipt_id = ${id}`,
  order: sql`round desc, line_no`,
  toReply: toDispute,
};

export const ledgerOf = (context: Context, query: PageOf): Promise<Page<StatementLedgerLine>> => pageOf(context, ledgerLines, query);
export const feesOf = (context: Context, query: PageOf): Promise<Page<StatementFee>> => pageOf(context, feeLines, query);
export const shipmentsOf = (context: Context, query: PageOf): Promise<Page<StatementShipment>> => pageOf(context, shipments, query);
export const disputesOf = (context: Context, query: PageOf): Promise<Page<StatementDispute>> => pageOf(context, disputes, query);

export const allLedgerLines = (context: Context, id: string): Promise<StatementLedgerLine[]> => allOf(context, ledgerLines, id);
export const allFees = (context: Context, id: string): Promise<StatementFee[]> => allOf(context, feeLines, id);

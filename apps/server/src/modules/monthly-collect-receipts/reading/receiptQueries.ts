/** Reading statements: the list, and one with what stands beside it. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import { slots } from '../../../generated/slots.gen.ts';
import type { MonthlyCollectReceipt, MonthlyCollectReceiptItem, StatementDispute } from '../../../generated/types.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { contains, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { maskedAccount } from '../../dealer/service.ts';
import { makerOn } from '../../setup/service.ts';
import { statesOf } from '../receiptKind.ts';
import { receiptScope } from '../receiptScope.ts';
import { receiptStore } from '../receiptStore.ts';
import { receiptWorkflow, type ReceiptState } from '../rules/workflow.ts';
import type { ReceiptDisputeTable, ReceiptHeader, ReceiptSums } from '../tables.ts';

type Query = NonNullable<Operations['monthlyCollectReceiptsList']['data']['query']>;
type Row = ReceiptHeader & ReceiptSums;

export async function receiptList(context: Context): Promise<ListDefinition<MonthlyCollectReceiptItem, Row>> {
  const stateOf = await statesOf(context);
  return {
    table: 'monthlyCollectReceipts',
    columns: listColumns('monthlyCollectReceiptsList', 'monthlyCollectReceipts'),
    scope: receiptScope,
    defaultSort: { column: 'period', order: 'desc' },
    select: sql`monthly_collect_receipts.*`,
    toReply: (row) => replyOf(context, 'MonthlyCollectReceiptItem', shown(context, row, stateOf(row))),
  };
}

/** Filters of the list and of its export. */
export const receiptFilters = (query: Query): Filter[] => [
  keywords(['monthlyCollectReceipts.receiptNo'], query.keyword, ['monthlyCollectReceipts.dealerName']),
  contains('monthlyCollectReceipts.receiptNo', query.receiptNo),
  query.period_begin ? sql<SqlBool>`monthly_collect_receipts.period >= ${query.period_begin}` : undefined,
  query.period_end ? sql<SqlBool>`monthly_collect_receipts.period <= ${query.period_end}` : undefined,
  oneOf('monthlyCollectReceipts.status', query.status),
  equal('monthlyCollectReceipts.dealerCode', query.dealerCode),
  equal('monthlyCollectReceipts.currency', query.currency),
];

/** The row with what follows from it. */
function shown({ services, user }: Context, row: Row, state: ReceiptState) {
  return {
    ...row,
    daysLeft: row.status === 'submitted' && row.disputeEnd !== null ? Math.max(0, daysBetween(today(user, services.now()), row.disputeEnd)) : null,
    allowedActions: allowedActions(receiptWorkflow, user, state) as MonthlyCollectReceiptItem['allowedActions'],
  };
}

const sums = sql<ReceiptSums>`opening, collected, charges, credits, closing`;

interface Party {
  name: string;
  address: string | null;
  bankName: string | null;
  bankTagNumber: string | null;
  accountNumber: string | null;
}

export async function findReceipt(context: Context, id: string): Promise<MonthlyCollectReceipt> {
  const { db, services, user } = context;
  const header = (await receiptStore.findHeaderWith(context, id, sums)) as Row;
  const stateOf = await statesOf(context);
  const { dealerCode, currency, period } = header;
  const [files, { rows: parties }, { rows: openOrders }, { rows: later }, disputes] = await Promise.all([
    filesInSlots(db, 'monthly_collect_receipts', id),
    sql<Party>`select dealer_name as name, address, bank_name, bank_tag_number, account_number from dealer where dealer_code = ${dealerCode}`.execute(db),
    sql<
      MonthlyCollectReceipt['openOrders'][number]
    >`select order_no, create_time::date as order_date, confirmed_amount as amount, charged_amount from parts_order
      where dealer_code = ${dealerCode} and currency = ${currency} and status in ('pass', 'paid') and del_flag = 0 order by create_time limit 200`.execute(db),
    sql`select from monthly_collect_receipts where dealer_code = ${dealerCode} and currency = ${currency} and period > ${period} and status <> 'draft' and del_flag = 0
      limit 1`.execute(db),
    db.selectFrom('monthlyCollectReceiptsDispute').selectAll().where('receiptId', '=', id).orderBy('round', 'desc').orderBy('lineNo').limit(500).execute(),
  ]);
  const party = parties[0]!;
  const maker = makerOn(services, user.language);
  return replyOf(context, 'MonthlyCollectReceipt', {
    ...shown(context, header, stateOf(header)),
    movement: header.movement.map((line) => replyOf(context, 'StatementMovement', line)),
    disputes: disputes.map((line) => toDispute(context, line)),
    slots: Object.keys(slots.monthly_collect_receipts).map((slot) => ({ slot, required: false, files: files.get(slot) ?? 0 })),
    isFinal: later.length > 0,
    openOrders,
    dealerParty: { ...party, accountNumber: seesAccount(context) ? party.accountNumber : maskedAccount(party.accountNumber) },
    makerParty: {
      name: maker.name ?? '',
      address: maker.address,
      bankName: services.parameters.text('invoice.bank') || null,
      bankTagNumber: null,
      accountNumber: null,
    },
  });
}

/** The dealer's administrators, and the maker's finance. */
const seesAccount = ({ user }: Context): boolean => (isMaker(user) ? user.permissions.has('dealer:bank') : user.roles.includes('DLR_ADMIN'));

export const toDispute = (context: Context, line: ReceiptDisputeTable): StatementDispute => replyOf(context, 'StatementDispute', line);

export const searchedStatements = searchedList('monthlyCollectReceiptsList', {
  list: receiptList,
  docType: 'monthlyCollectReceipts',
  permission: 'monthlyCollectReceipts:query',
  page: '/finance/receipts',
  noun: 'monthly-collect-receipts',
  title: 'receiptNo',
  about: ['period', 'dealerName'],
  fields: { receiptNo: 'number', journalNo: 'code' },
});

/** Reading fees: the list, one of them, their paper, how many there are by settlement. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ServiceFee, ServiceFeeItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, contains, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import { countLimit } from '../../../shared/list/findPage.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { stateOf } from '../feeKind.ts';
import { feeScope } from '../feeScope.ts';
import { feeStore } from '../feeStore.ts';
import { heldReason } from '../heldReason.ts';
import { feeWorkflow } from '../rules/workflow.ts';
import type { FeeHeader } from '../tables.ts';

type Query = NonNullable<Operations['serviceFeesList']['data']['query']>;

/** A fee with the reason why it waits, and its statement. */
type ListedFee = FeeHeader & { waits: string | null; statementId: string | null };

const statementId = sql`(select id from monthly_collect_receipts where receipt_no = service_fee.statement_no and del_flag = 0) as statement_id`;

export const feeList = (context: Context): ListDefinition<ServiceFeeItem, ListedFee> => ({
  table: 'serviceFee',
  columns: listColumns('serviceFeesList', 'serviceFee'),
  scope: feeScope,
  select: sql`service_fee.*, ${heldReason(context.services)} as waits, ${statementId}`,
  toReply: (row) => replyOf(context, 'ServiceFeeItem', shown(context, row)),
});

/** As a product line: fees without a machine. */
export const withoutMachine = 'none';

/** Filters of the list and of its export. */
export const feeFilters = ({ services }: Context, query: Query): Filter[] => [
  keywords(['serviceFee.feeNo', 'serviceFee.sourceNo', 'serviceFee.vin', 'serviceFee.statementNo'], query.keyword, ['serviceFee.description']),
  oneOf('serviceFee.feeSource', query.feeSource),
  contains('serviceFee.sourceNo', query.sourceNo),
  equal('serviceFee.vin', query.vin?.trim().toUpperCase()),
  oneOf('serviceFee.feeType', query.feeType),
  oneOf('serviceFee.settlementStatus', query.settlementStatus),
  oneOf('serviceFee.status', query.status),
  equal('serviceFee.statementNo', query.statementNo),
  query.secondProduct === withoutMachine ? sql<SqlBool>`service_fee.second_product is null` : equal('serviceFee.secondProduct', query.secondProduct),
  between('serviceFee.feeDate', query.feeDate_begin, query.feeDate_end),
  equal('serviceFee.dealerCode', query.dealerCode),
  equal('serviceFee.currency', query.currency),
  query.held === 'Y' ? search(sql<SqlBool>`(service_fee.settlement_status = 'unsettled' and ${heldReason(services)} is not null)`) : undefined,
];

/** The row with what follows from it. */
const shown = ({ user }: Context, { waits, ...row }: ListedFee) => ({
  ...row,
  sourceNo: row.sourceNo ?? row.feeNo,
  feeType: row.feeType as ServiceFeeItem['feeType'],
  heldReason: waits as ServiceFeeItem['heldReason'],
  // A fee of a document has no workflow of its own.
  allowedActions: (stateOf(row).isManual ? allowedActions(feeWorkflow, user, stateOf(row)) : []) as ServiceFeeItem['allowedActions'],
});

export async function findFee(context: Context, id: string): Promise<ServiceFee> {
  const row = await feeStore.findHeaderWith(
    context,
    id,
    sql<Pick<ListedFee, 'waits' | 'statementId'>>`${heldReason(context.services)} as waits, ${statementId}`,
  );
  const files = await filesInSlots(context.db, 'service_fee', id);
  return replyOf(context, 'ServiceFee', {
    ...shown(context, row),
    slots: [{ slot: 'proof', required: stateOf(row).isManual, files: files.get('proof') ?? 0 }],
  });
}

/** Number of fees in the user's scope by settlement, each exact up to the cap of totals, above that one more. */
export async function feeCounts({ db, user }: Context): Promise<Operations['serviceFeesStatusCounts']['reply']['result']> {
  const counts = (['unsettled', 'settling', 'settled'] as const).map(
    (status) => sql`select ${sql.lit(status)} as status, (select count(*)::int from (select from service_fee where del_flag = 0
      and settlement_status = ${sql.lit(status)} and ${isInScope({ table: 'serviceFee', scope: feeScope }, user)} limit ${countLimit}) counted) as count`,
  );
  const { rows } = await sql<{ status: 'unsettled' | 'settling' | 'settled'; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

/** How many fees one paper lists. */
const mostOnPaper = 1_000;

/** Fees to print, those of one document together: the named ones, or those that match. @throws E-010 for none, 422 for too many */
export async function feesOnPaper(context: Context, { ids, ...query }: Operations['serviceFeesPaper']['data']['query'] & object): Promise<ServiceFeeItem[]> {
  const { db, user, services } = context;
  const conditions = [
    sql<SqlBool>`service_fee.del_flag = 0`,
    isInScope({ table: 'serviceFee', scope: feeScope }, user),
    ...(ids
      ? [sql<SqlBool>`service_fee.id = any(${ids.split(',')}::char(32)[])`]
      : feeFilters(context, query).flatMap((filter) => (filter ? [conditionOf(filter)] : []))),
  ];
  const { rows } =
    await sql<ListedFee>`select service_fee.*, ${heldReason(services)} as waits, ${statementId} from service_fee where ${sql.join(conditions, sql` and `)}
    order by dealer_code, currency, fee_source, source_no, fee_date, fee_no limit ${sql.lit(mostOnPaper + 1)}`.execute(db);
  if (rows.length === 0) throw refuse('E-010');
  if (rows.length > mostOnPaper) throw invalid([{ field: 'ids', code: 'serviceFee.tooManyToPrint', params: { n: mostOnPaper } }]);
  return rows.map((row) => replyOf(context, 'ServiceFeeItem', shown(context, row)));
}

export const searchedFees = searchedList('serviceFeesList', {
  list: feeList,
  docType: 'serviceFee',
  permission: 'serviceFee:query',
  page: '/finance/serviceFee',
  noun: 'service-fee',
  title: 'feeNo',
  about: ['sourceNo', 'dealerName'],
  fields: { feeNo: 'number', sourceNo: 'code', statementNo: 'code', vin: 'vin' },
});

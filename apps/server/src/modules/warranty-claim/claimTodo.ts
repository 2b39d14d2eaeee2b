/** What waits for a user among the claims (workbench, domain design 2.1, 2.7). */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { daysBetween } from '../../shared/calendarDate.ts';
import { listColumns, type ListColumns } from '../../shared/list/columns.ts';
import { totalCap } from '../../shared/list/findPage.ts';
import { type ListDefinition, type ListQuery, listPage, type Page } from '../../shared/list/list.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, isMaker, wireTime } from '../../shared/session/currentUser.ts';
import { claimLimits, claimState, loadExchangeRates, type StateColumns } from './claimLimits.ts';
import { isLateSql, lightOf, linesOf } from './claimLight.ts';
import type { ClaimHeader } from './tables.ts';
import { allowedClaimActions, type ClaimStatus } from './workflow.ts';

export type TodoItem = Operations['todosList']['reply']['result']['records'][number];
export type TodoCount = Operations['todosSummary']['reply']['result'][number];

type Task = { task: string; status: ClaimStatus; side: 'maker' | 'dealer'; permission: string };
const tasks: readonly Task[] = [
  { task: 'review', status: 'submitted', side: 'maker', permission: 'warrantyClaim:audit' },
  { task: 'finalReview', status: 'pass', side: 'maker', permission: 'warrantyClaim:finalAudit' },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'warrantyClaim:edit' },
  { task: 'submit', status: 'draft', side: 'dealer', permission: 'warrantyClaim:edit' },
];

const tasksOf = (user: CurrentUser): Task[] => tasks.filter(({ side, permission }) => side === user.userType && user.permissions.has(permission));

type Row = Pick<
  ClaimHeader,
  | 'id'
  | 'claimNo'
  | 'dealerCode'
  | 'dealerName'
  | 'vin'
  | 'totalAmount'
  | 'currency'
  | 'status'
  | 'reviewerName'
  | 'version'
  | 'submitTime'
  | 'stepTime'
  | 'repairDate'
  | 'resubmitUntil'
> &
  StateColumns;

const columns: ListColumns = {
  ...listColumns('todosList', 'warrantyClaim', ['amount', 'docNo'], { amount: 'totalAmount', docNo: 'claimNo' }),
  // What a sort by age becomes; no reply shows it.
  stepTime: { ref: 'warrantyClaim.stepTime', type: 'datetime', queryable: false },
};

const select = sql`warranty_claim.id, warranty_claim.claim_no, warranty_claim.dealer_code, warranty_claim.dealer_name, warranty_claim.vin, warranty_claim.total_amount, warranty_claim.audit_total, warranty_claim.currency, warranty_claim.status,
  warranty_claim.reviewer, warranty_claim.reviewer_name, warranty_claim.first_reviewer, warranty_claim.submit_by, warranty_claim.round, warranty_claim.version, warranty_claim.submit_time, warranty_claim.step_time, warranty_claim.repair_date,
  warranty_claim.resubmit_until`;

/** The oldest day is the highest age, so a sort by age is a sort by time the other way round. */
function sortOf(query: ListQuery): ListQuery {
  const byAge = query.column === undefined || query.column === '' || query.column === 'createTime';
  if (byAge) return { ...query, column: 'stepTime', order: 'asc' };
  return query.column === 'ageDays' ? { ...query, column: 'stepTime', order: query.order === 'asc' ? 'desc' : 'asc' } : query;
}

const inStatuses = (wanted: readonly Task[]): RawBuilder<SqlBool> =>
  wanted.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`warranty_claim.status in (${sql.join(wanted.map(({ status }) => sql.lit(status)))})`;

/** One page of what waits for the user, oldest first. */
export async function listClaimTodo(services: Services, user: CurrentUser, query: ListQuery & { task?: string; late?: string }): Promise<Page<TodoItem>> {
  const { db, dictionaries } = services;
  const rates = await loadExchangeRates(db, user);
  const limits = claimLimits(services, user);
  const lines = linesOf(services, user);
  const wanted = tasksOf(user).filter(({ task }) => query.task === undefined || task === query.task);
  const definition: ListDefinition<TodoItem> = {
    table: 'warrantyClaim',
    columns,
    select,
    toReply(raw) {
      const row = raw as Row;
      const { id, claimNo, dealerCode, dealerName, vin, totalAmount, currency, status, reviewerName, version } = row;
      return {
        id,
        docType: 'warrantyClaim',
        docNo: claimNo,
        dealerCode,
        dealerName,
        vin,
        amount: totalAmount,
        auditTotal: isMaker(user) ? row.auditTotal : null,
        currency,
        status,
        version,
        docType_dictText: dictionaries.text('doc_type', 'warrantyClaim', user.language),
        status_dictText: dictionaries.text('bill_status', status, user.language),
        task: tasks.find((task) => task.status === status)?.task ?? '',
        ageDays: Math.max(0, daysBetween(row.stepTime.slice(0, 10), wireTime(services.now()).slice(0, 10))),
        sla: lightOf(lines, row) ?? 'green',
        reviewer: isMaker(user) ? reviewerName : null,
        allowedActions: allowedClaimActions(claimState(row, rates), user, limits),
      };
    },
  };
  return listPage(db, user, definition, sortOf(query), [inStatuses(wanted), query.late === '1' ? isLateSql(lines, 'amber') : undefined]);
}

/** How much waits for the user, per task; each exact up to the cap of totals. */
export async function countClaimTodo(services: Services, user: CurrentUser): Promise<TodoCount[]> {
  const mine = tasksOf(user);
  if (mine.length === 0) return [];
  const scope = scopeCondition(user, 'warrantyClaim') ?? sql<SqlBool>`true`;
  const some = (status: ClaimStatus, more: RawBuilder<SqlBool>) =>
    sql`(select count(*)::int from (select 1 from warranty_claim where warranty_claim.status = ${sql.lit(status)} and warranty_claim.del_flag = 0 and ${scope} and ${more} limit ${sql.lit(totalCap)}) as found)`;
  const lines = linesOf(services, user);
  const counts = mine.map(
    ({ task, status }) =>
      sql`select 'warrantyClaim' as doc_type, ${sql.lit(task)} as task, ${some(status, sql<SqlBool>`true`)} as count,
        ${some(status, isLateSql(lines, 'red'))} as late, ${some(status, isLateSql(lines, 'amber'))} as late_or_nearly`,
  );
  const { rows } = await sql<Omit<TodoCount, 'nearlyLate'> & { lateOrNearly: number }>`${sql.join(counts, sql` union all `)}`.execute(services.db);
  return rows.map(({ lateOrNearly, ...count }) => ({ ...count, nearlyLate: lateOrNearly - count.late }));
}

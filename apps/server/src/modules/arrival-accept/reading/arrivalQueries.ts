/** Reading acceptances: the list, one with its items, the preview of a batch of approvals. */
import { type SqlBool, sql } from 'kysely';
import { actOnAll } from '../../../documents/actOnAll.ts';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ArrivalAccept, ArrivalAcceptItem, ArrivalAcceptLine, ArrivalAcceptPreview } from '../../../generated/types.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { type ListColumn, listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { failedReasonNames } from '../../vehicle-check-item/service.ts';
import { feeOf } from '../arrivalFee.ts';
import { arrivalKind, stateOf } from '../arrivalKind.ts';
import { arrivalStore, filesOf, photoCount } from '../arrivalStore.ts';
import { freshLines } from '../actions/dealerActions.ts';
import { hasNoHours } from '../machine.ts';
import { arrivalSlots, overdueDays, requiredSlots } from '../rules/submitChecks.ts';
import type { ArrivalHeader, ArrivalLine } from '../tables.ts';
import { arrivalWorkflow } from '../rules/workflow.ts';

type Query = NonNullable<Operations['arrivalAcceptsList']['data']['query']>;

const productName = (language: Language) =>
  sql`coalesce((select name ->> ${language}::text from product where code = arrival_accept.fourth_product), arrival_accept.fourth_product) as product_name`;

/** Sorted by it, what is overdue comes first, and what is not the dealer's to hand in any more last. */
const daysLeft = ({ user, services }: Context): ListColumn => ({
  ref: 'arrivalAccept.deadline',
  type: 'number',
  value: sql`case when arrival_accept.status = any(${[...arrivalWorkflow.edit.from]}::text[]) then arrival_accept.deadline - ${today(user, services.now())}::date end`,
  optional: true,
});

export const arrivalList = (context: Context): ListDefinition<ArrivalAcceptItem, ListedArrival> => ({
  table: 'arrivalAccept',
  columns: { ...listColumns('arrivalAcceptsList', 'arrivalAccept'), daysLeft: daysLeft(context) },
  select: sql`arrival_accept.*, ${productName(context.user.language)}, ${photoCount}`,
  toReply: (row) => replyOf(context, 'ArrivalAcceptItem', shown(context, row)),
});

/** Neither handed in nor finished when its deadline had passed. */
const isOverdue = (day: string) =>
  sql<SqlBool>`(arrival_accept.status in ('pending_acceptance', 'draft', 'no_pass') and arrival_accept.deadline < ${day}::date)`;

/** Filters of the list and of its export. */
export const arrivalFilters = ({ user, services }: Context, query: Query): Filter[] => {
  const overdue = isOverdue(today(user, services.now()));
  return [
    keywords(['arrivalAccept.acceptNo', 'arrivalAccept.vin'], query.keyword),
    oneOf('arrivalAccept.status', query.status),
    query.product ? sql<SqlBool>`${query.product} in (arrival_accept.second_product, arrival_accept.third_product, arrival_accept.fourth_product)` : undefined,
    between('arrivalAccept.arrivalDate', query.arrivalDate_begin, query.arrivalDate_end),
    query.overdue === undefined ? undefined : search(query.overdue === 'Y' ? overdue : sql<SqlBool>`not ${overdue}`),
    equal('arrivalAccept.result', query.result),
    equal('arrivalAccept.batchNo', query.batchNo),
    equal('arrivalAccept.dealerCode', query.dealerCode),
  ];
};

export async function countOverdue({ db, user, services }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from arrival_accept
    where del_flag = 0 and ${isInScope(arrivalKind, user)} and ${isOverdue(today(user, services.now()))}`.execute(db);
  return rows[0]!.count;
}

type ListedArrival = ArrivalHeader & { productName: string; photoCount: number };

/** The row with what follows from it. */
const shown = (context: Context, { productName: fourthProduct_dictText, ...row }: ListedArrival) => ({
  ...row,
  fourthProduct_dictText,
  daysLeft: arrivalWorkflow.edit.from.includes(row.status) ? daysBetween(today(context.user, context.services.now()), row.deadline) : null,
  allowedActions: allowedActions(arrivalWorkflow, context.user, stateOf(context)(row)) as ArrivalAcceptItem['allowedActions'],
});

/** One acceptance; before its first save with the items of today's catalogue. */
export async function findArrival(context: Context, id: string): Promise<ArrivalAccept> {
  const { services, user, db } = context;
  const { language } = user;
  const { header, items: stored } = await arrivalStore.find(context, id);
  const day = today(user, services.now());
  const isFresh = header.status === 'pending_acceptance';
  const items = isFresh ? await freshLines(context, header, day) : stored;
  const [noHours, files, reasons, names] = [
    await hasNoHours(context, header),
    await filesOf(db, id),
    await failedReasonNames(context),
    await namesOf(context, header),
  ];
  const required = requiredSlots({ header, items }, noHours);
  const lineReply = ({ name, standard, ...line }: ArrivalLine): ArrivalAcceptLine =>
    replyOf(context, 'ArrivalAcceptLine', {
      ...line,
      id: isFresh ? null : line.id,
      itemName: name[language],
      standard: standard[language],
      failedReasonCode_dictText: line.failedReasonCode && (reasons.get(line.failedReasonCode) ?? line.failedReasonCode),
      photos: files.get(line.id) ?? 0,
    });
  const row = shown(context, { ...header, productName: names.productName, photoCount: names.photoCount });
  const mayDecide = row.allowedActions.some((action) => action === 'pass' || action === 'auditSucceeded');
  return replyOf(context, 'ArrivalAccept', {
    ...row,
    expectedFee: mayDecide ? await feeOf(context, header) : null,
    noHours,
    overdueDays: overdueDays(header, day),
    items: items.map(lineReply),
    slots: arrivalSlots.map((slot) => ({ slot, required: required.includes(slot), files: files.get(slot) ?? 0 })),
    review: { items: stored.flatMap(({ id: line, reviewRemark }) => (reviewRemark === null ? [] : [{ id: line, remark: reviewRemark }])) },
    batch: names.batch.map((one) => ({ ...one, status_dictText: services.dictionaries.text('bill_status', one.status, language) })),
  });
}

type Names = Pick<ListedArrival, 'productName' | 'photoCount'> & { batch: Pick<ArrivalHeader, 'id' | 'acceptNo' | 'vin' | 'status'>[] };

async function namesOf({ db, user }: Context, { id, batchNo }: ArrivalHeader): Promise<Names> {
  const { rows } = await sql<Names>`select ${productName(user.language)}, ${photoCount},
      coalesce((select json_agg(json_build_object('id', b.id, 'acceptNo', b.accept_no, 'vin', b.vin, 'status', b.status) order by b.accept_no)
        from (select * from arrival_accept where batch_no = ${batchNo} and id <> ${id} and del_flag = 0 and ${isInScope(arrivalKind, user)}) b), '[]') as batch
    from arrival_accept where id = ${id}`.execute(db);
  return rows[0]!;
}

/** Preview of a batch approval: what it would say of each document. */
export async function previewAudit(context: Context, ids: readonly string[]): Promise<ArrivalAcceptPreview[]> {
  const { db, user, services } = context;
  const conditions = [sql<SqlBool>`arrival_accept.id = any(${[...ids]}::char(32)[])`, conditionOf(sql<SqlBool>`${isInScope(arrivalKind, user)}`)];
  const { rows } = await sql<ListedArrival>`select arrival_accept.*, ${productName(user.language)}, ${photoCount} from arrival_accept
    where del_flag = 0 and ${sql.join(conditions, sql` and `)} order by accept_no`.execute(db);
  const day = today(user, services.now());
  const { failed } = await actOnAll(context, arrivalKind, 'auditSucceeded', { ids, dryRun: true });
  return rows.map((row) => {
    const refusal = failed.find(({ id }) => id === row.id);
    return {
      id: row.id,
      acceptNo: row.acceptNo,
      vin: row.vin,
      productName: row.productName,
      result: row.result,
      failedCount: row.failedCount,
      openCount: row.openCount,
      photoCount: row.photoCount,
      operatingHours: row.operatingHours,
      overdueDays: overdueDays(row, day),
      ok: refusal === undefined,
      code: refusal?.code ?? null,
      text: refusal?.text ?? null,
    };
  });
}

export const searchedArrivals = searchedList('arrivalAcceptsList', {
  list: arrivalList,
  docType: 'arrivalAccept',
  permission: 'arrivalAccept:query',
  page: '/vehicle/arrivalAccept',
  noun: 'arrival-accept',
  title: 'acceptNo',
  about: ['vin', 'dealerName'],
  fields: { acceptNo: 'number', vin: 'vin' },
});

/** The list of cores. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../documents/workflow.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { UsedPartsTask } from '../../generated/types.gen.ts';
import { addDays, daysBetween } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';
import { type ListColumn, listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, keywords, oneOf, search } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { searchedList } from '../../shared/list/searched.ts';
import { today } from '../../shared/session/currentUser.ts';
import { coreKind, stateOf } from './coreKind.ts';
import { openQtyOf } from './coreStatus.ts';
import type { Core } from './tables.ts';

type Query = NonNullable<Operations['usedPartsTasksList']['data']['query']>;
type Listed = Core & Pick<UsedPartsTask, 'partsName' | 'supplierName'>;

/** Sorted by it, what is overdue comes first, and what is not to be returned last. */
const daysLeft = (day: string): ListColumn => ({
  ref: 'usedPartsTask.returnDue',
  type: 'number',
  value: sql`case when used_parts_task.core_status = 'to_return' then used_parts_task.return_due - ${day}::date end`,
  optional: true,
});

export const coreList = (context: Context): ListDefinition<UsedPartsTask, Listed> => {
  const { user, services } = context;
  const day = today(user, services.now());
  const state = stateOf(context);
  return {
    table: 'usedPartsTask',
    columns: { ...listColumns('usedPartsTasksList', 'usedPartsTask'), daysLeft: daysLeft(day) },
    select: sql`used_parts_task.*,
      coalesce((select name ->> ${user.language}::text from parts where parts_code = used_parts_task.parts_code), used_parts_task.parts_code) as parts_name,
      (select supplier_name from supplier where supplier_code = used_parts_task.supplier_code) as supplier_name`,
    toReply: (core) =>
      replyOf(context, 'UsedPartsTask', {
        ...core,
        openQty: openQtyOf(core),
        daysLeft: core.coreStatus === 'to_return' && core.returnDue !== null ? daysBetween(day, core.returnDue) : null,
        allowedActions: allowedActions(coreKind.workflow, user, state(core)) as UsedPartsTask['allowedActions'],
      }),
  };
};

/** Days before the due date from which a core is urgent. */
const weekDays = 7;

export function coreFilters({ user, services }: Context, query: Query): Filter[] {
  const day = today(user, services.now());
  const { due } = query;
  const isDue = sql<SqlBool>`used_parts_task.core_status = 'to_return' and used_parts_task.return_due`;
  return [
    keywords(['usedPartsTask.claimNo', 'usedPartsTask.tagNo', 'usedPartsTask.partsCode', 'usedPartsTask.vin'], query.keyword),
    oneOf('usedPartsTask.id', query.id),
    oneOf('usedPartsTask.coreStatus', query.coreStatus),
    due === 'past' ? sql<SqlBool>`(${isDue} < ${day}::date)` : undefined,
    due === 'week' ? sql<SqlBool>`(${isDue} between ${day}::date and ${addDays(day, weekDays)}::date)` : undefined,
    query.open === 'Y' ? search(sql<SqlBool>`(used_parts_task.handled_qty < used_parts_task.claim_qty and used_parts_task.waived_by is null)`) : undefined,
    equal('usedPartsTask.supplierCode', query.supplierCode),
    equal('usedPartsTask.dealerCode', query.dealerCode),
  ];
}

export const coreExport: ExportedList = {
  name: 'usedPartsTask',
  noun: 'used-parts-handle',
  columns: exportedFields(
    'usedPartsTasksList',
    [
      'tagNo',
      'claimNo',
      'vin',
      'partsCode',
      'partsName',
      'supplierCode',
      'supplierName',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'oldSerialNo',
      'claimQty',
      'handledQty',
      'openQty',
      'receivedQty',
      'coreStatus',
      'coreDisposition',
      'retainUntil',
      'requestedDate',
      'requestedBy',
      'returnDue',
      'daysLeft',
      'chargedAmount',
      'currency',
      'waivedBy',
      'waiveReason',
      'createTime',
    ],
    { tagNo: 24, claimNo: 20, vin: 22, partsName: 28, supplierName: 28, dealerName: 28, subDealerName: 28, waiveReason: 40 },
  ),
};

export const searchedCores = searchedList('usedPartsTasksList', {
  list: coreList,
  docType: 'usedPartsTask',
  permission: 'usedPartsHandle:query',
  page: '/service/usedParts/tasks',
  noun: 'used-parts-handle',
  title: 'tagNo',
  about: ['partsName', 'dealerName'],
  fields: { tagNo: 'code', claimNo: 'code', vin: 'vin' },
});

/** Reading documents about cores: the list, and one with its lines. */
import { type SqlBool, sql } from 'kysely';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Addressee, UsedPartsHandle, UsedPartsHandleItem, UsedPartsHandleLine } from '../../../generated/types.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { makerOn } from '../../setup/service.ts';
import { openQtyOf } from '../../used-parts-task/service.ts';
import type { Core } from '../../used-parts-task/tables.ts';
import { stateOf } from '../rules/handleState.ts';
import { filesOf, handleStore } from '../handleStore.ts';
import { restOf } from '../rules/lines.ts';
import { requiredSlots, slotsOf } from '../rules/submitChecks.ts';
import type { HandleHeader, HandleLine } from '../tables.ts';
import { handleWorkflow } from '../rules/workflow.ts';

type Query = NonNullable<Operations['usedPartsHandlesList']['data']['query']>;
type Counts = Pick<UsedPartsHandleItem, 'lineCount' | 'totalQty' | 'receivedQty'>;

const sums = sql`(select count(*)::int from used_parts_handle_line where handle_id = used_parts_handle.id) as line_count,
  (select coalesce(sum(handled_qty), 0) from used_parts_handle_line where handle_id = used_parts_handle.id) as total_qty,
  (select sum(received_qty) from used_parts_handle_line where handle_id = used_parts_handle.id) as received_qty`;

export const handleList = (context: Context): ListDefinition<UsedPartsHandleItem, HandleHeader & Counts> => ({
  table: 'usedPartsHandle',
  columns: listColumns('usedPartsHandlesList', 'usedPartsHandle'),
  select: sql`used_parts_handle.*, ${sums}`,
  toReply: (row) => replyOf(context, 'UsedPartsHandleItem', shown(context, row)),
});

/** Filters of the list and of its export. */
export function handleFilters(_context: Context, query: Query): Filter[] {
  const named = keywords(['usedPartsHandle.handleNo', 'usedPartsHandle.trackingNo'], query.keyword);
  const tagged = keywords(['line.tagNo'], query.keyword);
  const inLines =
    tagged && sql<SqlBool>`exists (select from used_parts_handle_line line where line.handle_id = used_parts_handle.id and ${conditionOf(tagged)})`;
  return [
    named && inLines && search(sql<SqlBool>`(${conditionOf(named)} or ${inLines})`),
    oneOf('usedPartsHandle.status', query.status),
    equal('usedPartsHandle.handleMethod', query.handleMethod),
    between('usedPartsHandle.shipDate', query.shipDate_begin, query.shipDate_end),
    equal('usedPartsHandle.dealerCode', query.dealerCode),
  ];
}

/** The row with what follows from it. */
function shown(context: Context, row: HandleHeader & Counts) {
  const { services, user } = context;
  const since = dayAtMaker(row.submitTime ?? row.createTime, services.parameters);
  return {
    ...row,
    ageDays: row.status === 'closed' ? null : Math.max(0, daysBetween(since, today(user, services.now()))),
    allowedActions: allowedActions(handleWorkflow, user, stateOf(context)(row)) as UsedPartsHandleItem['allowedActions'],
  };
}

type CoreFacts = Pick<Core, 'id' | 'claimId' | 'claimNo' | 'bugNo' | 'vin' | 'partsCode' | 'supplierCode' | 'oldSerialNo' | 'claimQty' | 'handledQty'> &
  Pick<Core, 'waivedBy' | 'retainUntil' | 'returnDue' | 'coreStatus'> & { partsName: string };

async function coresOf({ db, user }: Context, lines: readonly HandleLine[]): Promise<ReadonlyMap<string, CoreFacts>> {
  const { rows } = await sql<CoreFacts>`select task.*, coalesce(p.name ->> ${user.language}::text, task.parts_code) as parts_name
    from used_parts_task task left join parts p on p.parts_code = task.parts_code where task.id = any(${lines.map(({ taskId }) => taskId)}::char(32)[])`.execute(
    db,
  );
  return new Map(rows.map((core) => [core.id, core]));
}

function lineReply(context: Context, line: HandleLine, core: CoreFacts): UsedPartsHandleLine {
  const { id: _task, handledQty: _handled, ...facts } = core;
  return replyOf(context, 'UsedPartsHandleLine', {
    ...facts,
    openQty: openQtyOf(core),
    ...line,
    restQty: restOf(line),
  });
}

/** Recipient of a return; null when nothing is sent. */
async function shipToOf({ db, services, user }: Context, { handleMethod }: HandleHeader, cores: ReadonlyMap<string, CoreFacts>): Promise<Addressee | null> {
  if (handleMethod === 'return_maker') return makerOn(services, user.language);
  const code = [...cores.values()][0]?.supplierCode;
  if (handleMethod !== 'return_supplier' || !code) return null;
  // Suppliers have no address of their own: their contact says where returns go.
  const { rows } = await sql<Addressee>`select supplier_name as name, contact as address, null as phone from supplier where supplier_code = ${code}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function findHandle(context: Context, id: string): Promise<UsedPartsHandle> {
  const { db } = context;
  const { header, lines } = await handleStore.find(context, id);
  const [files, cores] = await Promise.all([filesOf(db, id), coresOf(context, lines)]);
  const required = requiredSlots(header);
  const received = lines.filter(({ receivedQty }) => receivedQty !== null);
  const counts = {
    lineCount: lines.length,
    totalQty: sumOf(lines.map(({ handledQty }) => handledQty)),
    receivedQty: received.length === 0 ? null : sumOf(received.map(({ receivedQty }) => receivedQty ?? 0)),
  };
  return replyOf(context, 'UsedPartsHandle', {
    ...shown(context, { ...header, ...counts }),
    shipTo: await shipToOf(context, header, cores),
    lines: lines.map((line) => lineReply(context, line, cores.get(line.taskId)!)),
    slots: slotsOf(header.handleMethod).map((slot) => ({ slot, required: required.includes(slot), files: files.get(slot) ?? 0 })),
  });
}

const sumOf = (quantities: readonly number[]): number => Math.round(quantities.reduce((all, one) => all + one, 0) * 100) / 100;

export const searchedHandles = searchedList('usedPartsHandlesList', {
  list: handleList,
  docType: 'usedPartsHandle',
  permission: 'usedPartsHandle:query',
  page: '/service/usedParts',
  noun: 'used-parts-handle',
  title: 'handleNo',
  about: ['dealerName'],
  fields: { handleNo: 'number', trackingNo: 'code' },
});

/** Cores of claims and of machines. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClaimCore, VehicleUsedPart } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import type { Db } from '../../shared/database/database.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { TabMachine } from '../vehicle/service.ts';
import type { CoreStatus } from './tables.ts';

/** A core of a claim, without the text of its status. */
export type CoreRow = Omit<ClaimCore, 'coreStatus_dictText'>;

/** The cores of a claim in the order of their tags, as a JSON list; part of the statement that asks. */
export const coresOf = (claimId: RawBuilder<unknown>): RawBuilder<CoreRow[]> =>
  sql`coalesce((select json_agg(json_build_object('taskId', id, 'tagNo', tag_no, 'partsCode', parts_code, 'claimQty', claim_qty, 'receivedQty', received_qty,
    'coreStatus', core_status, 'returnDue', return_due) order by bug_no, tag_no) from used_parts_task where claim_id = ${claimId}), '[]')`;

/** The maker waits for such cores, or they did not come. */
const awaited: CoreStatus[] = ['to_return', 'shipped', 'missing'];

/** In SQL: whether cores of a claim keep its fees off statements. */
export const awaitsCores = (claimId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from used_parts_task where claim_id = ${claimId} and core_status in (${sql.join(awaited.map((status) => sql.lit(status)))}))`;

/** The cores of a machine's claims that the user may see, the newest first. */
export async function coresOfMachine(context: Context, { vin }: TabMachine): Promise<VehicleUsedPart[]> {
  const { user, db } = context;
  const { rows } = await sql<
    Omit<VehicleUsedPart, 'coreStatus_dictText'>
  >`select used_parts_task.id, tag_no, claim_id, claim_no, used_parts_task.parts_code, coalesce(p.name ->> ${user.language}::text, used_parts_task.parts_code) as parts_name,
      claim_qty, received_qty, core_status, retain_until, return_due,
      coalesce((select json_agg(json_build_object('id', doc.id, 'handleNo', doc.handle_no) order by doc.create_time desc)
        from used_parts_handle_line line join used_parts_handle doc on doc.id = line.handle_id and doc.del_flag = 0 where line.task_id = used_parts_task.id), '[]') as documents
    from used_parts_task left join parts p on p.parts_code = used_parts_task.parts_code
    where vin = ${vin} and ${isInScope({ table: 'used_parts_task' }, user)} order by used_parts_task.create_time desc, tag_no limit 200`.execute(db);
  return rows.map((row) => replyOf(context, 'VehicleUsedPart', row));
}

/** A core that its dealer has repaired and reused. */
export interface ReusedCore {
  partsCode: string;
  serialNo: string;
  tagNo: string;
}

/** Cores with these serial numbers that were reused: they may not be claimed again. @param input.claimId that asks; its own cores do not count */
export async function reusedCores(db: Db, { claimId, serialNos }: { claimId: string; serialNos: readonly string[] }): Promise<ReusedCore[]> {
  if (serialNos.length === 0) return [];
  const { rows } = await sql<ReusedCore>`select parts_code, old_serial_no as serial_no, tag_no from used_parts_task core
    where upper(old_serial_no) = any(${serialNos.map((one) => one.toUpperCase())}::text[]) and claim_id <> ${claimId}
      and exists (select from used_parts_handle_line line join used_parts_handle doc on doc.id = line.handle_id
        where line.task_id = core.id and doc.del_flag = 0 and doc.handle_method = 'reuse' and doc.status in ('submitted', 'pass', 'closed'))
    order by tag_no`.execute(db);
  return rows;
}

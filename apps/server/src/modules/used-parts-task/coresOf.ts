/** Cores of claims and of machines. */
import { sql } from 'kysely';
import type { ClaimCore, VehicleUsedPart } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import type { Db } from '../../shared/database/database.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { TabMachine } from '../vehicle/service.ts';
import type { CoreStatus } from './tables.ts';

/** The cores of a claim in the order of their tags. */
export async function coresOfClaim(context: Context, claimId: string): Promise<ClaimCore[]> {
  const { rows } = await sql<Omit<ClaimCore, 'coreStatus_dictText'>>`select id as task_id, tag_no, parts_code, claim_qty, received_qty, core_status, return_due
    from used_parts_task where claim_id = ${claimId} order by bug_no, tag_no`.execute(context.db);
  return rows.map((row) => replyOf(context, 'ClaimCore', row));
}

/** Whether cores of a claim keep its fees off statements: the maker waits for them, or they did not come. */
export async function awaitsCores({ db }: { db: Db }, claimId: string): Promise<boolean> {
  const { rows } = await sql`select from used_parts_task where claim_id = ${claimId} and core_status = any(${awaited as string[]}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}
const awaited: CoreStatus[] = ['to_return', 'shipped', 'missing'];

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

/** Where the parts of a core are, by the lines of its documents. */
import { sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import type { Whereabouts } from './coreStatus.ts';

/** Methods that end a core at the dealer. */
const ended = sql`doc.handle_method in ('scrap_local', 'reuse')`;
/** Quantity of a sent line that is neither accepted, nor charged back, nor waived. */
const outstanding = sql`(line.handled_qty - line.accepted_qty - line.charged_qty - line.waived_qty)`;
/** Returned documents keep what they hold once something of them was received. */
const isSent = sql`(doc.handle_method in ('return_maker', 'return_supplier') and (doc.status in ('shipped', 'pass', 'closed') or doc.received_date is not null))`;
const isEnded = sql`(${ended} and doc.status in ('submitted', 'pass', 'closed'))`;

/** @param taskId of a core that is locked */
export async function whereaboutsOf(db: Db, taskId: string): Promise<Whereabouts> {
  const { rows } = await sql<Whereabouts>`select
      coalesce(sum(line.handled_qty) filter (where ${isSent} or ${isEnded}), 0) as handled,
      coalesce(sum(${outstanding} - line.misuse_qty) filter (where ${isSent} and doc.status = 'shipped'), 0) as under_way,
      coalesce(sum(line.handled_qty) filter (where ${ended} and doc.status = 'submitted'), 0) as in_review,
      coalesce(sum(case doc.status when 'shipped' then line.misuse_qty else ${outstanding} end) filter (where ${isSent} and doc.status in ('shipped', 'no_pass')), 0) as missing,
      coalesce(sum(line.accepted_qty + line.misuse_qty), 0) as received,
      coalesce(sum(line.handled_qty) filter (where ${ended} and doc.status in ('pass', 'closed')), 0) as scrapped,
      coalesce(sum(line.charged_qty), 0) as charged,
      coalesce(sum(line.waived_qty), 0) as waived,
      sum(line.charge_amount) as charged_amount,
      max(doc.handle_no) filter (where (${isSent} or ${isEnded}) and doc.status in ('submitted', 'shipped', 'no_pass')) as held_by
    from used_parts_handle_line line join used_parts_handle doc on doc.id = line.handle_id
    where line.task_id = ${taskId} and doc.del_flag = 0`.execute(db);
  return rows[0]!;
}

import { sql } from 'kysely';
import '../../src/shared/operation-log/tables.ts';
import type { Trx } from '../../src/shared/database/database.ts';

const count = 400;

/**
 * The operation log of the last steps that people took with documents. It is written after the answer to a call, and the demo is
 * replayed without calls: each entry stands for one in the log of its document.
 */
export async function loadOperations(trx: Trx): Promise<void> {
  await sql`insert into sys_log (id, log_type, operation_id, method, path, params, doc_type, doc_id, doc_no, username, realname, org_code, dealer_code,
      ip, browser, outcome, cost_time, request_id, create_time)
    select md5('operation' || step.id)::char(32), 'operation', case when handed_in then 'approvalsSubmit' else 'approvalsCheckSubmit' end, 'POST',
      case when handed_in then '/api/portal/approval/submit' else '/api/portal/approval/checkSubmit' end,
      json_build_object('docType', step.doc_type, 'id', step.doc_id, 'action', action)::text, step.doc_type, step.doc_id, step.doc_no,
      u.username, u.realname, node.org_code, node.dealer_code, case when node.dealer_code is null then '192.0.2.20' else '198.51.100.' || (10 + right(node.dealer_code, 1)::int) end,
      'Chrome', 'success', 40 + step_no * 7 + length(step.doc_no), 'demo-' || row_number() over (order by step.create_time desc, step.doc_no), step.create_time
    from (select *, action in ('submit', 'withdraw', 'give_up') as handed_in from approval_log
      where action in ('submit', 'withdraw', 'give_up', 'pass', 'no_pass', 'audit_succeeded', 'close', 'reopen')) step
    join sys_user u on u.username = step.operator
    left join lateral (select d.org_code, d.dealer_code from sys_user_depart held join sys_depart d on d.org_code = held.org_code
      where held.user_id = u.id order by d.org_code limit 1) node on true
    order by step.create_time desc, step.doc_no limit ${sql.lit(count)}`.execute(trx);
}

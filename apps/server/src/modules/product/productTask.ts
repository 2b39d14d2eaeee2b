import { sql } from 'kysely';
import { ofMaker, type StandingTask } from '../../documents/todo/standingTask.ts';
import './tables.ts';

/** Models in use without their part of the VIN: those of our own machines are not checked against it. Never late. */
export const completeModels: StandingTask = {
  docType: 'product',
  task: 'complete',
  permission: 'product:edit',
  due: () => sql`select id as doc_id, code as doc_no, '' as status, null::date as warn_on, null::date as late_on, ${ofMaker}
    from product where level = 4 and enabled = 'Y' and vin_code is null`,
};

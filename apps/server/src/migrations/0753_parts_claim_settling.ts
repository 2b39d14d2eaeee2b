import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * Who settles a parts claim is told by a right, not by a role: tasks that wait for one of the two roles wait for holders of the right. Built-in
 * roles get theirs with the base data. A core that was repaired and reused is found by its serial number when a part is claimed.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`update todo set permission = case role when 'MFR_FINANCE' then 'partsClaim:settleMoney' else 'partsClaim:settleGoods' end, role = null
    where doc_type = 'partsClaim' and task in ('settle', 'decide')`.execute(db);
  await sql`create index used_parts_task_serial on used_parts_task (upper(old_serial_no)) where old_serial_no is not null`.execute(db);
}

import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * Mails, number rules and low apps had no rights of their own: whoever read parameters read them, too, and whoever changed system parameters
 * changed them. Roles that administrators made and trusted with system parameters go on with all three; those that only read parameters
 * lose them, above all the mails of other people. Built-in roles get theirs with the base data.
 */
export async function up(db: MigrationDb): Promise<void> {
  const given = [
    ['parameter:query', ['mail:query', 'sequence:query', 'lowApp:query']],
    ['parameter:export', ['mail:export', 'lowApp:export']],
    ['parameter:system', ['mail:edit', 'sequence:edit', 'lowApp:add', 'lowApp:edit', 'lowApp:delete', 'lowApp:batch_delete']],
  ] as const;
  for (const [before, now] of given)
    await sql`insert into sys_role_permission (role_code, permission)
      select held.role_code, fresh.permission from sys_role_permission held join sys_role using (role_code), unnest(${[...now]}::text[]) as fresh(permission)
      where sys_role.built_in = 'N' and held.permission = ${before}
        and exists (select from sys_role_permission trusted where trusted.role_code = held.role_code and trusted.permission = 'parameter:system')
      on conflict do nothing`.execute(db);
  await sql`update todo set permission = 'mail:edit' where doc_type = 'mail'`.execute(db);
}

import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../shared/database/connection/connect.ts';

/** Lets everybody confirm the mandatory notices of an embedded data folder that no server uses. */
export async function confirmNotices(dataFolder: string): Promise<void> {
  const { db, close } = await connect({ folder: join(dataFolder, 'db') });
  await sql`insert into notice_read (notice_id, user_id, confirm_time)
    select n.id, u.id, now() from public_notice n, sys_user u where n.must_read = 'Y'`.execute(db);
  await close();
}

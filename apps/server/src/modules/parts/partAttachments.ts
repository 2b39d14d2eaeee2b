import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

/** As in the list: dealers know the parts that are in use. */
async function isKnown(db: Db, user: CurrentUser, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from parts where id = ${id} and ${isMaker(user) ? sql<SqlBool>`true` : sql<SqlBool>`enabled = 'Y'`}`.execute(db);
  return rows.length > 0;
}

/** Pictures of a part: seen with the part, kept by the parts desk. */
export const partAttachments: AttachmentOwner = {
  tableName: 'parts',
  columns: ['picture'],
  permission: 'parts:query',
  visible: isKnown,
  editable: async (db, user, id) => user.permissions.has('parts:edit') && (await isKnown(db, user, id)),
};

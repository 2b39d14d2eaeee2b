import { type SqlBool, sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

/** As in the list: dealers know the parts that are in use. */
async function isKnown({ db, user }: Context, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from parts where id = ${id} and ${isMaker(user) ? sql<SqlBool>`true` : sql<SqlBool>`enabled = 'Y'`}`.execute(db);
  return rows.length > 0;
}

/** Pictures of a part: seen with the part, kept by the parts desk. */
export const partAttachments: AttachmentOwner = {
  tableName: 'parts',
  slots: slots.parts,
  permission: 'parts:query',
  visible: isKnown,
  editable: async (context, id) => context.user.permissions.has('parts:edit') && (await isKnown(context, id)),
};

/** Photos and the signature of a sheet, and the photos of its items. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import { isVisible, isInScope } from '../../shared/scope/scope.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import type { Context } from '../../shared/context.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { arrivalWorkflow } from './rules/workflow.ts';

const scoped = { table: 'arrival_accept' };
const mayEdit = (user: CurrentUser): boolean => !isMaker(user) && user.permissions.has('arrivalAccept:edit');
const editable = sql`arrival_accept.status = any(${[...arrivalWorkflow.edit.from]}::text[])`;

const found = async ({ db, user }: Context, condition: ReturnType<typeof sql>): Promise<boolean> => {
  const { rows } = await sql`select from arrival_accept left join arrival_accept_item item on item.accept_id = arrival_accept.id
    where ${condition} and arrival_accept.del_flag = 0 and ${isInScope(scoped, user)} limit 1`.execute(db);
  return rows.length > 0;
};

export const arrivalAttachments: AttachmentOwner = {
  tableName: 'arrival_accept',
  slots: slots.arrival_accept,
  permission: 'arrivalAccept:query',
  visible: (context, id) => isVisible(context, scoped, id),
  editable: async (context, id) => mayEdit(context.user) && found(context, sql`arrival_accept.id = ${id} and ${editable}`),
};

/** Of a passed sheet only items that are still open take photos. */
export const arrivalItemAttachments: AttachmentOwner = {
  tableName: 'arrival_accept_item',
  slots: slots.arrival_accept_item,
  permission: 'arrivalAccept:query',
  visible: (context, id) => found(context, sql`item.id = ${id}`),
  editable: async (context, id) =>
    mayEdit(context.user) &&
    found(
      context,
      sql`item.id = ${id} and (${editable} or (arrival_accept.status = 'pass' and item.item_result = 'no_pass' and item.handled is distinct from 'Y'))`,
    ),
};

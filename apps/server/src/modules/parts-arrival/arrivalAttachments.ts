/** Photos of the delivery note and of damaged parts. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { arrivalWorkflow } from './rules/workflow.ts';

const scoped = { table: 'parts_arrival' };

export const arrivalAttachments: AttachmentOwner = {
  tableName: 'parts_arrival',
  slots: slots.parts_arrival,
  permission: 'partsArrival:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('partsArrival:generate')) return false;
    const { rows } = await sql`select from parts_arrival where id = ${id} and del_flag = 0
      and status = any(${[...arrivalWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

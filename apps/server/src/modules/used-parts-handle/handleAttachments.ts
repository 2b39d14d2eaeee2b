/** Photos, videos and papers of documents about cores. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { lateSlots } from './rules/submitChecks.ts';
import { handleWorkflow } from './rules/workflow.ts';

const scoped = { table: 'used_parts_handle' };

export const handleAttachments: AttachmentOwner = {
  tableName: 'used_parts_handle',
  slots: slots.used_parts_handle,
  lateColumns: lateSlots,
  permission: 'usedPartsHandle:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('usedPartsHandle:edit')) return false;
    const { rows } = await sql`select from used_parts_handle where id = ${id} and del_flag = 0
      and status = any(${[...handleWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

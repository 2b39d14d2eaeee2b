/** Photos, the invoice and signatures of a handover. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { hiddenSlots } from './rules/submitChecks.ts';
import { handoverWorkflow } from './rules/workflow.ts';

const scoped = { table: 'handover_train' };

export const handoverAttachments: AttachmentOwner = {
  tableName: 'handover_train',
  slots: slots.handover_train,
  hiddenColumns: hiddenSlots,
  permission: 'handoverTrain:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('handoverTrain:edit')) return false;
    const { rows } = await sql`select from handover_train where id = ${id} and del_flag = 0
      and status = any(${[...handoverWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

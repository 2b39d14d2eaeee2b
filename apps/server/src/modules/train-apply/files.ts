/** Files of an application. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { slotNames } from '../../shared/files/filesInSlots.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { applicationWorkflow } from './rules/workflow.ts';

const scoped = { table: 'train_apply' };
export const applicationSlots = slotNames('train_apply');

export const applicationAttachments: AttachmentOwner = {
  tableName: 'train_apply',
  slots: slots.train_apply,
  permission: 'trainApply:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('trainApply:edit')) return false;
    const { rows } = await sql`select from train_apply where id = ${id} and del_flag = 0
      and status = any(${[...applicationWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

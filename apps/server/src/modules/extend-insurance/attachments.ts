/** Photos, the contract and the proof of a payment. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { lateSlots } from './rules/submitChecks.ts';
import { extensionWorkflow } from './rules/workflow.ts';

const scoped = { table: 'extend_insurance' };

export const extensionAttachments: AttachmentOwner = {
  tableName: 'extend_insurance',
  slots: slots.extend_insurance,
  permission: 'extendInsurance:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id, slot) {
    if (isMaker(user) || !user.permissions.has('extendInsurance:edit')) return false;
    const statuses: string[] = [...extensionWorkflow.edit.from, ...(lateSlots.includes(slot) ? ['submitted', 'pass'] : [])];
    const { rows } = await sql`select from extend_insurance where id = ${id} and del_flag = 0
      and status = any(${statuses}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

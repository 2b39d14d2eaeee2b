/** Proof of fees that staff enter. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { feeScope } from './feeScope.ts';
import { feeWorkflow } from './rules/workflow.ts';

const scoped = { table: 'service_fee', scope: feeScope };

export const feeAttachments: AttachmentOwner = {
  tableName: 'service_fee',
  slots: slots.service_fee,
  permission: 'serviceFee:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (!isMaker(user) || !user.permissions.has('serviceFee:edit')) return false;
    const { rows } = await sql`select from service_fee where id = ${id} and del_flag = 0
      and status = any(${[...feeWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

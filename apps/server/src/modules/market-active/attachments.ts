/** Files of an activity: of its plan, and photos and invoices of its report. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { marketActiveWorkflow } from './rules/workflow.ts';

const scoped = { table: 'market_active' };

export const activityAttachments: AttachmentOwner = {
  tableName: 'market_active',
  slots: slots.market_active,
  permission: 'marketActive:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('marketActive:edit')) return false;
    const { rows } = await sql`select from market_active where id = ${id} and del_flag = 0
      and status = any(${[...marketActiveWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

/** Files of a report on the market. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { marketInfoWorkflow } from './rules/workflow.ts';

const scoped = { table: 'market_info' };

export const infoAttachments: AttachmentOwner = {
  tableName: 'market_info',
  slots: slots.market_info,
  permission: 'marketInfo:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('marketInfo:edit')) return false;
    const { rows } = await sql`select from market_info where id = ${id} and del_flag = 0
      and status = any(${[...marketInfoWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

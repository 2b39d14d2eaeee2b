import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { suggestWorkflow } from './rules/workflow.ts';

const scoped = { table: 'prod_upgrade_suggest' };

/** Photos and papers of a suggestion; they may change while it can be edited. */
export const suggestAttachments: AttachmentOwner = {
  tableName: 'prod_upgrade_suggest',
  slots: slots.prod_upgrade_suggest,
  permission: 'prodUpgradeSuggest:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('prodUpgradeSuggest:edit')) return false;
    const { rows } = await sql`select from prod_upgrade_suggest where id = ${id} and del_flag = 0
      and status = any(${[...suggestWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

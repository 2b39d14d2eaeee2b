/** Photos of parts, boxes and labels, and the carrier's report. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { partsClaimWorkflow } from './rules/workflow.ts';

const scoped = { table: 'parts_claim' };

export const partsClaimAttachments: AttachmentOwner = {
  tableName: 'parts_claim',
  slots: slots.parts_claim,
  permission: 'partsClaim:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (isMaker(user) || !user.permissions.has('partsClaim:edit')) return false;
    const { rows } = await sql`select from parts_claim where id = ${id} and del_flag = 0
      and status = any(${[...partsClaimWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

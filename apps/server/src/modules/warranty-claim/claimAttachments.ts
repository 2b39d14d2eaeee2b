import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { inScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { claimWorkflow } from './rules/workflow.ts';

/** Photos, video and signature of a claim; they may change while the claim may. */
export const claimAttachments: AttachmentOwner = {
  tableName: 'warranty_claim',
  slots: slots.warranty_claim,
  permission: 'warrantyClaim:query',
  visible: (context, id) => isVisible(context, { table: 'warranty_claim' }, id),
  async editable({ db, user }, id) {
    const claim = await db
      .selectFrom('warrantyClaim')
      .select('status')
      .where('id', '=', id)
      .where('delFlag', '=', 0)
      .$call(inScope(user, 'warrantyClaim'))
      .executeTakeFirst();
    return claim !== undefined && !isMaker(user) && user.permissions.has('warrantyClaim:edit') && claimWorkflow.edit.from.includes(claim.status);
  },
};

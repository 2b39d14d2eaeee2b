/** The signed statement. */
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { receiptScope } from './receiptScope.ts';

const scoped = { table: 'monthly_collect_receipts', scope: receiptScope };

/** Whoever confirms a statement, or keeps it, adds the signed one at any time. */
export const receiptAttachments: AttachmentOwner = {
  tableName: 'monthly_collect_receipts',
  slots: slots.monthly_collect_receipts,
  lateColumns: Object.keys(slots.monthly_collect_receipts),
  permission: 'monthlyCollectReceipts:query',
  visible: (context, id) => isVisible(context, scoped, id),
  editable: async (context, id) =>
    (['monthlyCollectReceipts:confirm', 'monthlyCollectReceipts:edit'] as const).some((right) => context.user.permissions.has(right)) &&
    (await isVisible(context, scoped, id)),
};

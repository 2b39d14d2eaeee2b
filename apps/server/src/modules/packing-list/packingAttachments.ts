/** Papers and photos of packing lists. */
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { packingScope } from './packingScope.ts';

const scoped = { table: 'packing_list', scope: packingScope };

/** Those who keep packing lists add to them at any time: papers come after the goods. */
export const packingAttachments: AttachmentOwner = {
  tableName: 'packing_list',
  slots: slots.packing_list,
  lateColumns: Object.keys(slots.packing_list),
  permission: 'packingList:query',
  visible: (context, id) => isVisible(context, scoped, id),
  editable: async (context, id) => isMaker(context.user) && context.user.permissions.has('packingList:edit') && (await isVisible(context, scoped, id)),
};

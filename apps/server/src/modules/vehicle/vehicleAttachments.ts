import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

/** Papers of a machine, e.g. its certificate: seen with the machine, kept by the maker. */
export const vehicleAttachments: AttachmentOwner = {
  tableName: 'vehicle',
  slots: {},
  permission: 'vehicle:query',
  visible: (context, id) => isVisible(context, { table: 'vehicle' }, id),
  editable: async (context, id) =>
    isMaker(context.user) && context.user.permissions.has('vehicle:edit') && (await isVisible(context, { table: 'vehicle' }, id)),
};

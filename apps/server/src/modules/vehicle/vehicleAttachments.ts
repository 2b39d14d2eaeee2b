import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

/** Papers of a machine, e.g. its certificate: seen with the machine, kept by the maker. */
export const vehicleAttachments: AttachmentOwner = {
  tableName: 'vehicle',
  columns: [],
  permission: 'vehicle:query',
  visible: (db, user, id) => isVisible(db, user, { table: 'vehicle' }, id),
  editable: async (db, user, id) => isMaker(user) && user.permissions.has('vehicle:edit') && (await isVisible(db, user, { table: 'vehicle' }, id)),
};

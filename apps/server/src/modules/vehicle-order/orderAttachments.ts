/** Contracts and shipping papers of orders. */
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { vehicleOrderScope } from './orderScope.ts';

const scoped = { table: 'vehicle_order', scope: vehicleOrderScope };

/** Those who keep orders add to them at any time: shipping papers come after the machines. */
export const vehicleOrderAttachments: AttachmentOwner = {
  tableName: 'vehicle_order',
  slots: slots.vehicle_order,
  lateColumns: ['shippingDocs'],
  permission: 'vehicleOrder:query',
  visible: (context, id) => isVisible(context, scoped, id),
  editable: async (context, id) => isMaker(context.user) && context.user.permissions.has('vehicleOrder:edit') && (await isVisible(context, scoped, id)),
};

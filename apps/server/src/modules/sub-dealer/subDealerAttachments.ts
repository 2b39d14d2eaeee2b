import { type SqlBool, sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { subDealerKind } from './subDealerKind.ts';
import { subDealerScope } from './subDealerStore.ts';

/** Photos of the shop are part of the proposal; the licence may come later. */
export const subDealerAttachments: AttachmentOwner = {
  tableName: 'sub_dealer',
  slots: slots.sub_dealer,
  lateColumns: ['licence'],
  permission: 'subDealer:query',
  visible: (context, id) => isVisible(context, subDealerKind, id),
  editable: async (context, id) =>
    !isMaker(context.user) && context.user.permissions.has('subDealer:edit') && (await isVisible(context, { ...subDealerKind, scope: editableOf }, id)),
};
const editableOf = (user: CurrentUser) => sql<SqlBool>`(${subDealerScope(user)} and sub_dealer.status in ('draft', 'no_pass'))`;

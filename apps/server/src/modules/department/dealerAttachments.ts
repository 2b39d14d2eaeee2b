import { slots } from '../../generated/slots.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { inScope } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

/** Every dealer has one department of category 3, whose id is the dealer's on the wire. */
async function isDealerInScope({ db, user }: Context, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sysDepart')
    .select('id')
    .where('id', '=', id)
    .where('orgCategory', '=', 3)
    .$call(inScope(user, 'sysDepart'))
    .executeTakeFirst();
  return found !== undefined;
}

/** The licence of a dealer: seen with the dealer, kept by the maker. */
export const dealerAttachments: AttachmentOwner = {
  tableName: 'dealer',
  recordTable: 'sys_depart',
  slots: slots.dealer,
  permission: 'dealer:query',
  visible: isDealerInScope,
  editable: async (context, id) => isMaker(context.user) && context.user.permissions.has('dealer:edit') && (await isDealerInScope(context, id)),
};

/** Bank slips of payments. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { paymentScope } from './rules/paymentScope.ts';
import { paymentWorkflow } from './rules/workflow.ts';

const scoped = { table: 'dealer_payment', scope: paymentScope };

export const paymentAttachments: AttachmentOwner = {
  tableName: 'dealer_payment',
  slots: slots.dealer_payment,
  permission: 'dealerPayment:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (!user.permissions.has('dealerPayment:edit')) return false;
    const { from } = isMaker(user) ? paymentWorkflow.editEntry : paymentWorkflow.edit;
    const { rows } = await sql`select from dealer_payment where id = ${id} and del_flag = 0 and status = any(${[...from]}::text[])
      and (kind = 'remittance') = ${!isMaker(user)} and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

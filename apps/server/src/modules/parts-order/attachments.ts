/** Papers of parts orders. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isInScope, isVisible } from '../../shared/scope/scope.ts';
import { orderWorkflow } from './rules/workflow.ts';

const scoped = { table: 'parts_order' };

/** Slots that take files after it was handed in. */
export const lateSlots: readonly string[] = ['freightInvoice'];

export const orderAttachments: AttachmentOwner = {
  tableName: 'parts_order',
  slots: slots.parts_order,
  lateColumns: lateSlots,
  permission: 'partsOrder:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (!user.permissions.has('partsOrder:edit')) return false;
    const { rows } = await sql`select from parts_order where id = ${id} and del_flag = 0
      and status = any(${[...orderWorkflow.edit.from]}::text[]) and ${isInScope(scoped, user)}`.execute(db);
    return rows.length > 0;
  },
};

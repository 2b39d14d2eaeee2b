/** Materials of a course. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { slotNames } from '../../shared/files/filesInSlots.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { isKeeper, trainingScope } from './audience.ts';

export const trainingSlots = slotNames('train_plan');

/** Visible to all who see the course; added also once it is over. */
export const trainingAttachments: AttachmentOwner = {
  tableName: 'train_plan',
  slots: slots.train_plan,
  lateColumns: trainingSlots,
  permission: 'training:query',
  visible: (context, id) => isVisible(context, { table: 'trainPlan', scope: trainingScope }, id),
  async editable({ db, user }, id) {
    if (!isKeeper(user)) return false;
    const { rows } = await sql`select from train_plan where id = ${id} and del_flag = 0 and (status <> 'closed' or finish_time is not null)`.execute(db);
    return rows.length > 0;
  },
};

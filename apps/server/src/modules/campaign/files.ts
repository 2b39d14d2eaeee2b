/** The bulletin and the drawings of a campaign. */
import { sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { filesInSlots, slotNames } from '../../shared/files/filesInSlots.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { isVisible } from '../../shared/scope/scope.ts';
import { campaignScope, isKeeper } from './audience.ts';

export const campaignSlots = slotNames('service_campaign');

/** Slots that must hold a file before it is released. */
export const requiredSlots: readonly string[] = ['bulletin'];

const scoped = { table: 'serviceCampaign', scope: campaignScope };

/** Visible to all who see the campaign; its keepers change them until it is over. */
export const campaignAttachments: AttachmentOwner = {
  tableName: 'service_campaign',
  slots: slots.service_campaign,
  permission: 'campaign:query',
  visible: (context, id) => isVisible(context, scoped, id),
  async editable({ db, user }, id) {
    if (!isKeeper(user)) return false;
    const { rows } = await sql`select from service_campaign where id = ${id} and del_flag = 0 and status <> 'closed'`.execute(db);
    return rows.length > 0;
  },
};

/** How many files each slot holds. */
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'service_campaign', id);

/** Whom events of campaigns reach: the service clerks of the places concerned. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import type { Trx } from '../../../shared/database/database.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { notify } from '../../../shared/notify/notify.ts';
import type { CampaignRow, Unit } from '../tables.ts';
import { pickText } from '../texts.ts';

/** Active service clerks who work at one of the places. */
async function clerksOf(db: Trx, units: readonly Unit[]): Promise<{ id: string; language: Language }[]> {
  const { rows } = await sql<{ id: string; language: Language }>`select distinct u.id, u.language from sys_user u
      join sys_user_role r on r.user_id = u.id and r.role_code = 'DLR_SERVICE' join sys_user_depart d on d.user_id = u.id
    where u.status = 1 and u.del_flag = 0 and d.org_code = any(${units.map(({ orgCode }) => orgCode)}::text[]) order by u.id`.execute(db);
  return rows;
}

/** Tells them, each with the title in their language. @param event `released`, `remind`, `closed` */
export async function tellClerks(
  { db, services }: Pick<TrxContext, 'db' | 'services'>,
  { id: docId, campaignNo: docNo, title, validTo }: CampaignRow,
  { event, units, reason = '' }: { event: string; units: readonly Unit[]; reason?: string },
): Promise<void> {
  for (const [language, clerks] of Map.groupBy(await clerksOf(db, units), (clerk) => clerk.language))
    await notify(db, clerks, {
      event: `campaign.${event}`,
      params: { no: docNo, title: pickText(title, language), date: validTo, reason },
      docType: 'campaign',
      docId,
      docNo,
      at: services.now(),
    });
}

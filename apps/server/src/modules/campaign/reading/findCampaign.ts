/** One campaign, with all its languages and how far the dealers are. */
import { sql } from 'kysely';
import type { Campaign, CampaignHour, CampaignPart, CampaignProgress } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { campaignScope, isReadBy, ownMachines } from '../audience.ts';
import { campaignSlots, filesOf, requiredSlots } from '../files.ts';
import { fixedOnceReleased } from '../releasedChanges.ts';
import { textIn } from '../texts.ts';
import { countColumns, countsOf, itemColumns, toItem } from './campaignList.ts';

interface Row extends Omit<Campaign, 'fixed' | 'slots' | 'progress' | 'hourCodes' | 'parts'> {
  thirdProductsDictText: string;
  hourLines: CampaignHour[];
  partLines: CampaignPart[];
}

/** @param isKept for its keepers, drafts as well; E-012 when there is none, or none for the user */
export async function findCampaign(context: Context, { id, isKept }: { id: string; isKept: boolean }): Promise<Campaign> {
  const { db, user } = context;
  const { language } = user;
  const { rows } =
    await sql<Row>`select ${itemColumns(context)}, service_campaign.title as titles, service_campaign.problem as problems, service_campaign.remedy as remedies,
      ${textIn('problem', language)} as problem, ${textIn('remedy', language)} as remedy, bug_code,
      (select coalesce(name ->> ${language}::text, code) from bug_code where code = service_campaign.bug_code) as bug_name,
      coalesce((select json_agg(json_build_object('hourCode', line ->> 'hourCode', 'hourName', coalesce(s.name ->> ${language}::text, line ->> 'hourCode'),
          'maxHours', (line ->> 'maxHours')::numeric) order by place)
        from jsonb_array_elements(hour_codes) with ordinality as lines (line, place) left join service_code s on s.hour_code = line ->> 'hourCode'), '[]') as hour_lines,
      coalesce((select json_agg(json_build_object('partsCode', line ->> 'partsCode', 'partsName', coalesce(p.name ->> ${language}::text, line ->> 'partsCode'),
          'qty', (line ->> 'qty')::numeric, 'returnRequired', line ->> 'returnRequired') order by place)
        from jsonb_array_elements(parts) with ordinality as lines (line, place) left join parts p on p.parts_code = line ->> 'partsCode'), '[]') as part_lines
    from service_campaign ${countsOf(user, isKept)}
    where service_campaign.id = ${id} and service_campaign.del_flag = 0
      and ${isInScope({ table: 'serviceCampaign', scope: isKept ? campaignScope : isReadBy }, user)}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  const { hourLines, partLines, ...row } = rows[0];
  const files = await filesOf(db, id);
  return replyOf(context, 'Campaign', {
    ...toItem(context, row),
    hourCodes: hourLines,
    parts: partLines,
    fixed: row.status === 'pass' ? [...fixedOnceReleased] : [],
    slots: campaignSlots.map((slot) => ({ slot, required: requiredSlots.includes(slot), files: files.get(slot) ?? 0 })),
    progress: isMaker(user) ? await progressOf(context, row.campaignNo) : [],
  });
}

/** How far each dealer in the user's scope is. */
async function progressOf({ db, user }: Context, campaignNo: string): Promise<CampaignProgress[]> {
  const { rows } = await sql<CampaignProgress>`select vehicle.dealer_code, max(vehicle.dealer_name) as dealer_name, ${countColumns}
    from vehicle_campaign vc join vehicle on vehicle.vin = vc.vin where vc.campaign_no = ${campaignNo} and ${ownMachines(user)} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { addCampaign, campaignKind, changeVins, recountAll } from '../../src/modules/campaign/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { toTextByLanguage } from '../../src/shared/messages/sixTexts.ts';
import { textPdf } from '../files/textPdf.ts';
import { uploadFile } from '../files/uploadFile.ts';
import type { Stage } from '../stage.ts';
import { campaigns, type DemoCampaign, laterCampaigns } from '../vehicles/campaigns.ts';
import { concerned } from '../vehicles/loadVehicles.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

const keeper = 'zhao.manager';

/** After the claims: how far the campaigns are, one that is over and one that is being written. */
export async function replayCampaigns(stage: Stage, trx: Trx, vehicles: readonly DemoVehicle[], today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const at = (days: number, hour: number): void => setClock(new Date(`${addDays(today, days)}T${String(hour).padStart(2, '0')}:10:00Z`));
  const context = contextOf(services, await actAs(keeper));
  const attach = async (id: string, no: string, { title, remedy }: DemoCampaign): Promise<void> => {
    const content = textPdf([`Service bulletin ${no}`, title[1], '', remedy[1]]);
    await uploadFile(
      services,
      context.user,
      { tableName: 'service_campaign', tableId: id },
      { slot: 'bulletin', filename: `${no}.pdf`, type: 'application/pdf', content },
    );
  };
  const released: string[] = [];
  for (const campaign of campaigns) {
    const { id } = await trx.selectFrom('serviceCampaign').select('id').where('campaignNo', '=', campaign.campaignNo).executeTakeFirstOrThrow();
    released.push(id);
    at(campaign.fromDays, 1);
    await attach(id, campaign.campaignNo, campaign);
    await carriedOutBefore(trx, campaign.campaignNo, { ...campaign, today });
  }
  for (const campaign of laterCampaigns) {
    const isOver = campaign.end === 'closed';
    at(isOver ? campaign.fromDays - 4 : -2, 2);
    const { id } = await addCampaign(context, inputOf(campaign, today));
    await changeVins(context, 'addVins', { id, vins: concerned(vehicles, campaign.models).map(({ vin }) => vin) });
    if (!isOver) continue;
    const { campaignNo } = await trx.selectFrom('serviceCampaign').select('campaignNo').where('id', '=', id).executeTakeFirstOrThrow();
    await attach(id, campaignNo, campaign);
    at(campaign.fromDays, 3);
    await act(context, campaignKind, 'release', { id });
    await carriedOutBefore(trx, campaignNo, { ...campaign, today });
    at(-45, 6);
    await act(context, campaignKind, 'close', { id, opinion: '库存车辆已在出厂前处理完毕。' });
  }
  at(0, 0);
  await transact(context, (within) => recountAll(within, released));
}

const inputOf = ({ models: _models, doneBefore: _done, fromDays, toDays, title, problem, remedy, ...campaign }: DemoCampaign, today: string) => {
  const { end: _end, ...rest } = campaign as typeof campaign & { end?: string };
  return {
    ...rest,
    title: toTextByLanguage(title),
    problem: toTextByLanguage(problem),
    remedy: toTextByLanguage(remedy),
    validFrom: addDays(today, fromDays),
    validTo: addDays(today, toDays),
  };
};

/** Machines on which it was done without a claim of the portal. */
const carriedOutBefore = (trx: Trx, campaignNo: string, { doneBefore, fromDays, today }: DemoCampaign & { today: string }) =>
  sql`update vehicle_campaign set status = 'done', completed_date = ${addDays(today, fromDays)}::date + 7 * place::int from (
      select vin, row_number() over (order by right(vin, 4), vin) as place from vehicle_campaign where campaign_no = ${campaignNo} and status = 'open'
    ) as open where vehicle_campaign.campaign_no = ${campaignNo} and vehicle_campaign.vin = open.vin and place <= ${doneBefore}`.execute(trx);

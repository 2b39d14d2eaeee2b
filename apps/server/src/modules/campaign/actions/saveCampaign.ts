/** Writing a campaign. */
import { makerDay } from '../../../shared/makerDay.ts';
import { effect } from '../../../documents/kind.ts';
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import type { CampaignInput, SavedMaster } from '../../../generated/types.gen.ts';
import { type Context, transact } from '../../../shared/context.ts';
import { json, newId } from '../../../shared/database/database.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import type { CampaignActionInput } from '../campaignKind.ts';
import { checkCampaign } from '../checkCampaign.ts';
import { forbiddenChanges } from '../releasedChanges.ts';
import type { CampaignRow } from '../tables.ts';
import { writtenTexts } from '../texts.ts';

export const toRow = (input: CampaignInput) => ({
  title: writtenTexts(input.title),
  problem: writtenTexts(input.problem ?? {}),
  remedy: writtenTexts(input.remedy ?? {}),
  campaignType: input.campaignType,
  severity: input.severity,
  secondProduct: input.secondProduct,
  thirdProducts: [...new Set(input.thirdProducts)],
  validFrom: input.validFrom,
  validTo: input.validTo,
  bugCode: input.bugCode?.trim() || null,
  hourCodes: (input.hourCodes ?? []).map(({ hourCode, maxHours }) => ({ hourCode: hourCode.trim(), maxHours })),
  parts: (input.parts ?? []).map(({ partsCode, qty, returnRequired = 'N' }) => ({ partsCode: partsCode.trim(), qty, returnRequired })),
  mileagePaid: input.mileagePaid ?? 'N',
  stopDelivery: input.stopDelivery ?? 'N',
});
export type CampaignColumns = ReturnType<typeof toRow>;

/** A new draft. */
export const addCampaign = (context: Context, input: CampaignInput): Promise<SavedMaster> =>
  transact(context, async (within) => {
    const { db, services, user } = within;
    const { title, problem, remedy, thirdProducts, hourCodes, parts, ...row } = toRow(input);
    await checkCampaign(within, { title, problem, remedy, thirdProducts, hourCodes, parts, ...row });
    const id = newId(services.now().getTime());
    await db
      .insertInto('serviceCampaign')
      .values({
        ...row,
        id,
        campaignNo: await nextNumber(db, { code: 'campaign', dealerCode: null, day: makerDay(services) }),
        title: json(title),
        problem: json(problem),
        remedy: json(remedy),
        thirdProducts: json(thirdProducts),
        hourCodes: json(hourCodes),
        parts: json(parts),
        openUnits: json([]),
        status: 'draft',
        releaseTime: null,
        createBy: user.username,
        createTime: services.now().toISOString(),
        updateBy: null,
        updateTime: null,
      })
      .execute();
    return { id, version: 1 };
  });

const campaignEffect = effect<CampaignRow, CampaignActionInput>();

/** Changes a draft; of a released campaign what dealers can still follow. */
export const edit = campaignEffect({
  async apply({ context, before, input: { campaign } }) {
    if (!campaign) throw new Error('A change needs the campaign as it is to be');
    const after = toRow(campaign);
    await checkCampaign(context, after);
    const errors = before.status === 'draft' ? [] : forbiddenChanges(before, after);
    if (errors.length > 0) throw invalid(errors);
    if (before.status === 'draft') await mustFitMachines(context, before, after);
    return after;
  },
});

/** A draft keeps no machines of products that it no longer concerns. */
async function mustFitMachines({ db }: Pick<Context, 'db'>, { campaignNo }: CampaignRow, { secondProduct, thirdProducts }: CampaignColumns): Promise<void> {
  const stranger = await db
    .selectFrom('vehicleCampaign')
    .innerJoin('vehicle', 'vehicle.vin', 'vehicleCampaign.vin')
    .select('vehicle.vin')
    .where('vehicleCampaign.campaignNo', '=', campaignNo)
    .where((where) =>
      where.or([
        where('vehicle.secondProduct', '<>', secondProduct),
        ...(thirdProducts.length > 0 ? [where('vehicle.thirdProduct', 'not in', thirdProducts)] : []),
      ]),
    )
    .orderBy('vehicle.vin')
    .executeTakeFirst();
  if (stranger) throw invalid([{ field: 'secondProduct', code: 'E-291', params: { vin: stranger.vin } }]);
}

/** A draft that goes leaves its machines. */
export const remove = campaignEffect({
  async apply({ context: { db }, before: { campaignNo } }) {
    await db.deleteFrom('vehicleCampaign').where('campaignNo', '=', campaignNo).execute();
  },
});

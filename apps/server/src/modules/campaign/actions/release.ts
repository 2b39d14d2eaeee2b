/** Release of a campaign to the dealers, reminders, and its end. */
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { sql } from 'kysely';
import { effect } from '../../../documents/kind.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { CampaignActionInput } from '../campaignKind.ts';
import { campaignSlots, requiredSlots } from '../files.ts';
import type { CampaignRow } from '../tables.ts';
import { openUnitsOf } from './recount.ts';
import { tellClerks } from './tell.ts';

const campaignEffect = effect<CampaignRow, CampaignActionInput>();

/** Releases a draft that says what is to be done, and on which machines. */
export const release = campaignEffect({
  async prepare({ context, before }) {
    const { db, services, user } = context;
    const { bugCode, hourCodes, parts, problem, remedy, validTo } = before;
    const units = await openUnitsOf(db, before.campaignNo);
    if (!bugCode || hourCodes.length + parts.length === 0 || units.length === 0) throw refuse('E-293');
    const files = await fittingFiles(db, 'service_campaign', before.id);
    const day = today(user, services.now());
    const errors: InvalidField[] = [
      ...Object.entries({ problem, remedy }).flatMap(([field, texts]) => (texts.en ? [] : [{ field: `${field}.en`, code: 'E-013' }])),
      ...(validTo < day ? [{ field: 'validTo', code: 'campaign.over' }] : []),
      ...campaignSlots.filter((slot) => requiredSlots.includes(slot) && !files.get(slot)).map(emptySlot),
    ];
    if (errors.length > 0) throw invalid(errors);
    return units;
  },
  apply: async ({ context: { services } }, openUnits) => ({ openUnits, releaseTime: services.now().toISOString() }),
  notify: ({ context }, after) => tellClerks(context, after, { event: 'released', units: after.openUnits }),
});

/** Tells the places with open machines once more, and remembers when. */
export async function remindOf(context: Pick<TrxContext, 'db' | 'services'>, campaign: CampaignRow): Promise<void> {
  await sql`update vehicle_campaign set reminded_time = ${context.services.now().toISOString()}::timestamptz
    where campaign_no = ${campaign.campaignNo} and status = 'open'`.execute(context.db);
  await tellClerks(context, campaign, { event: 'remind', units: campaign.openUnits });
}

export const remind = campaignEffect({
  async apply({ context, before }) {
    await remindOf(context, before);
    return null;
  },
});

/** Open machines stay open in the count, but their tasks end. */
const end = campaignEffect({
  apply: async () => ({ openUnits: [] }),
  notify: ({ context, before, input: { opinion } }, after) => tellClerks(context, after, { event: 'closed', units: before.openUnits, reason: opinion ?? '' }),
});
export const [close, expire] = [end, end];

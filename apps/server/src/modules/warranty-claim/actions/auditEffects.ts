/** What becomes true when a claim is audited: engine history, campaign, inspected item, used-part tasks, service fees. */
import { addDays } from '../../../shared/calendarDate.ts';
import { newId, type Trx } from '../../../shared/database/database.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import type { Services } from '../../../shared/services.ts';
import { finishClaimed } from '../../arrival-accept/service.ts';
import { completeCampaign } from '../../campaign/service.ts';
import { fees } from '../../service-fee/service.ts';
import { replaceEngine } from '../../vehicle/service.ts';
import type { Claim, ClaimHeader, PartLine } from '../store/tables.ts';

/** Cores that the dealer has to keep or send back. */
const keptDispositions: readonly (string | null)[] = ['return', 'hold'];

/**
 * Runs in the transaction of the audit, on the claim with its approved figures.
 * @returns the used-part status of the claim
 */
export async function takeEffect(context: TrxContext, claim: Claim): Promise<{ usedPartsStatus: string }> {
  const { db: trx, services, user } = context;
  const day = today(user, services.now());
  const { vin, claimNo, claimType, campaignNo, repairDate } = claim.header;
  const done = repairDate ?? day;
  if (claim.header.replaceEngine === 'Y' && claim.header.newEngineNo)
    await replaceEngine(context, { vin, newNo: claim.header.newEngineNo, changeDate: done, claimNo });
  if (claimType === 'campaign' && campaignNo) await completeCampaign(context, { vin, campaignNo, claimNo, date: done });
  if (claim.header.pdiItemId) await finishClaimed(context, claimNo);
  await fees.create(context, feesOf(claim.header));
  const tasks = await createUsedPartsTasks(trx, services, claim, day);
  return { usedPartsStatus: tasks > 0 ? 'to_return' : 'none' };
}

const feeColumns = {
  warranty_parts: 'auditPartsAmount',
  warranty_labour: 'auditHourCost',
  travel: 'auditTravelFee',
  other: 'auditOtherFee',
} as const satisfies Record<string, keyof ClaimHeader>;

const feesOf = (header: ClaimHeader) => {
  const { orgCode, dealerCode, dealerName, id: sourceId, claimNo: sourceNo, vin, currency } = header;
  const lines = Object.entries(feeColumns).map(([feeType, column]) => ({ feeType, amount: header[column] }));
  return { source: 'warrantyClaim', sourceId, sourceNo, orgCode, dealerCode, dealerName, vin, currency, lines };
};

async function createUsedPartsTasks(trx: Trx, services: Services, { header, faults, parts }: Claim, day: string): Promise<number> {
  const kept = parts.filter(({ coreDisposition, auditQty }) => keptDispositions.includes(coreDisposition) && (auditQty ?? 0) > 0);
  if (kept.length === 0) return 0;
  const bugNoOf = (part: PartLine) => faults.find(({ id }) => id === part.bugId)?.bugNo ?? 0;
  // The tag counts the part lines inside the fault, as they are printed on the claim sheet.
  const positionOf = (part: PartLine) => parts.filter(({ bugId }) => bugId === part.bugId).indexOf(part) + 1;
  await trx
    .insertInto('usedPartsTask')
    .values(
      kept.map((part) => ({
        id: newId(services.now().getTime()),
        orgCode: header.orgCode,
        dealerCode: header.dealerCode,
        claimId: header.id,
        claimNo: header.claimNo,
        bugNo: bugNoOf(part),
        claimPartsId: part.id,
        partsCode: part.partsCode,
        supplierCode: part.supplierCode,
        claimQty: part.auditQty ?? part.qty,
        tagNo: `${header.claimNo}-${bugNoOf(part)}-${positionOf(part)}`,
        oldSerialNo: part.oldSerialNo,
        coreDisposition: part.coreDisposition ?? 'return',
        retainUntil: addDays(day, services.parameters.number('usedParts.retentionDays')),
        createTime: services.now().toISOString(),
      })),
    )
    .execute();
  return kept.length;
}

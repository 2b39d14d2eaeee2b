/** What becomes true when a claim is audited: engine history, campaign, inspected item, used-part tasks, service fees. */
import type { TrxContext } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { finishClaimed } from '../../arrival-accept/service.ts';
import { fees } from '../../service-fee/service.ts';
import { createCores } from '../../used-parts-task/service.ts';
import { completeCampaign, replaceEngine } from '../../vehicle/service.ts';
import type { Claim, ClaimHeader, PartLine } from '../store/tables.ts';

/** Cores that the dealer has to keep or send back. */
const keptDispositions: readonly (string | null)[] = ['return', 'hold'];

/**
 * Runs in the transaction of the audit, on the claim with its approved figures.
 * @returns the used-part status of the claim
 */
export async function takeEffect(context: TrxContext, claim: Claim): Promise<{ usedPartsStatus: string }> {
  const { services, user } = context;
  const day = today(user, services.now());
  const { vin, claimNo, claimType, campaignNo, repairDate } = claim.header;
  const done = repairDate ?? day;
  if (claim.header.replaceEngine === 'Y' && claim.header.newEngineNo)
    await replaceEngine(context, { vin, newNo: claim.header.newEngineNo, changeDate: done, claimNo });
  if (claimType === 'campaign' && campaignNo) await completeCampaign(context, { vin, campaignNo, claimNo, date: done });
  if (claim.header.pdiItemId) await finishClaimed(context, claimNo);
  await fees.create(context, feesOf(claim.header));
  const left = coresOf(claim);
  await createCores(context, left);
  return { usedPartsStatus: left.cores.length > 0 ? 'to_return' : 'none' };
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

/** The parts of a claim that the dealer has to keep or to send back. */
function coresOf({ header, faults, parts }: Claim): Parameters<typeof createCores>[1] {
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, id: claimId, claimNo, vin, currency } = header;
  const bugNoOf = (part: PartLine) => faults.find(({ id }) => id === part.bugId)?.bugNo ?? 0;
  // The tag counts the part lines inside the fault, as they are printed on the claim sheet.
  const positionOf = (part: PartLine) => parts.filter(({ bugId }) => bugId === part.bugId).indexOf(part) + 1;
  const cores = parts
    .filter(({ coreDisposition, auditQty }) => keptDispositions.includes(coreDisposition) && (auditQty ?? 0) > 0)
    .map((part) => ({
      bugNo: bugNoOf(part),
      claimPartsId: part.id,
      partsCode: part.partsCode,
      supplierCode: part.supplierCode,
      claimQty: part.auditQty ?? part.qty,
      tagNo: `${claimNo}-${bugNoOf(part)}-${positionOf(part)}`,
      oldSerialNo: part.oldSerialNo,
      coreDisposition: part.coreDisposition as 'return' | 'hold',
    }));
  return { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, claimId, claimNo, vin, currency, cores };
}

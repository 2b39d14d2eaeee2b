/** Effects of a claim's approval: engine history, campaign, inspected item, used-part tasks, service fees. */
import type { TrxContext } from '../../../shared/context.ts';
import type { Db } from '../../../shared/database/database.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { finishClaimed } from '../../arrival-accept/service.ts';
import { completeCampaign } from '../../campaign/service.ts';
import { fees, feeSource } from '../../service-fee/service.ts';
import { createCores } from '../../used-parts-task/service.ts';
import { replaceEngine } from '../../vehicle/service.ts';
import { supplierRecovery } from '../rules/amounts/supplierRecovery.ts';
import type { Claim, ClaimHeader, PartLine } from '../store/tables.ts';

/** Cores that the dealer has to keep or send back. */
const keptDispositions: readonly (string | null)[] = ['return', 'hold'];

/**
 * Runs in the transaction of the audit, on the claim with its approved figures.
 * @returns the used-part status of the claim, and what its suppliers pay back
 */
export async function takeEffect(context: TrxContext, claim: Claim): Promise<Pick<ClaimHeader, 'usedPartsStatus' | 'supplierRecoveryAmount'>> {
  const { db, services, user } = context;
  const day = today(user, services.now());
  const { vin, claimNo, claimType, campaignNo, repairDate } = claim.header;
  const done = repairDate ?? day;
  if (claim.header.replaceEngine === 'Y' && claim.header.newEngineNo)
    await replaceEngine(context, { vin, newNo: claim.header.newEngineNo, changeDate: done, claimNo });
  if (claimType === 'campaign' && campaignNo) await completeCampaign(context, { vin, campaignNo, claimNo, date: done });
  if (claim.header.pdiItemId) await finishClaimed(context, claimNo);
  await fees.create(context, { ...feeSourceOf(claim.header), lines: feesOf(claim.header) });
  const left = coresOf(claim);
  await createCores(context, left);
  return {
    usedPartsStatus: left.cores.length > 0 ? 'to_return' : 'none',
    supplierRecoveryAmount: supplierRecovery(claim, await recoveryPcts(db, claim)),
  };
}

const feeColumns = {
  warranty_parts: 'auditPartsAmount',
  warranty_labour: 'auditHourCost',
  travel: 'auditTravelFee',
  other: 'auditOtherFee',
} as const satisfies Record<string, keyof ClaimHeader>;

export const feeSourceOf = (claim: ClaimHeader) => feeSource('warrantyClaim', claim.claimNo, claim);

const feesOf = (header: ClaimHeader) => Object.entries(feeColumns).map(([feeType, column]) => ({ feeType, amount: header[column] }));

/** Percentages that the suppliers of the claim's faults pay back, by supplier. */
async function recoveryPcts(db: Db, { faults }: Claim): Promise<ReadonlyMap<string, number>> {
  const codes = faults.flatMap(({ supplierCode }) => supplierCode ?? []);
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('supplier').select(['supplierCode', 'recoveryPct']).where('supplierCode', 'in', codes).execute();
  return new Map(rows.map(({ supplierCode, recoveryPct }) => [supplierCode, recoveryPct ?? 0]));
}

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

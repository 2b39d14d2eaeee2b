/** What becomes true when a claim is audited: engine history, campaign, used-part tasks, service fees. */
import { addDays } from '../../../shared/calendarDate.ts';
import { newId, type Trx } from '../../../shared/database/database.ts';
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import type { Services } from '../../../shared/services.ts';
import { completeCampaign, replaceEngine } from '../../vehicle/service.ts';
import type { Claim, ClaimHeader, PartLine } from '../store/tables.ts';

/** Cores that the dealer has to keep or send back. */
const keptDispositions: readonly (string | null)[] = ['return', 'hold'];

/**
 * Runs in the transaction of the audit, on the claim with its approved figures.
 * @param day business date of the audit
 * @returns the used-part status of the claim
 */
export async function takeEffect(trx: Trx, services: Services, claim: Claim, day: string): Promise<{ usedPartsStatus: string }> {
  const { vin, claimNo, claimType, campaignNo, repairDate } = claim.header;
  const done = repairDate ?? day;
  if (claim.header.replaceEngine === 'Y' && claim.header.newEngineNo)
    await replaceEngine(trx, vin, { newNo: claim.header.newEngineNo, changeDate: done, claimNo });
  if (claimType === 'campaign' && campaignNo) await completeCampaign(trx, vin, campaignNo, { claimNo, date: done });
  await createFees(trx, services, claim.header, day);
  const tasks = await createUsedPartsTasks(trx, services, claim, day);
  return { usedPartsStatus: tasks > 0 ? 'to_return' : 'none' };
}

const fees = {
  warranty_parts: 'auditPartsAmount',
  warranty_labour: 'auditHourCost',
  travel: 'auditTravelFee',
  other: 'auditOtherFee',
} as const satisfies Record<string, keyof ClaimHeader>;

async function createFees(trx: Trx, services: Services, header: ClaimHeader, day: string): Promise<void> {
  for (const [feeType, column] of Object.entries(fees)) {
    const amount = header[column];
    if (!amount) continue;
    const { orgCode, dealerCode, dealerName, id: sourceId, claimNo: sourceNo, vin, currency } = header;
    await trx
      .insertInto('serviceFee')
      .values({
        id: newId(services.now().getTime()),
        feeNo: await nextNumber(trx, { code: 'serviceFee', dealerCode, day }),
        orgCode,
        dealerCode,
        dealerName,
        feeSource: 'warrantyClaim',
        sourceId,
        sourceNo,
        vin,
        feeDate: day,
        feeType,
        amount,
        currency,
        statementNo: null,
        settledAmount: null,
        settledDate: null,
        createTime: services.now().toISOString(),
      })
      .execute();
  }
}

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

import type { DetailInput, WarrantyClaimInput } from '../../src/generated/types.gen.ts';
import type { Random } from '../random.ts';
import { hoursOn } from '../vehicles/hoursOn.ts';
import { claimedCampaign } from './claimMachines.ts';
import { languageOf, type ClaimPlan } from './claimPlan.ts';
import { claimTexts } from './claimTexts.ts';

/** Hours that a meter jumps by in the claim that shows it; more than 24 a day since the last service. */
const jumpHours = 600;

/** Hour meter at the failure; machines that were never handed over have run for a test only. */
function operatingHours(random: Random, { vehicle, failureDate, feature }: ClaimPlan): number | null {
  if (vehicle.secondProduct === 'implement') return null;
  if (!vehicle.deliveryDate) return random.integer(3, 8);
  return hoursOn(vehicle, failureDate) + (feature === 'hoursJump' ? jumpHours : 0);
}

/** The labour lines; some claims need more than the standard time, one counts the removal twice. */
function labourLines(random: Random, { faults, feature }: ClaimPlan, overReason: string): DetailInput[] {
  const lines = faults.flatMap((fault) => fault.labour);
  const [first, ...others] = lines;
  const overlapping = feature === 'overlap' && faults[0] ? [{ bugNo: 1, hourCode: `${faults[0].component.bugCodes[0]}0-30`, claimHours: 0.5 }] : [];
  if (!first || !random.chance(0.12)) return [...lines, ...overlapping];
  return [{ ...first, claimHours: Math.round((first.claimHours ?? 1) * 120) / 100, overReason }, ...others, ...overlapping];
}

/** What the clerk types. @param number tells the dealer's own numbers apart */
export function toClaimInput(random: Random, plan: ClaimPlan, number: number): WarrantyClaimInput {
  const { vehicle, claimType, failureDate, repairDate, dealerCode, faults } = plan;
  const texts = claimTexts[languageOf(dealerCode)];
  const [workshop, customer, branch] = texts.places;
  const atCustomer = random.chance(0.35);
  const hasOtherFee = random.chance(0.12);
  return {
    vin: vehicle.vin,
    claimType,
    dealerClaimRef: `${dealerCode}-${failureDate.slice(2).replaceAll('-', '')}-${String(number).padStart(3, '0')}`,
    campaignNo: claimType === 'campaign' ? claimedCampaign.campaignNo : null,
    goodwillReason: claimType === 'goodwill' ? texts.goodwillReason : null,
    operatingHours: operatingHours(random, plan),
    replaceEngine: plan.feature === 'replacesEngine' ? 'Y' : 'N',
    newEngineNo: plan.feature === 'replacesEngine' ? `${vehicle.engineNo}R` : null,
    failureDate,
    repairStartDate: failureDate,
    repairDate,
    mileage: atCustomer ? random.integer(8, 180) + 0.5 : null,
    complaint: random.pick(texts.complaint).replace('{fault}', faults[0]?.name ?? ''),
    // Most are content.
    customerSatisfaction: Math.max(random.integer(3, 5), random.chance(0.8) ? 4 : 3),
    // Nobody has parts on a shelf yet.
    partsInStock: 'N',
    contactName: vehicle.ownerName,
    contactPhone: vehicle.ownerPhone,
    repairPlace: atCustomer ? customer : random.pick([workshop, branch]),
    technician: random.pick(texts.technicians),
    otherFee: hasOtherFee ? random.integer(4, 18) * 10 : null,
    otherFeeDesc: hasOtherFee ? texts.otherFee : null,
    bugList: faults.map(({ fault }) => fault),
    detailList: labourLines(random, plan, texts.overReason),
    partsList: faults.flatMap(({ parts }) => parts),
  };
}

/**
 * Computes the derived fields of a claim: machine and warranty snapshot, coverage, prices, amounts, marks of wear parts, repeated faults.
 * Pure; run at every save and again at submit. Rates are frozen at the first submit.
 */
import { labourAmount, partAmount, sum } from '@harrow/validation';
import type { Services } from '../../../../shared/services.ts';
import { daysBetween } from '../../../../shared/calendarDate.ts';
import { claimedAmounts, type ClaimRates, labourRate } from './amounts.ts';
import { campaignOf, isTripPaid, openNumbers } from '../ofCampaign.ts';
import type { ClaimFacts, ClaimVehicle, KnownFacts, PriorFault } from '../../store/claimFacts.ts';
import { checkCoverage, type Coverage, type CoverageFacts, maintenanceTolerance, partsWarranty, toPolicyFacts } from '../../../coverage/service.ts';
import type { Claim, ClaimHeader, FaultLine, LabourLine, PartLine } from '../../store/tables.ts';

/** Parameters that the calculation uses. */
export type CalculationSettings = { partsHandlingPct: number; maintenance: CoverageFacts['maintenance']; partsWarranty: CoverageFacts['partsWarranty'] };

export const calculationSettings = (services: Pick<Services, 'parameters'>): CalculationSettings => ({
  partsHandlingPct: services.parameters.number('claim.partsHandlingPct'),
  maintenance: maintenanceTolerance(services),
  partsWarranty: partsWarranty(services),
});

export function recalculateClaim(claim: Claim, facts: KnownFacts, settings: CalculationSettings): Claim {
  const rates = ratesOf(claim.header, facts, settings);
  const labour = claim.labour.map((line) => priceLabour(line, rates));
  const priced = claim.parts.map((line) => pricePart(line, claim, facts, rates));
  const coverage = checkCoverage(coverageFacts({ ...claim, parts: priced }, facts, settings));
  const parts = priced.map((line, index) => ({
    ...line,
    notCovered: coverage.flaggedParts.includes(index) ? ('Y' as const) : ('N' as const),
  }));
  const faults = claim.faults.map((fault) => completeFault(fault, labour, parts, facts));
  const mileage = isTripPaid(claim.header, facts.campaigns) ? (claim.header.mileage ?? 0) : 0;
  const amounts = claimedAmounts({ parts, labour, mileage, otherFee: claim.header.otherFee ?? 0 }, rates.travelRate);
  const { otherFee: _typed, ...computed } = amounts;
  const header: ClaimHeader = {
    ...claim.header,
    ...snapshot(claim.header, facts),
    ...coverageColumns(coverage),
    supplierCode: faults[0]?.supplierCode ?? null,
    currency: claim.header.round > 0 ? claim.header.currency : facts.dealer.currency,
    hourRate: rates.hourRate,
    travelRate: rates.travelRate,
    partsHandlingPct: rates.handlingPct,
    ...computed,
  };
  return { header, faults, labour, parts };
}

/** Pricing of a claim: frozen at its first submission, before that the dealer's current rates. */
export function ratesOf(
  { round, hourRate, travelRate, partsHandlingPct }: Pick<ClaimHeader, 'round' | 'hourRate' | 'travelRate' | 'partsHandlingPct'>,
  { dealer }: Pick<ClaimFacts, 'dealer'>,
  settings: Pick<CalculationSettings, 'partsHandlingPct'>,
): ClaimRates {
  if (round > 0) return { hourRate, travelRate, handlingPct: partsHandlingPct };
  return {
    hourRate: labourRate(dealer.hourRate ?? 0, dealer.hourFactor),
    travelRate: dealer.travelRate ?? 0,
    handlingPct: dealer.handlingPct ?? settings.partsHandlingPct,
  };
}

const priceLabour = (line: LabourLine, { hourRate }: ClaimRates): LabourLine => ({
  ...line,
  hourRate,
  hourCost: labourAmount(line.claimHours, hourRate),
});

function pricePart(line: PartLine, { header, faults }: Claim, { parts, campaigns }: ClaimFacts, { handlingPct }: ClaimRates): PartLine {
  const master = parts.find(({ partsCode }) => partsCode === line.partsCode);
  // After the first submit the price stays what it was, unless the part itself was exchanged.
  const isFrozen = header.round > 0 && line.unitPrice !== null && line.unitPrice > 0;
  const allowed = campaignOf(header, campaigns)?.parts.find(({ partsCode }) => partsCode === line.partsCode);
  const returnRequired = allowed?.returnRequired ?? master?.coreReturn ?? line.returnRequired;
  const unitPrice = isFrozen ? line.unitPrice : (master?.price ?? null);
  return {
    ...line,
    unitPrice,
    amount: partAmount({ qty: line.qty, unitPrice: unitPrice ?? 0 }, handlingPct),
    supplierCode: faults.find(({ id }) => id === line.bugId)?.supplierCode ?? master?.supplierCode ?? null,
    serialised: master?.serialised ?? line.serialised,
    returnRequired,
    coreDisposition: line.coreDisposition ?? (returnRequired === 'Y' ? 'return' : 'scrap_allowed'),
  };
}

function completeFault(fault: FaultLine, labour: readonly LabourLine[], parts: readonly PartLine[], { bugCodes, priorFaults }: ClaimFacts): FaultLine {
  const own = <Line extends { bugId: string }>(lines: readonly Line[]) => lines.filter(({ bugId }) => bugId === fault.id);
  return {
    ...fault,
    supplierCode: fault.supplierCode ?? bugCodes.find(({ code }) => code === fault.bugCode)?.defaultSupplierCode ?? null,
    repeatFlag: priorFaults.some(({ bugCode }) => bugCode === fault.bugCode) ? 'Y' : 'N',
    bugAmount: sum([...own(labour).map(({ hourCost }) => hourCost), ...own(parts).map(({ amount }) => amount)]),
  };
}

/** Machine and warranty facts as they are now; a claim keeps them with each save. */
const snapshot = (header: ClaimHeader, { vehicle }: { vehicle: ClaimVehicle }) => ({
  crossDealer: vehicle.dealerCode === header.dealerCode ? ('N' as const) : ('Y' as const),
  secondProduct: vehicle.secondProduct,
  thirdProduct: vehicle.thirdProduct,
  fourthProduct: vehicle.fourthProduct,
  deliveryDate: vehicle.deliveryDate,
  ownerName: vehicle.ownerName,
  engineNo: header.engineNo ?? vehicle.engineNo,
  warrantyStartDate: vehicle.warrantyStartDate,
  warrantyEndDate: vehicle.warrantyEndDate,
  warrantyMonths: vehicle.warrantyMonths,
  warrantyHours: vehicle.warrantyHours,
  extendEndDate: vehicle.extendEndDate,
  extensionFee: vehicle.extensionFee,
});

const coverageColumns = ({ result, reason, params, kind }: Coverage) => ({
  coverageResult: result,
  coverageReason: reason,
  coverageParams: params,
  coverageKind: kind,
});

type CoverageInput = {
  header: Pick<ClaimHeader, 'claimType' | 'campaignNo' | 'failureDate' | 'operatingHours'>;
  faults: readonly Pick<FaultLine, 'bugSystem' | 'bugCode'>[];
  parts: readonly Pick<PartLine, 'partsCode' | 'isCausal'>[];
};

/** The facts of a claim, saved or not, as the coverage engine asks for them. */
function coverageFacts({ header, faults, parts }: CoverageInput, facts: KnownFacts, settings: CalculationSettings): CoverageFacts {
  return {
    claimType: header.claimType,
    campaignNo: header.campaignNo,
    failureDate: header.failureDate,
    operatingHours: header.operatingHours,
    vehicle: facts.vehicle,
    policy: toPolicyFacts(facts.policy),
    maintenance: settings.maintenance,
    partsWarranty: settings.partsWarranty,
    openCampaigns: openNumbers(facts.campaigns),
    faults: faults.map(({ bugSystem, bugCode }) => ({
      bugSystem,
      mainComponent: facts.bugCodes.find(({ code }) => code === bugCode)?.mainComponent === 'Y',
    })),
    parts: parts.map(({ partsCode, isCausal }) => {
      const master = facts.parts.find((part) => part.partsCode === partsCode);
      return {
        isCausal: isCausal === 'Y',
        category: master?.category ?? null,
        warrantyMonths: master?.warrantyMonths ?? null,
        replaced: master?.replaced ?? null,
      };
    }),
  };
}

/** Claims on the same machine with the same fault, failed at most `days` apart. */
export const similarClaims = (failureDate: string | null, priorFaults: readonly PriorFault[], days: number): PriorFault[] =>
  failureDate === null
    ? []
    : priorFaults.filter(
        (prior, index) =>
          prior.failureDate !== null &&
          Math.abs(daysBetween(prior.failureDate, failureDate)) <= days &&
          priorFaults.findIndex(({ claimId }) => claimId === prior.claimId) === index,
      );

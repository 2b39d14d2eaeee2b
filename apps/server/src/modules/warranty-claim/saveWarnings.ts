import { isVinCheckDigitValid } from '@harrow/validation/vin';
import type { Coded } from '../../shared/refusal/refusal.ts';
import type { ClaimFacts, ClaimVehicle } from './claimFacts.ts';
import type { Claim } from './tables.ts';

/**
 * Whether the claim cannot be paid as things stand: bank data, labour or travel rate, or the price of a part is missing (W-216, Annex D).
 * The user confirms once per save of the form.
 */
export function isSettlementIncomplete({ header, labour, parts }: Claim, { dealer }: Pick<ClaimFacts, 'dealer'>): boolean {
  const noBank = !dealer.bankName || !dealer.accountNumber;
  const noHourRate = labour.length > 0 && header.hourRate === 0;
  const noTravelRate = (header.mileage ?? 0) > 0 && header.travelRate === 0;
  const noPrice = parts.some(({ unitPrice }) => unitPrice === null || unitPrice === 0);
  return noBank || noHourRate || noTravelRate || noPrice;
}

/** Hints in the answer of a save; they stop nothing. */
export function saveHints({ header, parts }: Claim, facts: Pick<ClaimFacts, 'parts'> & { vehicle: ClaimVehicle }): Coded[] {
  const hints: Coded[] = [];
  if (!isVinCheckDigitValid(header.vin)) hints.push({ code: 'W-104' });
  if (header.engineNo !== null && header.engineNo !== facts.vehicle.engineNo) hints.push({ code: 'W-217', params: { no: facts.vehicle.engineNo } });
  for (const { partsCode } of parts) {
    const replacedBy = facts.parts.find((part) => part.partsCode === partsCode)?.replacedBy;
    if (replacedBy) hints.push({ code: 'E-306', params: { code: partsCode, new: replacedBy } });
  }
  return hints;
}

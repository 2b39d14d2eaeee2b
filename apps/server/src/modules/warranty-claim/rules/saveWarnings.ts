import { isVinCheckDigitValid } from '@harrow/validation/vin';
import { type Language, textOf } from '../../../shared/messages/messages.ts';
import type { Coded } from '../../../shared/refusal/refusal.ts';
import type { ClaimFacts, ClaimVehicle } from '../store/claimFacts.ts';
import type { Claim, ClaimHeader, PartLine } from '../store/tables.ts';

type Settled = {
  header: Pick<ClaimHeader, 'mileage' | 'hourRate' | 'travelRate'>;
  labour: readonly unknown[];
  parts: readonly Pick<PartLine, 'partsCode' | 'unitPrice'>[];
};

/** Without what the claim cannot be paid as things stand: bank data of the dealer, labour or travel rate, the price of a part. */
export function missingForSettlement({ header, labour, parts }: Settled, { dealer }: Pick<ClaimFacts, 'dealer'>): Coded[] {
  const unpriced = parts.filter(({ unitPrice }) => unitPrice === null || unitPrice === 0).map(({ partsCode }) => partsCode);
  return [
    ...(dealer.bankName ? [] : [{ code: 'settlement.bankName' }]),
    ...(dealer.accountNumber ? [] : [{ code: 'settlement.accountNumber' }]),
    ...(labour.length > 0 && header.hourRate === 0 ? [{ code: 'settlement.hourRate' }] : []),
    ...((header.mileage ?? 0) > 0 && header.travelRate === 0 ? [{ code: 'settlement.travelRate' }] : []),
    ...[...new Set(unpriced)].map((part) => ({ code: 'settlement.price', params: { part } })),
  ];
}

/** Warnings that the author has not confirmed yet; those of the stored claim were confirmed before. */
export const newlyMissing = (missing: readonly Coded[], before: readonly Coded[]): Coded[] => {
  const known = new Set(before.map((coded) => JSON.stringify(coded)));
  return missing.filter((coded) => !known.has(JSON.stringify(coded)));
};

/** W-216, and what is missing, in the user's language. */
export const settlementWarnings = (missing: readonly Coded[], language: Language): Coded[] =>
  missing.length === 0
    ? []
    : [{ code: 'W-216' }, { code: 'settlement.missing', params: { list: missing.map((coded) => textOf(language, coded)).join(listMark[language] ?? ', ') } }];

const listMark: Partial<Record<Language, string>> = { 'zh-cn': '、' };

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

/** Saving a claim: written in one statement, whatever was sent. */
import { checkVin, readVin } from '@harrow/validation/vin';
import { type Composed, changeDocument, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { Saved, WarrantyClaimInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../../shared/wrongPhone.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { awaitsClaim } from '../../arrival-accept/service.ts';
import { largestAmount } from '../rules/amounts/amounts.ts';
import { checkHeader } from '../rules/checkHeader.ts';
import { type ClaimFacts, claimFacts, type KnownFacts, type TypedFacts } from '../store/claimFacts.ts';
import { claimKind } from '../claimKind.ts';
import { claimStore } from '../store/claimStore.ts';
import { claimLineChanges } from '../rules/lineHistory.ts';
import { mergeFaults, mergeHeader, mergeLabour, mergeParts } from '../rules/mergeClaim.ts';
import { newClaim } from './newClaim.ts';
import { recalculateClaim, calculationSettings } from '../rules/amounts/recalculateClaim.ts';
import { missingForSettlement, newlyMissing, saveHints, settlementWarnings } from '../rules/saveWarnings.ts';
import type { Claim, ClaimHeader, FaultLine, LabourLine, PartLine } from '../store/tables.ts';

type ClaimLines = { faults: FaultLine; labour: LabourLine; parts: PartLine };

const savedClaim: SavedKind<ClaimHeader, ClaimLines, WarrantyClaimInput, ClaimFacts> = {
  kind: claimKind,
  store: claimStore,
  create: newClaim,
  read: readClaim,
  compose,
  lineHistory: claimLineChanges,
};

/** A claim, unless it is new, with what its rules ask about after the input. */
function readClaim(context: Context, id: string | null, input: WarrantyClaimInput): Promise<{ document: Claim | null; facts: ClaimFacts }> {
  const { user, services } = context;
  const facts = claimFacts(typedFacts(input), { dealerCode: user.dealerCode ?? '', subDealerCode: user.subDealerCode, day: today(user, services.now()) });
  return claimStore.findWithFacts<ClaimFacts>(context, id, facts);
}

/**
 * Creates a claim, or changes one that is a draft or was returned.
 * @param input header fields left out stay; a line list replaces the stored lines; a new fault is named by `bugNo` in the lines of the same save
 * @throws as `saveDocument`; the warning is W-216, which is asked once about the same gap of a claim
 */
export async function saveClaim(context: Context, input: WarrantyClaimInput, options: { confirm: boolean; keep?: KeepResult }): Promise<Saved> {
  await mustAwaitClaim(context, input);
  try {
    return (await saveDocument(context, savedClaim, input, options)) as Saved;
  } catch (error) {
    throw isDuplicateReference(error) ? invalid([{ field: 'dealerClaimRef', code: 'E-017' }]) : error;
  }
}

/** A claim that repairs what an inspection on arrival found names an item of the same machine that waits for it. */
async function mustAwaitClaim(context: Context, { id, pdiItemId, vin }: WarrantyClaimInput): Promise<void> {
  if (!pdiItemId) return;
  const isStored = await context.db
    .selectFrom('warrantyClaim')
    .select('id')
    .where('id', '=', id ?? '')
    .where('pdiItemId', '=', pdiItemId)
    .executeTakeFirst();
  if (!isStored && !(await awaitsClaim(context, pdiItemId, readVin(vin ?? '')))) throw invalid([{ field: 'pdiItemId', code: 'E-012' }]);
}

/** Changes the lines of a stored claim; the calls for single lines are built on it. */
export const changeLines = (
  context: Context,
  claim: { id: string; version: number | undefined },
  change: (claim: Claim) => WarrantyClaimInput,
): Promise<{ document: Claim; version: number }> => changeDocument(context, savedClaim, claim, change);

/** Lays the input over the claim and recalculates it; throws 422 with everything that cannot be stored. */
function compose(context: Context, base: Claim, input: WarrantyClaimInput, { vehicle, ...others }: ClaimFacts): Composed<ClaimHeader, ClaimLines> {
  const { services } = context;
  const vin = input.vin === undefined ? base.header.vin : readVin(input.vin ?? '');
  if (!vin) throw invalid([{ field: 'vin', code: 'E-100' }]);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  if (!vehicle) throw invalid([{ field: 'vin', code: 'E-012' }]);
  const facts: KnownFacts = { ...others, vehicle };
  const header = mergeHeader(base.header, input, vin);
  const lines = mergeLines(context, base, input, facts);
  const phone = wrongPhone({ field: 'contactPhone', typed: header.contactPhone, stored: base.header.contactPhone, country: facts.dealer?.country });
  const errors = [...phone, ...checkHeader(header, services.parameters.number('claim.mileageMax')), ...lines.errors];
  if (errors.length > 0) throw invalid(errors);
  const claim = recalculateClaim({ header, ...lines.claim }, facts, calculationSettings(services));
  const excesses = tooLarge(claim);
  if (excesses.length > 0) throw invalid(excesses);
  const isNew = base.header.claimNo === '';
  const missing = missingForSettlement(claim, facts);
  const warnings = settlementWarnings(missing, context.user.language);
  const unasked = newlyMissing(missing, isNew ? [] : missingForSettlement(base, facts));
  return { document: claim, toConfirm: unasked.length > 0 ? warnings : [], hints: [...warnings, ...saveHints(claim, facts)] };
}

/** Lines whose amount cannot be stored. */
const tooLarge = ({ labour, parts }: Claim): InvalidField[] => [
  ...labour.flatMap(({ hourCost }, index) => (hourCost > largestAmount ? [{ field: 'claimHours', line: `detailList[${index}]`, code: 'E-229' }] : [])),
  ...parts.flatMap(({ amount }, index) => (amount > largestAmount ? [{ field: 'qty', line: `partsList[${index}]`, code: 'E-229' }] : [])),
];

/** Lists that were not sent stay, without the lines of faults that are gone. */
function mergeLines(
  { services, user }: Context,
  base: Claim,
  input: WarrantyClaimInput,
  facts: KnownFacts,
): { claim: Omit<Claim, 'header'>; errors: InvalidField[] } {
  const valuesOf = (dictionary: string) => (services.dictionaries.items(dictionary) ?? []).map(({ value }) => value);
  const faults = input.bugList
    ? mergeFaults(base, input.bugList, { ...facts, failureReasons: valuesOf('failure_reason') }, isMaker(user))
    : { lines: base.faults, errors: [], idOfNo: new Map<number, string>() };
  const kept = new Set(faults.lines.map(({ id }) => id));
  const ofKeptFaults = <Line extends { bugId: string }>(lines: Line[]) => ({
    lines: lines.filter(({ bugId }) => kept.has(bugId)),
    errors: [],
  });
  const labour = input.detailList
    ? mergeLabour(base, input.detailList, faults.lines, faults.idOfNo, { ...facts, thirdProduct: facts.vehicle.thirdProduct })
    : ofKeptFaults(base.labour);
  const parts = input.partsList
    ? mergeParts(base, input.partsList, faults.lines, faults.idOfNo, { ...facts, sources: valuesOf('parts_source') })
    : ofKeptFaults(base.parts);
  return {
    claim: { faults: faults.lines, labour: labour.lines, parts: parts.lines },
    errors: [...faults.errors, ...labour.errors, ...parts.errors],
  };
}

const named = <Value>(values: (Value | null | undefined)[]): Value[] => [...new Set(values.filter((value) => value !== null && value !== undefined))];

/** Input from which facts are read; an empty or misspelt VIN names no machine. */
const typedFacts = ({ vin, failureDate, bugList, detailList, partsList }: WarrantyClaimInput): TypedFacts => ({
  ...(vin !== undefined && { vin: readVin(vin ?? '') }),
  ...(failureDate !== undefined && { failureDate }),
  bugCodes: named((bugList ?? []).map(({ bugCode }) => bugCode?.trim())),
  hourCodes: named((detailList ?? []).map(({ hourCode }) => hourCode?.trim())),
  partsCodes: named((partsList ?? []).map(({ partsCode }) => partsCode?.trim())),
});

/** The dealer's own number is used by another of their claims (unique index). */
const isDuplicateReference = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'warranty_claim_dealer_ref';
};

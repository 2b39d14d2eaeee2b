/** Saving a claim: written in one statement, whatever was sent (domain design 2.18, 2.19; contract `warrantyClaim/save`). */
import { checkVin, normaliseVin } from '@harrow/validation/vin';
import type { Saved, WarrantyClaimInput } from '../../generated/types.gen.ts';
import { changesBetween } from '../../shared/change-log/changeLog.ts';
import type { Db } from '../../shared/database/database.ts';
import { textOf } from '../../shared/messages/messages.ts';
import { askFirst, type Coded, forbidden, type InvalidField, invalid, Refusal, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, isMaker, today } from '../../shared/session/currentUser.ts';
import { mustBeCurrent } from '../../shared/workflow/workflow.ts';
import { largestAmount } from './amounts.ts';
import { checkHeader } from './checkHeader.ts';
import { type ClaimFacts, type FactsWanted, type KnownFacts, loadClaimFacts } from './claimFacts.ts';
import { claimLineChanges } from './lineHistory.ts';
import { mergeFaults, mergeHeader, mergeLabour, mergeParts } from './mergeClaim.ts';
import { reckonClaim, type ReckonSettings } from './reckonClaim.ts';
import { newClaim } from './newClaim.ts';
import { missingForSettlement, newlyMissing, saveHints, settlementWarnings } from './saveWarnings.ts';
import { findClaim, findClaimWithFacts, insertClaim, type TypedFacts, updateClaim } from './storeClaim.ts';
import type { Claim, ClaimHeader } from './tables.ts';
import { claimWorkflow } from './workflow.ts';

export const reckonSettings = ({ parameters }: Pick<Services, 'parameters'>): ReckonSettings => ({
  partsHandlingPct: parameters.number('claim.partsHandlingPct'),
  maintenanceDays: parameters.number('maint.toleranceDays'),
  maintenanceHours: parameters.number('maint.toleranceHours'),
});

/**
 * Creates a claim, or changes one that is a draft or was returned.
 * @param input header fields left out stay; a line list replaces the stored lines; a new fault is named by `bugNo` in the lines of the same save
 * @param options.confirm the user accepts W-216, which is asked once about the same gap of a claim
 * @throws E-012 out of scope, E-001 stale, E-002 not editable, 422 with every wrong field, 202 with W-216
 */
export async function saveClaim(services: Services, user: CurrentUser, input: WarrantyClaimInput, { confirm }: { confirm: boolean }): Promise<Saved> {
  try {
    const { base, isNew, ...loaded } = input.id ? await loadStored(services, user, input, input.id) : await loadNew(services, user, input);
    const { claim, facts } = compose(services, user, base, input, loaded.facts);
    const missing = missingForSettlement(claim, facts);
    const unasked = newlyMissing(missing, isNew ? [] : missingForSettlement(base, facts));
    if (!confirm && unasked.length > 0) throw askFirst(settlementWarnings(missing, user.language));
    const hints: Coded[] = [...settlementWarnings(missing, user.language), ...saveHints(claim, facts)];
    const warnings = hints.map((hint) => ({ code: hint.code, text: textOf(user.language, hint) }));
    const { id, claimNo: no, version, status } = await store(services.db, services, user, isNew ? null : base, claim);
    return { id, no, version, status, warnings };
  } catch (error) {
    throw isDuplicateReference(error) ? invalid([{ field: 'dealerClaimRef', code: 'E-017' }]) : error;
  }
}

/**
 * Changes the lines of a stored claim; the calls for single lines are built on it.
 * @param change gets the claim and answers what `save` would have been sent
 */
export async function changeLines(
  services: Services,
  user: CurrentUser,
  claimId: string,
  version: number | undefined,
  change: (claim: Claim) => WarrantyClaimInput,
): Promise<{ claim: Claim; version: number }> {
  const { db } = services;
  for (let attempt = 1; ; attempt += 1) {
    const stored = await findClaim(db, user, claimId);
    mustBeEditable(stored, user, version);
    const input = change(stored);
    const { claim } = compose(services, user, stored, input, await loadClaimFacts(db, wantedFacts(stored, input, today(user, services.now()))));
    try {
      return { claim, version: (await store(db, services, user, stored, claim)).version };
    } catch (error) {
      // Who named no version wants the change on top of whatever the claim is by now.
      if (version !== undefined || attempt === mostAttempts || !isStale(error)) throw error;
    }
  }
}

/** How often a change of lines is laid over a claim that others change at the same time. */
const mostAttempts = 5;
const isStale = (error: unknown): boolean => error instanceof Refusal && error.text.code === 'E-001';

function mustBeEditable(claim: Claim, user: CurrentUser, version: number | undefined): void {
  if (isMaker(user) || !user.permissions.has(claimWorkflow.edit.permission)) throw forbidden('forbidden');
  mustBeCurrent(claim.header, version);
  if (!claimWorkflow.edit.from.includes(claim.header.status)) throw refuse('E-002');
}

/** What a save is laid over, and what its rules ask about. */
interface Loaded {
  base: Claim;
  isNew: boolean;
  facts: ClaimFacts;
}

async function loadNew(services: Services, user: CurrentUser, input: WarrantyClaimInput): Promise<Loaded> {
  const base = newClaim(services, user);
  return { base, isNew: true, facts: await loadClaimFacts(services.db, wantedFacts(base, input, today(user, services.now()))) };
}

async function loadStored(services: Services, user: CurrentUser, input: WarrantyClaimInput, id: string): Promise<Loaded> {
  if (!input.version) throw invalid([{ field: 'version', code: 'E-013' }]);
  const { claim, facts } = await findClaimWithFacts(services.db, user, id, typedFacts(input), today(user, services.now()));
  mustBeEditable(claim, user, input.version);
  return { base: claim, isNew: false, facts };
}

/** Lays the input over the claim and reckons it again; throws 422 with everything that cannot be stored. */
function compose(
  services: Services,
  user: CurrentUser,
  base: Claim,
  input: WarrantyClaimInput,
  { vehicle, ...others }: ClaimFacts,
): { claim: Claim; facts: KnownFacts } {
  const vin = input.vin === undefined ? base.header.vin : normaliseVin(input.vin ?? '');
  if (!vin) throw invalid([{ field: 'vin', code: 'E-100' }]);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  if (!vehicle) throw invalid([{ field: 'vin', code: 'E-012' }]);
  const facts: KnownFacts = { ...others, vehicle };
  const header = mergeHeader(base.header, input, vin);
  const lines = mergeLines(services, user, base, input, facts);
  const errors = [...checkHeader(header, services.parameters.number('claim.mileageMax')), ...lines.errors];
  if (errors.length > 0) throw invalid(errors);
  const claim = reckonClaim({ header, ...lines.claim }, facts, reckonSettings(services));
  const excesses = tooLarge(claim);
  if (excesses.length > 0) throw invalid(excesses);
  return { claim, facts };
}

/** Lines whose amount cannot be stored. */
const tooLarge = ({ labour, parts }: Claim): InvalidField[] => [
  ...labour.flatMap(({ hourCost }, index) => (hourCost > largestAmount ? [{ field: 'claimHours', line: `detailList[${index}]`, code: 'E-229' }] : [])),
  ...parts.flatMap(({ amount }, index) => (amount > largestAmount ? [{ field: 'qty', line: `partsList[${index}]`, code: 'E-229' }] : [])),
];

/** Lists that were not sent stay, without the lines of faults that are gone. */
function mergeLines(
  services: Services,
  user: CurrentUser,
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

/** What the input asks about; a VIN that is emptied or misspelt names no machine. */
const typedFacts = ({ vin, failureDate, bugList, detailList, partsList }: WarrantyClaimInput): TypedFacts => ({
  ...(vin !== undefined && { vin: normaliseVin(vin ?? '') }),
  ...(failureDate !== undefined && { failureDate }),
  bugCodes: named((bugList ?? []).map(({ bugCode }) => bugCode?.trim())),
  hourCodes: named((detailList ?? []).map(({ hourCode }) => hourCode?.trim())),
  partsCodes: named((partsList ?? []).map(({ partsCode }) => partsCode?.trim())),
});

function wantedFacts({ header, faults, labour, parts }: Claim, input: WarrantyClaimInput, day: string): FactsWanted {
  const typed = typedFacts(input);
  return {
    dealerCode: header.dealerCode,
    claimId: header.id,
    claimNo: header.claimNo,
    day,
    vin: typed.vin ?? header.vin,
    failureDate: typed.failureDate === undefined ? header.failureDate : typed.failureDate,
    bugCodes: named([...faults.map(({ bugCode }) => bugCode), ...typed.bugCodes]),
    hourCodes: named([...labour.map(({ hourCode }) => hourCode), ...typed.hourCodes]),
    partsCodes: named([...parts.map(({ partsCode }) => partsCode), ...typed.partsCodes]),
  };
}

/** Writes the claim in one statement; a new one gets its number, a changed one its next version and its change history. */
async function store(db: Db, services: Services, user: CurrentUser, stored: Claim | null, claim: Claim): Promise<ClaimHeader> {
  const now = services.now();
  if (!stored) return { ...claim.header, claimNo: await insertClaim(db, claim, today(user, now)) };
  const { id, claimNo: no } = claim.header;
  const { version } = stored.header;
  const changed = { ...differences(stored.header, claim.header), version: version + 1, updateBy: user.username, updateTime: now.toISOString() };
  const changes = [...changesBetween({ ...stored.header }, { ...claim.header }), ...claimLineChanges(stored, claim)];
  await updateClaim(db, stored, claim, changed, { docType: 'warrantyClaim', id, no, user, at: now, changes });
  return { ...claim.header, ...changed };
}

/** The columns whose value is another one than before. */
export const differences = (before: ClaimHeader, after: ClaimHeader): Partial<ClaimHeader> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => {
      const old = before[field as keyof ClaimHeader];
      return !Object.is(value, old) && JSON.stringify(value) !== JSON.stringify(old);
    }),
  );

/** The dealer's own number is used by another of his claims (unique index). */
const isDuplicateReference = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'warranty_claim_dealer_ref';
};

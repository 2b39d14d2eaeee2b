/** Saving a claim: one transaction, whatever was sent (domain design 2.18, 2.19; contract `warrantyClaim/save`). */
import { checkVin, normaliseVin } from '@harrow/validation/vin';
import type { Saved, WarrantyClaimInput } from '../../generated/types.gen.ts';
import { writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { inTransaction, type Trx } from '../../shared/database/database.ts';
import { textOf } from '../../shared/messages/messages.ts';
import { nextNumber } from '../../shared/numbering/nextNumber.ts';
import { askFirst, type Coded, forbidden, type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type CurrentUser, isMaker, today } from '../../shared/session/currentUser.ts';
import { mustBeCurrent } from '../../shared/workflow/workflow.ts';
import { checkHeader } from './checkHeader.ts';
import { type ClaimFacts, type ClaimVehicle, loadClaimFacts } from './claimFacts.ts';
import { mergeFaults, mergeHeader, mergeLabour, mergeParts } from './mergeClaim.ts';
import { reckonClaim, type ReckonSettings } from './reckonClaim.ts';
import { newClaim } from './newClaim.ts';
import { isSettlementIncomplete, saveHints } from './saveWarnings.ts';
import { insertClaim, lockClaim, updateClaim } from './storeClaim.ts';
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
 * @param options.confirm the user accepts W-216
 * @throws E-012 out of scope, E-001 stale, E-002 not editable, 422 with every wrong field, 202 with W-216
 */
export async function saveClaim(services: Services, user: CurrentUser, input: WarrantyClaimInput, { confirm }: { confirm: boolean }): Promise<Saved> {
  try {
    return await inTransaction(services.db, async (trx) => {
      if (input.id && !input.version) throw invalid([{ field: 'version', code: 'E-013' }]);
      const stored = input.id ? await lockEditable(trx, user, input.id, input.version ?? undefined) : null;
      const { claim, facts } = await compose(trx, services, user, stored ?? newClaim(services, user), input);
      if (!confirm && isSettlementIncomplete(claim, facts)) throw askFirst([{ code: 'W-216' }]);
      const header = await store(trx, services, user, stored, claim);
      const hints: Coded[] = [...(isSettlementIncomplete(claim, facts) ? [{ code: 'W-216' }] : []), ...saveHints(claim, facts)];
      return {
        id: header.id,
        no: header.claimNo,
        version: header.version,
        status: header.status,
        warnings: hints.map((hint) => ({ code: hint.code, text: textOf(user.language, hint) })),
      };
    });
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
  return inTransaction(services.db, async (trx) => {
    const stored = await lockEditable(trx, user, claimId, version);
    const { claim } = await compose(trx, services, user, stored, change(stored));
    const header = await store(trx, services, user, stored, claim);
    return { claim, version: header.version };
  });
}

async function lockEditable(trx: Trx, user: CurrentUser, id: string, version: number | undefined): Promise<Claim> {
  const claim = await lockClaim(trx, user, id);
  if (isMaker(user) || !user.permissions.has(claimWorkflow.edit.permission)) throw forbidden('forbidden');
  mustBeCurrent(claim.header, version);
  if (!claimWorkflow.edit.from.includes(claim.header.status)) throw refuse('E-002');
  return claim;
}

/** Lays the input over the claim and reckons it again; throws 422 with everything that cannot be stored. */
async function compose(
  trx: Trx,
  services: Services,
  user: CurrentUser,
  base: Claim,
  input: WarrantyClaimInput,
): Promise<{ claim: Claim; facts: ClaimFacts & { vehicle: ClaimVehicle } }> {
  const vin = input.vin === undefined ? base.header.vin : normaliseVin(input.vin ?? '');
  if (!vin) throw invalid([{ field: 'vin', code: 'E-100' }]);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  const header = mergeHeader(base.header, input, vin);
  const facts = await loadClaimFacts(trx, wantedFacts(base, input, header, today(user, services.now())));
  const { vehicle } = facts;
  if (!vehicle) throw invalid([{ field: 'vin', code: 'E-012' }]);

  const lines = mergeLines(services, user, base, input, { ...facts, vehicle });
  const errors = [...checkHeader(header, services.parameters.number('claim.mileageMax')), ...lines.errors];
  if (errors.length > 0) throw invalid(errors);
  return { claim: reckonClaim({ header, ...lines.claim }, { ...facts, vehicle }, reckonSettings(services)), facts: { ...facts, vehicle } };
}

/** Lists that were not sent stay, without the lines of faults that are gone. */
function mergeLines(
  services: Services,
  user: CurrentUser,
  base: Claim,
  input: WarrantyClaimInput,
  facts: ClaimFacts & { vehicle: ClaimVehicle },
): { claim: Omit<Claim, 'header'>; errors: InvalidField[] } {
  const faults = input.bugList ? mergeFaults(base, input.bugList, facts, isMaker(user)) : { lines: base.faults, errors: [], idOfNo: new Map<number, string>() };
  const kept = new Set(faults.lines.map(({ id }) => id));
  const ofKeptFaults = <Line extends { bugId: string }>(lines: Line[]) => ({
    lines: lines.filter(({ bugId }) => kept.has(bugId)),
    errors: [],
  });
  const sources = (services.dictionaries.items('parts_source') ?? []).map(({ value }) => value);
  const labour = input.detailList
    ? mergeLabour(base, input.detailList, faults.lines, faults.idOfNo, { ...facts, thirdProduct: facts.vehicle.thirdProduct })
    : ofKeptFaults(base.labour);
  const parts = input.partsList ? mergeParts(base, input.partsList, faults.lines, faults.idOfNo, { ...facts, sources }) : ofKeptFaults(base.parts);
  return {
    claim: { faults: faults.lines, labour: labour.lines, parts: parts.lines },
    errors: [...faults.errors, ...labour.errors, ...parts.errors],
  };
}

const named = <Value>(values: (Value | null | undefined)[]): Value[] => [...new Set(values.filter((value) => value !== null && value !== undefined))];

function wantedFacts(base: Claim, input: WarrantyClaimInput, header: ClaimHeader, day: string) {
  return {
    vin: header.vin,
    dealerCode: header.dealerCode,
    claimId: header.id,
    claimNo: header.claimNo,
    day,
    failureDate: header.failureDate,
    bugCodes: named([...base.faults.map(({ bugCode }) => bugCode), ...(input.bugList ?? []).map(({ bugCode }) => bugCode?.trim())]),
    hourCodes: named([...base.labour.map(({ hourCode }) => hourCode), ...(input.detailList ?? []).map(({ hourCode }) => hourCode?.trim())]),
    partsCodes: named([...base.parts.map(({ partsCode }) => partsCode), ...(input.partsList ?? []).map(({ partsCode }) => partsCode?.trim())]),
  };
}

/** Writes the claim; a new one gets its number, a changed one its next version and a line in the change history. */
async function store(trx: Trx, services: Services, user: CurrentUser, stored: Claim | null, claim: Claim): Promise<ClaimHeader> {
  const at = services.now().toISOString();
  if (!stored) {
    const claimNo = await nextNumber(trx, 'WC', claim.header.dealerCode, today(user, services.now()));
    const header = { ...claim.header, claimNo };
    await insertClaim(trx, { ...claim, header });
    return header;
  }
  const changed = {
    ...differences(stored.header, claim.header),
    version: stored.header.version + 1,
    updateBy: user.username,
    updateTime: at,
  };
  await updateClaim(trx, claim, changed);
  await writeChangeLog(trx, {
    docType: 'warrantyClaim',
    id: claim.header.id,
    no: claim.header.claimNo,
    user,
    before: stored.header,
    after: claim.header,
    at: services.now(),
  });
  return { ...claim.header, ...changed };
}

/** The columns whose value is another one than before. */
export const differences = (before: ClaimHeader, after: ClaimHeader): Partial<ClaimHeader> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ClaimHeader])));

/** The dealer's own number is used by another of his claims (unique index). */
const isDuplicateReference = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'warranty_claim_dealer_ref';
};

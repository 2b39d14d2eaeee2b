/**
 * Lays the input over a stored claim; everything that cannot be stored is named by field and line.
 * Pure. Header fields left out stay, null empties them; a list replaces the stored lines when it is present (contract).
 */
import type { DetailInput, FaultInput, PartInput, WarrantyClaimInput } from '../../../generated/types.gen.ts';
import { newId } from '../../../shared/database/database.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { atMostDecimals } from './amounts/atMostDecimals.ts';
import type { ClaimFacts } from '../store/claimFacts.ts';
import { type Claim, type ClaimHeader, emptyFault, emptyLabour, emptyPart, type FaultLine, type LabourLine, type PartLine } from '../store/tables.ts';

/** At most this many labour lines per fault: they are mirrored to workCode1 … workCode6. */
const maxLabourPerFault = 6;

/** Text without blanks around it; empty becomes null, so that "empty" has one form. */
const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

/**
 * Lays what was sent over a row, tidied; what was left out stays. The request has been checked against the contract, so its
 * fields are the list of what may be typed: one without a column of its name does not compile.
 */
function lay<Row extends object, Input extends { [Field in keyof Input]: Field extends keyof Row ? unknown : never }>(row: Row, typed: Input): Row {
  const sent = Object.entries(typed).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(sent.map(([field, value]) => [field, tidy(value)])) };
}

export function mergeHeader(header: ClaimHeader, input: WarrantyClaimInput, vin: string): ClaimHeader {
  const { id: _id, version: _version, vin: _vin, bugList: _faults, detailList: _labour, partsList: _parts, claimType, replaceEngine, ...typed } = input;
  return {
    ...lay(header.vin === vin ? header : { ...header, engineNo: null }, typed),
    claimType: claimType ?? header.claimType,
    replaceEngine: replaceEngine === undefined ? header.replaceEngine : (replaceEngine ?? 'N'),
    vin,
  };
}

type Merged<Line> = { lines: Line[]; errors: InvalidField[] };

/**
 * @param isStaff only the maker may set the component supplier
 * @returns faults numbered 1, 2, 3 … while the claim was never handed in; later the numbers stay and new faults count on
 */
export function mergeFaults(
  claim: Claim,
  inputs: readonly FaultInput[],
  facts: Pick<ClaimFacts, 'bugSystems' | 'bugCodes'> & { failureReasons: readonly string[] },
  isStaff: boolean,
): Merged<FaultLine> & { idOfNo: Map<number, string> } {
  const errors: InvalidField[] = [];
  const idOfNo = new Map<number, string>();
  const isFrozen = claim.header.round > 0;
  let highest = Math.max(0, ...claim.faults.map(({ bugNo }) => bugNo));
  const lines = inputs.map((input, index) => {
    const line = `bugList[${index}]`;
    const stored = claim.faults.find(({ id }) => id === input.id);
    const { id: _id, bugNo: _no, supplierCode, ...typed } = input;
    const fault = lay(stored ?? { ...emptyFault, id: newId(), claimId: claim.header.id }, typed);
    if (stored && stored.bugCode !== fault.bugCode) fault.supplierCode = null;
    if (isStaff && supplierCode !== undefined) fault.supplierCode = supplierCode;
    fault.bugNo = isFrozen ? (stored?.bugNo ?? ++highest) : index + 1;
    const problems = [...checkIds(inputs, index, claim.faults), ...checkFaultChoices(fault, stored, facts)];
    if (input.bugNo && idOfNo.has(input.bugNo)) problems.push({ field: 'bugNo', code: 'E-014' });
    else if (input.bugNo) idOfNo.set(input.bugNo, fault.id);
    errors.push(...problems.map((problem) => ({ ...problem, line })));
    return fault;
  });
  return { lines, errors, idOfNo };
}

function checkFaultChoices(
  fault: FaultLine,
  stored: FaultLine | undefined,
  { bugSystems, bugCodes, failureReasons }: Pick<ClaimFacts, 'bugSystems' | 'bugCodes'> & { failureReasons: readonly string[] },
): InvalidField[] {
  const { failureReason } = fault;
  const isReason = failureReason === null || failureReason === stored?.failureReason || failureReasons.includes(failureReason);
  return [...checkFaultCode(fault, stored, { bugSystems, bugCodes }), ...(isReason ? [] : [{ field: 'failureReason', code: 'E-014' }])];
}

function checkFaultCode(
  fault: FaultLine,
  stored: FaultLine | undefined,
  { bugSystems, bugCodes }: Pick<ClaimFacts, 'bugSystems' | 'bugCodes'>,
): InvalidField[] {
  if (!fault.bugSystem) return [{ field: 'bugSystem', code: 'E-200' }];
  if (!bugSystems.includes(fault.bugSystem)) return [{ field: 'bugSystem', code: 'E-014' }];
  if (!fault.bugCode) return [{ field: 'bugCode', code: 'E-013' }];
  const known = bugCodes.find(({ code }) => code === fault.bugCode);
  const isUsable = known && known.bugSystem === fault.bugSystem && (known.enabled === 'Y' || stored?.bugCode === known.code);
  return isUsable ? [] : [{ field: 'bugCode', code: 'E-014' }];
}

/** The fault a line belongs to: by id, by the number given in the same save, or by the stored number. */
const faultOf = (
  input: { bugId?: string | null; bugNo?: number | null },
  stored: { bugId: string } | undefined,
  faults: readonly FaultLine[],
  idOfNo: ReadonlyMap<number, string>,
): FaultLine | undefined => {
  const id = input.bugId ?? (input.bugNo ? (idOfNo.get(input.bugNo) ?? faults.find(({ bugNo }) => bugNo === input.bugNo)?.id) : stored?.bugId);
  return faults.find((fault) => fault.id === id);
};

export function mergeLabour(
  claim: Claim,
  inputs: readonly DetailInput[],
  faults: readonly FaultLine[],
  idOfNo: ReadonlyMap<number, string>,
  facts: Pick<ClaimFacts, 'serviceCodes' | 'bugCodes'> & { thirdProduct: string },
): Merged<LabourLine> {
  const errors: InvalidField[] = [];
  const used = new Set<string>();
  const perFault = new Map<string, number>();
  const lines = inputs.map((input, index) => {
    const line = `detailList[${index}]`;
    const stored = claim.labour.find(({ id }) => id === input.id);
    const fault = faultOf(input, stored, faults, idOfNo);
    const { id: _id, bugNo: _no, ...typed } = input;
    const labour: LabourLine = {
      ...lay(stored ?? { ...emptyLabour, id: newId(), claimId: claim.header.id }, typed),
      bugId: fault?.id ?? '',
      lineNo: index + 1,
    };
    const operation = facts.serviceCodes.find(({ hourCode }) => hourCode === labour.hourCode);
    labour.standardHours = operation?.standardHours ?? labour.standardHours;
    const count = (perFault.get(labour.bugId) ?? 0) + 1;
    perFault.set(labour.bugId, count);

    const problem = (field: string, code: string, params?: Record<string, number>) => errors.push({ field, line, code, ...(params && { params }) });
    errors.push(...checkIds(inputs, index, claim.labour).map((error) => ({ ...error, line })));
    if (!fault) problem('bugId', 'E-601');
    if (!labour.hourCode) problem('hourCode', 'E-203');
    else if (used.has(labour.hourCode)) problem('hourCode', 'E-202');
    else if (
      !operation ||
      (fault && isSound(fault, facts) && !fits(operation, fault, facts.thirdProduct)) ||
      (operation.enabled === 'N' && stored?.hourCode !== operation.hourCode)
    )
      problem('hourCode', 'E-014');
    errors.push(...checkAmount('claimHours', labour.claimHours).map((error) => ({ ...error, line })));
    if (count === maxLabourPerFault + 1) problem('hourCode', 'E-225', { n: maxLabourPerFault });
    used.add(labour.hourCode);
    return labour;
  });
  return { lines, errors };
}

/** A fault that is wrong itself says nothing about its labour. */
const isSound = (fault: FaultLine, { bugCodes }: Pick<ClaimFacts, 'bugCodes'>): boolean =>
  bugCodes.some(({ code, bugSystem }) => code === fault.bugCode && bugSystem === fault.bugSystem);

const fits = (operation: ClaimFacts['serviceCodes'][number], fault: FaultLine, thirdProduct: string): boolean =>
  operation.bugSystem === fault.bugSystem &&
  (operation.bugCodes.length === 0 || operation.bugCodes.includes(fault.bugCode)) &&
  (operation.thirdProducts.length === 0 || operation.thirdProducts.includes(thirdProduct));

export function mergeParts(
  claim: Claim,
  inputs: readonly PartInput[],
  faults: readonly FaultLine[],
  idOfNo: ReadonlyMap<number, string>,
  facts: Pick<ClaimFacts, 'parts'> & { sources: readonly string[]; warehouses: readonly string[] },
): Merged<PartLine> {
  const errors: InvalidField[] = [];
  const lines = inputs.map((input, index) => {
    const line = `partsList[${index}]`;
    const stored = claim.parts.find(({ id }) => id === input.id);
    const fault = faultOf(input, stored, faults, idOfNo);
    const { id: _id, bugNo: _no, ...typed } = input;
    const part: PartLine = {
      ...lay(stored ?? { ...emptyPart, id: newId(), claimId: claim.header.id }, typed),
      isCausal: input.isCausal ?? stored?.isCausal ?? 'N',
      sourceType: input.sourceType ?? stored?.sourceType ?? 'own_stock',
      bugId: fault?.id ?? '',
      lineNo: index + 1,
    };
    if (stored && stored.partsCode !== part.partsCode) Object.assign(part, { unitPrice: null, coreDisposition: null });
    const master = facts.parts.find(({ partsCode }) => partsCode === part.partsCode);

    const problem = (field: string, code: string) => errors.push({ field, line, code });
    errors.push(...[...checkIds(inputs, index, claim.parts), ...checkAmount('qty', part.qty)].map((error) => ({ ...error, line })));
    if (!fault) problem('bugId', 'E-601');
    if (!part.partsCode) problem('partsCode', 'E-205');
    else if (!master || (master.enabled === 'N' && stored?.partsCode !== part.partsCode)) problem('partsCode', 'E-014');
    if (!facts.sources.includes(part.sourceType)) problem('sourceType', 'E-014');
    if (part.warehouse !== null && !facts.warehouses.includes(part.warehouse))
      errors.push({ field: 'warehouse', line, code: 'E-338', params: { code: part.warehouse } });
    return part;
  });
  return { lines, errors };
}

/** Hours and quantities are above 0 and have at most 2 decimals. */
const checkAmount = (field: string, value: number | null): Omit<InvalidField, 'line'>[] =>
  value === null || value <= 0 ? [{ field, code: 'E-015' }] : atMostDecimals(value, 2) ? [] : [{ field, code: 'E-016', params: { n: 2 } }];

/** A line is named once in a list; of two with the same id one would be lost. */
const checkIds = (inputs: readonly { id?: string | null }[], index: number, own: readonly { id: string }[]): Omit<InvalidField, 'line'>[] => {
  const { id } = inputs[index]!;
  if (!id) return [];
  if (!own.some((line) => line.id === id)) return [{ field: 'id', code: 'E-012' }];
  return inputs.findIndex((other) => other.id === id) < index ? [{ field: 'id', code: 'E-014' }] : [];
};

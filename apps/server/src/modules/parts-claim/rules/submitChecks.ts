/** Requirements of a parts claim at its submission. Pure. */
import { sum } from '@harrow/validation';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import type { PartsClaimReason, PartsClaimSolution } from '../../../generated/types.gen.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { slotNames } from '../../../shared/files/filesInSlots.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { PartsClaimDocument, PartsClaimHeader, PartsClaimLine } from '../tables.ts';
import { type ClaimPeriods, daysThatHold, deadlineOf } from './deadline.ts';
import { type LineFacts, wrongQuantity } from './lineFacts.ts';
import { sourceOf } from './lines.ts';
import { solutionsFor } from './solutions.ts';

/** Every slot of files, in the order of the form. */
export const partsClaimSlots = slotNames('parts_claim');

/** Value of damaged goods. */
export const damageOf = (lines: readonly Pick<PartsClaimLine, 'lineReason' | 'amount'>[]): number =>
  sum(lines.filter(({ lineReason }) => lineReason === 'damaged').map(({ amount }) => amount));

const photographed: readonly PartsClaimReason[] = ['damaged', 'wrong', 'quality'];

/** Slots that must hold a file. @param isDear the damage is above the limit for which the carrier has to report */
export function requiredSlots(lines: readonly Pick<PartsClaimLine, 'lineReason'>[], isDear: boolean): readonly (typeof partsClaimSlots)[number][] {
  const has = (...reasons: readonly PartsClaimReason[]): boolean => lines.some(({ lineReason }) => reasons.includes(lineReason));
  return [
    ...(has(...photographed) ? (['partsPhoto'] as const) : []),
    ...(has('wrong') ? (['labelPhoto'] as const) : []),
    ...(isDear ? (['carrierReport'] as const) : []),
  ];
}

export interface SubmitFacts extends LineFacts {
  today: string;
  files: ReadonlyMap<string, number>;
  periods: ClaimPeriods;
  /** The damage is above the limit for which the carrier has to report. */
  isDear: boolean;
  carrierReportUsd: number;
  /** Codes among those named as received instead that are parts. */
  knownCodes: ReadonlySet<string>;
  /** Machines named that the user sees. */
  knownVins: ReadonlySet<string>;
  reasonText: (reason: PartsClaimReason) => string;
  solutionText: (solution: PartsClaimSolution) => string;
}

/** @returns everything that is wrong; a claim without lines is refused before */
export function checkSubmit({ header, lines }: PartsClaimDocument, facts: SubmitFacts): InvalidField[] {
  const { files, isDear, carrierReportUsd: n } = facts;
  const missing = requiredSlots(lines, isDear).filter((slot) => !files.get(slot));
  return [
    ...missingFields('PartsClaimInput', header),
    ...lines.flatMap((one, index) => wrongLine(header, one, lines, facts).map((error): InvalidField => ({ ...error, line: `lines[${index}]` }))),
    ...missing.map((slot) => (slot === 'carrierReport' ? { field: slot, code: 'E-348', params: { n } } : emptySlot(slot))),
  ];
}

function wrongLine(header: PartsClaimHeader, line: PartsClaimLine, lines: readonly PartsClaimLine[], facts: SubmitFacts): InvalidField[] {
  const { lineReason: reason, discountPct, wrongPartsCode } = line;
  const part = facts.parts.get(sourceOf(line));
  if (!part) return [{ field: 'packingLineId', code: 'E-012' }];
  const errors = wrongQuantity(line, lines, facts);
  // Only the first time counts: what comes back has a period of its own.
  if (header.firstSubmitTime === null && facts.today > deadlineOf(reason, part, facts.periods))
    errors.push({ field: 'claimQty', code: 'E-320', params: { n: daysThatHold(reason, part, facts.periods) } });
  const solution = line.lineSolution ?? header.solution;
  if (solution !== null && !solutionsFor(line).includes(solution))
    errors.push({ field: 'lineSolution', code: 'E-322', params: { s: facts.solutionText(solution), reason: facts.reasonText(reason) } });
  if (solution === 'accept' && !isDiscount(discountPct)) errors.push({ field: 'discountPct', code: 'E-324' });
  if (reason === 'wrong' && wrongPartsCode === null) errors.push({ field: 'wrongPartsCode', code: 'E-319' });
  if (wrongPartsCode !== null && !facts.knownCodes.has(wrongPartsCode))
    errors.push({ field: 'wrongPartsCode', code: 'E-309', params: { code: wrongPartsCode } });
  return reason === 'quality' ? [...errors, ...wrongFailure(line, part.arrivalDate, facts)] : errors;
}

/** A discount that goods are kept for, in percent. */
export const isDiscount = (pct: number | null | undefined): boolean => pct != null && pct >= 1 && pct <= 90;

function wrongFailure(line: PartsClaimLine, arrivalDate: string, { today, knownVins }: SubmitFacts): InvalidField[] {
  const { failureDate, vin, onShelf } = line;
  // A part that was never fitted has no machine.
  const needed = ['onShelf', 'failureDate', 'faultText', ...(onShelf === 'N' ? (['vin'] as const) : [])] as const;
  const errors = needed.filter((field) => line[field] === null).map((field): InvalidField => ({ field, code: 'E-013' }));
  if (failureDate !== null && (failureDate < arrivalDate || failureDate > today))
    errors.push({ field: 'failureDate', code: 'E-441', params: { from: arrivalDate, to: today } });
  if (vin !== null && !knownVins.has(vin)) errors.push({ field: 'vin', code: 'E-012' });
  return errors;
}

/**
 * Everything a claim must satisfy before it is handed in. Pure.
 * Errors stop the submit and name field and line; warnings are asked once and can be confirmed.
 */
import { multiply } from '@harrow/validation';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { ReusedCore } from '../../used-parts-task/service.ts';
import type { Claim, FaultLine, LabourLine, PartLine } from '../store/tables.ts';
import { requiredSlots } from './requiredSlots.ts';

export type SubmitFacts = {
  /** Today's date where the dealer is. */
  today: string;
  /** Slots that hold at least one file. */
  filledSlots: ReadonlySet<string>;
  /** Highest engine hours ever recorded for this machine by other documents; null when none. */
  lastHours: number | null;
  /** The machine belongs to the dealer who claims. */
  ownMachine: boolean;
  vehicleStatus: string;
  /** Implements: no hour meter. */
  noHours: boolean;
  /** Numbers of claims on the same machine with the same fault inside the window of `claim.dupWindowDays`. */
  similarClaims: readonly string[];
  /** Numbers of the campaigns that can be carried out on the machine, and of those that are over for it. */
  openCampaigns: readonly string[];
  endedCampaigns: readonly string[];
  /** Codes of which the claim holds more than its campaign allows. */
  beyondCampaign: readonly string[];
  /** Hour codes of operations that find a fault. */
  diagnosisCodes: ReadonlySet<string>;
  /** Fault codes that need a photo of the failed part even when no part is claimed. */
  photoCodes: ReadonlySet<string>;
  /** Cores with the serial numbers of the claim that were repaired and reused. */
  reusedCores: readonly ReusedCore[];
  /** Parameters `claim.submitDays`, `claim.mileageMax`, `claim.hourTolerance`, `claim.hourToleranceMax`. */
  submitDays: number;
  mileageMax: number;
  hourTolerance: number;
  hourToleranceMax: number;
};

export type SubmitWarning = { code: 'W-207' | 'W-215' | 'W-294'; params?: Record<string, string | number> };

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const missing = (record: object, fields: readonly string[], line?: string): InvalidField[] =>
  fields
    .filter((field) => isEmpty((record as Record<string, unknown>)[field]))
    .map((field) => ({ field, ...(line ? { line } : {}), code: field === 'failureReason' ? 'E-204' : 'E-013' }));

/** Claim types that need coverage. */
const needsCover: readonly string[] = ['normal', 'extended', 'parts'];

export function checkSubmit(claim: Claim, facts: SubmitFacts): { errors: InvalidField[]; warnings: SubmitWarning[] } {
  return {
    errors: [
      ...checkHeader(claim, facts),
      ...checkDates(claim, facts),
      ...checkCover(claim, facts),
      ...checkLinesExist(claim),
      ...claim.faults.flatMap((fault, index) => checkFault(fault, index, claim)),
      ...claim.labour.flatMap((line, index) => checkLabour(line, index, facts)),
      ...checkDiagnosis(claim, facts),
      ...claim.parts.flatMap((line, index) => checkPart(line, index, facts)),
      ...checkPhotos(claim, facts),
    ],
    warnings: checkWarnings(claim, facts),
  };
}

function checkHeader({ header }: Claim, { mileageMax, lastHours, noHours }: SubmitFacts): InvalidField[] {
  const problems = missingFields('WarrantyClaimInput', header);
  if (!noHours) problems.push(...missing(header, ['operatingHours']));
  if (header.claimType === 'goodwill') problems.push(...missing(header, ['goodwillReason']));
  if (header.claimType === 'campaign') problems.push(...missing(header, ['campaignNo']));
  if (header.replaceEngine === 'Y') problems.push(...missing(header, ['newEngineNo']));
  if (header.replaceEngine === 'Y' && header.newEngineNo !== null && header.newEngineNo === header.engineNo)
    problems.push({ field: 'newEngineNo', code: 'E-226' });
  if (header.mileage !== null && header.mileage > mileageMax) problems.push({ field: 'mileage', code: 'E-209' });
  if ((header.otherFee ?? 0) > 0 && isEmpty(header.otherFeeDesc)) problems.push({ field: 'otherFeeDesc', code: 'E-206' });
  if (header.operatingHours !== null && lastHours !== null && header.operatingHours < lastHours)
    problems.push({ field: 'operatingHours', code: 'E-212', params: { h: lastHours } });
  return problems;
}

function checkDates({ header }: Claim, { today, submitDays }: SubmitFacts): InvalidField[] {
  const { failureDate, repairStartDate, repairDate, round } = header;
  if (!failureDate || !repairDate) return [];
  const start = repairStartDate ?? failureDate;
  if (!(failureDate <= start && start <= repairDate && repairDate <= today)) return [{ field: 'repairDate', code: 'E-213' }];
  const isFirst = round === 0;
  return isFirst && daysBetween(repairDate, today) > submitDays ? [{ field: 'repairDate', code: 'E-214', params: { n: submitDays } }] : [];
}

function checkCover({ header }: Claim, { noHours, vehicleStatus, ownMachine, openCampaigns, endedCampaigns }: SubmitFacts): InvalidField[] {
  const { claimType, coverageResult, coverageReason, coverageParams, warrantyHours } = header;
  if (coverageReason === 'notInStock') return [{ field: 'vin', code: 'E-102', params: { vin: header.vin } }];
  if (claimType === 'goodwill') return [];
  if (claimType === 'pre_delivery' && !ownMachine) return [{ field: 'vin', code: 'E-102', params: { vin: header.vin } }];
  if (claimType === 'campaign' && header.campaignNo && !openCampaigns.includes(header.campaignNo))
    return [{ field: 'campaignNo', code: endedCampaigns.includes(header.campaignNo) ? 'E-290' : 'E-223', params: { no: header.campaignNo } }];
  if (needsCover.includes(claimType) && vehicleStatus === 'delivered' && warrantyHours === null && !noHours) return [{ field: 'vin', code: 'E-208' }];
  if (coverageResult !== 'out') return [];
  if (coverageReason === 'notDelivered') return [{ field: 'claimType', code: 'E-224' }];
  if (coverageReason === 'hoursExceeded') return [{ field: 'operatingHours', code: 'E-211', params: coverageParams }];
  return [{ field: 'failureDate', code: 'E-210' }];
}

function checkLinesExist({ faults, labour, parts }: Claim): InvalidField[] {
  if (faults.length === 0) return [{ field: 'bugList', code: 'E-201' }];
  const repaired = new Set([...labour, ...parts].map((line) => line.bugId));
  return faults.flatMap((fault, index) => (repaired.has(fault.id) ? [] : [{ field: 'detailList', line: `bugList[${index}]`, code: 'E-201' }]));
}

function checkFault(fault: FaultLine, index: number, { parts }: Claim): InvalidField[] {
  const line = `bugList[${index}]`;
  const problems = [...missingFields('FaultInput', fault, line), ...missing(fault, ['failureReason'], line)];
  const own = parts.filter((part) => part.bugId === fault.id);
  const causal = own.filter((part) => part.isCausal === 'Y').length;
  if (own.length > 0 && causal !== 1) problems.push({ field: 'causalPartCode', line, code: 'E-219' });
  if (own.length === 0) problems.push(...missing(fault, ['noCausalReason'], line));
  return problems;
}

function checkLabour({ standardHours, claimHours, overReason }: LabourLine, index: number, { hourTolerance, hourToleranceMax }: SubmitFacts): InvalidField[] {
  const line = `detailList[${index}]`;
  const ceiling = multiply([standardHours, hourToleranceMax]);
  if (claimHours > ceiling) return [{ field: 'claimHours', line, code: 'E-222', params: { max: ceiling } }];
  return claimHours > multiply([standardHours, hourTolerance]) && isEmpty(overReason) ? [{ field: 'overReason', line, code: 'E-218' }] : [];
}

/** Hours that finding the faults may take in a claim. */
const maxDiagnosisHours = 1;

/** Finding the faults is paid once per claim. A draft may hold more while its author decides. */
function checkDiagnosis({ labour }: Claim, { diagnosisCodes }: SubmitFacts): InvalidField[] {
  const found = labour.flatMap(({ hourCode, claimHours }, index) =>
    diagnosisCodes.has(hourCode) ? [{ line: `detailList[${index}]`, isTooLong: claimHours > maxDiagnosisHours }] : [],
  );
  return found.flatMap(({ line, isTooLong }, index) => [
    ...(index > 0 ? [{ field: 'hourCode', line, code: 'E-227' }] : []),
    ...(isTooLong ? [{ field: 'claimHours', line, code: 'E-228', params: { max: maxDiagnosisHours } }] : []),
  ]);
}

function checkPart(part: PartLine, index: number, { reusedCores }: SubmitFacts): InvalidField[] {
  const line = `partsList[${index}]`;
  const problems: InvalidField[] = [];
  if (part.unitPrice === null) problems.push({ field: 'unitPrice', line, code: 'E-300' });
  else if (part.unitPrice === 0) problems.push({ field: 'unitPrice', line, code: 'E-301' });
  if (part.sourceType === 'warranty_order') problems.push(...missing(part, ['orderNo'], line));
  if (part.serialised === 'Y') problems.push(...missing(part, ['oldSerialNo', 'newSerialNo'], line));
  if (part.oldSerialNo && part.oldSerialNo === part.newSerialNo) problems.push({ field: 'newSerialNo', line, code: 'E-226' });
  for (const field of ['oldSerialNo', 'newSerialNo'] as const) {
    const reused = reusedCores.find(({ partsCode, serialNo }) => partsCode === part.partsCode && serialNo.toUpperCase() === part[field]?.toUpperCase());
    if (reused) problems.push({ field, line, code: 'E-271', params: { tag: reused.tagNo } });
  }
  return problems;
}

/** `list` holds slot names; the caller replaces them by their titles in the user's language. */
function checkPhotos({ header, faults, parts }: Claim, { filledSlots, photoCodes, noHours }: SubmitFacts): InvalidField[] {
  const needed = requiredSlots({
    header,
    parts,
    noHours,
    faults: faults.map(({ bugSystem, bugCode }) => ({ bugSystem, photoRequired: photoCodes.has(bugCode) })),
  });
  const absent = needed.filter((slot) => !filledSlots.has(slot));
  return absent.length === 0 ? [] : [{ field: absent[0] ?? '', code: 'E-217', params: { list: absent.join(',') } }];
}

function checkWarnings({ header }: Claim, { similarClaims, vehicleStatus, beyondCampaign }: SubmitFacts): SubmitWarning[] {
  const warnings: SubmitWarning[] = [];
  const periodEmpty = vehicleStatus === 'delivered' && (!header.warrantyStartDate || !header.warrantyEndDate || header.warrantyMonths === null);
  if (periodEmpty) warnings.push({ code: 'W-207' });
  if (similarClaims.length > 0) warnings.push({ code: 'W-215', params: { no: similarClaims.join(', ') } });
  if (beyondCampaign.length > 0) warnings.push({ code: 'W-294', params: { list: beyondCampaign.join(', ') } });
  return warnings;
}

import type {
  ClaimDetailLine,
  ClaimFault,
  ClaimPartLine,
  ClaimType,
  DetailInput,
  FaultInput,
  PartInput,
  WarrantyClaim,
  WarrantyClaimInput,
  YesNo,
} from '@harrow/api-client';
import { isTemporaryRowId } from './rowId.ts';

/** Header fields that the dealer types; names as on the wire. */
export const headerFields = [
  'dealerClaimRef',
  'claimType',
  'campaignNo',
  'goodwillReason',
  'vin',
  'engineNo',
  'replaceEngine',
  'newEngineNo',
  'operatingHours',
  'mileage',
  'failureDate',
  'repairStartDate',
  'repairDate',
  'complaint',
  'customerSatisfaction',
  'partsInStock',
  'contactName',
  'contactPhone',
  'repairPlace',
  'technician',
  'otherFee',
  'otherFeeDesc',
] as const satisfies readonly (keyof WarrantyClaim & keyof WarrantyClaimInput)[];

export type HeaderField = (typeof headerFields)[number];

/** The header as it is being edited: a field is null while it is empty. */
export type ClaimHeader = { [Field in HeaderField]: WarrantyClaim[Field] | null };

/** A labour line as it is being edited. `id` is temporary until the line is saved. */
export interface LabourRow {
  id: string;
  hourCode: string | null;
  hourName: string | null;
  /** Flat rate, hours. */
  standardHours: number | null;
  claimHours: number | null;
  overReason: string | null;
  remark: string | null;
  /** Per hour; null until the server has set it. */
  hourRate: number | null;
  auditHours: number | null;
  auditHourCost: number | null;
  overlapGroup: string | null;
}

/** A part line as it is being edited. `id` is temporary until the line is saved. */
export interface PartRow {
  id: string;
  partsCode: string | null;
  partsName: string | null;
  qty: number | null;
  /** Null: not maintained (E-300); 0: ask the service manager (E-301). */
  unitPrice: number | null;
  isCausal: YesNo;
  sourceType: string | null;
  orderNo: string | null;
  oldSerialNo: string | null;
  newSerialNo: string | null;
  serialised: YesNo;
  returnRequired: YesNo;
  coreDisposition: string | null;
  notCovered: YesNo;
  replacedBy: string | null;
  remark: string | null;
  auditQty: number | null;
  auditPrice: number | null;
  auditAmount: number | null;
}

/** A fault with its lines. `id` is temporary until the fault is saved. */
export interface FaultRow {
  id: string;
  /** The server's number of a saved fault; null before. */
  bugNo: number | null;
  bugSystem: string | null;
  bugCode: string | null;
  bugName: string | null;
  bugDesc: string | null;
  failureReason: string | null;
  correction: string | null;
  noCausalReason: string | null;
  supplierName: string | null;
  repeatFlag: YesNo;
  auditResult: 'pass' | 'no_pass' | null;
  auditRemark: string | null;
  labour: readonly LabourRow[];
  parts: readonly PartRow[];
}

/** The whole claim as it is being edited. */
export interface ClaimForm extends ClaimHeader {
  faults: readonly FaultRow[];
}

const emptyHeader = Object.fromEntries(headerFields.map((field) => [field, null])) as ClaimHeader;

/** A claim nobody has typed into yet. @param vin the machine it was opened for, if any. */
export function newClaim(vin: string | null = null): ClaimForm {
  const claimType: ClaimType = 'normal';
  return { ...emptyHeader, claimType, replaceEngine: 'N', vin, faults: [] };
}

/** The form for a claim as the server has it. */
export function fromClaim(claim: WarrantyClaim): ClaimForm {
  const header = Object.fromEntries(headerFields.map((field) => [field, claim[field]])) as ClaimHeader;
  const faults = [...claim.bugList].sort((a, b) => a.bugNo - b.bugNo);
  return {
    ...header,
    faults: faults.map((fault) => ({
      ...toFaultRow(fault),
      labour: claim.detailList.filter((line) => line.bugId === fault.id).map(toLabourRow),
      parts: claim.partsList.filter((line) => line.bugId === fault.id).map(toPartRow),
    })),
  };
}

const toFaultRow = (fault: ClaimFault): Omit<FaultRow, 'labour' | 'parts'> => ({
  id: fault.id,
  bugNo: fault.bugNo,
  bugSystem: fault.bugSystem,
  bugCode: fault.bugCode,
  bugName: fault.bugName,
  bugDesc: fault.bugDesc,
  failureReason: fault.failureReason,
  correction: fault.correction,
  noCausalReason: fault.noCausalReason,
  supplierName: fault.supplierName,
  repeatFlag: fault.repeatFlag,
  auditResult: fault.auditResult,
  auditRemark: fault.auditRemark,
});

const toLabourRow = ({ bugId: _bugId, bugNo: _bugNo, hourCost: _hourCost, ...line }: ClaimDetailLine): LabourRow => line;

const toPartRow = ({
  bugId: _bugId,
  bugNo: _bugNo,
  amount: _amount,
  supplierCode: _supplierCode,
  sourceType_dictText: _text,
  ...line
}: ClaimPartLine): PartRow => line;

/** What `toInput` sends, and which row of the form stands behind each line of it. */
export interface ClaimInput {
  body: WarrantyClaimInput;
  positions: LinePositions;
}

/** Row ids of the form in the order of the lists that were sent. */
export interface LinePositions {
  bugList: readonly string[];
  detailList: readonly string[];
  partsList: readonly string[];
}

/**
 * The form as the save call takes it. Lines of a saved fault point at it by id, lines of a new one by a number of its own.
 * @param saved id and version of the claim, when it was saved before
 */
export function toInput(form: ClaimForm, saved?: { id: string; version: number }): ClaimInput {
  const { faults, ...header } = form;
  const references = referencesOf(faults);
  const labour = faults.flatMap((fault, index) => fault.labour.map((row) => ({ row, reference: references[index]! })));
  const parts = faults.flatMap((fault, index) => fault.parts.map((row) => ({ row, reference: references[index]! })));
  return {
    body: {
      ...saved,
      ...header,
      bugList: faults.map((fault, index) => toFaultInput(fault, references[index]!)),
      detailList: labour.map(({ row, reference }) => ({ ...reference, ...toDetailInput(row) })),
      partsList: parts.map(({ row, reference }) => ({ ...reference, ...toPartInput(row) })),
    },
    positions: {
      bugList: faults.map((fault) => fault.id),
      detailList: labour.map(({ row }) => row.id),
      partsList: parts.map(({ row }) => row.id),
    },
  };
}

type FaultReference = { bugId: string } | { bugNo: number };

/** New faults get numbers above all that the server gave, so that none is taken for another. */
function referencesOf(faults: readonly FaultRow[]): FaultReference[] {
  let last = Math.max(0, ...faults.map((fault) => fault.bugNo ?? 0));
  return faults.map((fault) => (isTemporaryRowId(fault.id) ? { bugNo: (last += 1) } : { bugId: fault.id }));
}

const toFaultInput = (fault: FaultRow, reference: FaultReference): FaultInput => ({
  ...('bugId' in reference ? { id: reference.bugId } : reference),
  bugSystem: fault.bugSystem,
  bugCode: fault.bugCode,
  bugDesc: fault.bugDesc,
  failureReason: fault.failureReason,
  correction: fault.correction,
  noCausalReason: fault.noCausalReason,
});

const idOf = (row: { id: string }): { id?: string } => (isTemporaryRowId(row.id) ? {} : { id: row.id });

const toDetailInput = (row: LabourRow): DetailInput => ({
  ...idOf(row),
  hourCode: row.hourCode,
  claimHours: row.claimHours,
  overReason: row.overReason,
  remark: row.remark,
});

const toPartInput = (row: PartRow): PartInput => ({
  ...idOf(row),
  partsCode: row.partsCode,
  qty: row.qty,
  isCausal: row.isCausal,
  sourceType: row.sourceType,
  orderNo: row.orderNo,
  oldSerialNo: row.oldSerialNo,
  newSerialNo: row.newSerialNo,
  remark: row.remark,
});

/** The order in which the server holds the lines of a claim, for errors of calls that send no lines. */
export function positionsOf(form: ClaimForm): LinePositions {
  return toInput(form).positions;
}

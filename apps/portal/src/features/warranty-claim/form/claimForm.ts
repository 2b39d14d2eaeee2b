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
} from '@harrow/api-client';
import { isTemporaryRowId } from '../../../documents/form/rowId.ts';

/** Header fields that the dealer types; names as on the wire. */
export type HeaderField = Exclude<keyof WarrantyClaimInput, 'id' | 'version' | 'bugList' | 'detailList' | 'partsList'>;

/** Some fields of a record as they are being edited: null while they are empty. */
type Editable<Of, Field extends keyof Of> = { [Name in Field]: Of[Name] | null };

/** The header as it is being edited. */
export type ClaimHeader = Editable<WarrantyClaim, HeaderField>;

/** Every field that the contract lets a dealer type: one that is missing here does not compile. */
const emptyHeader: ClaimHeader = {
  dealerClaimRef: null,
  claimType: null,
  campaignNo: null,
  pdiItemId: null,
  goodwillReason: null,
  vin: null,
  engineNo: null,
  replaceEngine: null,
  newEngineNo: null,
  operatingHours: null,
  mileage: null,
  failureDate: null,
  repairStartDate: null,
  repairDate: null,
  complaint: null,
  customerSatisfaction: null,
  partsInStock: null,
  contactName: null,
  contactPhone: null,
  repairPlace: null,
  technician: null,
  otherFee: null,
  otherFeeDesc: null,
};
export const headerFields = Object.keys(emptyHeader) as readonly HeaderField[];

/** A labour line as it is being edited. `id` is temporary until the line is saved. */
export type LabourRow = Editable<ClaimDetailLine, Exclude<keyof ClaimDetailLine, 'id' | 'bugId' | 'bugNo' | 'hourCost'>> & { id: string };

/** A part line as it is being edited. `id` is temporary until the line is saved. */
export type PartRow = Editable<ClaimPartLine, Exclude<keyof ClaimPartLine, 'id' | 'bugId' | 'bugNo' | 'amount' | 'supplierCode' | 'sourceType_dictText'>> & {
  id: string;
};

/** Fields of a fault that follow from its lines or from the catalogue. */
type ComputedOfFault = 'causalPartCode' | 'bugAmount' | 'supplierCode' | `workCode${1 | 2 | 3 | 4 | 5 | 6}` | `${string}_dictText`;

/** A fault with its lines. `id` is temporary until the fault is saved, `bugNo` is null before. */
export type FaultRow = Editable<ClaimFault, Exclude<keyof ClaimFault, 'id' | ComputedOfFault>> & {
  id: string;
  labour: readonly LabourRow[];
  parts: readonly PartRow[];
};

/** The whole claim as it is being edited. */
export interface ClaimForm extends ClaimHeader {
  faults: readonly FaultRow[];
}

/** What a new claim is opened for: a machine, a kind of claim, a failed item of its inspection on arrival, a campaign with what it pays. */
export type ClaimOccasion = Partial<Pick<ClaimForm, 'vin' | 'claimType' | 'pdiItemId' | 'campaignNo' | 'faults'>>;

/** A claim nobody has typed into yet. */
export function newClaim(occasion: ClaimOccasion = {}): ClaimForm {
  const claimType: ClaimType = 'normal';
  return { ...emptyHeader, claimType, replaceEngine: 'N', faults: [], ...occasion };
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

const toFaultRow = ({
  causalPartCode: _causal,
  bugAmount: _amount,
  supplierCode: _supplier,
  bugSystem_dictText: _system,
  failureReason_dictText: _reason,
  workCode1: _1,
  workCode2: _2,
  workCode3: _3,
  workCode4: _4,
  workCode5: _5,
  workCode6: _6,
  ...fault
}: ClaimFault): Omit<FaultRow, 'labour' | 'parts'> => fault;

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
      detailList: labour.map(({ row, reference }) => ({ ...idOf(row), ...reference, ...typedOfLabour(row) })),
      partsList: parts.map(({ row, reference }) => ({ ...idOf(row), ...reference, ...typedOfPart(row) })),
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

/** Every field that the contract lets a line carry, apart from what points at lines and faults: one left out does not compile. */
type Typed<Input> = Required<Omit<Input, 'id' | 'bugId' | 'bugNo'>>;

const typedOfFault = ({ bugSystem, bugCode, bugDesc, failureReason, correction, noCausalReason }: FaultRow): Omit<Typed<FaultInput>, 'supplierCode'> => ({
  bugSystem,
  bugCode,
  bugDesc,
  failureReason,
  correction,
  noCausalReason,
});

const toFaultInput = (fault: FaultRow, reference: FaultReference): FaultInput => ({
  ...('bugId' in reference ? { id: reference.bugId } : reference),
  ...typedOfFault(fault),
});

const idOf = (row: { id: string }): { id?: string } => (isTemporaryRowId(row.id) ? {} : { id: row.id });

const typedOfLabour = ({ hourCode, claimHours, overReason, remark }: LabourRow): Typed<DetailInput> => ({ hourCode, claimHours, overReason, remark });

const typedOfPart = ({ partsCode, qty, isCausal, sourceType, orderNo, oldSerialNo, newSerialNo, remark }: PartRow): Typed<PartInput> => ({
  partsCode,
  qty,
  isCausal,
  sourceType,
  orderNo,
  oldSerialNo,
  newSerialNo,
  remark,
});

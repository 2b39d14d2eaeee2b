import type { FieldProblem, Mark } from '@harrow/api-client';
import type { ClaimForm, LinePositions } from './claimForm.ts';

/** Sections of the claim page, in reading order. */
export const claimSections = ['machine', 'usage', 'faults', 'expenses', 'photos', 'summary'] as const;
export type ClaimSection = (typeof claimSections)[number];

/** Where a problem stands: a header field, a field of a fault, a cell of a line table, a photo slot. */
export type ErrorPlace =
  | { kind: 'header'; field: string }
  | { kind: 'fault'; faultId: string; field: string }
  | { kind: 'labour' | 'parts'; faultId: string; rowId: string; field: string }
  | { kind: 'slot'; slot: string };

export interface PlacedError {
  place: ErrorPlace;
  section: ClaimSection;
  code: string;
  text: string;
}

const machineFields = new Set(['vin', 'claimType', 'campaignNo', 'goodwillReason', 'engineNo', 'replaceEngine', 'newEngineNo', 'dealerClaimRef']);
const expenseFields = new Set(['mileage', 'otherFee', 'otherFeeDesc']);
const summaryFields = new Set(['auditTravelFee', 'auditOtherFee', 'deductReason', 'internalNote']);

/** The slots of a claim's photos, invoice, video and signature, in the order in which they are shown. */
export const photoSlots = [
  'vehiclePlatePhoto',
  'workingHoursPhoto',
  'defectivePartsPhoto',
  'newPartsPhoto',
  'enginePlatePhoto',
  'mileagePhoto',
  'invoiceScan',
  'video',
  'signature',
] as const;
export type PhotoSlot = (typeof photoSlots)[number];

export const isPhotoSlot = (field: string): field is PhotoSlot => (photoSlots as readonly string[]).includes(field);

/** The section in which a header field is shown; unknown fields count as the faults', where most rules are. */
export function sectionOf(field: string): ClaimSection {
  if (machineFields.has(field)) return 'machine';
  if (expenseFields.has(field)) return 'expenses';
  if (summaryFields.has(field)) return 'summary';
  if (isPhotoSlot(field)) return 'photos';
  return field === 'bugList' || field === '' ? 'faults' : 'usage';
}

/** Finds the place in the form for each problem the server named. A line that is gone meanwhile falls back to its section. */
export function placeErrors(errors: readonly FieldProblem[], positions: LinePositions, form: ClaimForm): PlacedError[] {
  return errors.map(({ field, line, code, text }) => {
    const place = (line && placeLine(line, field, positions, form)) || placeHeader(field);
    return { place, section: sectionOfPlace(place), code, text };
  });
}

/** The place that a reviewer has marked; undefined for a line that is gone. */
export function placeMark({ field, lineId }: Mark, form: ClaimForm): ErrorPlace | undefined {
  if (!lineId) return placeHeader(field);
  for (const { id: faultId, labour, parts } of form.faults) {
    if (faultId === lineId) return { kind: 'fault', faultId, field };
    const has = (rows: readonly { id: string }[]): boolean => rows.some(({ id }) => id === lineId);
    if (has(labour)) return { kind: 'labour', faultId, rowId: lineId, field };
    if (has(parts)) return { kind: 'parts', faultId, rowId: lineId, field };
  }
  return undefined;
}

export const sectionOfPlace = (place: ErrorPlace): ClaimSection => {
  if (place.kind === 'header') return sectionOf(place.field);
  return place.kind === 'slot' ? 'photos' : 'faults';
};

const placeHeader = (field: string): ErrorPlace => (isPhotoSlot(field) ? { kind: 'slot', slot: field } : { kind: 'header', field });

/** Lists of lines, as the save call names them and as a review does. */
const lists: Readonly<Record<string, keyof LinePositions>> = {
  bugList: 'bugList',
  detailList: 'detailList',
  partsList: 'partsList',
  faults: 'bugList',
  details: 'detailList',
  parts: 'partsList',
};

function placeLine(line: string, field: string, positions: LinePositions, form: ClaimForm): ErrorPlace | undefined {
  const [, name = '', index] = /^(\w+)\[(\d+)\]$/.exec(line) ?? [];
  const list = lists[name];
  const rowId = list && positions[list][Number(index)];
  if (rowId === undefined) return undefined;
  if (list === 'bugList') return { kind: 'fault', faultId: rowId, field };
  const kind = list === 'detailList' ? 'labour' : 'parts';
  const fault = form.faults.find((candidate) => candidate[kind].some((row) => row.id === rowId));
  return fault && { kind, faultId: fault.id, rowId, field };
}

/** A name for the place, unique in the claim. */
export function anchorOf(place: ErrorPlace): string {
  switch (place.kind) {
    case 'header':
      return `claim-${place.field || 'top'}`;
    case 'slot':
      return `slot-${place.slot}`;
    case 'fault':
      return `fault-${place.faultId}-${place.field}`;
    default:
      return `fault-${place.faultId}-${place.kind}`;
  }
}

/** Drops the errors of a place that the user has just edited: only the server knows whether it is right now. */
export function withoutPlace(errors: readonly PlacedError[], edited: ErrorPlace): PlacedError[] {
  const gone = JSON.stringify(edited);
  return errors.filter(({ place }) => JSON.stringify(place) !== gone);
}

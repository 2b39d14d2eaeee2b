import { type CommonEdit, type DocumentEdits, editCommon } from '../../../documents/form/documentEdits.ts';
import type { PlacedError } from './claimErrors.ts';
import { withoutPlace } from './claimErrors.ts';
import type { ClaimForm, ClaimHeader, FaultRow, LabourRow, PartRow } from './claimForm.ts';
import { newRowId } from '../../../documents/form/rowId.ts';

/** The form while it is being edited, with the problems the server found in it. */
export type ClaimEdits = DocumentEdits<ClaimForm, PlacedError>;

export type ClaimEdit =
  | { type: 'header'; patch: Partial<ClaimHeader> }
  | { type: 'addFault' }
  | { type: 'removeFault'; faultId: string }
  | { type: 'fault'; faultId: string; patch: Partial<Omit<FaultRow, 'id' | 'labour' | 'parts'>> }
  | { type: 'labour'; faultId: string; rows: readonly LabourRow[] }
  | { type: 'parts'; faultId: string; rows: readonly PartRow[] }
  /** What the catalogue knows of lines, wherever they stand by now. */
  | { type: 'labourFacts'; faultId: string; fill: (row: LabourRow) => LabourRow }
  | { type: 'partFacts'; faultId: string; fill: (row: PartRow) => PartRow }
  | CommonEdit<ClaimForm, PlacedError>;

export const newFault = (): FaultRow => ({
  id: newRowId(),
  bugNo: null,
  bugSystem: null,
  bugCode: null,
  bugName: null,
  photoRequired: 'N',
  bugDesc: null,
  failureReason: null,
  correction: null,
  noCausalReason: null,
  supplierName: null,
  repeatFlag: 'N',
  auditResult: null,
  auditRemark: null,
  labour: [],
  parts: [],
});

/** The next state of the form. Editing a place takes away what the server said about it. */
export function editClaim(edits: ClaimEdits, edit: ClaimEdit): ClaimEdits {
  const { form, errors } = edits;
  switch (edit.type) {
    case 'header': {
      const fields = Object.keys(edit.patch);
      const left = fields.reduce((rest, field) => withoutPlace(rest, { kind: 'header', field }), errors);
      return { ...edits, form: { ...form, ...edit.patch }, errors: left };
    }
    case 'addFault':
      return { ...edits, form: { ...form, faults: [...form.faults, newFault()] }, errors: withoutPlace(errors, { kind: 'header', field: 'bugList' }) };
    case 'removeFault':
      return {
        ...edits,
        form: { ...form, faults: form.faults.filter(({ id }) => id !== edit.faultId) },
        errors: errors.filter(({ place }) => !('faultId' in place) || place.faultId !== edit.faultId),
      };
    case 'fault': {
      const { faultId, patch } = edit;
      const left = Object.keys(patch).reduce((rest, field) => withoutPlace(rest, { kind: 'fault', faultId, field }), errors);
      return { ...edits, form: withFault(form, faultId, patch), errors: left };
    }
    case 'labour':
      return withLines(edits, edit.faultId, 'labour', { labour: edit.rows });
    case 'parts':
      return withLines(edits, edit.faultId, 'parts', { parts: edit.rows });
    case 'labourFacts':
      return { ...edits, form: withFault(form, edit.faultId, { labour: faultOf(form, edit.faultId)?.labour.map(edit.fill) ?? [] }) };
    case 'partFacts':
      return { ...edits, form: withFault(form, edit.faultId, { parts: faultOf(form, edit.faultId)?.parts.map(edit.fill) ?? [] }) };
    default:
      return editCommon(edits, edit);
  }
}

const faultOf = ({ faults }: ClaimForm, faultId: string): FaultRow | undefined => faults.find(({ id }) => id === faultId);

const withFault = (form: ClaimForm, faultId: string, patch: Partial<FaultRow>): ClaimForm => ({
  ...form,
  faults: form.faults.map((fault) => (fault.id === faultId ? { ...fault, ...patch } : fault)),
});

function withLines(edits: ClaimEdits, faultId: string, kind: 'labour' | 'parts', patch: Pick<FaultRow, 'labour'> | Pick<FaultRow, 'parts'>): ClaimEdits {
  const before = new Map(faultOf(edits.form, faultId)?.[kind].map((row) => [row.id, row]));
  const form = withFault(edits.form, faultId, patch);
  const after = new Map(faultOf(form, faultId)?.[kind].map((row) => [row.id, row]));
  // A row that is the same object was not touched; its problems stand. Errors about all lines of the fault go with any change.
  const errors = edits.errors.filter(({ place }) => {
    if (place.kind === kind && place.faultId === faultId) return before.get(place.rowId) === after.get(place.rowId);
    return !(place.kind === 'fault' && place.faultId === faultId && !(place.field in faultFields));
  });
  return { ...edits, form, errors };
}

/** Fields that a fault itself has; a problem of any other name concerns its lines. */
const faultFields = newFault();

import {
  asNewRow,
  collectChanges,
  isSameList,
  isSameRow,
  type Merge,
  mergeFields,
  type MergePlace,
  mergeRows,
  type RecordChange,
  type Side,
  type Three,
} from '../../../documents/form/merge.ts';
import { type ClaimForm, type FaultRow, headerFields, type LabourRow, type PartRow } from './claimForm.ts';

const faultFields = ['bugSystem', 'bugCode', 'bugDesc', 'failureReason', 'correction', 'noCausalReason'] as const satisfies readonly (keyof FaultRow)[];
const labourFields = ['hourCode', 'claimHours', 'overReason', 'remark'] as const satisfies readonly (keyof LabourRow)[];
const partFields = [
  'partsCode',
  'qty',
  'isCausal',
  'sourceType',
  'orderNo',
  'oldSerialNo',
  'newSerialNo',
  'remark',
] as const satisfies readonly (keyof PartRow)[];

/**
 * What the user typed and what somebody else saved meanwhile, laid together field by field and line by line: where only one of
 * them changed something, that change goes on.
 * @param base   the claim as the user began with it
 * @param theirs the claim as it is saved now
 * @param chosen by key of a change that both made; default: mine
 */
export function mergeForms(base: ClaimForm, mine: ClaimForm, theirs: ClaimForm, chosen: Readonly<Record<string, Side>> = {}): Merge<ClaimForm> {
  const { changes, record } = collectChanges(chosen);
  const header = mergeFields('header', { kind: 'header', name: '' }, headerFields, { base, mine, theirs }, record);
  const faults = mergeRows<FaultRow>({ base: base.faults, mine: mine.faults, theirs: theirs.faults }, record, {
    kind: 'fault',
    nameOf: ({ bugCode, bugName }) => [bugCode, bugName].filter(Boolean).join(' '),
    isSame: isSameFault,
    merge: (rows, place) => mergeFault(rows, place, record),
    asNew: asNewFault,
  });
  return { form: { ...theirs, ...header, faults }, changes };
}

/** What follows from a code goes with it. */
const factsOf = <Row extends object>(mine: Row, theirs: Row, merged: Partial<Row>, code: keyof Row): Row => (merged[code] === theirs[code] ? theirs : mine);

function mergeFault(rows: Three<FaultRow>, place: MergePlace, record: RecordChange): FaultRow {
  const { base, mine, theirs } = rows;
  const fields = mergeFields(theirs.id, place, faultFields, rows, record);
  const labour = mergeRows<LabourRow>({ base: base.labour, mine: mine.labour, theirs: theirs.labour }, record, {
    kind: 'labour',
    nameOf: ({ hourCode, hourName }) => [hourCode, hourName].filter(Boolean).join(' '),
    isSame: (a, b) => isSameRow(a, b, labourFields),
    merge: (lines, at) => {
      const typed = mergeFields(lines.theirs.id, at, labourFields, lines, record);
      return { ...factsOf(lines.mine, lines.theirs, typed, 'hourCode'), ...typed };
    },
  });
  const parts = mergeRows<PartRow>({ base: base.parts, mine: mine.parts, theirs: theirs.parts }, record, {
    kind: 'parts',
    nameOf: ({ partsCode, partsName }) => [partsCode, partsName].filter(Boolean).join(' '),
    isSame: (a, b) => isSameRow(a, b, partFields),
    merge: (lines, at) => {
      const typed = mergeFields(lines.theirs.id, at, partFields, lines, record);
      return { ...factsOf(lines.mine, lines.theirs, typed, 'partsCode'), ...typed };
    },
  });
  return { ...factsOf(mine, theirs, fields, 'bugCode'), ...fields, bugNo: theirs.bugNo, labour, parts };
}

const isSameFault = (a: FaultRow, b: FaultRow): boolean =>
  isSameRow(a, b, faultFields) && isSameList(a.labour, b.labour, labourFields) && isSameList(a.parts, b.parts, partFields);

/** A fault that the server does not know, or knows no more: its number and the ids of its lines mean nothing there either. */
const asNewFault = (fault: FaultRow): FaultRow => ({ ...asNewRow(fault), bugNo: null, labour: fault.labour.map(asNewRow), parts: fault.parts.map(asNewRow) });

/** Change history of a claim's faults, labour and parts. Pure. */
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import type { Claim, FaultLine, LabourLine, PartLine } from '../store/tables.ts';

type Lines = Pick<Claim, 'faults' | 'labour' | 'parts'>;

/** The faulty system is part of the fault's code. */
const faultFields = [
  'bugCode',
  'bugDesc',
  'failureReason',
  'correction',
  'noCausalReason',
  'auditResult',
  'auditRemark',
] as const satisfies readonly (keyof FaultLine)[];
const labourFields = ['hourCode', 'claimHours', 'overReason', 'remark', 'auditHours'] as const satisfies readonly (keyof LabourLine)[];
const partFields = [
  'partsCode',
  'qty',
  'isCausal',
  'sourceType',
  'warehouse',
  'orderNo',
  'oldSerialNo',
  'newSerialNo',
  'remark',
  'coreDisposition',
  'auditQty',
  'auditPrice',
] as const satisfies readonly (keyof PartLine)[];

/** A line names its fault by number: an id says nothing to a reader. One that moved to another fault was removed there and added here. */
const withFault = <Line extends { id: string; bugId: string }>(lines: readonly Line[], faults: readonly FaultLine[]): (Line & { bugNo: number })[] =>
  lines.map((line) => ({ ...line, id: `${line.id}/${line.bugId}`, bugNo: faults.find(({ id }) => id === line.bugId)?.bugNo ?? 0 }));

/** Names of lines are `{list}/{fault number}/{code}`, as the contract says. */
export function claimLineChanges(before: Lines, after: Lines): LineChange[] {
  return [
    ...lineChanges(before.faults, after.faults, { fields: faultFields, nameOf: ({ bugNo, bugCode }) => `bugList/${bugNo}/${bugCode}` }),
    ...lineChanges(withFault(before.labour, before.faults), withFault(after.labour, after.faults), {
      fields: labourFields,
      nameOf: ({ bugNo, hourCode }) => `detailList/${bugNo}/${hourCode}`,
    }),
    ...lineChanges(withFault(before.parts, before.faults), withFault(after.parts, after.faults), {
      fields: partFields,
      nameOf: ({ bugNo, partsCode }) => `partsList/${bugNo}/${partsCode}`,
    }),
  ];
}

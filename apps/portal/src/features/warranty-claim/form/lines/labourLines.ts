import type { ServiceCodeOption } from '@harrow/api-client';
import type { LabourRow } from '../claimForm.ts';
import { newRowId } from '../../../../documents/form/rowId.ts';

/** A labour line without a code. */
export const newLabour = (id: string = newRowId()): LabourRow => ({
  id,
  hourCode: null,
  hourName: null,
  standardHours: null,
  claimHours: null,
  overReason: null,
  remark: null,
  hourRate: null,
  auditHours: null,
  auditHourCost: null,
  overlapGroup: null,
  diagnosis: 'N',
});

/** The line with the catalogue's data of its code. Hours that were not typed start with the standard. */
export const withOperation = (row: LabourRow, { hourCode, hourName, standardHours, overlapGroup, diagnosis }: ServiceCodeOption): LabourRow => ({
  ...row,
  hourCode,
  hourName,
  standardHours,
  claimHours: row.claimHours ?? standardHours,
  overlapGroup,
  diagnosis,
});

/** A line whose code was changed knows nothing of the new one yet; hours that came from the old one go with it. */
export function withoutOldOperation(before: readonly LabourRow[], after: readonly LabourRow[]): LabourRow[] {
  const old = new Map(before.map((row) => [row.id, row]));
  return after.map((row) => {
    const previous = old.get(row.id);
    if (!previous || previous.hourCode === row.hourCode || previous.hourName === null) return row;
    const isStandard = row.claimHours === previous.standardHours;
    return { ...row, hourName: null, standardHours: null, overlapGroup: null, diagnosis: 'N', claimHours: isStandard ? null : row.claimHours };
  });
}

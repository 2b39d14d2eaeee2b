import { expect, test } from 'vitest';
import { newFault } from '../claimEdits.ts';
import { changedClaimLines } from './changedLines.ts';
import { type ClaimForm, type LabourRow, newClaim, type PartRow } from '../claimForm.ts';

const labour = (id: string, claimHours: number) => ({ id, hourCode: 'H1', claimHours }) as LabourRow;
const part = (id: string, qty: number, remark: string | null) => ({ id, qty, remark }) as PartRow;
const form = (...faults: [readonly LabourRow[], readonly PartRow[]][]): ClaimForm => ({
  ...newClaim(),
  faults: faults.map(([labourRows, parts], index) => ({ ...newFault(), id: `fault-${index}`, labour: labourRows, parts })),
});

test('lines with other values are told, by the fields that differ', () => {
  const before = form([[labour('1', 2), labour('2', 1)], [part('9', 1, null)]], [[], [part('10', 1, 'new seal')]]);
  const after = form([[labour('1', 3), labour('2', 1)], [part('9', 1, null)]], [[], [part('10', 2, null)]]);
  expect(changedClaimLines(before, after)).toEqual([
    { kind: 'labour', line: { id: '1', claimHours: 3 } },
    { kind: 'parts', line: { id: '10', qty: 2, remark: null } },
  ]);
});

test('lines that stayed, came or went are not reported', () => {
  expect(changedClaimLines(form([[labour('1', 2), labour('2', 1)], []]), form([[labour('1', 2), labour('3', 1)], []]))).toEqual([]);
});

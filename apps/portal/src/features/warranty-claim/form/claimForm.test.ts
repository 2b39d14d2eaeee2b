import { expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { fromClaim, newClaim, toInput, type FaultRow } from './claimForm.ts';
import { newRowId } from '../../../documents/form/rowId.ts';

const newFault = (): FaultRow => ({
  id: newRowId(),
  bugNo: null,
  bugSystem: 'hydraulic',
  bugCode: 'HYD-014',
  bugName: 'Pump leaks',
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

const saved = aClaim({
  bugList: [aFault({ id: 'f2', bugNo: 2 }), aFault({ id: 'f1', bugNo: 1 })],
  detailList: [aLabourLine({ id: 'd1', bugId: 'f1' }), aLabourLine({ id: 'd2', bugId: 'f2' })],
  partsList: [aPartLine({ id: 'p1', bugId: 'f2' })],
});

test('a new claim is a normal one for the machine it was opened for', () => {
  expect(newClaim({ vin: 'L9TT504E9SA000123' })).toMatchObject({ claimType: 'normal', vin: 'L9TT504E9SA000123', faults: [] });
});

test('faults stand in the order of their numbers and hold their own lines', () => {
  const { faults } = fromClaim(saved);
  expect(faults.map(({ id }) => id)).toEqual(['f1', 'f2']);
  expect(faults.map(({ labour }) => labour.map(({ id }) => id))).toEqual([['d1'], ['d2']]);
  expect(faults[1]!.parts.map(({ id }) => id)).toEqual(['p1']);
});

test('what was loaded is sent back with id and version, lines pointing at their faults', () => {
  const { body } = toInput(fromClaim(saved), { id: saved.id, version: 3 });
  expect(body).toMatchObject({ id: saved.id, version: 3, vin: saved.vin });
  expect(body.bugList!.map(({ id }) => id)).toEqual(['f1', 'f2']);
  expect(body.detailList).toMatchObject([
    { id: 'd1', bugId: 'f1' },
    { id: 'd2', bugId: 'f2' },
  ]);
  expect(body.partsList).toMatchObject([{ id: 'p1', bugId: 'f2' }]);
});

test('a new fault gets a number above all others, its lines point at it by that number, and no temporary id is sent', () => {
  const form = fromClaim(saved);
  const fault = { ...newFault(), labour: [{ ...form.faults[0]!.labour[0]!, id: newRowId() }] };
  const { body } = toInput({ ...form, faults: [form.faults[1]!, fault] });
  expect(body.bugList![1]).toMatchObject({ bugNo: 3 });
  expect(body.bugList![1]).not.toHaveProperty('id');
  expect(body.detailList![1]).toMatchObject({ bugNo: 3 });
  expect(body.detailList![1]).not.toHaveProperty('id');
});

test('nothing that the server computes is sent', () => {
  const { body } = toInput(fromClaim(saved));
  for (const line of [...body.detailList!, ...body.partsList!]) {
    expect(Object.keys(line)).not.toEqual(expect.arrayContaining([expect.stringMatching(/audit|Price|Rate|Name/)]));
  }
});

test('positions name the row behind each line that was sent', () => {
  expect(toInput(fromClaim(saved)).positions).toEqual({ bugList: ['f1', 'f2'], detailList: ['d1', 'd2'], partsList: ['p1'] });
});

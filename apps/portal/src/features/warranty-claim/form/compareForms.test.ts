import { expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { fromClaim } from './claimForm.ts';
import { compareForms, rebase } from './compareForms.ts';
import { isTemporaryRowId } from './rowId.ts';

const claim = aClaim({
  bugList: [aFault({ id: 'f1' })],
  detailList: [aLabourLine({ id: 'd1', bugId: 'f1' })],
  partsList: [aPartLine({ id: 'p1', bugId: 'f1' })],
});
const mine = { ...fromClaim(claim), complaint: 'Mine' };

test('equal forms have no differences', () => {
  expect(compareForms(mine, mine)).toEqual([]);
});

test('a field shows both values, a fault says what became of it', () => {
  const theirs = fromClaim({
    ...claim,
    complaint: 'Theirs',
    bugList: [aFault({ id: 'f9', bugCode: 'ELE-002', bugName: 'Sensor' })],
    detailList: [],
    partsList: [],
  });
  expect(compareForms(mine, theirs)).toEqual([
    { kind: 'field', field: 'complaint', mine: 'Mine', theirs: 'Theirs' },
    { kind: 'fault', name: 'HYD-014 Main pump leaks', change: 'onlyMine' },
    { kind: 'fault', name: 'ELE-002 Sensor', change: 'onlyTheirs' },
  ]);
});

test('a changed line makes the fault different', () => {
  const theirs = fromClaim({ ...claim, complaint: 'Mine', detailList: [aLabourLine({ id: 'd1', bugId: 'f1', claimHours: 1 })] });
  expect(compareForms(mine, theirs)).toEqual([{ kind: 'fault', name: 'HYD-014 Main pump leaks', change: 'different' }]);
});

test('keeping mine after a line was deleted elsewhere makes it a new line', () => {
  const kept = rebase(mine, { ...claim, partsList: [] });
  expect(kept.faults[0]!.labour[0]!.id).toBe('d1');
  expect(isTemporaryRowId(kept.faults[0]!.parts[0]!.id)).toBe(true);
});

test('keeping mine after a fault was deleted elsewhere makes it and all its lines new', () => {
  const [fault] = rebase(mine, { ...claim, bugList: [] }).faults;
  expect([fault!.id, fault!.labour[0]!.id, fault!.parts[0]!.id].every(isTemporaryRowId)).toBe(true);
  expect(fault!.bugNo).toBeNull();
});

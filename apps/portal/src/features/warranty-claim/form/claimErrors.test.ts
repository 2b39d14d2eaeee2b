import { describe, expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { anchorOf, placeErrors, sectionOf, withoutPlace } from './claimErrors.ts';
import { fromClaim, toInput } from './claimForm.ts';

const form = fromClaim(
  aClaim({
    bugList: [aFault({ id: 'f1', bugNo: 1 }), aFault({ id: 'f2', bugNo: 2 })],
    detailList: [aLabourLine({ id: 'd1', bugId: 'f1' }), aLabourLine({ id: 'd2', bugId: 'f2' })],
    partsList: [aPartLine({ id: 'p1', bugId: 'f2' })],
  }),
);
const place = (field: string, line?: string) => placeErrors([{ field, line, code: 'E-1', text: 'wrong' }], toInput(form).positions, form)[0]!;

describe('a problem lands at its place', () => {
  test.each([
    ['a header field', 'complaint', undefined, { place: { kind: 'header', field: 'complaint' }, section: 'usage' }],
    ['the mileage', 'mileage', undefined, { section: 'expenses' }],
    ['the VIN', 'vin', undefined, { section: 'machine' }],
    ['a photo slot', 'vehiclePlatePhoto', undefined, { place: { kind: 'slot', slot: 'vehiclePlatePhoto' }, section: 'photos' }],
    ['the list of faults', 'bugList', undefined, { section: 'faults' }],
    ['a fault', 'failureReason', 'bugList[1]', { place: { kind: 'fault', faultId: 'f2', field: 'failureReason' }, section: 'faults' }],
    ['a labour line', 'hourCode', 'detailList[1]', { place: { kind: 'labour', faultId: 'f2', rowId: 'd2', field: 'hourCode' } }],
    ['a part line', 'qty', 'partsList[0]', { place: { kind: 'parts', faultId: 'f2', rowId: 'p1', field: 'qty' } }],
    ['approved hours of a review', 'auditHours', 'details[0]', { place: { kind: 'labour', faultId: 'f1', rowId: 'd1', field: 'auditHours' } }],
    ['a line that is gone', 'qty', 'partsList[7]', { place: { kind: 'header', field: 'qty' } }],
  ])('%s', (_name, field, line, expected) => {
    expect(place(field, line)).toMatchObject(expected);
  });
});

test('unknown fields count for usage, the whole document for the faults', () => {
  expect([sectionOf('technician'), sectionOf('')]).toEqual(['usage', 'faults']);
});

test('editing a field takes its errors away and leaves the others', () => {
  const errors = [place('mileage'), place('complaint')];
  expect(withoutPlace(errors, { kind: 'header', field: 'mileage' })).toEqual([errors[1]]);
});

test('each field has its own target to jump to, a line table one for all its cells', () => {
  expect(anchorOf(place('mileage').place)).toBe('claim-mileage');
  expect(anchorOf(place('hourCode', 'detailList[1]').place)).toBe(anchorOf(place('claimHours', 'detailList[1]').place));
});

import { describe, expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { type ClaimForm, fromClaim } from './claimForm.ts';
import { newFault } from './claimEdits.ts';
import { newLabour } from './lines/labourLines.ts';
import { mergeForms } from './mergeForms.ts';
import { isTemporaryRowId } from '../../../documents/form/rowId.ts';

const base = fromClaim(
  aClaim({
    complaint: 'Loud',
    technician: 'Ann',
    bugList: [aFault({ id: 'f1' })],
    detailList: [aLabourLine({ id: 'd1', bugId: 'f1' }), aLabourLine({ id: 'd2', bugId: 'f1' })],
    partsList: [aPartLine({ id: 'p1', bugId: 'f1' })],
  }),
);
const withFault = (change: (fault: ClaimForm['faults'][number]) => object): ClaimForm => ({
  ...base,
  faults: base.faults.map((fault) => ({ ...fault, ...change(fault) })),
});
const withHours = (id: string, claimHours: number): ClaimForm =>
  withFault(({ labour }) => ({ labour: labour.map((row) => (row.id === id ? { ...row, claimHours } : row)) }));
const without = (id: string): ClaimForm =>
  withFault(({ labour, parts }) => ({ labour: labour.filter((row) => row.id !== id), parts: parts.filter((row) => row.id !== id) }));
const said = ({ changes }: ReturnType<typeof mergeForms>) => changes.map(({ field, by, taken }) => [field, by, taken]);
const labourOf = ({ form }: ReturnType<typeof mergeForms>) => form.faults[0]!.labour;

test('nothing changed is no change', () => expect(mergeForms(base, base, base)).toEqual({ form: base, changes: [] }));

describe('fields', () => {
  test('of which each side changed another: both changes go on', () => {
    const merge = mergeForms(base, { ...base, complaint: 'Mine' }, { ...base, technician: 'Theirs' });
    expect(merge.form).toMatchObject({ complaint: 'Mine', technician: 'Theirs' });
    expect(said(merge)).toEqual(
      expect.arrayContaining([
        ['complaint', 'me', 'mine'],
        ['technician', 'them', 'theirs'],
      ]),
    );
  });

  test('that both changed alike are no change to choose', () => {
    const same = { ...base, complaint: 'Same' };
    expect(mergeForms(base, same, same)).toEqual({ form: same, changes: [] });
  });

  test('that both changed in different ways are chosen', () => {
    const [mine, theirs] = [
      { ...base, complaint: 'Mine', technician: 'Me' },
      { ...base, complaint: 'Theirs', technician: 'They' },
    ];
    expect(mergeForms(base, mine, theirs).form).toMatchObject({ complaint: 'Mine', technician: 'Me' });
    const merge = mergeForms(base, mine, theirs, { 'header/technician': 'theirs' });
    expect(merge.form).toMatchObject({ complaint: 'Mine', technician: 'They' });
    expect(said(merge)).toContainEqual(['technician', 'both', 'theirs']);
  });

  test('that were emptied stay empty', () => {
    expect(mergeForms(base, { ...base, complaint: null }, { ...base, technician: null }).form).toMatchObject({ complaint: null, technician: null });
  });
});

describe('lines', () => {
  test('of which each side changed another: both changes go on', () => {
    const merge = mergeForms(base, withHours('d1', 0.7), withHours('d2', 0.9));
    expect(labourOf(merge).map(({ claimHours }) => claimHours)).toEqual([0.7, 0.9]);
  });

  test('that each side added are all there', () => {
    const [own, other] = [newLabour('new-1'), { ...newLabour('d9'), hourCode: 'B' }];
    const merge = mergeForms(
      base,
      withFault(({ labour }) => ({ labour: [...labour, own] })),
      withFault(({ labour }) => ({ labour: [...labour, other] })),
    );
    expect(labourOf(merge).map(({ id }) => id)).toEqual(['d1', 'd2', 'd9', 'new-1']);
  });

  test('that one side removed and the other left alone are gone', () => {
    expect(labourOf(mergeForms(base, without('d1'), base)).map(({ id }) => id)).toEqual(['d2']);
    const merge = mergeForms(base, base, without('p1'));
    expect(merge.form.faults[0]!.parts).toEqual([]);
    expect(said(merge)).toEqual([[undefined, 'them', 'theirs']]);
  });

  test('that were changed here and removed there stay as new ones, or go by choice', () => {
    const merge = mergeForms(base, withHours('d1', 0.7), without('d1'));
    expect(labourOf(merge).map(({ claimHours, id }) => [claimHours, isTemporaryRowId(id)])).toContainEqual([0.7, true]);
    expect(said(merge)).toEqual([[undefined, 'both', 'mine']]);
    expect(labourOf(mergeForms(base, withHours('d1', 0.7), without('d1'), { d1: 'theirs' })).map(({ id }) => id)).toEqual(['d2']);
  });

  test('that were removed here and changed there go, or come back by choice', () => {
    expect(labourOf(mergeForms(base, without('d1'), withHours('d1', 0.7))).map(({ id }) => id)).toEqual(['d2']);
    expect(labourOf(mergeForms(base, without('d1'), withHours('d1', 0.7), { d1: 'theirs' }))[0]).toMatchObject({ id: 'd1', claimHours: 0.7 });
  });

  test('whose code was changed here keep what belongs to that code', () => {
    const mine = withFault(({ labour }) => ({ labour: labour.map((row) => (row.id === 'd1' ? { ...row, hourCode: 'X', standardHours: 9 } : row)) }));
    expect(labourOf(mergeForms(base, mine, withHours('d1', 0.7)))[0]).toMatchObject({ hourCode: 'X', standardHours: 9, claimHours: 0.7 });
  });
});

describe('faults', () => {
  test('that each side added are all there', () => {
    const [own, other] = [newFault(), { ...newFault(), id: 'f9' }];
    const merge = mergeForms(base, { ...base, faults: [...base.faults, own] }, { ...base, faults: [...base.faults, other] });
    expect(merge.form.faults.map(({ id }) => id)).toEqual(['f1', 'f9', own.id]);
  });

  test('that were changed here and removed there stay as new ones with all their lines', () => {
    const [fault] = mergeForms(base, withHours('d1', 0.7), { ...base, faults: [] }).form.faults;
    expect([fault!.id, fault!.labour[0]!.id, fault!.parts[0]!.id].every(isTemporaryRowId)).toBe(true);
    expect(fault!.bugNo).toBeNull();
  });

  test('that were left alone here and removed there are gone', () => {
    expect(mergeForms(base, { ...base, complaint: 'Mine' }, { ...base, faults: [] }).form.faults).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { type FactsByCode, type PartFacts, problemsOf, withFacts, withoutOldParts, withWayOut } from './lineProblem.ts';
import { newRow, type OrderRow } from './orderRow.ts';

const part = (partsCode: string, more: Partial<PartFacts> = {}): PartFacts => ({
  partsCode,
  id: 'x',
  partsName: `Part ${partsCode}`,
  unit: 'pc',
  weightKg: 2,
  unitPrice: 10,
  successor: null,
  availability: 'high',
  availability_dictText: 'In stock',
  minOrderMultiple: 1,
  problem: null,
  ...more,
});
const said = (code: string) => ({ code, text: code });
const facts: FactsByCode = new Map(
  [
    part('GOOD'),
    part('STEP', { minOrderMultiple: 10 }),
    part('OLD', { problem: said('E-306'), successor: 'NEW' }),
    part('NONE', { id: null, problem: said('E-309') }),
    part('NOPRICE', { problem: said('E-300'), unitPrice: null }),
  ].map((one) => [one.partsCode, one]),
);
const row = (partsCode: string | null, qty: number | null = 1): OrderRow => ({ ...newRow(`row-${partsCode}`), partsCode, qty });

describe('a line', () => {
  test.each([
    ['good', 'GOOD', 1, undefined],
    ['not looked up yet', 'LATER', 1, undefined],
    ['in steps', 'step ', 20, undefined],
    ['between two steps', 'STEP', 11, { field: 'qty', code: 'E-302', multiple: 10, wayOut: { kind: 'roundUp', qty: 20 } }],
    ['of nothing', 'GOOD', 0, { field: 'qty', code: 'E-302', multiple: 1, wayOut: { kind: 'roundUp', qty: 1 } }],
    ['without a quantity yet', 'STEP', null, undefined],
    ['of a replaced part', 'OLD', 3, { field: 'partsCode', code: 'E-306', text: 'E-306', wayOut: { kind: 'useNew', partsCode: 'NEW' } }],
    ['of an unknown part', 'NONE', 1, { field: 'partsCode', code: 'E-309', text: 'E-309' }],
    ['without a price', 'NOPRICE', 1, { field: 'partsCode', code: 'E-300', text: 'E-300' }],
  ])('%s', (_what, code, qty, expected) => {
    const line = row(code, qty);
    expect(problemsOf([line], facts).get(line.id)).toEqual(expected);
  });

  test('that repeats a part can be added to the first one', () => {
    const rows = [row('STEP', 10), { ...row('GOOD', 2), remark: 'first' }, { ...row('good', 3), id: 'again', remark: 'second' }];
    const problem = problemsOf(rows, facts).get('again')!;
    expect(problem).toMatchObject({ code: 'twice', wayOut: { kind: 'addTo', rowId: 'row-GOOD', lineNo: 2 } });
    expect(withWayOut(rows, 'again', problem.wayOut!).map(({ partsCode, qty, remark }) => [partsCode, qty, remark])).toEqual([
      ['STEP', 10, null],
      ['GOOD', 5, 'first second'],
    ]);
  });

  test('takes the new part or the rounded quantity', () => {
    const rows = withFacts([row('OLD', 4), row('STEP', 11)], facts);
    expect(withWayOut(rows, 'row-OLD', { kind: 'useNew', partsCode: 'NEW' })[0]).toMatchObject({ partsCode: 'NEW', qty: 4, partsName: null, unitPrice: null });
    expect(withWayOut(rows, 'row-STEP', { kind: 'roundUp', qty: 20 })[1]).toMatchObject({ qty: 20, unitPrice: 10 });
  });
});

describe('facts', () => {
  test('fill name and price, write the code as the catalogue does, and propose the smallest quantity', () => {
    expect(withFacts([row(' step', null)], facts)[0]).toMatchObject({ partsCode: 'STEP', partsName: 'Part STEP', unitPrice: 10, qty: 10 });
  });

  test('fill an emptied quantity of a known part no more', () => {
    const [known] = withFacts([row('STEP', null)], facts);
    expect(withFacts([{ ...known!, qty: null }], facts)[0]!.qty).toBeNull();
  });

  test('leave unknown codes as they were typed, and lines that know all alone', () => {
    const rows = withFacts([row('none'), row('GOOD')], facts);
    expect(rows[0]).toMatchObject({ partsCode: 'none', partsName: null });
    expect(withFacts(rows, facts)).toBe(rows);
  });

  test('end with the code that they belong to', () => {
    const before = withFacts([row('GOOD')], facts);
    const [changed] = withoutOldParts(before, [{ ...before[0]!, partsCode: 'GOO' }]);
    expect(changed).toMatchObject({ partsCode: 'GOO', partsName: null, unitPrice: null });
    expect(withoutOldParts(before, [{ ...before[0]!, partsCode: 'good' }])[0]).toMatchObject({ partsName: 'Part GOOD' });
  });
});

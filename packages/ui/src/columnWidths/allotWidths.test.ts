import { describe, expect, test } from 'vitest';
import { allotWidths } from './allotWidths.ts';
import type { NaturalWidth } from './naturalWidths.ts';

const column = (kind: NaturalWidth['kind'], values: number[], rest: Partial<NaturalWidth> = {}): NaturalWidth => ({
  kind,
  least: 80,
  oneLine: 80,
  values: values.toSorted((one, other) => other - one),
  width: undefined,
  ...rest,
});
const many = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('what the columns need', () => {
  test.each<[string, NaturalWidth[], number[]]>([
    ['a whole column is as wide as its widest value', [column('code', [150, 170, 120])], [170]],
    ['a text takes at most 360 px', [column('text', [500, 90])], [360]],
    ['an empty column is as wide as its heading', [column('money', []), column('text', [])], [80, 80]],
    ['a value without end leaves the others in reach', [column('code', [9000])], [800]],
    ["the user's width wins", [column('code', [170], { width: 100, isUsers: true })], [100]],
  ])('%s', (_what, columns, widths) => {
    expect(allotWidths(columns, undefined).widths).toEqual(widths);
  });
});

describe('too little room', () => {
  test('the text gives way whose next value frees the most px for a cell', () => {
    const columns = [column('text', [300, ...many(40, 290)]), column('text', [300, ...many(40, 150)])];
    expect(allotWidths(columns, 450).widths).toEqual([300, 150]);
  });
  test('no more is taken than is missing', () => {
    expect(allotWidths([column('text', [300, ...many(40, 150)])], 280).widths).toEqual([280]);
  });
  test('codes, amounts and dates are not cut: the table is scrolled', () => {
    expect(allotWidths([column('code', many(40, 200)), column('money', many(40, 150)), column('date', many(40, 120))], 300).widths).toEqual([200, 150, 120]);
  });
  test('3 % of the cells may be cut, not more', () => {
    const columns = [column('text', [340, 330, 320, ...many(97, 200)])];
    expect(allotWidths(columns, 220).widths).toEqual([220]);
    expect(allotWidths([column('text', [340, 330, 320, 310, ...many(96, 200)])], 220).widths).toEqual([310]);
  });
  test('what is longer than a text may be at first counts as cut', () => {
    const columns = [column('text', [500, 490, 480, ...many(97, 200)]), column('text', [340, ...many(99, 200)])];
    expect(allotWidths(columns, 500).widths).toEqual([200, 300]);
    const [long, other] = allotWidths([column('text', many(20, 500)), column('text', [340, ...many(20, 200)])], 500).widths;
    expect([long, other]).toEqual([360, 340]);
  });
  test('a text is never narrower than its heading', () => {
    expect(allotWidths([column('text', [300, ...many(40, 100)], { least: 180 })], 100).widths).toEqual([180]);
  });
});

describe('room to spare', () => {
  test('goes to texts that are cut, then to all texts', () => {
    expect(allotWidths([column('code', [100]), column('text', [500]), column('text', [100])], 600).widths).toEqual([100, 400, 100]);
    expect(allotWidths([column('code', [100]), column('text', [200]), column('text', [100])], 700).widths).toEqual([100, 400, 200]);
  });
  test('goes to headings on two lines before it goes to texts that are not cut', () => {
    expect(allotWidths([column('number', [], { oneLine: 110 }), column('text', [500]), column('text', [100])], 600).widths).toEqual([80, 420, 100]);
    expect(allotWidths([column('number', [], { oneLine: 110 }), column('text', [200]), column('text', [100])], 710).widths).toEqual([110, 400, 200]);
    expect(allotWidths([column('number', [], { oneLine: 110 }), column('number', [], { oneLine: 100 })], 185).widths).toEqual([82, 103]);
  });
  test('none goes to a text without values', () => {
    expect(allotWidths([column('text', []), column('text', [200])], 600).widths).toEqual([80, 520]);
    expect(allotWidths([column('code', [100]), column('text', [])], 600).widths).toEqual([100, 500]);
  });
  test('without texts to all columns, but those of the user', () => {
    expect(allotWidths([column('code', [100]), column('date', [100], { width: 140, isUsers: true })], 400).widths).toEqual([260, 140]);
  });
  test('leaves nothing over', () => {
    const { widths } = allotWidths([column('text', [101]), column('text', [103]), column('text', [97])], 1000);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(1000);
  });
});

test('the next page only widens', () => {
  const first = allotWidths([column('code', [200]), column('text', [300])], 1000);
  expect(allotWidths([column('code', [120]), column('text', [350])], 1000, first.needed).needed).toEqual([200, 350]);
});

import { describe, expect, test } from 'vitest';
import { addValues, pageState, removeValues, type SelectionRules, toggleValue } from './selection.ts';
import { toValues, toText } from '../../inputs/commaText.ts';

const several: SelectionRules = { multiple: true };

test.each([
  ['', []],
  [null, []],
  [undefined, []],
  ['a', ['a']],
  ['a, b ,a,,', ['a', 'b']],
])('%j holds %j', (text, values) => expect(toValues(text)).toEqual(values));

test('none is an empty text', () => {
  expect(toText([])).toBe('');
  expect(toText(['b', 'a'])).toBe('b,a');
});

describe('several', () => {
  test('come and go, in the order of the presses', () => {
    const one = toggleValue(['x'], 'b', several);
    expect(one).toMatchObject({ values: ['x', 'b'], added: 1, removed: 0 });
    expect(toggleValue(one.values, 'x', several)).toMatchObject({ values: ['b'], removed: 1 });
  });

  test('a page is added to what is chosen on other pages', () =>
    expect(addValues(['p1', 'b'], ['a', 'b', 'c'], several)).toEqual({ values: ['p1', 'b', 'a', 'c'], added: 2, removed: 0, overLimit: 0 }));

  test('a page is taken away and the rest stays', () => expect(removeValues(['p1', 'a', 'b'], ['a', 'b', 'c'])).toMatchObject({ values: ['p1'], removed: 2 }));

  test('no more than the limit', () => {
    const rules = { multiple: true, maxCount: 3 };
    expect(addValues(['x', 'y'], ['a', 'b'], rules)).toEqual({ values: ['x', 'y', 'a'], added: 1, removed: 0, overLimit: 1 });
    expect(toggleValue(['x', 'y', 'z'], 'a', rules)).toEqual({ values: ['x', 'y', 'z'], added: 0, removed: 0, overLimit: 1 });
    expect(addValues(['x', 'y', 'z', 'w'], ['a'], rules).values).toHaveLength(4);
  });

  test('excluded values are not added, and may go', () => {
    const rules = { multiple: true, exclude: new Set(['a']) };
    expect(addValues([], ['a', 'b'], rules)).toMatchObject({ values: ['b'], added: 1, overLimit: 0 });
    expect(toggleValue(['a'], 'a', rules).values).toEqual([]);
  });
});

describe('one', () => {
  const one: SelectionRules = { multiple: false };
  test('takes the place of the one before', () => expect(toggleValue(['a'], 'b', one)).toMatchObject({ values: ['b'], added: 1, removed: 1 }));
  test('stays when it is pressed again', () => expect(toggleValue(['a'], 'a', one)).toMatchObject({ values: ['a'], removed: 0 }));
  test('an excluded value changes nothing', () => expect(toggleValue(['a'], 'b', { ...one, exclude: new Set(['b']) }).values).toEqual(['a']));
});

test.each([
  [['a', 'b', 'x'], ['a', 'b'], 'all'],
  [['a'], ['a', 'b'], 'some'],
  [['x'], ['a', 'b'], 'none'],
  [['a'], ['a', 'no'], 'all'],
  [['x'], [], 'none'],
] as const)('of page %j with %j chosen: %s', (values, page, state) =>
  expect(pageState(values, page, { multiple: true, exclude: new Set(['no']) })).toBe(state),
);

import { expect, test } from 'vitest';
import { removeCondition } from './removeCondition.ts';

const [a, b] = [
  { field: 'a', rule: 'eq', val: '1' },
  { field: 'b', rule: 'eq', val: '2' },
];

test('the condition at a place goes, with its group', () => {
  expect(removeCondition({ match: 'or', items: [a!, { match: 'and', items: [a!, b!] }] }, 1)).toEqual({ match: 'or', items: [a] });
});
test('what is left must not hold where the whole did not', () => {
  expect(removeCondition({ match: 'or', not: true, items: [a!, b!] }, 1)).toEqual({ match: 'or', not: true, items: [a] });
});
test('a query of muted lines asks for nothing', () => {
  expect(removeCondition({ match: 'and', items: [a!, { ...b!, muted: true }] }, 0)).toBeUndefined();
});

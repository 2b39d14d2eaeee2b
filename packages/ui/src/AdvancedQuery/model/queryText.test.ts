import type { QueryGroup } from '@harrow/validation/query';
import { expect, test } from 'vitest';
import { queryFromText, queryToText } from './queryText.ts';

const line = { field: 'vin', rule: 'eq', val: 'A' };

test.each<QueryGroup>([
  { match: 'and', items: [line] },
  { match: 'or', items: [line, { match: 'and', items: [line, { field: 'createTime', rule: 'period', val: 'thisMonth', type: 'datetime' }] }] },
  {
    match: 'or',
    items: [
      { ...line, val: '1+1 & 2% # "q" ~ \r\n 叉车🚜' },
      { field: 'note', rule: 'empty', val: '' },
    ],
  },
])('a query survives the address %#', (query) => {
  const address = new URLSearchParams({ q: queryToText(query) }).toString();
  expect(queryFromText(new URLSearchParams(address).get('q'))).toEqual(query);
});

test.each<QueryGroup>([
  { match: 'and', not: true, items: [line, line] },
  { match: 'and', items: [line, { match: 'or', not: true, items: [line] }] },
])('what must not hold survives where the list has it, and is no query elsewhere %#', (query) => {
  expect(queryFromText(queryToText(query), { not: true })).toEqual(query);
  expect(queryFromText(queryToText(query))).toBeUndefined();
});

test('two fields that compare survive where the list has it, and are no query elsewhere', () => {
  const query: QueryGroup = { match: 'and', items: [line, { field: 'amount', rule: 'gt', val: 'limit', valueSource: 'field' }] };
  expect(queryFromText(queryToText(query), { fieldComparison: true })).toEqual(query);
  expect(queryFromText(queryToText(query), { not: true })).toBeUndefined();
});

test('muted and incomplete lines are not shared; nothing left is empty text', () => {
  expect(
    queryToText({
      match: 'and',
      items: [
        { ...line, muted: true },
        { field: 'vin', rule: 'eq', val: '' },
      ],
    }),
  ).toBe('');
  expect(queryToText(undefined)).toBe('');
});

test.each([null, undefined, '', 'x', 'and~', 'and~{', 'and~[1]', 'or~[{"field":1}]', 'and~"\ud800"'])('%j is no query', (text) => {
  expect(queryFromText(text)).toBeUndefined();
});

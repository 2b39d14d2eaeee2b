import { expect, test } from 'vitest';
import { asksForOthers, changeState, defaultListState, pageBefore, toFilters } from './listState.ts';

test('values of a form become texts', () => {
  expect(toFilters({ status: ['draft', 'pass'], vin: '', dealer: undefined, days: 3, none: null, empty: [] })).toEqual({ status: 'draft,pass', days: '3' });
});

test('another filter, sort or size starts at page 1; another page does not', () => {
  const third = { ...defaultListState, page: 3 };
  expect(changeState(third, { filters: { vin: 'X' } }).page).toBe(1);
  expect(changeState(third, { sort: { column: 'vin', order: 'asc' } }).page).toBe(1);
  expect(changeState(third, { page: 4 }).page).toBe(4);
});

test('only filters and the query ask for other records', () => {
  expect(asksForOthers(defaultListState, { ...defaultListState, page: 2, pageSize: 30, sort: { column: 'vin', order: 'asc' } })).toBe(false);
  expect(asksForOthers(defaultListState, { ...defaultListState, filters: { vin: 'X' } })).toBe(true);
  expect(asksForOthers(defaultListState, { ...defaultListState, query: { match: 'and', items: [] } })).toBe(true);
});

test.each([
  ['the last record of the last page was deleted', 3, 20, 2],
  ['several pages are gone', 9, 12, 2],
  ['nothing is left', 2, 0, 1],
  ['the count is older than the page', 2, 20, 1],
])('an empty page gives way: %s', (_name, page, total, before) => {
  expect(pageBefore({ ...defaultListState, page }, { records: [], total })).toBe(before);
});

test('a page with records stands, and so does an empty first page', () => {
  expect(pageBefore({ ...defaultListState, page: 3 }, { records: [{}], total: 21 })).toBeUndefined();
  expect(pageBefore(defaultListState, { records: [], total: 0 })).toBeUndefined();
});

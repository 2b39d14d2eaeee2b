import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultListState, formatListAddress, type ListState, parseListAddress } from './listAddress.ts';

const parse = (text: string): ListState => parseListAddress(new URLSearchParams(text));

test('an address that says nothing means the first ten, newest first', () => {
  expect(parse('')).toEqual(defaultListState);
  expect(formatListAddress(defaultListState).toString()).toBe('');
});

test('page, size, sort and filters are read', () => {
  expect(parse('page=3&size=30&sort=-totalAmount&status=draft,submitted&vin=LXG')).toEqual({
    page: 3,
    pageSize: 30,
    sort: { column: 'totalAmount', order: 'desc' },
    filters: { status: 'draft,submitted', vin: 'LXG' },
  });
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'size=0', 'size='])('%s counts as not said', (text) => {
  expect(parse(text)).toEqual(defaultListState);
});

test('no more than 100 rows are asked for', () => {
  expect(parse('size=5000').pageSize).toBe(100);
});

test('what is written is read back', () => {
  const names = fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/).filter((name) => !['page', 'size', 'sort', 'query'].includes(name));
  const states = fc.record({
    page: fc.integer({ min: 1, max: 999 }),
    pageSize: fc.constantFrom(10, 20, 30),
    sort: fc.record({ column: names, order: fc.constantFrom('asc' as const, 'desc' as const) }),
    filters: fc.dictionary(names, fc.string({ minLength: 1 }), { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(parseListAddress(new URLSearchParams(formatListAddress(state).toString()))).toEqual(state);
    }),
  );
});

test('a list with usual filters can be asked for without them', () => {
  const defaults = { ...defaultListState, filters: { status: 'submitted' } };
  expect(parseListAddress(new URLSearchParams(''), defaults).filters).toEqual({ status: 'submitted' });
  expect(parseListAddress(formatListAddress({ ...defaults, filters: {} }, defaults), defaults).filters).toEqual({});
});

test('an advanced query is part of the address, moving periods as they are', () => {
  const query = {
    match: 'or' as const,
    items: [
      { field: 'failureDate', rule: 'period', val: 'thisMonth', type: 'date' },
      {
        match: 'and' as const,
        items: [
          { field: 'vin', rule: 'like', val: '50% & more + "x"' },
          { field: 'technician', rule: 'empty', val: '' },
        ],
      },
    ],
  };
  const search = new URLSearchParams(formatListAddress({ ...defaultListState, query }).toString());
  expect(parseListAddress(search).query).toEqual(query);
});

test.each(['query=x', 'query=and~[', 'query=and~%5B1%5D', 'query=and~%5B%7B%22field%22%3A%7B%7D%7D%5D'])('%s asks for nothing', (text) => {
  expect(parse(text).query).toBeUndefined();
});

test('an empty address shows the default view, any other what it says', () => {
  const view: ListState = { page: 1, pageSize: 30, sort: { column: 'vin', order: 'asc' }, filters: { status: 'draft' } };
  expect(parseListAddress(new URLSearchParams(''), defaultListState, view)).toEqual(view);
  expect(parseListAddress(new URLSearchParams('page=1'), defaultListState, view)).toEqual(defaultListState);
  // Relative to the common defaults, so that a colleague with another view sees the same.
  expect(formatListAddress(view, defaultListState, view).toString()).toBe('status=draft&size=30&sort=vin');
  expect(formatListAddress(defaultListState, defaultListState, view).toString()).toBe('page=1');
});

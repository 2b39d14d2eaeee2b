import { describe, expect, test } from 'vitest';
import type { ViewContent } from '../../sources/viewStore.ts';
import { isSameView, toQuery, toViewContent } from './viewStore.ts';

const content: ViewContent = {
  state: {
    pageSize: 20,
    sort: { column: 'vin', order: 'asc' },
    filters: { status: 'draft' },
    query: { match: 'and', items: [{ field: 'vin', rule: 'like', val: 'LHW' }] },
  },
  layout: { order: ['vin'], widths: { vin: 200 } },
};

describe('what others have stored is read field by field', () => {
  test('a view as it was saved', () => expect(toViewContent(JSON.parse(JSON.stringify(content)))).toEqual(content));
  test('unreadable parts become the usual ones', () => {
    expect(toViewContent({ state: { pageSize: 1e9, sort: 'vin', filters: { status: { $ne: 1 }, vin: 'X' }, query: 'x' }, layout: 7 })).toEqual({
      state: { pageSize: 10, sort: { column: 'createTime', order: 'desc' }, filters: { vin: 'X' }, query: undefined },
      layout: { order: [] },
    });
  });
  test.each([null, 'text', [], {}, { state: [] }])('%j is no view', (stored) => expect(toViewContent(stored)).toBeUndefined());
  test.each([null, [], 'x', { match: 'and', items: 'x' }, { match: 'and', items: [{ field: 'a', rule: 'eq', val: {} }] }])('%j is no query', (stored) =>
    expect(toQuery(stored)).toBeUndefined(),
  );
});

test('two views are the same whatever the order of their members', () => {
  const turned: ViewContent = { layout: { widths: { vin: 200 }, order: ['vin'], pins: {} }, state: { ...content.state, filters: { status: 'draft' } } };
  expect(isSameView(content, turned)).toBe(true);
  expect(isSameView(content, { ...content, layout: { order: [] } })).toBe(false);
  expect(isSameView(content, { ...content, state: { ...content.state, sort: { column: 'vin', order: 'desc' } } })).toBe(false);
});

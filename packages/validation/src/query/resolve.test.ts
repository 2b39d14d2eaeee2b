import { describe, expect, test } from 'vitest';
import type { Condition, QueryGroup } from './query.ts';
import { resolveQuery } from './resolve.ts';

const line = (val: string, rule = 'eq'): Condition => ({ field: 'name', rule, val });
const and = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });
const or = (...items: QueryGroup['items']): QueryGroup => ({ match: 'or', items });

describe('periods', () => {
  test('become bounds, in a group of their own beside or', () => {
    const period = { field: 'born', rule: 'period', val: 'thisMonth' };
    const bounds = [
      { field: 'born', rule: 'ge', val: '2024-02-01', type: 'date' },
      { field: 'born', rule: 'le', val: '2024-02-29', type: 'date' },
    ];
    expect(resolveQuery(and(line('a'), period), '2024-02-10')).toEqual(and(line('a'), ...bounds));
    expect(resolveQuery(or(line('a'), period), '2024-02-10')).toEqual(or(line('a'), and(...bounds)));
  });
  test('that are none stay for the server to refuse: nothing is left out', () => {
    const query = and({ field: 'born', rule: 'period', val: 'last0days' });
    expect(resolveQuery(query, '2024-02-10')).toEqual(query);
  });
  test.each([
    ['1,9', ['ge', '1'], ['le', '9']],
    ['1,', ['ge', '1']],
    [',9', ['le', '9']],
  ])('between %j', (val, ...bounds) => {
    expect(resolveQuery(and({ field: 'age', rule: 'between', val }), '2024-01-01').items).toEqual(
      bounds.map(([rule, bound]) => ({ field: 'age', rule, val: bound })),
    );
  });
});

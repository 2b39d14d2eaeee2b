import { describe, expect, test } from 'vitest';
import { daysOf, type Period } from './periods.ts';
import type { Condition, QueryGroup } from './query.ts';
import { resolveQuery } from './resolve.ts';

const line = (val: string, rule = 'eq'): Condition => ({ field: 'name', rule, val });
const and = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });
const or = (...items: QueryGroup['items']): QueryGroup => ({ match: 'or', items });

describe('periods', () => {
  test.each<[Period, string, string, string]>([
    ['today', '2024-02-29', '2024-02-29', '2024-02-29'],
    ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['last7days', '2024-01-03', '2023-12-28', '2024-01-03'],
    ['last30days', '2024-03-01', '2024-02-01', '2024-03-01'],
    ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['thisWeek', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['lastWeek', '2026-11-21', '2026-11-09', '2026-11-15'],
    ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2024-01-31', '2023-12-01', '2023-12-31'],
    ['thisMonth', '2024-12-31', '2024-12-01', '2024-12-31'],
    ['thisQuarter', '2024-12-31', '2024-10-01', '2024-12-31'],
    ['thisQuarter', '2024-01-01', '2024-01-01', '2024-03-31'],
    ['thisYear', '2024-06-01', '2024-01-01', '2024-12-31'],
    ['lastYear', '2024-06-01', '2023-01-01', '2023-12-31'],
  ])('%s on %s is %s to %s', (period, today, first, last) => expect(daysOf(period, today)).toEqual([first, last]));

  test('become bounds, in a group of their own beside or', () => {
    const period = { field: 'born', rule: 'period', val: 'thisMonth' };
    const bounds = [
      { field: 'born', rule: 'ge', val: '2024-02-01', type: 'date' },
      { field: 'born', rule: 'le', val: '2024-02-29', type: 'date' },
    ];
    expect(resolveQuery(and(line('a'), period), '2024-02-10')).toEqual(and(line('a'), ...bounds));
    expect(resolveQuery(or(line('a'), period), '2024-02-10')).toEqual(or(line('a'), and(...bounds)));
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

import { decodeQuery } from '@harrow/validation/query';
import { expect, test } from 'vitest';
import { queryParams } from './queryParams.ts';

test('periods and ranges go as they were built: the server counts the days of the user', () => {
  const items = [
    { field: 'createTime', rule: 'period', val: 'moreThan30daysAgo', type: 'datetime' },
    { field: 'amount', rule: 'between', val: '5,', type: 'number' },
  ];
  const { superQueryParams, superQueryMatchType } = queryParams({ match: 'or', items });
  expect(decodeQuery(superQueryParams, superQueryMatchType)).toEqual({ match: 'or', items });
});

test('a query that asks for nothing sends nothing', () => {
  expect(queryParams({ match: 'and', items: [{ field: 'createTime', rule: 'period', val: '' }] })).toEqual({});
  expect(queryParams(undefined)).toEqual({});
});

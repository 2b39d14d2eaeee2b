import type { QueryGroup } from '@harrow/validation/query';
import { expect, test } from 'vitest';
import { defaultListState } from '../list/address/listAddress.ts';
import { withQuery } from './withQuery.ts';

const filters = { status: 'submitted', failureDate_begin: '2026-01-01', failureDate_end: '2026-02-01', dealerCode: 'D001' };
const state = { ...defaultListState, page: 3, filters };
const about = (...fields: string[]): QueryGroup => ({ match: 'and', items: fields.map((field) => ({ field, rule: 'eq', val: 'x' })) });

test.each([
  ['another column leaves all filters', about('vin'), filters],
  ['a column of a chip clears the chip', about('vin', 'status'), { ...filters, status: undefined }],
  ['also inside a group', { match: 'and', items: [about('status')] } satisfies QueryGroup, { ...filters, status: undefined }],
  ['a period with its two ends', about('failureDate'), { status: 'submitted', dealerCode: 'D001' }],
  ['no query leaves all filters', undefined, filters],
])('%s', (_name, query, left) => {
  expect(withQuery(state, query)).toEqual({ ...state, query, page: 1, filters: JSON.parse(JSON.stringify(left)) });
});

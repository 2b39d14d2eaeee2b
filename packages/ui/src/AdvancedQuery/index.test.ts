import { expect, test } from 'vitest';
import * as advancedQuery from './index.ts';

test('the entry advanced-query exports these names and no others', () => {
  expect(Object.keys(advancedQuery).sort()).toEqual([
    'AdvancedQuery',
    'QueryChips',
    'createLocalQueryStore',
    'queryColumns',
    'queryFromText',
    'queryToText',
    'savedQueryPrefix',
    'toQuery',
  ]);
});

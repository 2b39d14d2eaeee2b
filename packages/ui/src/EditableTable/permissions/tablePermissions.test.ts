import { expect, test } from 'vitest';
import { permissionsOfLists, permittedColumns, rightsOf } from './tablePermissions.ts';

const allAuth = [
  { action: 'claim:parts:add', type: '1', status: '1' },
  { action: 'claim:parts:batch_delete', type: '1', status: '1' },
  { action: 'claim:parts:unitPrice, claim:parts:amount', type: '1', status: '1' },
  { action: 'claim:parts:qty', type: '2', status: '1' },
  { action: 'claim:parts:save', type: '1', status: '0' },
  { action: 'claim:partsX', type: '1', status: '1' },
  { action: 'claim:labour:add', type: '1', status: '1' },
];
const permissions = permissionsOfLists({ allAuth, auth: [{ action: 'claim:parts:add', type: '1' }] });

test('what is controlled and not granted is left out; batch_delete takes remove with it', () => {
  const rights = rightsOf(permissions, 'claim:parts');
  expect([...rights.excluded].sort()).toEqual(['amount', 'batch_delete', 'remove', 'unitPrice']);
  expect([...rights.disabled]).toEqual(['qty']);
});

test('the prefix may end with its colon', () => {
  expect(rightsOf(permissions, 'claim:parts:')).toEqual(rightsOf(permissions, 'claim:parts'));
});

test.each([[undefined], ['']])('without a prefix everything is allowed (%s)', (authPre) => {
  expect(rightsOf(permissions, authPre).excluded.size).toBe(0);
  expect(rightsOf(undefined, 'claim:parts').excluded.size).toBe(0);
});

test('a grant of the other kind does not count', () => {
  const other = permissionsOfLists({ allAuth, auth: [{ action: 'claim:labour:add', type: '2' }] });
  expect([...rightsOf(other, 'claim:labour').excluded]).toEqual(['add']);
});

test('columns are hidden or read-only, and the same list if nothing changes', () => {
  const columns: { key: string; hidden?: boolean; readOnly?: boolean }[] = [{ key: 'partsCode' }, { key: 'qty' }, { key: 'unitPrice' }];
  expect(permittedColumns(columns, rightsOf(permissions, 'claim:parts'))).toEqual([
    { key: 'partsCode' },
    { key: 'qty', readOnly: true },
    { key: 'unitPrice', hidden: true },
  ]);
  expect(permittedColumns(columns, rightsOf(permissions, 'claim:faults'))).toBe(columns);
});

import type { OrderTypeOption, PartsOrderItem } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { destinationOf } from './draftsFor.ts';
import { orderAddress } from './orderAddress.ts';

const type = (value: string, more: Partial<OrderTypeOption> = {}) => ({ value, freeOfCharge: 'N', needs: [], selectable: 'Y', ...more }) as OrderTypeOption;
const types = [type('sample', { freeOfCharge: 'Y' }), type('stock'), type('urgent', { needs: ['vin'] })];
const draft = (id: string, orderType: string) => ({ id, orderType }) as PartsOrderItem;
const stock = draft('1', 'stock');
const other = draft('2', 'stock');
const urgent = draft('3', 'urgent');

test.each([
  ['no draft: a new order', [], { to: 'fresh' }],
  ['one of the usual type: goes on', [stock], { to: 'draft', id: '1' }],
  ['one of the usual type beside others: goes on', [urgent, stock], { to: 'draft', id: '1' }],
  ['two of the usual type: asks', [stock, other], { to: 'ask', drafts: [stock, other] }],
  ['one of another type: asks', [urgent], { to: 'ask', drafts: [urgent] }],
])('%s', (_what, drafts, expected) => expect(destinationOf(drafts, types)).toEqual(expected));

test('the address names parts and quantities; without one, the code alone', () => {
  const wanted = [
    { partsCode: 'A/1', qty: 2.5 },
    { partsCode: 'B', qty: null },
  ];
  expect(orderAddress(wanted)).toBe('/parts/order/add?parts=A%2F1:2.5,B');
  expect(orderAddress(wanted, { id: 'x', once: 'n1' })).toBe('/parts/order/edit/x?parts=A%2F1:2.5,B&once=n1');
});

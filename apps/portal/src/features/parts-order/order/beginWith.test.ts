import type { OrderTypeOption, PartsOrderProposal } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { newRow } from '../lines/orderRow.ts';
import { beginWith } from './beginWith.ts';

const type = (value: string, more: Partial<OrderTypeOption> = {}): OrderTypeOption => ({
  value,
  text: value,
  leadDays: 30,
  surchargePct: 0,
  discountPct: 0,
  freeOfCharge: 'N',
  needs: [],
  selectable: 'Y',
  ...more,
});
const types = [
  type('sample', { freeOfCharge: 'Y' }),
  type('stock'),
  type('urgent', { needs: ['reason', 'vin'] }),
  type('warranty', { needs: ['claim'] }),
  type('resend', { selectable: 'N' }),
];
const proposal: PartsOrderProposal = {
  currency: 'USD',
  contractNo: 'C-1',
  deliveryMethod: 'sea',
  tradeTerm: 'FOB',
  consignee: 'Port office',
  deliveryAddress: 'Quay 4',
  customsDeclaration: null,
  account: null,
};
const nothing = { parts: [], claimNo: null, vin: null };

test('an order begins as a stock order, sent as the last one was', () => {
  expect(beginWith(proposal, types, nothing)).toEqual({
    orderType: 'stock',
    claimNo: null,
    vin: null,
    lines: [],
    contractNo: 'C-1',
    deliveryMethod: 'sea',
    tradeTerm: 'FOB',
    consignee: 'Port office',
    deliveryAddress: 'Quay 4',
    customsDeclaration: null,
  });
});

test.each([
  ['a claim', { claimNo: 'WC1' }, 'warranty'],
  ['a machine', { vin: 'V1' }, 'urgent'],
])('%s brings the type that asks for it', (_what, occasion, orderType) => {
  expect(beginWith(undefined, types, { ...nothing, ...occasion })).toMatchObject({ orderType, ...occasion, deliveryMethod: null });
});

test('parts of the address are its lines; a type that cannot be chosen is not proposed', () => {
  const parts = [newRow('r1', { partsCode: 'A1', qty: 2 })];
  expect(beginWith(proposal, [type('stock', { selectable: 'N' })], { ...nothing, parts })).toMatchObject({ orderType: null, lines: parts });
});

/** Amounts of exports beside their currencies; and no export that has an amount as a bare number. */
import { describe, expect, test } from 'vitest';
import { contractCurrencies } from '../../generated/listColumns.gen.ts';
import { partExport, priceExport } from '../../modules/parts/partList.ts';
import { claimExport } from '../../modules/warranty-claim/routes.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { currency, type ExportColumn, money, text, withCurrencies } from './exportedList.ts';

const no = text('claimNo');
const claimed = money('warrantyClaimsList', 'totalAmount');
const approved = money('warrantyClaimsList', 'auditTotal');
const cost = money('partsList', 'costPrice');

test.each<[string, ExportColumn[], string[]]>([
  ['an amount alone', [claimed], ['totalAmount', 'currency']],
  ['amounts side by side', [no, claimed, approved], ['claimNo', 'totalAmount', 'auditTotal', 'currency']],
  ['amounts apart', [claimed, no, approved], ['totalAmount', 'currency', 'claimNo', 'auditTotal', 'currency']],
  ['a currency asked for elsewhere', [currency(), no, claimed], ['claimNo', 'totalAmount', 'currency']],
  ['a currency of its own', [claimed, cost], ['totalAmount', 'currency', 'costPrice', 'costCurrency']],
  ['a currency without an amount', [no, currency()], ['claimNo', 'currency']],
])('%s', (_name, columns, written) => {
  expect(withCurrencies(columns).map(({ name }) => name)).toEqual(written);
});

const maker = { userType: 'maker' } as CurrentUser;

describe.each([
  ['warrantyClaimsList', claimExport(maker)],
  ['partsList', partExport(maker)],
  ['partPricesList', priceExport],
] as const)('%s', (list, { columns }) => {
  test.each(Object.entries(contractCurrencies[list]))('%s is written with %s', (amount, named) => {
    expect(columns.find(({ name }) => name === amount)).toMatchObject({ kind: 'money', currency: named });
  });
});

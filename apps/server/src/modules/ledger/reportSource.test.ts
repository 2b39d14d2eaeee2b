/** Reports of the ledger show each reader the accounts that they may see. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../shared/messages/messages.ts';
import { call, signIn } from '../../test/testApp.ts';
import { createPaymentKit, type PaymentKit, type Person } from '../dealer-payment/paymentTestKit.ts';

let kit: PaymentKit;
let report: string;
beforeAll(async () => {
  kit = await createPaymentKit();
  for (const accountType of ['parts', 'vehicle', 'deposit']) await kit.entered({ accountType });
  await kit.entered({ dealerCode: 'D002', currency: 'RMB' });
  const texts = Object.fromEntries(languages.map((language) => [language, 'Ledger']));
  const fields = ['entryNo', 'accountType', 'dealerCode'].map((field) => ({ field, title: texts, width: null, shown: true, total: false, search: 'single' }));
  const setup = { code: 'ledger_report', source: 'ledger', name: texts, status: 1, fixedFilter: null, sortField: 'entryNo', sortOrder: 'asc', fields };
  await call(kit.app, await signIn(kit.app, 'admin'), 'POST', '/online/cgreport/head/add', setup);
  report = (await ask('zhao.manager', 'getRpColumns/ledger_report')).cgRpConfigId;
}, 240_000);
afterAll(() => kit.app.close());

const ask = async (person: Person, path: string) => (await call(kit.app, kit.tokens[person], 'GET', `/online/cgreport/api/${path}`)).body.result;
const accountsOf = async (person: Person, query = ''): Promise<string[]> =>
  (await ask(person, `getData/${report}?pageSize=100${query}`)).records
    .map(({ dealerCode, accountType }: Record<string, string>) => `${dealerCode} ${accountType}`)
    .toSorted();

test.each<[Person, string[]]>([
  ['qian.finance', ['D001 deposit', 'D001 parts', 'D001 vehicle', 'D002 parts']],
  ['d001.admin', ['D001 deposit', 'D001 parts', 'D001 vehicle']],
  ['d001.parts', ['D001 parts']],
  ['d001.sales', ['D001 vehicle']],
  ['d002.admin', ['D002 parts']],
])('%s reads %j', async (person, accounts) => {
  expect(await accountsOf(person)).toEqual(accounts);
});

test('no search gives more', async () => {
  expect(await accountsOf('d001.parts', '&accountType=vehicle')).toEqual([]);
  expect(await accountsOf('d001.parts', '&self_accountType=vehicle')).toEqual([]);
  expect(await accountsOf('d001.sales', '&dealerCode=D002')).toEqual([]);
});

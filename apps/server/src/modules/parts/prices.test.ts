/** Who sees what a part costs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services;
  await db.deleteFrom('sysRolePermission').where('permission', '=', 'partsStock:query').where('roleCode', '=', 'DLR_SERVICE').execute();
});
afterAll(() => app.close());

const get = async (username: string, path: string) => call(app, await signIn(app, username), 'GET', `/api/portal/${path}`);
const lookups = ['parts/partsList', 'parts/getNameByCode?partsCode=SEAL-1'];
const catalogue = ['bugSystemList', 'bugCodeList?bugSystem=x', 'serviceCodeList', 'supplierByBugCode?bugCode=x'].map((name) => `warrantyClaim/${name}`);

describe.each([...lookups, ...catalogue])('%s', (path) => {
  test.each(['d001.sales', 'sun.sales'])('is not for %s, who has nothing to do with parts', async (username) => {
    expect(await get(username, path)).toMatchObject({ status: 403, body: { success: false } });
  });

  test.each(['d001.service', 'd001.admin', 'wang.service'])('is for %s, who files or checks claims', async (username) => {
    expect(await get(username, path)).toMatchObject({ status: 200, body: { success: true } });
  });
});

test.each(['parts/list?', 'parts/partsList?', 'parts/getNameByCode?partsCode=SEAL-1&'])(
  '%s shows dealers the prices of their own currency only',
  async (path) => {
    expect((await get('d001.service', `${path}currency=EUR`)).body).toMatchObject({
      success: false,
      message: 'Prices are shown in your settlement currency USD only',
      result: { errorCode: 'E-307' },
    });
    expect((await get('d001.service', `${path}currency=USD`)).body.success).toBe(true);
    expect((await get('wang.service', `${path}currency=EUR`)).body.success).toBe(true);
  },
);

test('the own stock is for users who may see it', async () => {
  const { db } = app.services;
  const part = { partsCode: 'STOCKED-1', name: JSON.stringify({ en: 'Seal' }) };
  await db
    .insertInto('parts')
    .values({ id: 'a'.repeat(32), unit: 'pcs', partsCategory: 'engine', secondProducts: [], ...part } as never)
    .execute();
  const user = await app.services.sessions.actAs('d001.parts');
  await inTransaction(db, async (trx) => {
    await openWarehouses({ db: trx }, { dealerCode: 'D001' });
    const context = { ...contextOf(app.services, user), db: trx };
    const source = { source: 'partsStock', sourceId: 'b'.repeat(32), sourceNo: 'TEST' };
    await moveStock(context, { dealerCode: 'D001', partsCode: part.partsCode, qty: 4, unitCost: 1, moveType: 'opening', ...source });
    await moveStock(context, { dealerCode: 'D001', warehouse: 'DAMAGED', partsCode: part.partsCode, qty: 3, unitCost: 1, moveType: 'opening', ...source });
  });
  const stock = async (username: string) => (await get(username, 'parts/getNameByCode?partsCode=STOCKED-1')).body.result[0].stockQty;
  expect([await stock('d001.parts'), await stock('d001.service')]).toEqual([4, null]);
});

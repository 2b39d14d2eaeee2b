/** The first administrator of a dealer where the server writes mails. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMachines } from '../../test/machineFixtures.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp, tryToSignIn } from '../../test/testApp.ts';

let app: TestApp;
let seller: string;
beforeAll(async () => {
  app = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  await insertMachines(app.services.db);
  await setParameter(app.services, 'mail.from', 'portal@harrow.example');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example');
  seller = await signIn(app, 'sun.sales');
});
afterAll(() => app.close());

test('gets an invitation, and the answer no password', async () => {
  const { body } = await call(app, seller, 'POST', '/mfr/dealer/add', {
    dealerCode: 'D077',
    dealerName: 'Rift Valley Implements',
    shortName: 'Rift Valley',
    country: 'KE',
    region: 'Nakuru',
    marketGroup: 'LATAM',
    address: 'Kenyatta Avenue 12, Nakuru',
    attribute: 'general',
    industry: ['grain'],
    authorisedProducts: ['TRACTOR'],
    phone: '+254 51 255 0140',
    email: 'office@rift.example',
    timezone: 'Africa/Nairobi',
    language: 'en',
    settlementCurrency: 'USD',
    firstAdmin: { username: 'd077.admin', realname: 'Grace Njeri', email: 'grace@rift.example' },
  });
  expect(body.success).toBe(true);
  expect(body.result).not.toHaveProperty('oneTimePassword');
  const admin = await signIn(app, 'admin');
  expect((await call(app, admin, 'GET', '/sys/mail/list')).body.result.records).toMatchObject([{ event: 'user.invited', toAddress: 'grace@rift.example' }]);
  const { records } = (await call(app, admin, 'GET', '/sys/user/list?username=d077')).body.result;
  expect(records).toMatchObject([{ username: 'd077.admin', passwordSet: 'N', passwordSet_dictText: 'No' }]);
  expect((await tryToSignIn(app, 'd077.admin', '')).success).not.toBe(true);
});

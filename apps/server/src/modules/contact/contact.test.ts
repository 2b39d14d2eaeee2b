/** Contacts of dealers over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const people = ['d001.admin', 'd001.service', 'd00101.service', 'd002.admin', 'sun.sales', 'wang.service'] as const;
type Person = (typeof people)[number];
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp();
  for (const person of people) tokens[person] = await signIn(app, person);
}, 120_000);
afterAll(() => app.close());

const path = '/api/portal/contact';
const save = async (person: Person, change: object = {}, query = '') =>
  (
    await call(app, tokens[person], 'POST', `${path}/save${query}`, {
      contactType: 'service',
      name: 'Marta Soto',
      phone: '+56 2 2555 0140',
      isPrimary: 'N',
      ...change,
    })
  ).body;
const detail = async (person: Person, id: string) => (await call(app, tokens[person], 'GET', `${path}/detail?id=${id}`)).body;
const remove = async (person: Person, ids: string[]) => (await call(app, tokens[person], 'DELETE', `${path}/DeleteContacts?ids=${ids.join(',')}`)).body;

test('the first of a type is primary; another takes its place once that is confirmed', async () => {
  const first = (await save('d001.admin')).result.id;
  expect((await detail('d001.admin', first)).result).toMatchObject({ isPrimary: 'Y', language: 'es', dealerCode: 'D001', allowedActions: ['edit', 'delete'] });
  const second = { name: 'Pablo Reyes', isPrimary: 'Y' };
  expect(await save('d001.admin', second)).toMatchObject({ code: 202, message: 'Marta Soto is no longer the primary contact' });
  const { id } = (await save('d001.admin', second, '?confirm=1')).result;
  expect([(await detail('d001.admin', first)).result.isPrimary, (await detail('d001.admin', id)).result.isPrimary]).toEqual(['N', 'Y']);
  // Those of a sub-dealer are its own.
  const own = (await save('d00101.service', { name: 'Luz Vera' })).result.id;
  expect((await detail('d001.admin', own)).result).toMatchObject({ isPrimary: 'Y', subDealerCode: 'D001-01', subDealerName: 'Temuco' });
});

test('the last primary warranty contact stays; others in the same call go, with all that was known of them', async () => {
  const warranty = (await save('d001.admin', { contactType: 'warranty' })).result;
  const other = (await save('d001.admin', { contactType: 'finance' })).result;
  expect(await remove('d001.admin', [warranty.id, other.id])).toMatchObject({ result: { ok: [other.id], failed: [{ id: warranty.id, code: 'E-563' }] } });
  expect(await save('d001.admin', { contactType: 'sales', id: warranty.id, version: warranty.version, isPrimary: 'Y' })).toMatchObject({
    message: 'The last primary warranty contact must stay',
  });
  const history = await app.services.db.selectFrom('dataChangeLog').select(['change', 'field', 'oldValue']).where('dataId', '=', other.id).execute();
  expect(history).toEqual([{ change: 'removed', field: 'contactType', oldValue: 'finance' }]);
  const next = (await save('d001.admin', { contactType: 'warranty', name: 'Inés Paz', isPrimary: 'Y' }, '?confirm=1')).result;
  expect(await remove('d001.admin', [warranty.id])).toMatchObject({ result: { ok: [warranty.id] } });
  expect((await detail('d001.admin', next.id)).result.allowedActions).toEqual(['edit']);
});

test.each([
  ['mobile', { mobile: '+86 12345678901' }],
  ['mobile', { mobile: 'call me' }],
  ['phone', { phone: '12' }],
  ['name', { name: 'X' }],
  ['name', { name: '<script>' }],
  ['email', { email: 'nobody' }],
  ['email', { receivesMail: ['prices'] }],
  ['receivesMail', { email: 'a@b.example', receivesMail: ['secrets'] }],
  ['contactType', { contactType: 'spy' }],
  ['subDealerCode', { subDealerCode: 'D002-01' }],
])('a wrong %s is refused at its field', async (field, change) => {
  expect(await save('d001.admin', { contactType: 'marketing', ...change })).toMatchObject({ code: 422, result: { errors: [{ field }] } });
});

test.each(['+56 9 5550 1402', '+86 138 0055 0100', '+254 51 255 0140'])('%s is a phone number', async (mobile) => {
  expect(await save('d001.admin', { contactType: 'other', mobile })).toMatchObject({ success: true });
});

test('an address occurs once for a dealer and type', async () => {
  const first = { contactType: 'parts', email: 'parts@agroandes.example' };
  expect(await save('d001.admin', first)).toMatchObject({ success: true });
  expect(await save('d001.admin', { ...first, email: 'Parts@AgroAndes.example' })).toMatchObject({ result: { errors: [{ field: 'email', code: 'E-018' }] } });
  expect(await save('d002.admin', first)).toMatchObject({ success: true });
});

test('of other dealers answer as none; the maker reads and does not write', async () => {
  const { id, version } = (await save('d001.admin', { contactType: 'principal' })).result;
  const [foreign, absent] = [await detail('d002.admin', id), await detail('d002.admin', 'f'.repeat(32))];
  expect({ ...foreign, timestamp: 0 }).toEqual({ ...absent, timestamp: 0 });
  expect(await save('d002.admin', { id, version })).toMatchObject({ result: { errorCode: 'E-012' } });
  expect(await remove('d002.admin', [id])).toMatchObject({ result: { failed: [{ id, no: '', code: 'E-012' }] } });
  expect((await detail('sun.sales', id)).result.allowedActions).toEqual([]);
  expect(
    (await call(app, tokens['sun.sales'], 'POST', `${path}/save`, { contactType: 'sales', name: 'Ann', phone: '+1 415 555 0100', isPrimary: 'N' })).status,
  ).toBe(403);
  expect((await call(app, tokens['d001.service'], 'DELETE', `${path}/DeleteContacts?ids=${id}`)).status).toBe(403);
});

test('whoever holds the link of a mail leaves all mails, and nobody learns which links there are', async () => {
  const { id } = (await save('d001.admin', { contactType: 'sales', email: 's@agroandes.example', receivesMail: ['prices', 'notices'] })).result;
  const { unsubscribeToken } = await app.services.db.selectFrom('contact').select('unsubscribeToken').where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(await detail('d001.admin', id))).not.toContain(unsubscribeToken);
  const leave = async (token: string) => ({ ...(await call(app, undefined, 'POST', '/api/Login/Unsubscribe', { token })).body, timestamp: 0 });
  const unknown = await leave('nothing');
  expect((await detail('d001.admin', id)).result.receivesMail).toEqual(['notices', 'prices']);
  expect(await leave(unsubscribeToken)).toEqual(unknown);
  expect((await detail('d001.admin', id)).result.receivesMail).toEqual([]);
});

test('two who become primary at once: one is', async () => {
  const both = ['Ana Ruiz', 'Eva Ruiz'].map((name) => save('d002.admin', { contactType: 'marketing', name, isPrimary: 'Y' }, '?confirm=1'));
  await Promise.all(both);
  const rows = await app.services.db
    .selectFrom('contact')
    .select('isPrimary')
    .where('dealerCode', '=', 'D002')
    .where('contactType', '=', 'marketing')
    .execute();
  expect(rows.map(({ isPrimary }) => isPrimary).toSorted((a, b) => a.localeCompare(b))).toEqual(['N', 'Y']);
});

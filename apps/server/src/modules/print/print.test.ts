/** Where papers are printed: the address, the ticket in it, and what the ticket shows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentSample } from '../../test/samples/documentSamples.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
let id: string;
beforeAll(async () => {
  kit = await createClaimKit();
  id = await kit.submitted();
});
afterAll(() => kit.close());
beforeEach(async () => {
  await kit.db.deleteFrom('printTicket').execute();
  await setParameter(kit.app.services, 'print.urls', '{}');
});

const ask = (person: Person, body: object = {}) => call(kit.app, kit.tokens[person], 'POST', '/sys/print/url', { docType: 'warrantyClaim', id, ...body });
const urlFor = async (person: Person): Promise<URL> => new URL((await ask(person)).body.result.url, 'https://portal.example');
const ticketFor = async (person: Person): Promise<string> => (await urlFor(person)).searchParams.get('token')!;
const show = (token: string, query: Record<string, string> = {}) =>
  call(kit.app, undefined, 'GET', `/api/portal/print/data?${new URLSearchParams({ docType: 'warrantyClaim', id, token, ...query }).toString()}`);

describe('the address', () => {
  test('is the portal’s own page with id and ticket, and the ticket is kept as a hash', async () => {
    const url = await urlFor('d001.service');
    expect(url.pathname).toBe('/print/warrantyClaim');
    expect([...url.searchParams.keys()]).toEqual(['id', 'token']);
    expect(url.searchParams.get('id')).toBe(id);
    expect(url.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await kit.db.selectFrom('printTicket').selectAll().execute())).not.toContain(url.searchParams.get('token'));
  });

  test.each([
    ['https://print.example/claims', 'https://print.example/claims?id='],
    ['https://print.example/claims?size=a4', 'https://print.example/claims?size=a4&id='],
  ])('of the installation %s is followed', async (page, expected) => {
    await setParameter(kit.app.services, 'print.urls', JSON.stringify({ warrantyClaim: page }));
    expect((await ask('d001.service')).body.result.url).toContain(expected);
  });

  test.each([
    '{"warrantyClaim":"javascript:alert(1)"}',
    '{"warrantyClaim":"//print.example"}',
    '{"warrantyClaim":"https://user:pw@print.example/"}',
    '{"warrantyClaim":1}',
    '[]',
    '{',
    '{"a b":"https://x.example/"}',
    '{"warrantyClaim":"https://x.example/#a"}',
  ])('%s is no setting', (text) => expect(kit.app.services.parameters.rules['print.urls']!.accepts(text, () => '')).toBe(false));

  test('is for those who see the document and may print it', async () => {
    expect((await ask('d002.service')).body.result.errorCode).toBe('E-012');
    expect((await ask('d002.service', { id: 'f'.repeat(32) })).body.result.errorCode).toBe('E-012');
    expect((await ask('sun.sales')).status).toBe(403);
    expect((await ask('d001.service', { docType: 'feedback' })).body.result.errorCode).toBe('E-012');
    expect((await ask('d001.service', { docType: 'nonsense' })).status).toBe(400);
    expect((await call(kit.app, undefined, 'POST', '/sys/print/url', { docType: 'warrantyClaim', id })).status).toBe(401);
    expect(await kit.db.selectFrom('printTicket').selectAll().execute()).toEqual([]);
  });
});

describe('the language of a paper', () => {
  const paperFor = (person: Person, query: Record<string, string> = {}) =>
    call(kit.app, kit.tokens[person], 'GET', `/sys/print/paper?${new URLSearchParams({ docType: 'warrantyClaim', id, ...query }).toString()}`);

  test('is its dealer’s, whoever prints it, and so is what the server words', async () => {
    await kit.db
      .updateTable('dealer')
      .set({ address: 'Avenida Uno 1', province: 'Biobío', phone: '+56 2 2555 0140' })
      .where('dealerCode', '=', 'D001')
      .execute();
    const [own, managers] = [(await paperFor('d001.service')).body.result, (await paperFor('zhao.manager')).body.result];
    expect(managers.paper).toMatchObject({ language: 'es', dealer: { address: 'Avenida Uno 1, Biobío, Chile', phone: '+56 2 2555 0140' } });
    expect(own.paper).toEqual(managers.paper);
    expect(managers.status_dictText).toBe(own.status_dictText);
    const onScreen = (await call(kit.app, kit.tokens['zhao.manager'], 'GET', `/api/portal/warrantyClaim/detail?id=${id}`)).body.result;
    expect(onScreen.status_dictText).not.toBe(managers.status_dictText);
    expect((await show(await ticketFor('zhao.manager'))).body.result).toMatchObject({ paper: managers.paper, status_dictText: managers.status_dictText });
  });

  test('decides how the addresses of maker, dealer and recipient read', async () => {
    await setParameter(kit.app.services, 'company.address', 'No. 1 Northfield Road');
    await kit.db
      .updateTable('dealer')
      .set({ address: 'Avenida Uno 1', province: 'Biobío', phone: '+56 2 2555 0140' })
      .where('dealerCode', '=', 'D001')
      .execute();
    const dealer = { name: 'AgroAndes', address: 'Avenida Uno 1, Biobío, Chile', phone: '+56 2 2555 0140' };
    const own = (await paperFor('d001.service')).body.result.paper;
    expect(own).toMatchObject({ maker: { address: 'No. 1 Northfield Road' }, dealer: { ...dealer, subDealerName: null }, shipTo: dealer });
    // What belongs to a sub-dealer is sent there.
    await kit.db.updateTable('warrantyClaim').set({ subDealerCode: 'D001-01', subDealerName: 'Temuco' }).where('id', '=', id).execute();
    const { paper } = (await paperFor('zhao.manager')).body.result;
    expect(paper.dealer).toEqual({ ...dealer, subDealerName: 'Temuco' });
    expect(paper.shipTo).toEqual({ name: 'Temuco', address: 'Av. Caupolicán 110, Temuco, Araucanía, Chile', phone: '+56 45 255 0140' });
    await kit.db.updateTable('warrantyClaim').set({ subDealerCode: null, subDealerName: null }).where('id', '=', id).execute();
  });

  test('is told to those who may print it', async () => {
    expect((await paperFor('d002.service')).body.result.errorCode).toBe('E-012');
    expect((await paperFor('d002.service', { id: 'f'.repeat(32) })).body.result.errorCode).toBe('E-012');
    expect((await paperFor('sun.sales')).status).toBe(403);
    expect((await paperFor('d001.service', { docType: 'feedback' })).body.result.errorCode).toBe('E-012');
    expect((await call(kit.app, undefined, 'GET', `/sys/print/paper?docType=warrantyClaim&id=${id}`)).status).toBe(401);
  });
});

describe('a ticket', () => {
  test('shows the paper three times, to nobody’s login, without what its user does not see', async () => {
    const token = await ticketFor('d001.service');
    await kit.db.updateTable('warrantyClaim').set({ internalNote: 'Watch this dealer' }).where('id', '=', id).execute();
    const first = await show(token);
    expect(first.body.result).toMatchObject({ id, claimNo: expect.any(String) });
    expect(first.headers['cache-control']).toContain('no-store');
    expect(JSON.stringify(first.body)).not.toContain('Watch this dealer');
    expect(JSON.stringify((await show(await ticketFor('zhao.manager'))).body)).toContain('Watch this dealer');
    expect((await show(token)).status).toBe(200);
    expect((await show(token)).status).toBe(200);
    expect((await show(token)).status).toBe(401);
  });

  test('is of one document, one kind and five minutes', async () => {
    const token = await ticketFor('d001.service');
    expect((await show(token, { id: 'f'.repeat(32) })).status).toBe(401);
    expect((await show(token, { docType: 'arrivalAccept' })).status).toBe(401);
    expect((await show('x'.repeat(43))).status).toBe(401);
    expect((await show(token, { token: "' or 1=1 --" })).status).toBe(401);
    expect((await show(token, { id: "x' or 1=1" })).status).toBe(400);
    await kit.db
      .updateTable('printTicket')
      .set({ expireTime: sql<string>`now() - interval '1 second'` })
      .execute();
    expect((await show(token)).status).toBe(401);
    await ticketFor('d001.service');
    expect(await kit.db.selectFrom('printTicket').selectAll().execute()).toHaveLength(1);
  });

  test('ends with the rights of its user', async () => {
    const token = await ticketFor('d001.service');
    await kit.db.updateTable('sysUser').set({ status: 2 }).where('username', '=', 'd001.service').execute();
    expect((await show(token)).status).toBe(401);
    await kit.db.updateTable('sysUser').set({ status: 1 }).where('username', '=', 'd001.service').execute();
    await kit.db.deleteFrom('sysRolePermission').where('permission', '=', 'warrantyClaim:print').execute();
    expect((await show(token)).status).toBe(403);
  });

  test('used by many at once shows its paper three times', async () => {
    await kit.db.insertInto('sysRolePermission').values({ roleCode: 'DLR_SERVICE', permission: 'warrantyClaim:print' }).execute();
    await kit.app.services.sessions.forget(kit.db, '');
    const token = await ticketFor('d001.service');
    const answers = await Promise.all(Array.from({ length: 8 }, () => show(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('the papers of other kinds', () => {
  test.each([
    ['handoverTrain', 'handoverNo'],
    ['maintenance', 'insuranceNo'],
    ['arrivalAccept', 'acceptNo'],
  ])('%s is shown by its ticket', async (docType, number) => {
    const { id: docId } = await (await documentSample(docType))(kit.app.services);
    expect(await shown(docType, docId)).toMatchObject({ path: `/print/${docType}`, paper: { id: docId, [number]: expect.any(String) }, toOthers: 'E-012' });
  });

  test('the passport of a machine is shown by its ticket', async () => {
    const { id: docId, vin } = await kit.db.selectFrom('vehicle').select(['id', 'vin']).where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
    expect(await shown('vehicle', docId)).toMatchObject({ path: '/print/vehicle', paper: { id: docId, vin }, toOthers: 'E-012' });
  });

  async function shown(docType: string, docId: string) {
    const url = new URL((await ask('d001.service', { docType, id: docId })).body.result.url, 'https://portal.example');
    const { body } = await show(url.searchParams.get('token')!, { docType, id: docId });
    const others = await ask('d002.service', { docType, id: docId });
    return { path: url.pathname, paper: body.result, toOthers: others.body.result.errorCode };
  }
});

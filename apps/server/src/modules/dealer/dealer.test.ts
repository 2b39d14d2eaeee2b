/** Dealers from their opening to their end, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledger } from '../ledger/service.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { inTransaction, newId } from '../../shared/database/database.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, signIn, tryToSignIn } from '../../test/testApp.ts';
import { contractEnding } from './contractEnding.ts';
import { termGaps } from './termGaps.ts';
import { dealerChanges } from './dealerChanges.ts';

const begin = Date.parse('2026-11-21T15:00:00Z');
let clock = begin;
const day = 86_400_000;
let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit({ now: () => new Date((clock += 1)) });
}, 120_000);
afterAll(() => kit.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await call(kit.app, kit.tokens[person], method, path, body)).body;
const post = (person: Person, verb: string, body: object) => as(person, 'POST', `/mfr/dealer/${verb}`, body);
const runJob = (job: Job) =>
  job.run({
    services: kit.app.services,
    today: new Date(clock).toISOString().slice(0, 10),
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(kit.db, work),
  });
const dealerOf = async (dealerCode: string) => kit.db.selectFrom('dealer').selectAll().where('dealerCode', '=', dealerCode).executeTakeFirstOrThrow();
const messagesTo = async (username: string) =>
  (
    await kit.db
      .selectFrom('message')
      .innerJoin('sysUser', 'sysUser.id', 'message.userId')
      .select('event')
      .where('username', '=', username)
      .where('event', 'like', 'dealer.%')
      .orderBy('message.createTime')
      .execute()
  ).map(({ event }) => event);

const newDealer = (change: object = {}) => ({
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
  ...change,
});

describe('1: opening a dealer', () => {
  const firstAdmin = { username: 'd077.admin', realname: 'Grace Njeri', email: 'grace@rift.example' };
  let opened: { id: string; version: number; orgCode: string; oneTimePassword: string };

  test('answers a one-time password, with which its administrator signs in', async () => {
    const answer = await post('sun.sales', 'add', newDealer({ firstAdmin }));
    expect(answer).toMatchObject({ success: true, result: { version: 1, orgCode: 'B01A03', oneTimePassword: expect.stringMatching(/^\S{12}$/) } });
    opened = answer.result;
    const session = await tryToSignIn(kit.app, 'd077.admin', opened.oneTimePassword);
    expect(session.data).toMatchObject({ need_change_password: 'Y', orgCode: 'B01A03', dealerCode: 'D077', currency: 'USD', timeZone: 'Africa/Nairobi' });
    const paths = (items: { path: string; children?: [] }[]): string[] => items.flatMap(({ path, children = [] }) => [path, ...paths(children)]);
    const menu = (await call(kit.app, session.data.TokenID, 'GET', '/system/getNavigation')).body.result;
    const usual = (await call(kit.app, kit.tokens['d001.admin'], 'GET', '/system/getNavigation')).body.result;
    expect(paths(menu)).toEqual(paths(usual));
  });

  test('opens accounts, warehouses and the principal contact, and says what is missing', async () => {
    const accounts = await kit.db.selectFrom('account').selectAll().where('dealerCode', '=', 'D077').orderBy('accountType').execute();
    expect(accounts.map(({ accountType, currency, balance }) => [accountType, currency, balance])).toEqual([
      ['deposit', 'USD', 0],
      ['parts', 'USD', 0],
      ['vehicle', 'USD', 0],
    ]);
    const warehouses = await kit.db.selectFrom('dealerWarehouse').select(['code', 'kind']).where('dealerCode', '=', 'D077').orderBy('code').execute();
    expect(warehouses.map(({ code, kind }) => `${code} ${kind}`)).toEqual(['DAMAGED blocked', 'MAIN normal', 'OVER blocked', 'WRONG blocked']);
    expect(await kit.db.selectFrom('contact').selectAll().where('dealerCode', '=', 'D077').execute()).toMatchObject([
      { contactType: 'principal', isPrimary: 'Y', name: 'Grace Njeri', email: 'grace@rift.example', phone: '+254 51 255 0140', language: 'en' },
    ]);
    const dealer = (await as('sun.sales', 'GET', `/mfr/dealer/queryById?id=${opened.id}`)).result;
    expect(dealer).toMatchObject({
      dealerStatus: 'active',
      missing: ['labourRate', 'priceFactor', 'contract', 'bank'],
      priceFactor: 1,
      labourRate: null,
      travelRate: 0.45,
      userCount: 1,
      openCounts: [],
      allowedActions: ['edit', 'delete', 'suspend', 'terminate'],
    });
    for (const person of ['zhao.manager', 'chen.parts', 'qian.finance']) expect(await messagesTo(person)).toContain('dealer.opened');
    const tasks = await kit.db.selectFrom('todo').select(['task', 'permission']).where('docId', '=', opened.id).orderBy('permission').execute();
    expect(tasks.map(({ task, permission }) => `${task} ${permission}`)).toEqual([
      'complete dealer:bank',
      'complete parts:edit',
      'complete serviceCatalogue:edit',
    ]);
  });

  test('a code is used once and has its form', async () => {
    expect(await post('sun.sales', 'add', newDealer())).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'dealerCode', code: 'E-018', text: 'Code D077 is already used' }] },
    });
    expect(await post('sun.sales', 'add', newDealer({ dealerCode: 'd077' }))).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'dealerCode', code: 'E-556' }] },
    });
    expect((await post('sun.sales', 'add', newDealer({ dealerCode: 'D078', firstAdmin }))).result.errors).toMatchObject([{ field: 'firstAdmin.username' }]);
    const incomplete = await post('sun.sales', 'add', newDealer({ dealerCode: 'D078', firstAdmin: { username: 'd078.admin' } }));
    expect(incomplete.result.errors).toMatchObject([{ field: 'firstAdmin.realname' }, { field: 'firstAdmin.email' }]);
  });

  test.each([
    ['country', { country: 'XX' }],
    ['marketGroup', { marketGroup: 'NOWHERE' }],
    ['authorisedProducts', { authorisedProducts: ['T-60'] }],
    ['industry', { industry: ['mining'] }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['email', { email: 'nobody' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['lng', { lat: 1 }],
    ['contractEnd', { contractStart: '2026-02-01', contractEnd: '2026-01-31' }],
    ['settlementCurrency', { settlementCurrency: 'XXX' }],
    ['region', { region: ' ' }],
  ])('a wrong %s is refused at its field', async (field, change) => {
    expect((await post('sun.sales', 'add', newDealer({ dealerCode: 'D079', ...change }))).result.errors).toMatchObject([{ field }]);
  });

  test('is for the maker alone, and its own data for its people', async () => {
    for (const path of ['list', 'statusCounts', `queryById?id=${opened.id}`])
      expect((await call(kit.app, kit.tokens['d001.admin'], 'GET', `/mfr/dealer/${path}`)).status).toBe(403);
    expect((await call(kit.app, kit.tokens['wang.service'], 'POST', '/mfr/dealer/add', newDealer())).status).toBe(403);
    expect(await as('d001.admin', 'GET', '/api/portal/dealer/detail')).toMatchObject({ result: { dealerCode: 'D001', accountNumber: 'CL123' } });
    expect((await call(kit.app, kit.tokens['d001.service'], 'GET', '/api/portal/dealer/detail')).status).toBe(403);
    const foreign = await as('cis.service', 'GET', `/mfr/dealer/queryById?id=${opened.id}`);
    const absent = await as('cis.service', 'GET', `/mfr/dealer/queryById?id=${'f'.repeat(32)}`);
    expect({ ...foreign, timestamp: 0 }).toEqual({ ...absent, timestamp: 0 });
    expect((await as('cis.service', 'GET', '/mfr/dealer/list')).result.records.map(({ dealerCode }: { dealerCode: string }) => dealerCode)).toEqual(['D002']);
  });

  test('changes what is known of it; code and currency stay', async () => {
    const edit = (change: object) => post('sun.sales', 'edit', { ...newDealer(), id: opened.id, version: 1, ...change });
    expect((await as('sun.sales', 'GET', `/mfr/dealer/queryById?id=${opened.id}`)).result.fixed).toEqual(['dealerCode', 'settlementCurrency']);
    expect((await edit({ settlementCurrency: 'EUR' })).result.errors).toMatchObject([{ field: 'settlementCurrency', code: 'E-557' }]);
    expect((await edit({ dealerCode: 'D078' })).result.errors).toMatchObject([{ field: 'dealerCode', text: 'Code cannot be changed' }]);
    expect(await edit({ dealerName: 'Rift Valley Machines', creditLimit: 5000, industry: ['rice', 'grain'] })).toMatchObject({ result: { version: 2 } });
    expect(await edit({})).toMatchObject({ code: 409 });
    const node = await kit.db.selectFrom('sysDepart').select('departName').where('id', '=', opened.id).executeTakeFirstOrThrow();
    expect(node.departName.ru).toBe('Rift Valley Machines');
    const history = await kit.db
      .selectFrom('dataChangeLog')
      .select(['field', 'newValue'])
      .where('dataId', '=', opened.id)
      .where('change', '=', 'changed')
      .execute();
    expect(history.map(({ field }) => field).toSorted()).toEqual(['creditLimit', 'dealerName', 'industry']);
  });

  test('is removed while nobody has used it, and not after (E-550)', async () => {
    const { id } = (await post('sun.sales', 'add', newDealer({ dealerCode: 'D090', firstAdmin: { ...firstAdmin, username: 'd090.admin' } }))).result;
    const { id: used } = await dealerOf('D001');
    const answer = (await as('sun.sales', 'DELETE', `/mfr/dealer/delete?ids=${id},${used}`)).result;
    expect(answer).toMatchObject({ ok: [id], failed: [{ id: used, no: 'D001', code: 'E-550' }] });
    expect(await post('sun.sales', 'add', newDealer({ dealerCode: 'D090' }))).toMatchObject({ success: true });
  });
});

describe('2: a suspended dealer', () => {
  const claim = (change: object = {}, version?: { id: string; version: number }) => kit.save('d001.service', { ...completeClaim(), ...version, ...change });
  let draft: string;

  test('goes on with what was repaired before, and begins nothing new', async () => {
    draft = await kit.complete();
    const { id } = await dealerOf('D001');
    expect(await post('sun.sales', 'suspend', { ids: [id], reason: 'overdue', opinion: 'no' })).toMatchObject({ result: { failed: [{ code: 'E-006' }] } });
    expect(await post('sun.sales', 'suspend', { ids: [id], opinion: 'Three invoices' })).toMatchObject({ result: { failed: [{ code: 'E-013' }] } });
    expect(await post('sun.sales', 'suspend', { ids: [id], reason: 'overdue', opinion: 'Three invoices are open' })).toMatchObject({ result: { ok: [id] } });
    expect(await messagesTo('d001.admin')).toContain('dealer.suspended');
    expect((await as('d001.service', 'GET', '/api/portal/dealer/standing')).result).toEqual({
      standstill: { name: 'AgroAndes', since: '2026-11-21' },
      suspendedDeparts: null,
    });
    expect((await as('sun.sales', 'GET', '/api/portal/dealer/standing')).result).toEqual({ standstill: null, suspendedDeparts: null });
    clock += 2 * day;
    const refused = { success: false, message: 'Dealer AgroAndes is suspended; this is not possible now' };
    expect(await claim({ repairStartDate: '2026-11-22', repairDate: '2026-11-23' })).toMatchObject(refused);
    expect(await claim({ repairDate: null })).toMatchObject(refused);
    const before = await claim({ repairDate: '2026-11-20' });
    expect(before).toMatchObject({ success: true });
    await kit.addPhotos(before.result.id);
    expect(await kit.submit('d001.service', before.result.id, {}, '?confirm=1')).toMatchObject({ success: true });
    expect(await kit.submit('d001.service', draft, {}, '?confirm=1')).toMatchObject({ success: true });
    expect((await kit.detail('d001.service', draft)).allowedActions).toEqual(['withdraw']);
  });

  test('allowedActions offer nothing that the gate refuses', async () => {
    const { result } = await claim({ repairDate: '2026-11-20' });
    expect((await kit.detail('d001.service', result.id)).allowedActions).toContain('submit');
    await kit.db.updateTable('warrantyClaim').set({ repairDate: '2026-11-23' }).where('id', '=', result.id).execute();
    expect((await kit.detail('d001.service', result.id)).allowedActions).toEqual(['delete']);
    expect(await kit.submit('d001.service', result.id, {}, '?confirm=1')).toMatchObject({ message: 'Dealer AgroAndes is suspended; this is not possible now' });
  });

  test('asks, and receives machines, but hands none to sub-dealers and makes no users', async () => {
    const question = { feedbackType: 'finance', title: 'Invoices', content: 'Which invoices are open?' };
    expect(await kit.post('d001.admin', 'feedback/save', question)).toMatchObject({ success: true });
    const { id } = await kit.db
      .selectFrom('vehicle')
      .select('id')
      .where('dealerCode', '=', 'D001')
      .where('vehicleStatus', '=', 'in_stock')
      .executeTakeFirstOrThrow();
    expect(await kit.post('d001.admin', 'vehicle/apportion', { ids: [id], subDealerCode: 'D001-01', apportionDate: '2026-11-20' })).toMatchObject({
      result: { ok: [], failed: [{ code: 'E-551' }] },
    });
    const role = await kit.db.selectFrom('sysRole').select('id').where('roleCode', '=', 'DLR_SERVICE').executeTakeFirstOrThrow();
    const { id: departId } = await dealerOf('D001');
    const user = {
      username: 'd001.new',
      realname: 'New',
      userType: 'dealer',
      language: 'es',
      timezone: 'America/Santiago',
      departIds: [departId],
      roleIds: [role.id],
    };
    expect(await as('d001.admin', 'POST', '/sys/user/add', user)).toMatchObject({
      success: false,
      message: 'Dealer AgroAndes is suspended; this is not possible now',
    });
  });

  test('works again once it is reactivated', async () => {
    const { id } = await dealerOf('D001');
    expect(await post('qian.finance', 'reactivate', { ids: [id], opinion: 'All is paid' })).toMatchObject({ code: 403 });
    expect(await post('sun.sales', 'reactivate', { ids: [id], opinion: 'All is paid' })).toMatchObject({ result: { ok: [id] } });
    expect(await claim({ repairStartDate: '2026-11-22', repairDate: '2026-11-22' })).toMatchObject({ success: true });
    expect(await post('sun.sales', 'reactivate', { ids: [id], opinion: 'All is paid' })).toMatchObject({ result: { ok: [] } });
  });
});

describe('3: the end of a dealer', () => {
  const today = () => new Date(clock).toISOString().slice(0, 10);
  const end = (ids: string[], change: object = {}, query = '') =>
    post('sun.sales', `terminate${query}`, { ids, terminateDate: today(), reason: 'performance', opinion: 'No sales for a year', ...change });

  test('is refused while machines, claims and balances are open, and says which', async () => {
    const before = await dealerOf('D001');
    await transact(systemContext(kit.app.services), (within) =>
      ledger.post(within, {
        account: { dealerCode: 'D001', accountType: 'parts', currency: 'USD' },
        direction: 'in',
        amount: 12.5,
        feeType: 'parts_payment',
        contra: 'bank',
        source: 'dealerPayment',
        sourceId: 's'.repeat(32),
        sourceNo: 'TEST',
        postingKey: newId(),
      }),
    );
    const { result } = await end([before.id], {}, '?dryRun=1');
    expect(result).toMatchObject({ ok: [], failed: [{ no: 'D001', code: 'E-555', text: expect.stringContaining('Account balances (1): Parts 12.50 USD') }] });
    const [plan] = result.plans;
    expect(plan.blockers.map(({ docType }: { docType: string }) => docType).toSorted()).toEqual(['account', 'subDealer', 'vehicle', 'warrantyClaim']);
    expect(plan.closes.map(({ docType, count }: { docType: string; count: number }) => `${docType} ${count}`)).toEqual(expect.arrayContaining(['feedback 1']));
    expect(await end([before.id])).toMatchObject({ result: { ok: [], failed: [{ code: 'E-555' }] } });
    expect(await dealerOf('D001')).toEqual(before);
  });

  let id: string;
  let token: string;
  const user = 'd080.admin';
  const password = 'Harrow#2027';

  test('today: its people are out at once, and told why only with the right password', async () => {
    const opened = (
      await post('sun.sales', 'add', newDealer({ dealerCode: 'D080', firstAdmin: { username: user, realname: 'Otieno', email: 'o@rift.example' } }))
    ).result;
    id = opened.id;
    token = await signIn(kit.app, user, opened.oneTimePassword);
    const encoded = (text: string) => Buffer.from(encodeURIComponent(text)).toString('base64');
    const change = { OldPassword: encoded(opened.oneTimePassword), NewPassword: encoded(password), ConfirmPassword: encoded(password) };
    expect((await call(kit.app, token, 'POST', '/sys/user/updatePassword', change)).body).toMatchObject({ success: true });
    const question = { feedbackType: 'finance', title: 'Terms', content: 'When do our terms begin?' };
    const { result: draft } = (await call(kit.app, token, 'POST', '/api/portal/feedback/save', question)).body;
    expect(await end([id], { terminateDate: '2026-11-01' })).toMatchObject({ result: { failed: [{ code: 'E-014' }] } });
    expect(await end([id])).toMatchObject({ result: { failed: [], ok: [id], plans: [{ blockers: [], closes: [{ docType: 'feedback', count: 1 }] }] } });
    expect((await call(kit.app, token, 'GET', '/sys/dict/version')).status).toBe(401);
    expect((await tryToSignIn(kit.app, user, password)).message).toBe('The dealer has been terminated');
    expect((await tryToSignIn(kit.app, user, 'wrong')).message).toBe('User name or password is wrong');
    expect(await kit.db.selectFrom('feedback').select('delFlag').where('id', '=', draft.id).executeTakeFirst()).toEqual({ delFlag: 1 });
    expect(await dealerOf('D080')).toMatchObject({ dealerStatus: 'terminated', statusReason: 'performance' });
    expect(await post('sun.sales', 'edit', { ...newDealer({ dealerCode: 'D080' }), id, version: 2 })).toMatchObject({
      message: 'Dealer Rift Valley Implements is terminated',
    });
    expect(await post('sun.sales', 'add', newDealer({ dealerCode: 'D080' }))).toMatchObject({ result: { errors: [{ code: 'E-018' }] } });
  });

  test('is taken back within its days', async () => {
    clock += 31 * day;
    expect(await post('sun.sales', 'reinstate', { ids: [id], opinion: 'They came back' })).toMatchObject({ result: { failed: [{ code: 'E-588' }] } });
    clock -= 31 * day;
    expect(await post('sun.sales', 'reinstate', { ids: [id], opinion: 'They came back' })).toMatchObject({ result: { ok: [id] } });
    expect((await tryToSignIn(kit.app, user, password)).success).toBe(true);
    expect(await dealerOf('D080')).toMatchObject({ dealerStatus: 'suspended' });
  });

  test('planned: suspended until the day, ended by the job, or told why not', async () => {
    const later = new Date(clock + 3 * day).toISOString().slice(0, 10);
    const busy = (await dealerOf('D001')).id;
    expect(await end([id, busy], { terminateDate: later })).toMatchObject({ result: { ok: [id, busy] } });
    expect([await dealerOf('D080'), await dealerOf('D001')]).toMatchObject([
      { dealerStatus: 'suspended' },
      { dealerStatus: 'suspended', terminateDate: later },
    ]);
    await runJob(dealerChanges);
    expect(await dealerOf('D080')).toMatchObject({ dealerStatus: 'suspended' });
    clock += 3 * day;
    await runJob(dealerChanges);
    expect(await dealerOf('D080')).toMatchObject({ dealerStatus: 'terminated' });
    expect(await dealerOf('D001')).toMatchObject({ dealerStatus: 'suspended' });
    expect((await messagesTo('sun.sales')).slice(-2).toSorted()).toEqual(['dealer.terminated', 'dealer.terminationBlocked']);
    expect(await post('sun.sales', 'reactivate', { ids: [busy], opinion: 'They stay with us' })).toMatchObject({ result: { ok: [busy] } });
    expect(await dealerOf('D001')).toMatchObject({ dealerStatus: 'active', terminateDate: null });
  });
});

describe('4: the bank account', () => {
  const account = { bankName: 'Standard Bank', bankTagNumber: 'SBICKENX', accountNumber: 'GB82 WEST 1234 5698 7654 32' };
  const change = async (person: Person, more: object = {}, query = '') => {
    const { id, version } = await dealerOf('D077');
    return post(person, `bank${query}`, { id, version, ...account, ...more });
  };

  test('is changed by finance alone, after a look at both ends', async () => {
    expect((await change('sun.sales')).code).toBe(403);
    expect((await change('qian.finance', { accountNumber: 'GB82 WEST 1234 5698 7654 33' })).result.errors).toMatchObject([
      { field: 'accountNumber', code: 'E-514' },
    ]);
    expect(await change('qian.finance')).toMatchObject({ code: 202, message: 'Bank account changes from …– to …5432' });
    expect(await dealerOf('D077')).toMatchObject({ accountNumber: null });
    expect(await change('qian.finance', {}, '?confirm=1')).toMatchObject({ success: true });
    expect(await dealerOf('D077')).toMatchObject({ accountNumber: 'GB82WEST12345698765432', missing: expect.not.arrayContaining(['bank']) });
  });

  test('is seen in full by finance; others see its end, and so does the history', async () => {
    const { id } = await dealerOf('D077');
    const seen = async (person: Person) => (await as(person, 'GET', `/mfr/dealer/queryById?id=${id}`)).result.accountNumber;
    expect([await seen('sun.sales'), await seen('qian.finance')]).toEqual(['****5432', 'GB82WEST12345698765432']);
    const history = JSON.stringify(await kit.db.selectFrom('dataChange').selectAll().where('dataId', '=', id).execute());
    expect(history).toContain('****5432');
    expect(history).not.toContain('98765432');
  });

  test('waits for a second person where four eyes are asked for', async () => {
    await setParameter(kit.app.services, 'dealer.bankFourEyes', 'Y');
    const other = { accountNumber: '12345678' };
    expect(await change('qian.finance', other, '?confirm=1')).toMatchObject({ success: true });
    expect(await change('qian.finance', other, '?confirm=1')).toMatchObject({ success: true });
    const { id } = await dealerOf('D077');
    expect((await as('sun.sales', 'GET', `/mfr/dealer/queryById?id=${id}`)).result).toMatchObject({
      accountNumber: '****5432',
      pendingBank: { accountNumber: '****5678', by: 'qian.finance' },
    });
    await kit.db
      .insertInto('sysUserRole')
      .values({
        userId: (await kit.db.selectFrom('sysUser').select('id').where('username', '=', 'zhao.manager').executeTakeFirstOrThrow()).id,
        roleCode: 'MFR_FINANCE',
      })
      .execute();
    kit.tokens['zhao.manager'] = await signIn(kit.app, 'zhao.manager');
    expect(await change('zhao.manager', other, '?confirm=1')).toMatchObject({ success: true });
    expect(await dealerOf('D077')).toMatchObject({ accountNumber: '12345678', pendingBank: null });
    await setParameter(kit.app.services, 'dealer.bankFourEyes', 'N');
  });
});

describe('5: another currency', () => {
  const plan = async (change: object, query = '?confirm=1') => {
    const { id, version } = await dealerOf('D002');
    return post('qian.finance', `changeCurrency${query}`, {
      id,
      version,
      currency: 'USD',
      validFrom: '2027-01-01',
      creditLimit: 900,
      reason: 'Agreed',
      ...change,
    });
  };

  test('begins with a month to come, and names what is missing', async () => {
    for (const change of [{ validFrom: '2027-01-02' }, { validFrom: '2026-11-01' }, { validFrom: null }, { currency: 'RMB' }])
      expect((await plan(change)).result.errors).toMatchObject([{ code: 'E-561' }]);
    expect(await plan({}, '')).toMatchObject({ code: 202, message: 'Missing in USD: labour rate, price factor' });
    expect(await plan({})).toMatchObject({ success: true });
    expect(await dealerOf('D002')).toMatchObject({ currency: 'RMB', nextCurrency: 'USD', nextCurrencyFrom: '2027-01-01' });
    expect(await plan({ currency: 'RMB' })).toMatchObject({ success: true });
    expect(await dealerOf('D002')).toMatchObject({ nextCurrency: null });
  });

  test('holds from its day on for what is new; what was handed in keeps its own', async () => {
    const machine = await kit.db.selectFrom('vehicle').select('vin').where('dealerCode', '=', 'D002').executeTakeFirstOrThrow();
    const claim = { ...completeClaim(), vin: machine.vin };
    const save = async () => (await kit.post('d002.service', 'warrantyClaim/save?confirm=1', claim)).result.id as string;
    const old = await save();
    await kit.addPhotos(old);
    const handedIn = await kit.submit('d002.service', old, {}, '?confirm=1');
    expect(handedIn, JSON.stringify(handedIn)).toMatchObject({ success: true });
    await plan({});
    await runJob(dealerChanges);
    expect(await dealerOf('D002')).toMatchObject({ currency: 'RMB' });
    clock = Date.parse('2027-01-01T05:30:00Z');
    await runJob(dealerChanges);
    expect(await dealerOf('D002')).toMatchObject({ currency: 'USD', creditLimit: 900, nextCurrency: null });
    const accounts = await kit.db
      .selectFrom('account')
      .select(['accountType', 'currency'])
      .where('dealerCode', '=', 'D002')
      .where('currency', '=', 'USD')
      .execute();
    expect(accounts).toHaveLength(3);
    expect((await kit.detail('d002.service', await save())).currency).toBe('USD');
    expect((await kit.detail('d002.service', old)).currency).toBe('RMB');
    clock = begin + 10 * day;
  });
});

test('a contract that ends is spoken of once at each distance', async () => {
  const spoken = async () => (await messagesTo('qian.finance')).filter((event) => event === 'dealer.contractEnds').length;
  const in20 = new Date(clock + 20 * day).toISOString().slice(0, 10);
  await kit.db.updateTable('dealer').set({ contractEnd: in20 }).where('dealerCode', '=', 'D002').execute();
  await runJob(contractEnding);
  await runJob(contractEnding);
  expect(await spoken()).toBe(1);
  clock += 15 * day;
  await runJob(contractEnding);
  expect(await spoken()).toBe(2);
});

test('dealers without terms are named once a week to those who keep them', async () => {
  const told = async () =>
    (
      await kit.db
        .selectFrom('message')
        .innerJoin('sysUser', 'sysUser.id', 'message.userId')
        .select(['username', 'event', 'params'])
        .where('event', 'like', 'dealer.gap.%')
        .orderBy('event')
        .execute()
    ).map(({ username, event, params }) => [username, event.slice('dealer.gap.'.length), params]);
  await kit.db.deleteFrom('coefficient').where('type', '=', 'price_factor').execute();
  await kit.db.deleteFrom('labourRate').where('dealerCode', '=', 'D001').execute();
  await kit.db.updateTable('dealer').set({ dealerStatus: 'active', currency: 'EUR' }).where('dealerCode', '=', 'D001').execute();
  await kit.db.updateTable('dealer').set({ dealerStatus: 'suspended' }).where('dealerCode', '<>', 'D001').execute();
  await kit.db.deleteFrom('exchangeRate').where('currency', '=', 'EUR').execute();
  await runJob(termGaps);
  await runJob(termGaps);
  const gap = { n: 1, dealers: expect.stringMatching(/^D001 /) };
  const messages = await told();
  expect(messages).toHaveLength(new Set(messages.map(([username, event]) => `${username as string} ${event as string}`)).size);
  expect(messages).toEqual(
    expect.arrayContaining([
      ['qian.finance', 'exchangeRate', gap],
      ['zhao.manager', 'labourRate', gap],
      ['chen.parts', 'priceFactor', gap],
      ['chen.parts', 'prices', gap],
    ]),
  );
});

/** A report on the market from its draft to its end, and the prices that reports make. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockersOfDealer, closeOfDealer } from '../../documents/dealer/dealerEnd.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { marketClose } from './marketClose.ts';
import { priceTable } from './reading/priceTable.ts';

const people = ['d001.admin', 'd001.sales', 'd001.service', 'd00101.service', 'd002.admin', 'sun.sales', 'wang.service', 'admin'] as const;
type Person = (typeof people)[number];

const start = '2026-11-21T04:00:00Z';
let clock = new Date(start);
let app: TestApp;
const tokens = {} as Record<Person, string>;
const signInAll = async (): Promise<void> => {
  for (const person of people) tokens[person] = await signIn(app, person);
};

beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date(start);
  for (const table of ['attach', 'todo', 'marketInfo', 'message'] as const) await app.services.db.deleteFrom(table).execute();
  await signInAll();
});

const request = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(app, tokens[person], method, `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await request(person, 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await request(person, 'GET', path)).body.result;
const detail = (id: string, person: Person = 'd001.sales') => get(person, `marketInfo/detail?id=${id}`);
const save = (body: object, person: Person = 'd001.sales') => post(person, 'marketInfo/save', body);
const hand = (id: string, action = 'submit', query = '', person: Person = 'd001.sales') =>
  post(person, `approval/submit${query}`, { docType: 'marketInfo', id, action });
const reply = (id: string, replyContent: string, more: object = {}) => post('sun.sales', 'marketInfo/reply', { ids: [id], replyContent, ...more });
const fieldsOf = (body: { result: { errors?: { field: string; code: string }[] } }) => body.result.errors?.map(({ field, code }) => `${field} ${code}`);
const eventsTo = async (username: string) =>
  (
    await app.services.db
      .selectFrom('message')
      .innerJoin('sysUser', 'sysUser.id', 'message.userId')
      .select('event')
      .where('username', '=', username)
      .orderBy('message.id')
      .execute()
  ).map(({ event }) => event);
const lateOn = async (id: string) => (await app.services.db.selectFrom('todo').select(['task', 'lateOn']).where('docId', '=', id).execute())[0];
const runJob = () =>
  marketClose.run({
    services: app.services,
    today: makerDay(app.services),
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(app.services.db, work),
  });
const setDealer = (change: object) => app.services.db.updateTable('dealer').set(change).where('dealerCode', '=', 'D001').execute();

const info = {
  infoType: 'competitor_price',
  title: 'A new price',
  content: 'It was lowered for the season.',
  competitorBrand: 'Other',
  competitorModel: 'X-50',
  price: 21000,
  country: 'CL',
  region: 'Maule',
  infoDate: '2026-11-20',
  source: 'dealer_visit',
};
const saved = async (change: object = {}, person: Person = 'd001.sales'): Promise<string> => (await save({ ...info, ...change }, person)).result.id;
const submitted = async (change: object = {}, person: Person = 'd001.sales'): Promise<string> => {
  const id = await saved(change, person);
  expect((await hand(id, 'submit', '?confirm=1', person)).success).toBe(true);
  return id;
};
const answered = async (): Promise<string> => {
  const id = await submitted();
  expect((await reply(id, 'We keep our price')).success).toBe(true);
  return id;
};

describe('a report', () => {
  test('is about the dealer’s own country and currency until it says otherwise', async () => {
    await setDealer({ province: 'Maule' });
    const { id, no } = (await save({ ...info, country: undefined, region: undefined })).result;
    expect(no).toMatch(/^MI2611D001-\d{4}$/);
    expect(await detail(id)).toMatchObject({
      country: 'CL',
      region: 'Maule',
      currency: 'USD',
      importance: 'normal',
      submissionStatus: 'draft',
      allowedActions: ['delete', 'edit', 'submit'],
    });
    expect(fieldsOf(await save({ ...info, country: 'KZ', region: undefined }))).toEqual(['region E-013']);
  });

  test.each([
    ['no type', { infoType: undefined }, ['infoType E-013']],
    ['no title', { title: ' ' }, ['title E-013']],
    ['a day to come', { infoDate: '2026-11-23' }, ['infoDate E-014']],
    ['no source', { source: undefined }, ['source E-013']],
    ['parts of a cent', { price: 1.001 }, ['price E-016']],
    ['a product that is none', { secondProduct: 'T504' }, ['secondProduct E-014']],
    ['a currency that is none', { currency: 'QQQ' }, ['currency E-014']],
  ])('with %s is not stored', async (_what, change, errors) => expect(fieldsOf(await save({ ...info, ...change }))).toEqual(errors));

  test.each([
    ['of a price without one', { price: null }, ['price E-013']],
    [
      'of a competitor without a name',
      { infoType: 'competitor_product', competitorBrand: null, competitorModel: ' ' },
      ['competitorBrand E-013', 'competitorModel E-013'],
    ],
    ['without a content', { content: null }, ['content E-013']],
    ['with a price without a currency', { infoType: 'demand', currency: '' }, ['currency E-013']],
  ])('%s is not submitted', async (_what, change, errors) => {
    const id = await saved();
    await save({ id, version: 1, ...change });
    expect(fieldsOf(await hand(id))).toEqual(errors);
  });

  test('on the same model within 90 days asks first', async () => {
    const first = await submitted({ infoDate: '2026-08-23' });
    const { infoNo } = await detail(first);
    const id = await saved({ infoDate: '2026-11-21', competitorBrand: 'OTHER', competitorModel: 'x-50' });
    expect(await hand(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-417', text: `A similar report exists: ${infoNo}` }] } });
    expect((await hand(id, 'submit', '?confirm=1')).success).toBe(true);
    for (const change of [{ country: 'AR' }, { competitorModel: 'X-60' }, { infoDate: '2026-05-01' }])
      expect((await hand(await saved(change))).success).toBe(true);
    // Another dealer's report is no reason.
    expect((await hand(await saved({}, 'd002.admin'), 'submit', '', 'd002.admin')).success).toBe(true);
  });

  test('waits for an answer, a pressing one for two days', async () => {
    expect(await lateOn(await submitted())).toEqual({ task: 'reply', lateOn: '2026-11-29' });
    expect(await lateOn(await submitted({ importance: 'high' }))).toEqual({ task: 'reply', lateOn: '2026-11-24' });
    expect(await eventsTo('sun.sales')).toEqual(['marketInfo.submitted', 'marketInfo.submitted']);
  });

  test('is answered in at least five characters, and corrected', async () => {
    const id = await submitted();
    expect((await request('d001.sales', 'POST', 'marketInfo/reply', { ids: [id], replyContent: 'Thank you' })).status).toBe(403);
    expect((await request('wang.service', 'POST', 'marketInfo/reply', { ids: [id], replyContent: 'Thank you' })).status).toBe(403);
    expect((await reply(id, 'ok')).result.errorCode).toBe('E-006');
    expect((await reply(id, 'We keep our price', { version: 1 })).result.errorCode).toBe('E-001');
    expect((await reply(id, ' We keep our price ')).success).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'pass', replyContent: 'We keep our price', replyBy: 'sun.sales', allowedActions: ['finish'] });
    expect(await eventsTo('d001.sales')).toEqual(['marketInfo.replied']);
    await reply(id, 'We lower our price');
    expect(await detail(id)).toMatchObject({ status: 'pass', replyContent: 'We lower our price' });
    const steps = (await get('d001.sales', `approval/log?docType=marketInfo&id=${id}`)).map(({ action }: { action: string }) => action);
    expect(steps).toEqual(['submit', 'reply', 'reply']);
  });

  test('is taken back until it is answered', async () => {
    const id = await submitted();
    expect((await hand(id, 'withdraw')).success).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'draft', allowedActions: ['edit', 'submit'] });
    await hand(id);
    await reply(id, 'We keep our price');
    expect((await hand(id, 'withdraw')).result.errorCode).toBe('E-004');
  });

  test('is closed by its dealer once it is answered, by the maker with a reason', async () => {
    const [open, done] = [await submitted(), await answered()];
    const { result } = await post('d001.sales', 'marketInfo/close', { ids: [open, done] });
    expect(result).toMatchObject({ ok: [done], failed: [{ id: open, code: 'E-007' }] });
    expect(await detail(done)).toMatchObject({ status: 'closed', closeReason: 'finished' });
    const close = (more: object) => post('sun.sales', 'approval/checkSubmit', { docType: 'marketInfo', ids: [open], action: 'close', ...more });
    expect((await close({})).result.errorCode).toBe('E-006');
    expect((await close({ opinion: 'Not about a market' })).success).toBe(true);
    expect(await detail(open)).toMatchObject({ status: 'closed', closeReason: 'closed_by_maker' });
    expect((await request('sun.sales', 'POST', 'approval/checkSubmit', { docType: 'marketInfo', ids: [open], action: 'pass' })).status).toBe(403);
  });

  test('is seen by its own dealer only', async () => {
    const id = await submitted();
    expect((await detail(id, 'd002.admin')).errorCode).toBe('E-012');
    expect(await get('d002.admin', 'marketInfo/list')).toMatchObject({ total: 0 });
    expect(await get('wang.service', 'marketInfo/list?brand=oth&model=x-5&region=mau')).toMatchObject({ total: 1, records: [{ id, allowedActions: [] }] });
  });

  test('is closed by the job when nobody has a question, after the last day of its dealer', async () => {
    await setDealer({ timeZone: 'America/Los_Angeles' });
    const id = await answered();
    // 22 December at the maker, 21 December at the dealer, for whom it was answered on 20 November.
    clock = new Date('2026-12-20T22:25:00Z');
    await runJob();
    await signInAll();
    expect((await detail(id)).status).toBe('pass');
    clock = new Date('2026-12-21T22:25:00Z');
    expect(await runJob()).toBe(1);
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished' });
    await setDealer({ timeZone: 'America/Santiago' });
  });
});

describe('prices', () => {
  test('are summed up by model, country and currency, without drafts and conversion', async () => {
    await submitted({ price: 20000, infoDate: '2026-09-10', secondProduct: 'TRACTOR' });
    await submitted({ price: 23000, infoDate: '2026-09-20', secondProduct: 'TRACTOR' });
    await submitted({ price: 21000, infoDate: '2026-11-20', competitorBrand: 'OTHER' });
    await submitted({ price: 19000, currency: 'EUR' });
    await submitted({ price: 1, infoDate: '2025-11-01' });
    await saved({ price: 2 });
    await submitted({ price: 90000, currency: 'USD' }, 'd002.admin');
    const table = await get('sun.sales', 'marketInfo/priceTable?country=CL');
    expect(table).toEqual([
      expect.objectContaining({ brand: expect.stringMatching(/other/i), model: 'X-50', currency: 'EUR', count: 1, median: 19000 }),
      expect.objectContaining({ currency: 'USD', count: 4, min: 20000, max: 90000, median: 22000, lastDate: '2026-11-20' }),
    ]);
    expect(table[1].course).toEqual([
      { month: '2026-09', median: 21500 },
      { month: '2026-11', median: 55500 },
    ]);
    expect(await get('sun.sales', 'marketInfo/priceTable?secondProduct=TRACTOR')).toMatchObject([{ count: 2, median: 21500 }]);
    expect(await get('sun.sales', 'marketInfo/priceTable?infoDate_begin=2025-10-01&infoDate_end=2025-12-01')).toMatchObject([{ count: 1, min: 1 }]);
    expect((await request('d001.sales', 'GET', 'marketInfo/priceTable')).status).toBe(403);
  });

  test('stand beside the list price of our model that is nearest to the median, in the same currency, for users who may read list prices', async () => {
    const { db } = app.services;
    const [far, near, over, foreign] = ['X1', 'X2', 'X3', 'X4'] as const;
    await sql`insert into product (code, level, parent_code, name)
      select code, 4, 'T-60', '{"en": "X"}'::jsonb from unnest(${[far, near, over, foreign]}::text[]) code`.execute(db);
    const price = (fourthProduct: string, amount: number, more: object = {}) => ({
      fourthProduct,
      currency: 'USD',
      price: amount,
      validFrom: '2026-01-01',
      ...more,
    });
    await db.deleteFrom('vehiclePrice').execute();
    await db
      .insertInto('vehiclePrice')
      .values([price(far, 40_000), price(near, 24_000), price(over, 21_500, { validTo: '2026-02-01' }), price(foreign, 21_500, { currency: 'EUR' })])
      .execute();
    await submitted({ price: 20000, secondProduct: 'TRACTOR' });
    await submitted({ price: 23000, infoDate: '2026-09-20', secondProduct: 'TRACTOR' });
    await submitted({ price: 20, secondProduct: undefined, competitorModel: 'Y' });
    const user = await app.services.sessions.actAs('sun.sales');
    const ours = async (permissions: ReadonlySet<string>) =>
      (await priceTable(contextOf(app.services, { ...user, permissions }), {})).map(({ model, ours: own }) => [model, own?.fourthProduct, own?.price]);
    expect(await ours(user.permissions)).toEqual([
      ['X-50', near, 24_000],
      ['Y', undefined, undefined],
    ]);
    expect(await ours(new Set([...user.permissions].filter((right) => right !== 'vehicleOrder:edit')))).toEqual([
      ['X-50', undefined, undefined],
      ['Y', undefined, undefined],
    ]);
  });

  test('names of models are those of the user’s own reports', async () => {
    await submitted();
    await submitted({ competitorBrand: 'other', infoDate: '2026-11-19' });
    await submitted({ competitorBrand: 'Foreign' }, 'd002.admin');
    expect(await get('d001.sales', 'marketInfo/brands')).toEqual([{ brand: expect.stringMatching(/other/i), model: 'X-50' }]);
    expect(await get('sun.sales', 'marketInfo/brands?keyword=fore')).toEqual([{ brand: 'Foreign', model: 'X-50' }]);
  });

  test('a report shows the others on its model', async () => {
    const [one, other] = [await submitted(), await submitted({ infoDate: '2026-11-01', competitorModel: 'x-50' })];
    await submitted({ competitorModel: 'X-60' });
    expect((await detail(one)).others).toMatchObject([{ id: other, price: 21000, currency: 'USD' }]);
  });
});

test('a suspended dealer takes back and closes, and reports nothing new; with its end drafts are dropped and open reports closed', async () => {
  const [draft, open, done] = [await saved(), await submitted(), await answered()];
  await setDealer({ dealerStatus: 'suspended', statusDate: '2026-11-21', statusTime: new Date(start).toISOString() });
  await signInAll();
  expect((await save(info)).result.errorCode).toBe('E-551');
  expect((await hand(draft)).result.errorCode).toBe('E-551');
  expect((await reply(open, 'We keep our price')).success).toBe(true);
  expect((await post('d001.sales', 'marketInfo/close', { ids: [done] })).result.ok).toEqual([done]);
  await setDealer({ dealerStatus: 'active' });
  const about = contextOf(app.services, await app.services.sessions.actAs('admin'));
  expect((await blockersOfDealer(about, { dealerCode: 'D001' })).find(({ docType }) => docType === 'marketInfo')).toBeUndefined();
  await transact(systemContext(app.services), (within) => closeOfDealer(within, { dealerCode: 'D001' }));
  await signInAll();
  expect((await detail(draft)).errorCode).toBe('E-012');
  expect(await detail(open)).toMatchObject({ status: 'closed', closeReason: 'dealer_terminated' });
});

test('a sub-dealer writes reports that its dealer submits', async () => {
  await setParameter(app.services, 'subDealer.directSubmit', 'N');
  await signInAll();
  const id = await saved({}, 'd00101.service');
  expect((await request('d00101.service', 'POST', 'approval/submit', { docType: 'marketInfo', id })).status).toBe(403);
  expect((await hand(id)).success).toBe(true);
});

/** A campaign from its draft to its end, its machines, and the claims that carry it out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId, type Trx } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { machines } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { campaignEnd } from './campaignEnd.ts';

let clock = new Date('2026-11-21T15:00:00Z');
let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit({ now: () => (clock = new Date(clock.getTime() + 1)) });
});
afterAll(() => kit.close());

const keeper: Person = 'zhao.manager';
const mfr = async (path: string, body: object, person: Person = keeper) =>
  (await call(kit.app, kit.tokens[person], 'POST', `/mfr/campaign/${path}`, body)).body;
const read = async (person: Person, path: string) => (await call(kit.app, kit.tokens[person], 'GET', `/mfr/campaign/${path}`)).body;
const record = async (id: string) => (await read(keeper, `queryById?id=${id}`)).result;
const detail = (person: Person, id: string) => kit.get(person, `campaign/detail?id=${id}`);
const vehicles = async (person: Person, id: string, query = '') =>
  (await kit.get(person, `campaign/vehicleList?id=${id}&pageSize=100${query}`)).result?.records;
const rowOf = (campaignNo: string, vin: string) =>
  kit.db.selectFrom('vehicleCampaign').select(['status', 'claimNo']).where('campaignNo', '=', campaignNo).where('vin', '=', vin).executeTakeFirst();
const tasks = (docId: string) => kit.db.selectFrom('todo').select(['orgCode', 'lateOn', 'permission']).where('docId', '=', docId).orderBy('orgCode').execute();
/** Clerks of dealers who have heard of it; others stand for states of accounts. */
const messages = (event: string, docId: string) =>
  kit.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select('sysUser.username')
    .where('event', '=', event)
    .where('docId', '=', docId)
    .where('username', 'like', 'd0%')
    .orderBy('username')
    .execute();

const input = (change: object = {}) => ({
  title: { 'zh-cn': '液压泵检查', en: 'Check of the pump' },
  campaignType: 'recall',
  severity: 'stop',
  problem: { en: 'The pump may lose pressure', 'zh-cn': '液压泵可能失压' },
  remedy: { en: 'Replace the seal' },
  secondProduct: 'TRACTOR',
  thirdProducts: ['T-60'],
  validFrom: '2026-11-01',
  validTo: '2027-06-30',
  bugCode: 'HYD-014',
  hourCodes: [{ hourCode: 'HYD-0140-20', maxHours: 2 }],
  parts: [{ partsCode: 'SEAL-1', qty: 2, returnRequired: 'Y' }],
  ...change,
});

/** A machine of D001, its own for each test. */
let serial = 0;
async function machine(change: object = {}): Promise<string> {
  const { id: _id, ...pattern } = await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', machines.covered).executeTakeFirstOrThrow();
  const vin = `L9TT504E9SC${String((serial += 1)).padStart(6, '0')}`;
  await kit.db
    .insertInto('vehicle')
    .values({ ...pattern, id: newId(), vin, ...change })
    .execute();
  return vin;
}

const attach = (id: string) => attachFiles(kit.db, { tableName: 'service_campaign', tableId: id, slots: ['bulletin'], createBy: keeper });

async function draft(change: object = {}, vins: readonly string[] = []) {
  const { result, ...answer } = await mfr('add', input(change));
  expect(answer.success, JSON.stringify(result)).toBe(true);
  if (vins.length > 0) expect((await mfr('addVins', { id: result.id, vins })).result.failed).toEqual([]);
  await attach(result.id);
  const { campaignNo, version } = await record(result.id);
  return { id: result.id as string, no: campaignNo as string, version: version as number };
}

async function released(change: object = {}, given?: readonly string[]) {
  const vins = given ?? [await machine()];
  const campaign = await draft(change, vins);
  expect((await mfr('release', { ids: [campaign.id] })).result).toMatchObject({ ok: [campaign.id] });
  return { ...campaign, vin: vins[0]! };
}

/** A claim that carries a campaign out and lacks nothing. */
const claimOf = (no: string, vin: string, change: object = {}) => ({
  vin,
  claimType: 'campaign',
  campaignNo: no,
  mileage: 100,
  otherFee: null,
  otherFeeDesc: null,
  bugList: [{ ...completeClaim().bugList![0] }],
  detailList: [{ bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 2 }],
  partsList: [{ bugNo: 1, partsCode: 'SEAL-1', qty: 2, isCausal: 'Y', sourceType: 'own_stock' }],
  ...change,
});
const errorsOf = (answer: { result: { errors?: { field: string; line?: string; code: string }[] } }) =>
  (answer.result.errors ?? []).map(({ field, line, code }) => [field, line, code].filter(Boolean).join(' '));

test('a claim is offered at machines that are open and may be claimed for, while the campaign runs', async () => {
  const sold = await machine();
  const scrapped = await machine();
  const excluded = await machine();
  const { id } = await released({}, [sold, scrapped, excluded]);
  await kit.db.updateTable('vehicleCampaign').set({ status: 'excluded' }).where('vin', '=', excluded).execute();
  await kit.db.updateTable('vehicle').set({ vehicleStatus: 'scrapped' }).where('vin', '=', scrapped).execute();
  const offered = async (person: Person): Promise<string[]> =>
    (await vehicles(person, id)).flatMap(({ vin, begins }: { vin: string; begins: string[] }) => begins.map((docType) => `${docType} ${vin}`));
  expect(await offered('d001.service')).toEqual([`warrantyClaim ${sold}`]);
  expect(await offered(keeper)).toEqual([]);
  await kit.db.updateTable('serviceCampaign').set({ validTo: '2026-11-02' }).where('id', '=', id).execute();
  expect(await offered('d001.service')).toEqual([]);
});

describe('a draft', () => {
  test('is numbered, seen by its keepers alone, and changed by its version', async () => {
    const { id, no, version } = await draft({}, [machines.covered]);
    expect(no).toMatch(/^CP2611-\d{4}$/);
    expect(await record(id)).toMatchObject({
      status: 'draft',
      title: 'Check of the pump',
      titles: { 'zh-cn': '液压泵检查', en: 'Check of the pump' },
      total: 1,
      open: 1,
      completionRate: 0,
      hourCodes: [{ hourCode: 'HYD-0140-20', maxHours: 2 }],
      parts: [{ partsCode: 'SEAL-1', qty: 2, returnRequired: 'Y' }],
      slots: [
        { slot: 'bulletin', required: true, files: 1 },
        { slot: 'drawings', required: false, files: 0 },
      ],
    });
    for (const person of ['d001.service', 'wang.service', 'zhao.manager'] as const) expect((await detail(person, id)).result.errorCode, person).toBe('E-012');
    expect((await kit.get('d001.service', `campaign/vehicleList?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await read('wang.service', `queryById?id=${id}`)).code).toBe(403);
    expect(await mfr('edit', { id, version: version - 1, ...input() })).toMatchObject({ code: 409 });
    expect(await mfr('edit', { id, version, ...input({ severity: 'safety' }) })).toMatchObject({ success: true });
    expect((await mfr('add', input(), 'wang.service')).code).toBe(403);
    expect((await mfr('add', input(), 'd001.admin')).code).toBe(403);
  });

  test.each([
    [{ title: { 'zh-cn': '  ', en: 'x' } }, ['title.zh-cn E-013']],
    [{ validTo: '2026-10-31' }, ['validTo master.periodEnds']],
    [{ secondProduct: 'BOAT' }, ['secondProduct', 'thirdProducts']],
    [{ thirdProducts: ['PLOUGH'] }, ['thirdProducts master.unknown']],
    [{ bugCode: 'HYD-099' }, ['bugCode master.unknown']],
    [{ hourCodes: [{ hourCode: 'NO', maxHours: 1 }] }, ['hourCode hourCodes[0] master.unknown']],
    [
      {
        parts: [
          { partsCode: 'SEAL-1', qty: 1 },
          { partsCode: 'SEAL-1', qty: 2.001 },
        ],
      },
      ['partsCode parts[1] E-018', 'qty parts[1]'],
    ],
  ])('is refused with %j', async (change, expected) => {
    const found = errorsOf(await mfr('add', input(change)));
    expect(found).toHaveLength(expected.length);
    for (const [index, error] of expected.entries()) expect(found[index]).toContain(error);
  });

  test.each([
    { campaignType: 'party' },
    { title: 'x' },
    { validFrom: 'tomorrow' },
    { hourCodes: [{ hourCode: 'HYD-0140-20', maxHours: 'many' }] },
    { color: 'red' },
    { title: { 'zh-cn': 'x', en: 'y'.repeat(201) } },
  ])('takes nothing of another shape: %j', async (change) =>
    expect((await call(kit.app, kit.tokens[keeper], 'POST', '/mfr/campaign/add', input(change))).body.success).toBe(false),
  );

  test('goes with its machines, one that is released does not', async () => {
    const { id, no } = await draft({}, [await machine()]);
    const { id: other } = await released();
    const remove = async (which: string) => (await call(kit.app, kit.tokens[keeper], 'DELETE', `/mfr/campaign/delete?ids=${which}`)).body;
    expect(await remove(`${id},${other}`)).toMatchObject({ result: { ok: [id], failed: [{ id: other, code: 'E-003' }] } });
    expect(await kit.db.selectFrom('vehicleCampaign').select('vin').where('campaignNo', '=', no).execute()).toEqual([]);
  });
});

describe('releasing', () => {
  test('needs a machine, a fault code, and work or a part', async () => {
    const { id: noMachine } = await draft();
    const { id: noFault } = await draft({ bugCode: null }, [await machine()]);
    const { id: noWork } = await draft({ hourCodes: [], parts: [] }, [await machine()]);
    const { result } = await mfr('release', { ids: [noMachine, noFault, noWork] });
    expect(result).toMatchObject({ ok: [], failed: [{ code: 'E-293' }, { code: 'E-293' }, { code: 'E-293' }] });
    expect((await mfr('release', { ids: [noMachine] })).result.errorCode).toBe('E-293');
  });

  test('needs English texts and the bulletin', async () => {
    const { result } = await mfr('add', input({ problem: {}, remedy: { 'zh-cn': '更换' } }));
    await mfr('addVins', { id: result.id, vins: [await machine()] });
    await attachFiles(kit.db, { tableName: 'service_campaign', tableId: result.id, slots: ['bulletin'], mimetype: 'audio/mpeg' });
    expect(errorsOf(await mfr('release', { ids: [result.id] }))).toEqual(['problem.en E-013', 'remedy.en E-013', 'bulletin E-116']);
  });

  test('tells the clerks of the places concerned, and gives each a task', async () => {
    const vins = [await machine(), await machine({ orgCode: 'B01A01A01', subDealerCode: 'D001-01', subDealerName: 'Temuco' })];
    const { id, no } = await released({}, vins);
    expect((await messages('campaign.released', id)).map(({ username }) => username)).toEqual(['d001.service', 'd00101.service']);
    expect(await tasks(id)).toEqual(['B01A01', 'B01A01A01'].map((orgCode) => ({ orgCode, lateOn: '2027-05-31', permission: 'warrantyClaim:add' })));
    const mine = async (person: Person) => (await kit.get(person, 'campaign/list?keyword=' + no)).result.records.map((row: { total: number }) => row.total);
    expect([await mine('d001.service'), await mine('d00101.service'), await mine('d002.service')]).toEqual([[2], [1], []]);
    // New machines bring new places.
    const { result } = await mfr('addVins', { id, vins: [machines.foreign] });
    expect(result).toMatchObject({ ok: [machines.foreign] });
    expect(await tasks(id)).toHaveLength(3);
    expect((await messages('campaign.released', id)).map(({ username }) => username)).toContain('d002.service');
    expect((await detail('wang.service', id)).result.progress).toMatchObject([
      { dealerCode: 'D001', total: 2 },
      { dealerCode: 'D002', total: 1 },
    ]);
    expect((await detail('d001.service', id)).result.progress).toEqual([]);
  });

  test('leaves texts, the last day and more work to be changed, and nothing else', async () => {
    const { id, version } = await released();
    const { version: now, fixed } = await record(id);
    expect(now).toBeGreaterThan(version);
    expect(fixed).toEqual(['campaignType', 'severity', 'secondProduct', 'thirdProducts', 'validFrom', 'bugCode', 'mileagePaid', 'stopDelivery']);
    const less = { hourCodes: [{ hourCode: 'HYD-0140-20', maxHours: 1.5 }], parts: [], severity: 'safety', validFrom: '2026-11-02' };
    expect(errorsOf(await mfr('edit', { id, version: now, ...input(less) }))).toEqual([
      'severity campaign.fixed',
      'validFrom campaign.fixed',
      'maxHours hourCodes[0] campaign.onlyMore',
      'parts campaign.onlyMore',
    ]);
    const more = {
      validTo: '2027-08-31',
      hourCodes: [...input().hourCodes, { hourCode: 'HYD-0001', maxHours: 0.5 }],
      parts: [{ partsCode: 'SEAL-1', qty: 3, returnRequired: 'Y' }],
    };
    expect(await mfr('edit', { id, version: now, ...input(more) })).toMatchObject({ success: true });
    expect((await tasks(id))[0]).toMatchObject({ lateOn: '2027-08-01' });
    const log = await kit.get(keeper, `approval/log?docType=campaign&id=${id}`);
    expect(JSON.stringify(log)).toContain('release');
  });
});

describe('machines', () => {
  test('a dealer without any of them finds no campaign', async () => {
    const { id, no } = await released();
    const ask = async (what: string, which: string) => {
      const { timestamp: _at, ...answer } = await kit.get('d002.service', `campaign/${what}?id=${which}`);
      return answer;
    };
    for (const what of ['detail', 'vehicleList', 'vehicleExport']) expect(await ask(what, id), what).toEqual(await ask(what, 'f'.repeat(32)));
    expect((await detail('d002.service', id)).result.errorCode).toBe('E-012');
    expect((await kit.get('d002.service', `campaign/list?keyword=${no}`)).result.records).toEqual([]);
    expect((await kit.get('d001.service', `campaign/list?keyword=${no}&withOpen=Y&mine=Y`)).result.records).toHaveLength(1);
  });

  test('are judged one by one, twice is once', async () => {
    const [one, scrapped] = [await machine(), await machine({ vehicleStatus: 'scrapped' })];
    const { id, no } = await draft();
    const { result } = await mfr('addVins', { id, vins: [` ${one.toLowerCase()}`, one, scrapped, 'L9TT504E9SZ999999', machines.implement, 'nonsense'] });
    expect(result.ok).toEqual([one, scrapped]);
    expect(result.failed.map(({ vin, code }: { vin: string; code: string }) => [vin, code])).toEqual([
      ['L9TT504E9SZ999999', 'E-012'],
      [machines.implement, 'E-291'],
      ['NONSENSE', 'E-012'],
    ]);
    expect(await rowOf(no, scrapped)).toMatchObject({ status: 'excluded' });
    expect((await mfr('addVins', { id, vins: [one] })).result).toEqual({ ok: [one], failed: [] });
    expect(await record(id)).toMatchObject({ total: 2, excluded: 1 });
    expect((await mfr('removeVins', { id, vins: [one, machines.foreign] })).result).toMatchObject({ ok: [one], failed: [{ code: 'E-012' }] });
    expect((await mfr('addVins', { id: 'f'.repeat(32), vins: [one] })).result.errorCode).toBe('E-012');
    expect((await mfr('addVins', { id, vins: [one] }, 'wang.service')).code).toBe(403);
    expect((await call(kit.app, kit.tokens[keeper], 'POST', '/mfr/campaign/addVins', { id, vins: [1] })).status).toBe(400);
  });

  test('are excluded with a reason while they are open, and taken out then', async () => {
    const { id, no, vin } = await released({}, [await machine(), await machine()]);
    expect((await mfr('excludeVins', { id, vins: [vin], reason: 'no' })).result.errorCode).toBe('E-006');
    expect((await mfr('removeVins', { id, vins: [vin] })).result.failed).toMatchObject([{ code: 'campaign.excludeInstead' }]);
    expect((await mfr('excludeVins', { id, vins: [vin], reason: 'Other pump fitted' })).result).toEqual({ ok: [vin], failed: [] });
    expect(await vehicles('d001.service', id, '&status=excluded')).toMatchObject([{ vin, status: 'excluded', excludeReason: 'Other pump fitted' }]);
    expect((await mfr('removeVins', { id, vins: [vin] })).result.ok).toEqual([vin]);
    expect(await rowOf(no, vin)).toBeUndefined();
  });

  test('owners are known to those who need them', async () => {
    const { id } = await released();
    expect(await vehicles('d001.service', id)).toMatchObject([{ ownerName: 'Marta Soto', ownerPhone: '+56912345678', status: 'open', claimId: null }]);
    expect((await vehicles('sun.sales', id))[0].ownerPhone).not.toContain('12345');
  });

  test('5,000 come by a workbook: good rows are stored, the others come back', async () => {
    const [pattern] = await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', machines.covered).execute();
    const many = Array.from({ length: 4990 }, (_, index) => `L9TT504E9SD${String(index).padStart(6, '0')}`);
    for (let start = 0; start < many.length; start += 499)
      await kit.db
        .insertInto('vehicle')
        .values(many.slice(start, start + 499).map((vin) => ({ ...pattern!, id: newId(), vin })))
        .execute();
    const { id } = await draft();
    const vins = [...many, ...many.slice(0, 6), 'L9TT504E9SZ999999', 'L9TT504E9SZ999998', machines.implement, machines.implement];
    expect(vins).toHaveLength(5000);
    const send = async (query: string, person: Person = keeper, rows: readonly string[] = vins) => {
      const { payload, headers } = multipart(
        {},
        { field: 'files[]', filename: 'vins.xlsx', content: bytesOf(workbookOf([['vin'], ...rows.map((vin) => [vin])])) },
      );
      return (
        await kit.app.inject({
          method: 'POST',
          url: `/mfr/campaign/importVins?${query}`,
          headers: { ...headers, 'x-access-token': kit.tokens[person] },
          payload,
        })
      ).json();
    };
    const answer = await send(`id=${id}`);
    expect(answer).toMatchObject({ success: true, code: 201, result: { totalCount: 5000, successCount: 4996, errorCount: 4 } });
    expect(answer.result.files[0].problems.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [4998, 'E-012'],
      [4999, 'E-012'],
      [5000, 'E-291'],
      [5001, 'E-291'],
    ]);
    expect(await record(id)).toMatchObject({ total: 4990, open: 4990 });
    expect((await send(`id=${id}`, 'wang.service', [])).code).toBe(403);
    expect(await send(`id=${'f'.repeat(32)}`, keeper, [machines.covered])).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    const { id: small } = await draft();
    expect(await send(`id=${small}`, keeper, [machines.covered, 'L9TT504E9SZ999999', machines.implement])).toMatchObject({
      code: 201,
      result: { successCount: 1 },
    });
    const template = await kit.app.inject({
      method: 'GET',
      url: '/mfr/campaign/importTemplate?sample=1&format=xlsx',
      headers: { 'x-access-token': kit.tokens[keeper] },
    });
    expect(template.statusCode).toBe(200);
  }, 120_000);

  test('that are scrapped are not concerned any longer', async () => {
    const { id, no, vin } = await released();
    const { id: vehicleId } = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();
    await call(kit.app, kit.tokens[keeper], 'POST', '/mfr/vehicle/scrap', { ids: [vehicleId], reason: 'Burnt out completely' });
    expect(await rowOf(no, vin)).toMatchObject({ status: 'excluded' });
    expect(await tasks(id)).toEqual([]);
  });
});

describe('a claim that carries it out', () => {
  test('begins with what the campaign pays', async () => {
    const { no, vin } = await released();
    const template = (path: string, person: Person = 'd001.service') => kit.get(person, `campaign/claimTemplate?${path}`);
    expect((await template(`campaignNo=${no}&vin=${vin.toLowerCase()}`)).result).toEqual({
      bugList: [{ bugNo: 1, bugSystem: 'hydraulic', bugCode: 'HYD-014', bugDesc: 'The pump may lose pressure', correction: 'Replace the seal' }],
      detailList: [{ bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 2 }],
      partsList: [{ bugNo: 1, partsCode: 'SEAL-1', qty: 2, isCausal: 'Y' }],
    });
    expect((await template(`campaignNo=${no}&vin=${machines.covered}`)).result.errorCode).toBe('E-223');
    expect((await template(`campaignNo=NONE&vin=${vin}`)).result.errorCode).toBe('E-223');
    const { no: other } = await draft({}, [vin]);
    expect((await template(`campaignNo=${other}&vin=${vin}`)).result.errorCode).toBe('E-223');
    expect(await kit.status('zhao.manager', 'GET', `campaign/claimTemplate?campaignNo=${no}&vin=${vin}`)).toBe(403);
  });

  test('holds its machine, finishes it, and raises the rate', async () => {
    const { id, no, vin } = await released({}, [await machine(), await machine()]);
    const passport = async () =>
      (
        await kit.get(
          'd001.service',
          `vehicle/detail?id=${(await kit.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow()).id}`,
        )
      ).result;
    expect(await passport()).toMatchObject({ openCampaigns: 1 });
    const claim = await kit.submitted(claimOf(no, vin));
    const { claimNo, ...claimed } = await kit.detail('d001.service', claim);
    expect(claimed).toMatchObject({ coverageResult: 'in', travelFee: 0, mileage: 100, partsList: [{ returnRequired: 'Y', coreDisposition: 'return' }] });
    expect(await rowOf(no, vin)).toEqual({ status: 'claimed', claimNo });
    expect(await vehicles('d001.service', id, '&status=claimed')).toMatchObject([{ vin, claimNo, claimId: claim }]);
    expect(await kit.check(keeper, [claim], 'audit_succeeded')).toMatchObject({ success: true });
    expect(await rowOf(no, vin)).toEqual({ status: 'done', claimNo });
    expect((await detail('d001.service', id)).result).toMatchObject({ done: 1, open: 1, completionRate: 50 });
    expect(await passport()).toMatchObject({ openCampaigns: 0 });
    const second = await kit.complete(claimOf(no, vin));
    expect(errorsOf(await kit.submit('d001.service', second, {}, '?confirm=1'))).toEqual(['campaignNo E-223']);
    expect((await mfr('excludeVins', { id, vins: [vin], reason: 'By mistake it is' })).result.failed).toMatchObject([{ vin, code: 'E-292' }]);
    const { result } = await kit.get('d001.service', `vehicle/campaignList?id=${(await passport()).id}`);
    expect(result).toMatchObject([{ campaignNo: no, status: 'done', claimNo, claimId: claim, isReleased: true }]);
    expect((await kit.get('d002.service', `vehicle/campaignList?id=${(await passport()).id}`)).result.errorCode).toBe('E-012');
  });

  test.each([
    ['is taken back', async (claim: string) => kit.submit('d001.service', claim, { action: 'withdraw' })],
    [
      'is refused',
      async (claim: string) => kit.check(keeper, [claim], 'no_pass', { rejectType: 'final', rejectReason: 'insufficient_photos', opinion: 'Not this machine' }),
    ],
    ['is closed', async (claim: string) => kit.check(keeper, [claim], 'close', { opinion: 'Not this machine' })],
    [
      'is returned and given up',
      async (claim: string) => {
        await kit.check('wang.service', [claim], 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'Photos please' });
        return kit.submit('d001.admin', claim, { action: 'giveUp' });
      },
    ],
  ])('opens its machine again when it %s', async (_how, undo) => {
    const { id, no, vin } = await released();
    const claim = await kit.submitted(claimOf(no, vin));
    expect(await tasks(id)).toEqual([]);
    expect(await undo(claim)).toMatchObject({ success: true });
    expect(await rowOf(no, vin)).toEqual({ status: 'open', claimNo: null });
    expect(await tasks(id)).toHaveLength(1);
  });

  test('keeps its machine while it is corrected, and lets it go when it becomes another claim', async () => {
    const { no, vin } = await released();
    const claim = await kit.submitted(claimOf(no, vin));
    await kit.check('wang.service', [claim], 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'Photos please' });
    expect(await rowOf(no, vin)).toMatchObject({ status: 'claimed' });
    expect(await kit.submit('d001.service', claim, {}, '?confirm=1')).toMatchObject({ success: true });
    await kit.check('wang.service', [claim], 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'Photos please' });
    const { version } = await kit.detail('d001.service', claim);
    await kit.save('d001.service', { id: claim, version, claimType: 'normal', campaignNo: null });
    expect(await kit.submit('d001.service', claim, {}, '?confirm=1')).toMatchObject({ success: true });
    expect(await rowOf(no, vin)).toEqual({ status: 'open', claimNo: null });
  });

  test('asks before it holds more than the campaign, and tells the reviewers', async () => {
    const { no, vin } = await released();
    const more = {
      detailList: [{ bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 2.5 }],
      partsList: [
        { bugNo: 1, partsCode: 'SEAL-1', qty: 2, isCausal: 'Y', sourceType: 'own_stock' },
        { bugNo: 1, partsCode: 'SENSOR-1', qty: 1, isCausal: 'N', sourceType: 'own_stock' },
      ],
    };
    const claim = await kit.complete(claimOf(no, vin, more));
    expect(await kit.submit('d001.service', claim)).toMatchObject({
      code: 202,
      result: { warnings: expect.arrayContaining([{ code: 'W-294', text: 'More than the campaign allows: HYD-0140-20, SENSOR-1' }]) },
    });
    expect(await rowOf(no, vin)).toMatchObject({ status: 'open' });
    expect(await kit.submit('d001.service', claim, {}, '?confirm=1')).toMatchObject({ success: true });
    expect((await kit.detail('wang.service', claim)).riskFlags.map(({ code }: { code: string }) => code)).toContain('beyond_campaign');
  });

  test('is paid for its trip where the campaign says so', async () => {
    const { no, vin } = await released({ mileagePaid: 'Y' });
    const claim = await kit.complete(claimOf(no, vin));
    expect((await kit.detail('d001.service', claim)).travelFee).toBe(45);
    const rateOf = async (named: string) => (await kit.get('d001.service', `warrantyClaim/rates?${named}`)).result.travelRate;
    const unpaid = await released({ mileagePaid: 'N' });
    expect(await rateOf(`vin=${vin}&campaignNo=${no}`)).toBe(0.45);
    expect(await rateOf(`vin=${unpaid.vin}&campaignNo=${unpaid.no}`)).toBe(0);
    // A campaign that does not name the machine says nothing about its trip.
    expect(await rateOf(`vin=${vin}&campaignNo=${unpaid.no}`)).toBe(0.45);
    expect(await rateOf(`id=${claim}&vin=${unpaid.vin}&campaignNo=${unpaid.no}`)).toBe(0);
  });

  test('that is over or names another machine is refused', async () => {
    const { id, no, vin } = await released();
    const claim = await kit.complete(claimOf(no, vin));
    const other = await kit.complete(claimOf(no, await machine()));
    expect((await mfr('close', { ids: [id], reason: 'no' })).result.errorCode).toBe('E-006');
    expect((await mfr('close', { ids: [id], reason: 'All pumps are exchanged' })).result).toMatchObject({ ok: [id] });
    expect(errorsOf(await kit.submit('d001.service', claim, {}, '?confirm=1'))).toEqual(['campaignNo E-290']);
    expect(errorsOf(await kit.submit('d001.service', other, {}, '?confirm=1'))).toEqual(['campaignNo E-223']);
    expect((await kit.get('d001.service', `campaign/claimTemplate?campaignNo=${no}&vin=${vin}`)).result.errorCode).toBe('E-290');
    expect(await tasks(id)).toEqual([]);
    expect((await messages('campaign.closed', id)).map(({ username }) => username)).toEqual(['d001.service']);
    expect((await detail('d001.service', id)).result).toMatchObject({ status: 'closed', open: 1, allowedActions: [] });
    expect((await mfr('addVins', { id, vins: [await machine()] })).result.errorCode).toBe('E-007');
  });

  test('and an exclusion at the same time: exactly one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, no, vin } = await released();
      const claim = await kit.complete(claimOf(no, vin));
      const [submitted, excluded] = await Promise.all([
        kit.submit('d001.service', claim, {}, '?confirm=1'),
        mfr('excludeVins', { id, vins: [vin], reason: 'Other pump fitted' }),
      ]);
      const isClaimed = submitted.success === true;
      expect(excluded.result.failed).toHaveLength(isClaimed ? 1 : 0);
      if (!isClaimed) expect(errorsOf(submitted)).toEqual(['campaignNo E-223']);
      expect((await rowOf(no, vin))!.status).toBe(isClaimed ? 'claimed' : 'excluded');
    }
  });

  test('two at the same time hold a machine once', async () => {
    const { no, vin } = await released();
    const claims = [await kit.complete(claimOf(no, vin)), await kit.complete(claimOf(no, vin))];
    const answers = await Promise.all(claims.map((claim) => kit.submit('d001.service', claim, {}, '?confirm=1')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

test('a machine is not handed over while a campaign stops it', async () => {
  const { db } = kit;
  const vin = await machine({ vehicleStatus: 'in_stock', deliveryDate: null, pdiStatus: 'closed', pdiDate: '2026-11-01', ownerName: null });
  const { id, no } = await released({ stopDelivery: 'Y' }, [vin]);
  const saved = await kit.post('d001.service', 'handoverTrain/save', { vin });
  const submit = () => kit.post('d001.service', 'approval/submit?confirm=1', { docType: 'handoverTrain', id: saved.result.id });
  expect((await submit()).result.errors).toMatchObject([
    { field: 'vin', code: 'E-223', text: `Campaign ${no} is open on this machine; it cannot be handed over` },
  ]);
  await mfr('excludeVins', { id, vins: [vin], reason: 'Not concerned after all' });
  expect(errorsOf(await submit())).not.toContain('vin E-223');
  await db.deleteFrom('handoverTrain').where('id', '=', saved.result.id).execute();
});

describe('the job', () => {
  const run = (today: string): Promise<number> => {
    const { services } = kit.app;
    const transaction = <Result>(work: (db: Trx) => Promise<Result>): Promise<Result> => services.db.transaction().execute(work);
    return campaignEnd.run({ services, today, transaction, signal: new AbortController().signal });
  };

  test('reminds every thirty days, once, follows machines, and closes what is past its last day', async () => {
    const { id, no, vin } = await released();
    const remindedAt = async () => (await vehicles('d001.service', id, '&keyword=' + vin))[0].remindedTime;
    await run('2026-12-20');
    expect(await messages('campaign.remind', id)).toEqual([]);
    await run('2026-12-21');
    await run('2026-12-21');
    await run('2026-12-22');
    expect((await messages('campaign.remind', id)).map(({ username }) => username)).toEqual(['d001.service']);
    expect(await remindedAt()).not.toBeNull();
    await kit.db.updateTable('vehicle').set({ orgCode: 'B01A01A01', subDealerCode: 'D001-01', subDealerName: 'Temuco' }).where('vin', '=', vin).execute();
    await run('2026-12-22');
    expect((await tasks(id)).map(({ orgCode }) => orgCode)).toEqual(['B01A01A01']);
    await run('2027-06-30');
    expect((await record(id)).status).toBe('pass');
    await run('2027-07-01');
    expect(await record(id)).toMatchObject({ status: 'closed', campaignNo: no });
    expect(await tasks(id)).toEqual([]);
  });

  test('keepers remind by hand', async () => {
    const { id } = await released();
    expect((await mfr('remind', { ids: [id] })).result).toMatchObject({ ok: [id] });
    expect((await messages('campaign.remind', id)).map(({ username }) => username)).toEqual(['d001.service']);
    expect((await mfr('remind', { ids: [(await draft()).id] })).result.errorCode).toBe('E-007');
  });
});

test('the bulletin on paper names the open machines in scope', async () => {
  const { id, vin } = await released();
  const { url } = (await call(kit.app, kit.tokens['d001.service'], 'POST', '/sys/print/url', { docType: 'campaign', id })).body.result;
  const token = new URL(url, 'https://portal.example').searchParams.get('token');
  const paper = (await call(kit.app, undefined, 'GET', `/api/portal/print/data?docType=campaign&id=${id}&token=${token}`)).body.result;
  expect(paper).toMatchObject({ id, machines: [{ vin, ownerPhone: '+56912345678' }] });
  expect((await call(kit.app, kit.tokens['d002.service'], 'POST', '/sys/print/url', { docType: 'campaign', id })).body.result.errorCode).toBe('E-012');
});

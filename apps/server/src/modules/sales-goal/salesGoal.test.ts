/** A goal from its draft to the end of its year. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeOfDealer } from '../../documents/dealer/dealerEnd.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { createGoalKit, fieldsOf, type GoalKit, input, type Person } from './goalTestKit.ts';
import { salesGoalClose, salesGoalCount } from './jobs.ts';

let kit: GoalKit;
beforeAll(async () => {
  kit = await createGoalKit();
}, 120_000);
afterAll(() => kit.app.close());
afterEach(async () => {
  await kit.forget();
  kit.at('2026-11-21T04:00:00Z');
});

const months = Array.from({ length: 12 }, (_, at) => `m${at + 1}_target`);
const none = Object.fromEntries(months.map((month) => [month, null]));
const tasks = (docId: string) => kit.db.selectFrom('todo').select(['task', 'side', 'permission', 'lateOn']).where('docId', '=', docId).execute();
const told = async (event: string, docId: string) =>
  (
    await kit.db
      .selectFrom('message')
      .innerJoin('sysUser', 'sysUser.id', 'message.userId')
      .select('sysUser.username')
      .where('event', '=', event)
      .where('docId', '=', docId)
      .orderBy('username')
      .execute()
  ).map(({ username }) => username);
const suspend = (dealerStatus: 'active' | 'suspended' | 'terminated') =>
  kit.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();

describe('a draft', () => {
  test.each<[string, object, string[]]>([
    ['a negative month', { m3_target: -3 }, ['m3_target E-400']],
    ['a month with none', { m3_target: 0 }, ['m3_target E-400']],
    ['a month beyond what a dealer sells', { m3_target: 100_000 }, ['m3_target E-400']],
    ['no annual target', { annualTarget: 0 }, ['annualTarget E-400']],
    ['a year that is over', { year: 2025 }, ['year E-405']],
    ['a dealer that is none', { dealerCode: 'D999' }, ['dealerCode master.unknown']],
    ['a team that is none', { productTeam: 'engines' }, ['productTeam E-014']],
    ['a platform of another team', { platform: 'C80' }, ['platform salesGoal.otherTeam']],
    ['a platform that is none', { platform: 'T51' }, ['platform E-014']],
    ['a department of a dealer', { marketingDepartment: 'B01A01' }, ['marketingDepartment E-014']],
    ['several faults at once', { annualTarget: -1, m1_target: 0, platform: 'T51' }, ['platform E-014', 'annualTarget E-400', 'm1_target E-400']],
  ])('is refused with %s', async (_what, change, errors) => {
    const answer = await kit.mfr('add', input(change));
    expect([answer.code, fieldsOf(answer)]).toEqual([422, errors]);
  });

  test.each([
    ['text', { m3_target: 'three' }],
    ['a part of a machine', { m3_target: 1.5 }],
    ['no dealer', { dealerCode: undefined }],
    ['a year out of reach', { year: 2120 }],
    ['an unknown field', { m13_target: 3 }],
  ])('is no goal with %s', async (_what, change) => {
    expect((await kit.mfr('add', input(change))).success).toBe(false);
    expect(await kit.db.selectFrom('salesGoal').selectAll().execute()).toEqual([]);
  });

  test('may leave months blank, and keeps what was typed', async () => {
    const goal = await kit.draft({ ...none, m3_target: 24, remark: ' For the fair ' });
    expect(goal.no).toMatch(/^SG2026-\d{3}$/);
    expect(await kit.record(goal.id)).toMatchObject({
      goalNo: goal.no,
      status: 'draft',
      m1_target: null,
      m3_target: 24,
      m3_com: 0,
      totalTarget: 24,
      totalCom: 0,
      rate: 0,
      remark: 'For the fair',
      goalBasis: 'retail',
      goalBasis_dictText: 'Retail',
      productTeam_dictText: 'Tractors',
      platform_dictText: 'T50',
      marketingDepartment: 'A01A01',
      allowedActions: ['edit', 'delete', 'release'],
    });
  });

  test('asks before it stores months that are not the year (W-401)', async () => {
    const body = input({ m3_target: 1 });
    expect(await kit.mfr('add', body)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-401' }] } });
    expect(await kit.mfr('add?confirm=1', body)).toMatchObject({ success: true, result: { status: 'draft' } });
  });

  test.each([
    ['a platform', { platform: 'T50' }],
    ['the whole team', { platform: null }],
  ])('is there once for %s (E-403)', async (_what, change) => {
    const { no } = await kit.draft(change);
    const answer = await kit.mfr('add', input(change));
    expect(fieldsOf(answer)).toEqual(['productTeam E-403']);
    expect(answer.message).toContain(no);
    await kit.draft({ ...change, goalBasis: 'wholesale' });
  });

  test('is for the whole team or for its platforms (E-404)', async () => {
    const { no } = await kit.draft({ platform: null });
    const answer = await kit.mfr('add', input({ platform: 'T50' }));
    expect([fieldsOf(answer), answer.message]).toEqual([['platform E-404'], expect.stringContaining(no)]);
    await kit.forget();
    await kit.draft({ platform: 'T50' });
    await kit.draft({ platform: 'T90' });
    expect(fieldsOf(await kit.mfr('add', input({ platform: '' })))).toEqual(['platform E-404']);
  });

  test('is changed as it was seen, and deleted', async () => {
    const { id } = await kit.draft();
    expect(await kit.mfr('edit', { ...input({ m1_target: 3, m2_target: 1 }), id, version: 1 })).toMatchObject({ result: { id, version: 2 } });
    expect(await kit.record(id)).toMatchObject({ m1_target: 3, m2_target: 1, version: 2 });
    expect(await kit.mfr('edit', { ...input(), id, version: 1 })).toMatchObject({ code: 409 });
    expect((await kit.send('sun.sales', 'DELETE', `/mfr/salesGoal/delete?ids=${id}`)).body.result.ok).toEqual([id]);
    expect((await kit.mfr('edit', { ...input(), id, version: 2 })).result.errorCode).toBe('E-012');
    await kit.draft();
  });

  test.each<[Person, number]>([
    ['d001.admin', 403],
    ['qian.finance', 403],
    ['zhao.manager', 403],
  ])('is nothing that %s writes', async (person, status) => {
    expect((await kit.send(person, 'POST', '/mfr/salesGoal/add', input())).status).toBe(status);
  });

  test('is unknown to dealers and those who only read', async () => {
    const { id } = await kit.draft();
    expect((await kit.get('d001.admin', `salesGoal/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await kit.get('qian.finance', `salesGoal/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await kit.get('d001.admin', 'salesGoal/list')).result.records).toEqual([]);
    expect((await kit.send('d00101.service', 'GET', '/api/portal/salesGoal/list')).status).toBe(403);
  });
});

describe('rows of the grid', () => {
  const rows = (given: object[], query = '') => kit.mfr(`saveRows${query}`, { year: 2026, rows: given });
  const row = (change: object) => {
    const { year: _year, ...rest } = input(change);
    return rest;
  };

  test('are stored together', async () => {
    const { id } = await kit.draft();
    const answer = await rows([
      { ...row({ m1_target: 1, m2_target: 3 }), id, version: 1 },
      row({ platform: 'T90' }),
      row({ dealerCode: 'D002', platform: null }),
    ]);
    expect(answer.result).toMatchObject({
      ok: [
        { row: 0, id, version: 2 },
        { row: 1, version: 1 },
        { row: 2, version: 1 },
      ],
      failed: [],
    });
    expect(await kit.record(answer.result.ok[2].id)).toMatchObject({ dealerCode: 'D002', platform: null, goalNo: answer.result.ok[2].goalNo });
  });

  test('are all refused with one that is wrong', async () => {
    const { id } = await kit.draft({ platform: 'T30' });
    const released = await kit.released({ platform: 'T220' });
    const answer = await rows([
      row({ platform: 'T90' }),
      row({ platform: 'T90' }),
      row({ platform: 'T50', m3_target: -1 }),
      { ...row({ platform: 'T30' }), id, version: 9 },
      { ...row({ platform: 'T220' }), id: released.id, version: released.version },
    ]);
    expect(answer.result.ok).toEqual([]);
    expect(answer.result.failed.map(({ row: at, code }: { row: number; code: string }) => `${at} ${code}`)).toEqual([
      '0 E-403',
      '1 E-403',
      '2 E-400',
      '3 E-001',
      '4 E-002',
    ]);
    expect(answer.result.failed[2].errors).toMatchObject([{ field: 'm3_target' }]);
    expect(await kit.db.selectFrom('salesGoal').select('platform').where('platform', 'in', ['T50', 'T90']).execute()).toEqual([]);
  });

  test('may exchange their platforms', async () => {
    const one = await kit.draft({ platform: 'T50' });
    const other = await kit.draft({ platform: 'T90' });
    const answer = await rows([
      { ...row({ platform: 'T90' }), id: one.id, version: 1 },
      { ...row({ platform: 'T50' }), id: other.id, version: 1 },
    ]);
    expect(answer.result.failed).toEqual([]);
    expect([(await kit.record(one.id)).platform, (await kit.record(other.id)).platform]).toEqual(['T90', 'T50']);
  });

  test('ask about all months that are not the year', async () => {
    const given = [row({ m1_target: 3 }), row({ platform: 'T90' }), row({ platform: 'T30', m1_target: 5 })];
    expect((await rows(given)).result.warnings).toMatchObject([
      { code: 'W-401', text: expect.stringContaining('T50') },
      { text: expect.stringContaining('T30') },
    ]);
    expect((await rows(given, '?confirm=1')).result.ok).toHaveLength(3);
  });
});

describe('a released goal', () => {
  test('is told to the dealer, who confirms it once', async () => {
    const { id, no } = await kit.draft();
    expect(await tasks(id)).toMatchObject([{ task: 'release', side: 'maker', lateOn: '2026-01-01' }]);
    expect((await kit.mfr('release', { ids: [id] })).result.ok).toEqual([id]);
    expect(await told('salesGoal.released', id)).toEqual(['d001.admin', 'd001.sales']);
    expect(await tasks(id)).toMatchObject([{ task: 'confirm', side: 'dealer', permission: 'salesGoal:confirm', lateOn: '2026-12-06' }]);
    expect((await kit.get('d001.sales', `salesGoal/detail?id=${id}`)).result).toMatchObject({ goalNo: no, status: 'pass', allowedActions: ['confirm'] });
    expect((await kit.get('d002.admin', `salesGoal/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await kit.post('d002.admin', 'salesGoal/confirm', { ids: [id] })).result.errorCode).toBe('E-012');
    expect((await kit.send('d001.service', 'POST', '/api/portal/salesGoal/confirm', { ids: [id] })).status).toBe(403);

    expect((await kit.post('d001.sales', 'salesGoal/confirm', { ids: [id] })).result.ok).toEqual([id]);
    expect((await kit.post('d001.admin', 'salesGoal/confirm', { ids: [id] })).result.errorCode).toBe('E-007');
    expect(await kit.record(id)).toMatchObject({ confirmBy: 'd001.sales', confirmTime: expect.any(String) });
    expect(await told('salesGoal.confirmed', id)).toEqual(['sun.sales']);
    expect(await tasks(id)).toEqual([]);
    expect(await kit.mfr('edit', { ...input(), id, version: 3 })).toMatchObject({ result: { errorCode: 'E-002' } });
    expect((await kit.send('sun.sales', 'DELETE', `/mfr/salesGoal/delete?ids=${id}`)).body.result.errorCode).toBe('E-003');
  });

  test('needs months, or a confirmation that there are none', async () => {
    const { id } = await kit.draft(none);
    expect(await kit.mfr('release', { ids: [id] })).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-401' }] } });
    expect((await kit.mfr('release?confirm=1', { ids: [id] })).result.ok).toEqual([id]);
  });

  test('is revised in months to come, and confirmed anew', async () => {
    const { id } = await kit.released();
    await kit.post('d001.admin', 'salesGoal/confirm', { ids: [id] });
    const { year: _y, dealerCode: _d, productTeam: _t, platform: _p, ...targets } = input();
    const revise = (change: object, query = '') => kit.mfr(`revise${query}`, { ...targets, id, version: 3, reason: 'The fair was moved', ...change });
    expect(fieldsOf(await revise({ m10_target: 3 }))).toEqual(['m10_target E-557']);
    expect(fieldsOf(await revise({ m12_target: 0 }))).toEqual(['m12_target E-400']);
    expect((await revise({ reason: 'no' })).result.errorCode).toBe('E-006');
    expect(await revise({ m12_target: 5 })).toMatchObject({ code: 202 });
    expect((await revise({ m12_target: 5, annualTarget: 27, version: 2 })).code).toBe(409);
    expect(await revise({ m12_target: 5, annualTarget: 27 })).toMatchObject({ result: { version: 4, status: 'pass' } });
    expect(await kit.record(id)).toMatchObject({ annualTarget: 27, m12_target: 5, confirmBy: null, confirmTime: null, status: 'pass' });
    expect(await told('salesGoal.revised', id)).toEqual(['d001.admin', 'd001.sales']);
    expect(await tasks(id)).toMatchObject([{ task: 'confirm' }]);
    const { changes } = await kit.db
      .selectFrom('dataChange')
      .select('changes')
      .where('dataId', '=', id)
      .orderBy('createTime', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'm12_target', old_value: '2', new_value: '5' })]));
  });

  test('goes back to a draft, or is closed, with a reason', async () => {
    const one = await kit.released();
    expect((await kit.mfr('recall', { ids: [one.id], reason: 'no' })).result.errorCode).toBe('E-006');
    expect((await kit.mfr('recall', { ids: [one.id], reason: 'Meant for another dealer' })).result.ok).toEqual([one.id]);
    expect(await kit.record(one.id)).toMatchObject({ status: 'draft', confirmTime: null });
    expect(await told('salesGoal.recalled', one.id)).toEqual(['d001.admin', 'd001.sales']);
    expect((await kit.get('d001.admin', `salesGoal/detail?id=${one.id}`)).result.errorCode).toBe('E-012');
    expect((await kit.finished('d001.admin', 'year=2026')).groups).toEqual([]);

    const other = await kit.released({ dealerCode: 'D002' });
    expect((await kit.mfr('close', { ids: [other.id], reason: 'The platform is sold no more' })).result.ok).toEqual([other.id]);
    expect(await kit.record(other.id)).toMatchObject({ status: 'closed', closeReason: 'cancelled', allowedActions: [] });
  });

  test('changes no more once its year is over, and ends in February', async () => {
    const { id, version } = await kit.released();
    const { year: _y, dealerCode: _d, productTeam: _t, platform: _p, ...targets } = input();
    kit.at('2027-01-15T04:00:00Z');
    expect((await kit.mfr('revise', { ...targets, id, version, reason: 'Too late for this' })).result.errorCode).toBe('E-405');
    expect((await kit.mfr('recall', { ids: [id], reason: 'Too late for this' })).result.errorCode).toBe('E-405');
    const run = (job: typeof salesGoalClose, today: string) =>
      job.run({
        services: kit.app.services,
        today,
        signal: new AbortController().signal,
        transaction: (work) => kit.db.transaction().execute(work as never),
      });
    expect(await run(salesGoalClose, '2027-01-31')).toBe(0);
    expect(await run(salesGoalCount, '2027-02-02')).toBe(1);
    expect(await kit.record(id)).toMatchObject({ status: 'closed', closeReason: 'finished' });
    expect(await tasks(id)).toEqual([]);
    expect(await run(salesGoalClose, '2027-02-03')).toBe(0);
  });
});

describe('a dealer that rests', () => {
  afterEach(() => suspend('active'));

  test('gets no new goal and confirms none', async () => {
    const draft = await kit.draft();
    const { id } = await kit.released({ platform: 'T90' });
    await suspend('suspended');
    expect(fieldsOf(await kit.mfr('add', input({ platform: 'T30' })))).toEqual(['dealerCode E-551']);
    expect((await kit.mfr('release', { ids: [draft.id] })).result.errorCode).toBe('E-551');
    expect((await kit.mfr('revise', { annualTarget: 24, id, version: 2, reason: 'A smaller market' })).result.errorCode).toBe('E-551');
    expect((await kit.mfr('edit', { ...input({ remark: 'Waits' }), id: draft.id, version: 1 })).success).toBe(true);
    expect((await kit.mfr('recall', { ids: [id], reason: 'It rests for now' })).result.ok).toEqual([id]);
  });

  test('loses its drafts and ends its goals when it is terminated', async () => {
    const draft = await kit.draft();
    const { id } = await kit.released({ platform: 'T90' });
    await transact(systemContext(kit.app.services), (within) => closeOfDealer(within, { dealerCode: 'D001' }));
    expect((await kit.send('sun.sales', 'GET', `/mfr/salesGoal/queryById?id=${draft.id}`)).body.result.errorCode).toBe('E-012');
    expect(await kit.record(id)).toMatchObject({ status: 'closed', closeReason: 'dealer_terminated' });
    expect(await tasks(id)).toEqual([]);
    await suspend('terminated');
    expect(fieldsOf(await kit.mfr('add', input()))).toEqual(['dealerCode E-552']);
  });
});

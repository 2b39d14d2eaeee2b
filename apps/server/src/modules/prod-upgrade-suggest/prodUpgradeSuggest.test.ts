/** A suggestion from its draft to its production, with everybody who takes part in it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setParameter } from '../../test/setParameter.ts';
import { machines } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { closeSuggestions } from './closeSuggestions.ts';
import { createSuggestKit, type Person, type SuggestKit } from './suggestTestKit.ts';

let clock = new Date('2026-11-21T15:00:00Z');
let kit: SuggestKit;
beforeAll(async () => {
  kit = await createSuggestKit(() => clock);
});
afterAll(() => kit.close());

const days = (count: number): void => void (clock = new Date(clock.getTime() + count * 86_400_000));
const board = async (person: Person, query = '') => (await kit.get(person, `prodUpgradeSuggest/board?pageSize=100&${query}`)).result.records;
const onBoard = async (person: Person, id: string) => (await board(person)).find((row: { id: string }) => row.id === id);

describe('a draft', () => {
  test.each([
    ['title', { title: ' ' }, 'E-013'],
    ['secondProduct', { secondProduct: null, thirdProduct: null }, 'E-013'],
    ['system', { system: null }, 'E-013'],
    ['suggestType', { suggestType: null }, 'E-013'],
    ['secondProduct', { secondProduct: 'T-60', thirdProduct: null }, 'E-014'],
    ['thirdProduct', { thirdProduct: 'PLOUGH' }, 'E-014'],
    ['fourthProduct', { fourthProduct: 'P006' }, 'E-014'],
    ['fourthProduct', { thirdProduct: null, fourthProduct: 'T504' }, 'E-014'],
    ['system', { system: 'gearbox' }, 'E-014'],
    ['vin', { vin: machines.foreign }, 'E-012'],
    ['vin', { vin: 'L9TT504E9SA999999' }, 'E-012'],
  ])('is refused for its %s: %j', async (field, change, code) => {
    expect((await kit.save('d001.service', change)).result.errors).toMatchObject([{ field, code }]);
  });

  test('has the products of its machine', async () => {
    const id = await kit.draft({ vin: ` ${machines.covered.toLowerCase()} `, secondProduct: 'IMPLEMENT', thirdProduct: null });
    expect(await kit.detail('d001.service', id)).toMatchObject({
      vin: machines.covered,
      vehicleId: expect.any(String),
      secondProduct: 'TRACTOR',
      thirdProduct: 'T-60',
      thirdProduct_dictText: 'T-60 en',
      fourthProduct: 'T504',
      system_dictText: 'hydraulic en',
    });
  });

  test('keeps a system that was switched off, and takes no new one', async () => {
    const id = await kit.draft();
    const { db } = kit.app.services;
    await db.updateTable('bugSystem').set({ enabled: 'N' }).where('code', '=', 'hydraulic').execute();
    const again = await kit.save('d001.service', { id, version: 1, title: 'Other hoses' });
    const anew = await kit.save('d001.service');
    await db.updateTable('bugSystem').set({ enabled: 'Y' }).where('code', '=', 'hydraulic').execute();
    expect([again.success, anew.result.errors]).toMatchObject([true, [{ field: 'system', code: 'E-014' }]]);
  });

  test('is stored without what only its submission needs', async () => {
    const id = await kit.draft({ currentProblem: '', suggestion: ' ' });
    expect((await kit.submit('d001.service', id)).result.errors).toMatchObject([
      { field: 'currentProblem', code: 'E-013' },
      { field: 'suggestion', code: 'E-013' },
    ]);
  });

  test('belongs to its dealer; people of a sub-dealer write theirs, which the dealer submits', async () => {
    const { db, sessions } = kit.app.services;
    const directly = async (value: 'Y' | 'N') => {
      await setParameter(kit.app.services, 'subDealer.directSubmit', value);
      await sessions.forget(db, '');
    };
    await directly('N');
    const id = await kit.draft({}, 'd00101.service');
    for (const person of ['d002.service', 'd002.admin'] as const)
      expect(await kit.get(person, `prodUpgradeSuggest/detail?id=${id}`), person).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await kit.detail('d00101.service', id)).allowedActions).not.toContain('submit');
    await directly('Y');
    expect(await kit.submit('d001.admin', id)).toMatchObject({ success: true });
  });

  test('is written by those who may', async () => {
    expect(await kit.app.usersWith('prodUpgradeSuggest:add')).toEqual(await kit.app.usersWith('prodUpgradeSuggest:edit'));
    expect(await kit.statusOf('wang.service', 'POST', 'prodUpgradeSuggest/save', { title: 'x' })).toBe(403);
    expect(await kit.statusOf('qian.finance', 'GET', 'prodUpgradeSuggest/board')).toBe(403);
  });
});

describe('votes', () => {
  test('a dealer has one, whoever of its people gives it', async () => {
    const id = await kit.submitted();
    for (const person of ['d002.service', 'd002.admin', 'd002.service'] as const) expect(await kit.vote(person, id)).toMatchObject({ result: { ok: [id] } });
    expect(await onBoard('d002.admin', id)).toMatchObject({ votes: 1, myVote: 'Y', allowedActions: ['vote'] });
    expect((await kit.detail('d001.service', id)).votes).toBe(1);
    expect(await kit.vote('d002.admin', id, 'N')).toMatchObject({ result: { ok: [id] } });
    expect(await onBoard('d002.service', id)).toMatchObject({ votes: 0, myVote: 'N' });
  });

  test('are refused for own ones, and for what is not on the board as for what does not exist', async () => {
    const [own, draft, built] = [await kit.submitted(), await kit.draft(), await kit.adopted({ planVersion: '2027.1' })];
    await kit.check('zhao.manager', built, 'audit_succeeded');
    const refused = async (person: Person, id: string) => (await kit.vote(person, id)).result.failed;
    const code = 'E-418';
    for (const person of ['d001.admin', 'd00101.service'] as const) expect(await refused(person, own), person).toMatchObject([{ id: own, code }]);
    expect(await refused('d002.service', draft)).toMatchObject([{ no: '', code }]);
    expect(await refused('d002.service', 'f'.repeat(32))).toMatchObject([{ no: '', code }]);
    expect(await refused('d002.service', built)).toMatchObject([{ no: expect.stringMatching(/^PU/), code }]);
    expect(await onBoard('d002.service', built)).toMatchObject({ allowedActions: [] });
  });

  test('a dry run changes nothing', async () => {
    const id = await kit.submitted();
    expect(await kit.post('d002.service', 'prodUpgradeSuggest/vote?dryRun=1', { ids: [id], on: 'Y' })).toMatchObject({ result: { ok: [id] } });
    expect(await onBoard('d002.service', id)).toMatchObject({ votes: 0 });
  });

  test('outlive a return', async () => {
    const id = await kit.submitted();
    await kit.vote('d002.service', id);
    await kit.check('wang.service', id, 'no_pass', { opinion: 'Which hose exactly?', rejectType: 'return' });
    expect(await onBoard('d002.service', id)).toBeUndefined();
    await kit.submit('d001.service', id);
    expect(await onBoard('d002.service', id)).toMatchObject({ votes: 1, myVote: 'Y' });
  });

  test('are given by dealers at work', async () => {
    const id = await kit.submitted();
    expect(await kit.statusOf('wang.service', 'POST', 'prodUpgradeSuggest/vote', { ids: [id], on: 'Y' })).toBe(403);
    const { db, sessions } = kit.app.services;
    const stand = async (dealerStatus: 'active' | 'suspended') => {
      await db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D002').execute();
      await sessions.forget(db, '');
    };
    await stand('suspended');
    const answer = await kit.vote('d002.service', id);
    const shown = await onBoard('d002.service', id);
    await stand('active');
    expect([answer.result.errorCode, shown.allowedActions]).toEqual(['E-551', []]);
  });
});

describe('the board', () => {
  test('does not say whose a suggestion is', async () => {
    const id = await kit.submitted({ vin: machines.covered, title: 'Whose is it' });
    const row = await onBoard('d002.service', id);
    expect(row).toMatchObject({ title: 'Whose is it', currentProblem: expect.any(String), suggestion: expect.any(String) });
    expect(JSON.stringify(row)).not.toMatch(/AgroAndes|dealer|vin|L9T|B01A01|d001\./i);
  });

  test('begins with what most dealers want', async () => {
    const [first, second] = [await kit.submitted({ title: 'Wanted' }), await kit.submitted({ title: 'Not wanted' })];
    await kit.vote('d002.service', first);
    const ids = (await board('d001.service')).map(({ id }: { id: string }) => id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  });

  test('is searched by product, system, kind and status', async () => {
    const id = await kit.submitted({ suggestType: 'comfort', system: 'electrical' });
    const found = async (query: string) => (await board('d002.service', query)).some((row: { id: string }) => row.id === id);
    for (const query of ['secondProduct=TRACTOR', 'thirdProduct=T-60', 'system=electrical', 'suggestType=comfort', 'status=submitted,pass'])
      expect(await found(query), query).toBe(true);
    for (const query of ['secondProduct=IMPLEMENT', 'system=hydraulic', 'suggestType=cost', 'status=pass', 'status=draft'])
      expect(await found(query), query).toBe(false);
  });
});

describe('the maker', () => {
  test('answers it, which leaves votes and status as they are', async () => {
    const id = await kit.submitted();
    await kit.vote('d002.service', id);
    expect(await kit.tasks('wang.service', id)).toEqual(['answer']);
    expect((await kit.reply('wang.service', id, 'ok')).result.errorCode).toBe('E-006');
    expect(await kit.reply('wang.service', id, 'We are looking into it')).toMatchObject({ result: { status: 'submitted' } });
    const { suggestNo, ...rest } = await kit.detail('d001.service', id);
    expect(rest).toMatchObject({ status: 'submitted', votes: 1, replyContent: 'We are looking into it', replyBy: 'wang.service' });
    for (const person of ['d001.service', 'd001.admin'] as const) expect(await kit.inbox(person), person).toContain(`${suggestNo} was answered`);
    expect([await kit.tasks('wang.service', id), await kit.tasks('zhao.manager', id)]).toEqual([[], ['decide']]);
  });

  test('decides by its manager alone', async () => {
    const id = await kit.submitted();
    const lines = { replyContent: 'We build it' };
    const statusOf = (action: string, more: object) =>
      kit.statusOf('wang.service', 'POST', 'approval/checkSubmit', { docType: 'prodUpgradeSuggest', ids: [id], action, ...more });
    expect(await statusOf('pass', { lines })).toBe(403);
    expect(await statusOf('no_pass', { opinion: 'Not for us', rejectType: 'final' })).toBe(403);
    expect(await kit.statusOf('wang.service', 'POST', 'prodUpgradeSuggest/plan', { ids: [id], planVersion: '1', planDate: '2027-01-01' })).toBe(403);
    expect((await kit.detail('zhao.manager', id)).allowedActions).toEqual(['reply', 'pass', 'noPass', 'refuse', 'close']);
  });

  test.each([
    [{}, 'replyContent', 'E-013'],
    [{ replyContent: '  ' }, 'replyContent', 'E-013'],
    [{ replyContent: 'We build it', planDate: '2026-11-20' }, 'planDate', 'E-441'],
  ])('adopts with an answer, for a day to come: %j', async (lines, field, code) => {
    const id = await kit.submitted();
    const answer = await kit.check('zhao.manager', id, 'pass', { lines });
    expect(answer).toMatchObject({ code: 422, result: { errors: [{ field, code }] } });
  });

  test('plans it, and tells the submitter and the administrators of dealers that voted', async () => {
    const id = await kit.submitted();
    await kit.vote('d002.service', id);
    await kit.check('zhao.manager', id, 'pass', { lines: { replyContent: 'We build it' } });
    const { suggestNo } = await kit.detail('d001.service', id);
    expect(await kit.inbox('d001.service')).toContain(`${suggestNo} was adopted`);
    const plan = (planDate: string, planVersion = '2027.1') => kit.post('zhao.manager', 'prodUpgradeSuggest/plan', { ids: [id], planVersion, planDate });
    expect((await plan('2026-11-20')).result.failed).toMatchObject([{ code: 'E-441' }]);
    expect((await plan('2027-03-01', ' ')).result.failed).toMatchObject([{ code: 'E-013' }]);
    expect(await kit.tasks('zhao.manager', id)).toEqual(['release']);
    expect(await plan('2027-03-01')).toMatchObject({ result: { ok: [id] } });
    const told = `${suggestNo} is planned for 2027.1, 2027-03-01`;
    for (const person of ['d001.service', 'd002.admin'] as const) expect(await kit.inbox(person), person).toContain(told);
    expect(await kit.inbox('d002.service')).not.toContain(told);
  });

  test('brings it into production in a version that is known', async () => {
    const id = await kit.adopted();
    expect((await kit.check('zhao.manager', id, 'audit_succeeded')).result.errors).toMatchObject([{ field: 'planVersion', code: 'E-013' }]);
    await kit.post('zhao.manager', 'prodUpgradeSuggest/plan', { ids: [id], planVersion: '2027.1', planDate: '2027-03-01' });
    expect(await kit.check('zhao.manager', id, 'audit_succeeded')).toMatchObject({ result: { ok: [id] } });
    const { suggestNo, status } = await kit.detail('d001.service', id);
    expect([status, await kit.inbox('d001.service')]).toEqual(['audit_succeeded', expect.arrayContaining([`${suggestNo} is in production`])]);
    expect(await kit.check('zhao.manager', id, 'close', { opinion: 'All machines have it' })).toMatchObject({ result: { ok: [id] } });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'closed', closeReason: 'finished' });
  });

  test('does not adopt it, and says why', async () => {
    const id = await kit.submitted();
    const refuse = (opinion: string) => kit.check('zhao.manager', id, 'no_pass', { opinion, rejectType: 'final' });
    expect((await refuse('no')).result.errorCode).toBe('E-006');
    await refuse('The frame is a different one');
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'closed', closeReason: 'refused', auditOpinion: 'The frame is a different one' });
  });
});

describe('the dealer', () => {
  test('takes it back only before it is answered; an answer to an earlier submission does not count', async () => {
    const id = await kit.submitted();
    await kit.reply('wang.service', id, 'Please say more');
    expect(await kit.submit('d001.service', id, 'withdraw')).toMatchObject({ result: { errorCode: 'E-004' } });
    await kit.check('wang.service', id, 'no_pass', { opinion: 'Which hose exactly?', rejectType: 'return' });
    expect(await kit.tasks('d001.service', id)).toEqual(['fix']);
    await kit.submit('d001.service', id);
    expect(await kit.tasks('wang.service', id)).toEqual(['answer']);
    expect(await kit.submit('d001.service', id, 'withdraw')).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'draft', replyContent: 'Please say more' });
  });

  test('gives up a returned one', async () => {
    const id = await kit.submitted();
    await kit.check('wang.service', id, 'no_pass', { opinion: 'Which hose exactly?', rejectType: 'return' });
    expect(await kit.submit('d001.admin', id, 'giveUp')).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({ closeReason: 'given_up', submissionStatus: 'submitted' });
  });
});

describe('the job', () => {
  const run = () =>
    closeSuggestions({
      services: kit.app.services,
      today: clock.toISOString().slice(0, 10),
      transaction: (work) => kit.app.services.db.transaction().execute(work),
    } as Parameters<typeof closeSuggestions>[0]);

  test('closes what nobody answered, when the day is over everywhere, and what was built long ago', async () => {
    const start = clock;
    await setParameter(kit.app.services, 'suggest.closeDays', '10');
    const [asked, built, kept] = [await kit.submitted(), await kit.adopted({ planVersion: '2027.1' }), await kit.submitted()];
    await kit.check('wang.service', asked, 'no_pass', { opinion: 'Which hose exactly?', rejectType: 'return' });
    await kit.check('zhao.manager', built, 'audit_succeeded');
    expect((await kit.detail('d001.service', asked)).resubmitUntil).toBe('2026-12-01');
    const statuses = async () => Promise.all([asked, built, kept].map(async (id) => (await kit.detail('d001.service', id)).status));
    days(9);
    await run();
    expect(await statuses()).toEqual(['no_pass', 'audit_succeeded', 'submitted']);
    days(2);
    await run();
    expect(await statuses()).toEqual(['no_pass', 'closed', 'submitted']);
    days(1);
    await run();
    await run();
    expect(await statuses()).toEqual(['closed', 'closed', 'submitted']);
    expect(await kit.detail('d001.service', asked)).toMatchObject({ closeReason: 'expired' });
    expect(await kit.detail('d001.service', built)).toMatchObject({ closeReason: 'finished' });
    clock = start;
    await setParameter(kit.app.services, 'suggest.closeDays', '90');
  });
});

describe('evidence', () => {
  const claim = async (dealer: 'D001' | 'D002', n: number, more: { system?: string; product?: string; day?: string; auditTotal?: number } = {}) => {
    const { db } = kit.app.services;
    const { system = 'hydraulic', product = 'T-60', day = '2026-10-05', auditTotal = null } = more;
    const id = String(n).padStart(32, '0');
    const org = dealer === 'D001' ? 'B01A01' : 'B01A02';
    await sql`insert into warranty_claim (id, org_code, dealer_code, dealer_name, status, create_by, claim_no, claim_type, vin, second_product, third_product,
        fourth_product, currency, failure_date, audit_total, cross_dealer)
      values (${id}, ${org}, ${dealer}, ${dealer}, 'audit_succeeded', 'test', ${`WC-${n}`}, 'normal', ${`VIN${n % 3}`}, 'TRACTOR', ${product}, 'T504', 'USD', ${day}, ${auditTotal}, 'N')`.execute(
      db,
    );
    await sql`insert into claim_bug (id, claim_id, bug_no, bug_system, bug_code) values (${id}, ${id}, 1, ${system}, ${system === 'hydraulic' ? 'HYD-014' : 'ELE-003'})`.execute(
      db,
    );
  };

  test('counts claims of the series and the system, in the scope of the reader', async () => {
    const id = await kit.submitted();
    await claim('D001', 1, { auditTotal: 120.5 });
    await claim('D001', 2, { day: '2026-11-02' });
    await claim('D001', 4, { day: '2024-11-20' });
    await claim('D001', 5, { system: 'electrical' });
    await claim('D001', 6, { product: 'PLOUGH' });
    await claim('D002', 3, { auditTotal: 79.5 });
    const evidence = async (person: Person) => (await kit.get(person, `prodUpgradeSuggest/evidence?id=${id}`)).result;
    const own = await evidence('d001.service');
    expect(own).toMatchObject({
      claims: 2,
      machines: 2,
      amounts: [{ currency: 'USD', amount: 120.5 }],
      faults: [{ bugCode: 'HYD-014', bugName: 'Pump en', claims: 2 }],
    });
    expect(own.months).toHaveLength(12);
    expect(own.months.slice(-2)).toEqual([
      { month: '2026-10', claims: 1 },
      { month: '2026-11', claims: 1 },
    ]);
    expect(await evidence('wang.service')).toMatchObject({ claims: 3, machines: 3, amounts: [{ currency: 'USD', amount: 200 }] });
    expect(await evidence('d002.service')).toMatchObject({ errorCode: 'E-012' });
    for (const person of ['chen.parts', 'sun.sales'] as const) expect(await kit.statusOf(person, 'GET', `prodUpgradeSuggest/evidence?id=${id}`)).toBe(403);
  });
});

describe('files', () => {
  const upload = async (person: Person, tableId: string, fields: object = {}) => {
    const { payload, headers } = multipart({ tableId, ...fields }, { filename: 'hose.pdf', content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF') });
    const reply = await kit.app.inject({
      method: 'POST',
      url: '/api/portal/prodUpgradeSuggest/attachUpload',
      payload,
      headers: { ...headers, 'x-access-token': kit.tokens[person] },
    });
    return reply.json();
  };

  test('are added to own ones that can be edited', async () => {
    const id = await kit.draft();
    expect(await upload('d001.service', id, { columnName: 'attachments' })).toMatchObject({ success: true, result: { tableName: 'prod_upgrade_suggest' } });
    const { data } = await kit.get('d001.service', `prodUpgradeSuggest/attachList?tableId=${id}`);
    expect(data.list).toMatchObject({ attachments: [{ filename: 'hose.pdf' }], main: [] });
    expect((await upload('d002.service', id)).result).toMatchObject({ errorCode: 'E-012' });
    expect((await kit.get('d002.service', `prodUpgradeSuggest/attachList?tableId=${id}`)).result).toMatchObject({ errorCode: 'E-012' });
    expect((await upload('d001.service', 'f'.repeat(32))).result).toMatchObject({ errorCode: 'E-012' });
    await kit.submit('d001.service', id);
    expect((await upload('d001.service', id)).result).toMatchObject({ errorCode: 'E-002' });
  });
});

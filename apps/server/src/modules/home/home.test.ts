/** The home page over HTTP. That its counts match the inbox for every user of the demo is tested with the demo. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tasksInOrder } from '../../documents/todo/countTodo.ts';
import type { HomeDue, Today } from '../../generated/types.gen.ts';
import { hasMessage, languages, message } from '../../shared/messages/messages.ts';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { byUrgency } from './dueLines.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.app.close());

const today = async (person: Person): Promise<Today> => (await kit.get(person, 'home/today')).result;

const line = (text: string, change: Partial<HomeDue>): HomeDue => ({
  docType: 'warrantyClaim',
  task: 'review',
  text,
  count: 2,
  late: 0,
  nearlyLate: 0,
  since: '2026-11-01',
  dueOn: null,
  one: null,
  ...change,
});

test('late lines come first by their first last day, then nearly late ones, then by age; equal ones stay', () => {
  const lines = [
    line('old', { since: '2026-10-01' }),
    line('late', { late: 1, dueOn: '2026-11-12' }),
    line('soon without a day', { nearlyLate: 1 }),
    line('equal', { since: '2026-10-01', dueOn: '2026-11-01' }),
    line('soon', { nearlyLate: 1, dueOn: '2026-11-22' }),
    line('later', { late: 2, nearlyLate: 3, dueOn: '2026-11-02' }),
  ];
  expect(byUrgency(lines).map(({ text }) => text)).toEqual(['later', 'late', 'soon', 'soon without a day', 'old', 'equal']);
});

test('every task has its words in six languages', () => {
  const tasks = [...new Set(tasksInOrder(kit.app.services))];
  expect(tasks.length).toBeGreaterThan(35);
  expect(tasks.filter((task) => !hasMessage(`todo.${task}`))).toEqual([]);
  const untold = languages.flatMap((language) =>
    tasks.filter((task) => message(language, `todo.${task}`) === `todo.${task}`).map((task) => `${language} ${task}`),
  );
  expect(untold).toEqual([]);
});

test('what comes up has its words in six languages', () => {
  const keys = kit.app.services.modules.flatMap(({ coming = [] }) => coming.map(({ key }) => key));
  expect(keys.length).toBeGreaterThan(3);
  expect(languages.flatMap((language) => keys.filter((key) => message(language, `coming.${key}`, { n: 3 }).startsWith('coming.')))).toEqual([]);
});

test('a claim that waits alone is named, with its page; once it is passed nothing is due', async () => {
  expect((await today('wang.service')).due).toEqual([]);
  const id = await kit.submitted();
  const { due, dueTotal, lateTotal, setup } = await today('wang.service');
  expect(due).toMatchObject([
    {
      docType: 'warrantyClaim',
      task: 'review',
      text: 'Claims to review',
      count: 1,
      late: 0,
      one: { docId: id, dealerName: 'AgroAndes', path: `/service/warrantyClaim/detail/${id}` },
    },
  ]);
  expect([dueTotal, lateTotal, setup]).toEqual([1, 0, null]);
  await kit.submitted({ vin: machines.engineSwap, replaceEngine: 'N' });
  expect((await today('wang.service')).due).toMatchObject([{ count: 2, one: null }]);
  await kit.post('wang.service', 'approval/checkSubmit?confirm=1', { docType: 'warrantyClaim', ids: [id], action: 'pass' });
  expect((await today('wang.service')).due).toMatchObject([{ count: 1 }]);
});

test('a dealer without a task is told what is on the way', async () => {
  const { db } = kit.app.services;
  await sql`delete from todo where dealer_code = 'D002'`.execute(db);
  await sql`update vehicle set vehicle_status = 'shipped', dealer_code = 'D002' where id in (select id from vehicle where dealer_code = 'D001' order by vin desc limit 3)`.execute(
    db,
  );
  const { due, dueTotal, coming } = await today('d002.service');
  expect([due, dueTotal]).toEqual([[], 0]);
  expect(coming).toContainEqual({
    key: 'vehicle.onTheWay',
    text: '3 machines on the way',
    n: 3,
    day: null,
    isLastDay: false,
    link: '/vehicle/list?vehicleStatus=shipped',
  });
  expect((await today('chen.parts')).coming.filter(({ key }) => key === 'vehicle.onTheWay')).toEqual([]);
});

test('messages since yesterday are one line for each event, the newest with how many more, without what one did oneself', async () => {
  const { db, now } = kit.app.services;
  const { rows } = await sql<{ id: string }>`select id from sys_user where username = 'chen.parts'`.execute(db);
  const { id: userId } = rows[0]!;
  await sql`delete from message where user_id = ${userId}`.execute(db);
  const midnight = Date.parse(`${now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })}T00:00:00+08:00`) - 86_400_000;
  const idOf = (name: string) => name.padEnd(32, '0');
  const tell = (name: string, seconds: number, isRead = false) => {
    const at = new Date(midnight + seconds * 1000).toISOString();
    return sql`insert into message (id, user_id, event, params, doc_type, doc_id, doc_no, create_time, read_time)
      values (${idOf(name)}, ${userId}, 'usedPartsHandle.submitted', ${JSON.stringify({ no: name, dealer: 'AgroAndes' })}::jsonb, 'usedPartsHandle', ${idOf(name)}, ${name},
        ${at}::timestamptz, ${isRead ? at : null}::timestamptz)`.execute(db);
  };
  await tell('before', -1);
  await tell('first', 0);
  await tell('second', 3600, true);
  await sql`insert into approval_log (id, doc_type, doc_id, doc_no, step_no, action, to_status, operator, operator_name, org_name, create_time)
    values (${idOf('step')}, 'usedPartsHandle', ${idOf('own')}, 'own', 1, 'pass', 'pass', 'chen.parts', 'Chen', 'Parts', ${new Date(midnight + 7200_000).toISOString()}::timestamptz)`.execute(
    db,
  );
  await tell('own', 7201);
  const { changes } = await today('chen.parts');
  expect(changes).toMatchObject([{ id: idOf('second'), more: 1, read: false, docType: 'usedPartsHandle', docId: idOf('second') }]);
  expect(changes[0]!.title).toContain('second');
});

test('what is set up stands on the home of its keepers until it is done or put away, and on no other', async () => {
  const { db } = kit.app.services;
  const { setup } = await today('admin');
  expect(setup?.steps.length).toBeGreaterThan(3);
  await sql`insert into sys_config (key, value) values ('setup.dismissed', '["all"]')`.execute(db);
  expect((await today('admin')).setup).toBeNull();
  await sql`delete from sys_config where key = 'setup.dismissed'`.execute(db);
});

test('a mandatory notice stands first until it is confirmed', async () => {
  const { db } = kit.app.services;
  const names = ['pinned', 'newest', 'new', 'must'];
  for (const [at, name] of names.entries())
    await sql`insert into public_notice (id, notice_no, title, content, notice_type, target_scope, target_ids, must_read, top_flag, status, publish_time, create_by)
      values (${String(at).padEnd(32, '0')}, ${name}, ${JSON.stringify({ en: name, 'zh-cn': name })}::jsonb, '{}'::jsonb, 'policy', 'all', '[]'::jsonb, ${name === 'must' ? 'Y' : 'N'},
        ${name === 'pinned' ? 'Y' : 'N'}, 'pass', now() - make_interval(mins => ${at + 1}), 'admin')`.execute(db);
  const told = async () => (await today('d001.service')).notices.map(({ noticeNo, toConfirm }) => [noticeNo, toConfirm]);
  expect(await told()).toEqual([
    ['must', true],
    ['pinned', false],
    ['newest', false],
  ]);
  expect((await kit.post('d001.service', 'publicnotice/confirm', { id: '3'.padEnd(32, '0') })).success).toBe(true);
  expect(await told()).toEqual([
    ['pinned', false],
    ['newest', false],
    ['new', false],
  ]);
});

test('the inbox finds its first page by an index of its order, for the maker and for a dealer', async () => {
  const { db } = kit.app.services;
  await sql`insert into todo (id, doc_type, doc_id, doc_no, task, status, side, permission, org_code, dealer_code, dealer_name, create_by, create_time, warn_on, late_on)
    select md5(n::text)::char(32), 'warrantyClaim', md5('doc' || n)::char(32), 'T' || n, 'review', 'submitted', case when n % 2 = 0 then 'maker' else 'dealer' end, 'warrantyClaim:audit',
      'A', 'D' || n % 50, 'Dealer', 'x', now() - make_interval(mins => n), case when n % 3 > 0 then current_date + n % 90 end, case when n % 3 > 1 then current_date + n % 90 + 7 end
    from generate_series(1, 20000) n`.execute(db);
  await sql`analyze todo`.execute(db);
  const planOf = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from todo where ${condition} order by urgency, id limit 10`.execute(db);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };
  expect(await planOf(sql`side = 'maker' and permission = any(array['warrantyClaim:audit', 'feedback:reply'])`)).toContain('todo_urgent');
  expect(await planOf(sql`side = 'dealer' and dealer_code = 'D7'`)).toContain('todo_dealer_urgent');
  await sql`delete from todo where doc_no like 'T%'`.execute(db);
});

test('only whoever sees the dashboard has a home', async () => {
  const { db, sessions } = kit.app.services;
  await sql`delete from sys_role_permission where permission = 'dashboard:query'`.execute(db);
  await sessions.forget(db, '');
  expect((await kit.get('qian.finance', 'home/today')).code).toBe(403);
});

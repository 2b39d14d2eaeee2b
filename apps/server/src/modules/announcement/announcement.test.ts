/** Announcements: written, released, seen by whom they are for, changed and taken back; over HTTP and the socket. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { followClock } from './changeAnnouncement.ts';

const people = ['admin', 'd001.service', 'd001.parts', 'd00101.service', 'd002.service', 'sun.sales', 'wang.service'] as const;
type Person = (typeof people)[number];

const minute = 60_000;
let clock = Date.parse('2026-11-20T15:00:00Z');
let app: TestApp;
let address: string;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
  for (const person of people) tokens[person] = await signIn(app, person);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  address = `ws://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => app.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await call(app, tokens[person], method, `/sys/annountCement/${path}`, body)).body;
const post = (path: string, body: object) => as('admin', 'POST', path, body);
const text = (change: object = {}) => ({
  titile: { 'zh-cn': '今晚维护', en: 'Maintenance tonight' },
  msgContent: { en: '<p>From 22:00<script>alert(1)</script></p>' },
  priority: 'H',
  msgType: 'ALL',
  ...change,
});
const add = async (change: object = {}): Promise<string> => {
  const answer = await post('add', text(change));
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return answer.result.id;
};
const released = async (change: object = {}): Promise<string> => {
  const id = await add(change);
  expect(await post('doReleaseData', { id })).toMatchObject({ success: true });
  return id;
};
const find = async (id: string) => (await as('admin', 'GET', `queryById?id=${id}`)).result;
const seenBy = async (person: Person) => (await as(person, 'GET', 'listByUser?pageSize=50')).result.anntMsgList as { id: string; titile: string }[];
const sees = async (person: Person, id: string) => (await seenBy(person)).some((one) => one.id === id);
const runJob = () => inTransaction(app.services.db, (trx) => followClock(trx, new Date(clock)));
const at = (ms: number): string => wireTime(new Date(clock + ms));

/** A page of a user, and the keys that it hears. */
async function page(person: Person): Promise<{ keys: string[]; close: () => void }> {
  const socket = new WebSocket(`${address}/vxeSocket/${person}/page`, tokens[person]);
  const keys: string[] = [];
  socket.addEventListener('message', ({ data }) => keys.push((JSON.parse(String(data)) as { data: { key?: string } }).data.key ?? ''));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return { keys, close: () => socket.close() };
}

test('a text shows no picture of another site, which would hear who reads it', async () => {
  const answer = await post('add', text({ msgContent: { en: '<p>x<img src="https://elsewhere.example/p.png"></p>' } }));
  expect(answer.result.errors).toMatchObject([{ field: 'msgContent', code: 'field.otherSite' }]);
});

describe('1: one for a role', () => {
  test('is heard within two seconds by its holders, and listed for them alone', async () => {
    const [service, parts] = [await page('d001.service'), await page('d001.parts')];
    const id = await released({ msgType: 'ROLE', targetIds: ['DLR_SERVICE'] });
    await vi.waitFor(() => expect(service.keys).toContain('announcement.changed'), { timeout: 2_000 });
    await sleep(300);
    expect(parts.keys).not.toContain('announcement.changed');
    expect(await sees('d001.service', id)).toBe(true);
    expect(await sees('d001.parts', id)).toBe(false);
    const [shown] = (await as('d001.service', 'GET', 'listByUser?pageSize=1')).result.anntMsgList;
    expect(shown).toMatchObject({ titile: 'Maintenance tonight', priority: 'H', sender: 'admin', readFlag: 'N', ends: false });
    expect(shown.msgContent).toBe('<p>From 22:00</p>');
    service.close();
    parts.close();
  });

  test.each([
    ['ORG', ['B01A01'], ['d001.service', 'd00101.service'], ['d002.service', 'sun.sales']],
    ['USER', ['sun.sales'], ['sun.sales'], ['d001.service', 'wang.service']],
    ['ALL', [], ['d001.service', 'd002.service', 'sun.sales', 'admin'], []],
  ] as const)('so are those for %s %j', async (msgType, targetIds, inside, outside) => {
    const id = await released({ msgType, targetIds: [...targetIds] });
    for (const person of inside) expect(await sees(person, id), person).toBe(true);
    for (const person of outside) expect(await sees(person, id), person).toBe(false);
  });

  test('counts as read once it is opened, for whoever it is for', async () => {
    const id = await released({ msgType: 'ROLE', targetIds: ['DLR_SERVICE'] });
    const unread = async (person: Person) => (await as(person, 'GET', 'getUnreadMessageCount')).result.announcement;
    const before = await unread('d001.service');
    expect(await as('d001.service', 'POST', 'read', { ids: [id] })).toMatchObject({ success: true });
    expect(await as('d001.service', 'POST', 'read', { ids: [id] })).toMatchObject({ success: true });
    expect(await as('d001.parts', 'POST', 'read', { ids: [id, 'f'.repeat(32)] })).toMatchObject({ success: true });
    expect(await unread('d001.service')).toBe(before - 1);
    expect(await find(id)).toMatchObject({ readCount: 1 });
  });
});

describe('2: after the release', () => {
  test('only the end may change', async () => {
    const id = await released();
    const { version, sendTime } = await find(id);
    expect(await post('edit', { ...text({ titile: { en: 'Another' } }), id, version })).toMatchObject({ result: { errorCode: 'E-577' } });
    expect(await post('edit', { ...text({ priority: 'L' }), id, version })).toMatchObject({ result: { errorCode: 'E-577' } });
    expect(await post('edit', { ...text({ revokeTime: at(-minute) }), id, version })).toMatchObject({ code: 422 });
    expect(await post('edit', { ...text({ revokeTime: at(60 * minute), sendTime }), id, version })).toMatchObject({ result: { version: version + 1 } });
    expect(await find(id)).toMatchObject({ revokeTime: at(60 * minute) });
    expect(await post('doReleaseData', { id })).toMatchObject({ result: { errorCode: 'E-577' } });
    expect(await as('admin', 'DELETE', `delete?id=${id}`)).toMatchObject({ result: { errorCode: 'E-577' } });
  });

  test('a revoked one is gone at once, and pages hear it', async () => {
    const id = await released();
    const open = await page('d001.service');
    expect(await sees('d001.service', id)).toBe(true);
    expect(await post('doReovkeData', { id })).toMatchObject({ success: true });
    await vi.waitFor(() => expect(open.keys).toContain('announcement.changed'), { timeout: 2_000 });
    open.close();
    expect(await sees('d001.service', id)).toBe(false);
    expect(await post('doReovkeData', { id })).toMatchObject({ result: { errorCode: 'E-007' } });
    expect(await post('edit', { ...text(), id, version: (await find(id)).version })).toMatchObject({ result: { errorCode: 'E-577' } });
    expect(await as('admin', 'DELETE', `deleteBatch?ids=${id},${await released()}`)).toMatchObject({ result: { ok: [id], failed: [{ code: 'E-577' }] } });
  });
});

describe('3: times', () => {
  test('it is not listed before its own, and ends when it is over', async () => {
    const id = await released({ sendTime: at(2 * minute), revokeTime: at(10 * minute) });
    await runJob();
    expect(await sees('d001.service', id)).toBe(false);
    expect(await find(id)).toMatchObject({ sendStatus: '1' });
    const open = await page('d001.service');
    clock += 2 * minute;
    await runJob();
    await vi.waitFor(() => expect(open.keys).toContain('announcement.changed'), { timeout: 2_000 });
    expect(await sees('d001.service', id)).toBe(true);
    expect(await runJob()).toBe(0);
    clock += 8 * minute;
    expect(await sees('d001.service', id)).toBe(false);
    await runJob();
    expect(await find(id)).toMatchObject({ sendStatus: '2' });
    open.close();
  });

  test('it begins with its release and ends a week later where nothing else is said', async () => {
    const id = await released();
    expect(await find(id)).toMatchObject({ sendTime: at(0), revokeTime: at(7 * 24 * 60 * minute) });
    expect(await released({ sendTime: at(-60 * minute) }).then(find)).toMatchObject({ sendTime: at(0) });
    const late = await add({ sendTime: at(minute), revokeTime: at(2 * minute) });
    clock += 5 * minute;
    expect(await post('doReleaseData', { id: late })).toMatchObject({ code: 422, result: { errors: [{ field: 'revokeTime' }] } });
  });
});

test('4: nothing is released by an address that is only looked at', async () => {
  const id = await add();
  for (const path of ['doReleaseData', 'doReovkeData']) {
    const { status } = await call(app, tokens.admin, 'GET', `/sys/annountCement/${path}?id=${id}`);
    expect([404, 405]).toContain(status);
  }
  expect(await find(id)).toMatchObject({ sendStatus: '0' });
});

describe('a draft', () => {
  test.each([
    ['titile', { titile: { es: 'Hoy' } }],
    ['msgContent', { msgContent: { en: '<p> </p>' } }],
    ['targetIds', { msgType: 'ROLE', targetIds: ['NOBODY'] }],
    ['targetIds', { msgType: 'USER' }],
    ['revokeTime', { sendTime: '2026-12-01 10:00:00', revokeTime: '2026-12-01 10:00:00' }],
  ])('with a wrong %s is refused at it', async (field, change) => {
    expect((await post('add', text(change))).result.errors).toMatchObject([{ field }]);
  });

  test('in a wrong shape is refused', async () => {
    for (const change of [{ priority: 'X' }, { titile: 'x' }, { titile: { en: 'x'.repeat(101) } }, { targetIds: 'B01' }, { sendStatus: '1' }])
      expect((await post('add', text(change))).code).toBe(400);
  });

  test('is changed by its version, listed for authors, and deleted', async () => {
    const id = await add({ msgType: 'ORG', targetIds: ['B01A01'], sendTime: at(60 * minute) });
    expect(await post('edit', { ...text({ titile: { en: 'Later' } }), id, version: 1 })).toMatchObject({ result: { version: 2 } });
    expect(await post('edit', { ...text(), id, version: 1 })).toMatchObject({ code: 409 });
    const { records } = (await as('admin', 'GET', 'list?titile=lat&sendStatus=0')).result;
    expect(records).toMatchObject([{ id, titile: 'Later', receivers: '', sendStatus_dictText: 'Draft', readCount: 0 }]);
    expect(await as('admin', 'DELETE', `delete?id=${id}`)).toMatchObject({ success: true });
    expect(await as('admin', 'GET', `queryById?id=${id}`)).toMatchObject({ result: { errorCode: 'E-012' } });
  });

  test('is for those alone who may write one', async () => {
    const id = await add();
    for (const person of ['sun.sales', 'd001.service'] as const) {
      const status = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
        (await call(app, tokens[person], method, `/sys/annountCement/${path}`, body)).status;
      expect(await status('GET', 'list')).toBe(403);
      expect(await status('GET', `queryById?id=${id}`)).toBe(403);
      expect(await status('POST', 'add', text())).toBe(403);
      expect(await status('POST', 'doReleaseData', { id })).toBe(403);
      expect(await status('POST', 'doReovkeData', { id })).toBe(403);
      expect(await status('DELETE', `delete?id=${id}`)).toBe(403);
    }
    expect((await call(app, '', 'GET', '/sys/annountCement/listByUser')).status).toBe(401);
  });
});

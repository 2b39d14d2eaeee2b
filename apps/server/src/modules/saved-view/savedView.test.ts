import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
const people = ['d001.service', 'd001.admin', 'd002.service', 'zhao.manager', 'wang.service'] as const;
type Person = (typeof people)[number];

beforeAll(async () => {
  app = await createTestApp();
  for (const person of people) tokens[person] = await signIn(app, person);
});
beforeEach(async () => {
  await app.services.db.deleteFrom('savedView').execute();
});
afterAll(() => app.close());

type Sent = { status: number; body: { success: boolean; code: number; message: string; result: never } };
const send = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Sent> =>
  (await call(app, tokens[person]!, method, `/api/portal/savedView/${path}`, payload)) as unknown as Sent;
const view = { kind: 'view', list: 'warrantyClaim', title: 'My drafts', content: '{"state":{"filters":{"status":"draft"}}}' };

interface View {
  id: string;
  title: string;
  mine: boolean;
  isDefault: boolean;
  content: string;
  roleCode: string | null;
  ownerName: string;
}
async function save(person: Person, more: object = {}): Promise<View> {
  const { body } = await send(person, 'POST', 'save', { ...view, ...more });
  expect(body.success, body.message).toBe(true);
  return body.result;
}
const list = async (person: Person, of = 'warrantyClaim', kind = 'view'): Promise<View[]> =>
  (await send(person, 'GET', `list?list=${of}&kind=${kind}`)).body.result;
const titles = async (person: Person): Promise<string[]> => (await list(person)).map(({ title }) => title);

test('what was saved is read back, by its owner alone', async () => {
  await save('d001.service');
  expect(await list('d001.service')).toMatchObject([{ title: 'My drafts', content: view.content, mine: true, isDefault: false, roleCode: null }]);
  expect(await list('d001.service', 'vehicle')).toEqual([]);
  expect(await list('d001.service', 'warrantyClaim', 'query')).toEqual([]);
  for (const other of ['d001.admin', 'd002.service', 'zhao.manager'] as const) expect(await list(other)).toEqual([]);
});

test('it can be changed; a title is used once', async () => {
  const { id } = await save('d001.service');
  await save('d001.service', { id, title: 'Drafts', content: '{"a":1}' });
  expect(await list('d001.service')).toMatchObject([{ id, title: 'Drafts', content: '{"a":1}' }]);
  await save('d001.service', { title: 'Other' });
  expect((await send('d001.service', 'POST', 'save', { ...view, title: 'Drafts' })).body.message).toContain('Drafts');
  expect(await titles('d001.service')).toEqual(['Drafts', 'Other']);
  await save('d002.service', { title: 'Drafts' });
});

describe('sharing', () => {
  test('needs its permission', async () => {
    expect((await send('d001.service', 'POST', 'save', { ...view, roleCode: 'DLR_SERVICE' })).status).toBe(403);
    expect((await send('d001.service', 'GET', 'roles')).status).toBe(403);
    expect(await list('d001.service')).toEqual([]);
  });

  test("what a dealer's administrator shares stays within the dealer and the role", async () => {
    await save('d001.admin', { roleCode: 'DLR_SERVICE', title: 'Ours' });
    expect(await list('d001.service')).toMatchObject([{ title: 'Ours', mine: false, roleCode: 'DLR_SERVICE' }]);
    expect(await list('d002.service')).toEqual([]);
    expect(await list('wang.service')).toEqual([]);
  });

  test("a reviewer shares with the maker's people and with dealers", async () => {
    const roles = (await send('wang.service', 'GET', 'roles')).body.result as { value: string }[];
    expect(roles.map(({ value }) => value)).toEqual(expect.arrayContaining(['MFR_SERVICE', 'MFR_SVC_MGR', 'DLR_SERVICE']));
    await save('wang.service', { roleCode: 'MFR_SVC_MGR', title: 'Waiting for the final approval' });
    expect(await list('zhao.manager')).toMatchObject([{ title: 'Waiting for the final approval', mine: false, roleCode: 'MFR_SVC_MGR' }]);
  });

  test('what the maker shares with a role is seen by all who have it', async () => {
    await save('zhao.manager', { roleCode: 'DLR_SERVICE', title: 'Due this week' });
    expect(await titles('d001.service')).toEqual(['Due this week']);
    expect(await titles('d002.service')).toEqual(['Due this week']);
    expect(await titles('wang.service')).toEqual([]);
  });

  test('a dealer shares with roles of dealers only, nobody with a role that does not exist', async () => {
    expect((await send('d001.admin', 'POST', 'save', { ...view, roleCode: 'MFR_SERVICE' })).body.success).toBe(false);
    expect((await send('zhao.manager', 'POST', 'save', { ...view, roleCode: 'NOBODY' })).body.success).toBe(false);
    const roles = (await send('d001.admin', 'GET', 'roles')).body.result as { value: string }[];
    expect(roles.every(({ value }) => value.startsWith('DLR_'))).toBe(true);
    expect(roles.length).toBeGreaterThan(0);
  });

  test('others may use it and neither change nor delete it: it answers like one that does not exist', async () => {
    const { id } = await save('d001.admin', { roleCode: 'DLR_SERVICE', title: 'Ours' });
    const absent = 'f'.repeat(32);
    for (const person of ['d001.service', 'd002.service'] as const) {
      const changed = await send(person, 'POST', 'save', { ...view, id });
      expect(changed.body).toMatchObject({ success: false, message: (await send(person, 'POST', 'save', { ...view, id: absent })).body.message });
      const removed = await send(person, 'DELETE', `delete?id=${id}`);
      expect(removed.body).toMatchObject({ success: false, message: (await send(person, 'DELETE', `delete?id=${absent}`)).body.message });
    }
    expect(await list('d001.admin')).toMatchObject([{ id, title: 'Ours' }]);
  });
});

describe('the default', () => {
  test('is one of a list, each user has their own, and a shared view can be it', async () => {
    const { id: first } = await save('d001.service', { title: 'First', isDefault: true });
    const { id: second } = await save('d001.service', { title: 'Second', isDefault: true });
    const defaults = async (person: Person) => (await list(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults('d001.service')).toEqual([second]);
    const { id: shared } = await save('d001.admin', { title: 'Shared', roleCode: 'DLR_SERVICE' });
    const choose = (person: Person, id: string | null) => send(person, 'POST', 'setDefault', { kind: 'view', list: 'warrantyClaim', id });
    expect((await choose('d001.service', shared)).body.success).toBe(true);
    expect(await defaults('d001.service')).toEqual([shared]);
    expect(await defaults('d001.admin')).toEqual([]);
    await choose('d001.service', null);
    expect(await defaults('d001.service')).toEqual([]);
    expect((await choose('d002.service', first)).body.success).toBe(false);
  });

  test('goes with the view, and with the sharing', async () => {
    const { id } = await save('d001.admin', { title: 'Shared', roleCode: 'DLR_SERVICE' });
    await send('d001.service', 'POST', 'setDefault', { kind: 'view', list: 'warrantyClaim', id });
    await save('d001.admin', { id, title: 'Shared', roleCode: null });
    expect(await list('d001.service')).toEqual([]);
    await send('d001.admin', 'DELETE', `delete?id=${id}`);
    expect(await list('d001.admin')).toEqual([]);
  });
});

describe('hostile input', () => {
  test.each([
    ['no JSON', { content: 'javascript:alert(1)' }, 400],
    ['JSON of a list', { content: '[]' }, 400],
    ['a title of spaces', { title: '   ' }, 400],
    ['a title too long', { title: 'x'.repeat(61) }, 400],
    ['too much content', { content: `{"a":"${'x'.repeat(20_000)}"}` }, 400],
    ['a list name with a path', { list: '../vehicle' }, 400],
    ['an unknown kind', { kind: 'secret' }, 400],
    ['an owner of the caller’s choice', { ownerId: 'f'.repeat(32) }, 400],
    ['a default by another word', { isDefault: 'yes' }, 400],
  ])('%s is refused and nothing is saved', async (_name, more, status) => {
    expect((await send('d001.service', 'POST', 'save', { ...view, ...more })).status).toBe(status);
    expect(await list('d001.service')).toEqual([]);
  });

  test('what looks like code or SQL is only text', async () => {
    const title = `'); drop table saved_view; -- <img onerror=alert(1)>`;
    const content = '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}';
    await save('d001.service', { title, content });
    expect(await list('d001.service')).toMatchObject([{ title, content }]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('no more than a hundred', async () => {
    for (let n = 1; n <= 100; n += 1) await save('d001.service', { title: `View ${n}` });
    expect((await send('d001.service', 'POST', 'save', { ...view, title: 'One more' })).body).toMatchObject({ success: false });
    expect(await list('d001.service')).toHaveLength(100);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let dealer: string;
let reviewer: string;
beforeAll(async () => {
  app = await createTestApp();
  dealer = await signIn(app, 'd001.service');
  reviewer = await signIn(app, 'wang.service');
});
afterAll(() => app.close());

const save = (token: string, name: string, value: string | null) => call(app, token, 'POST', '/api/portal/userPreference/save', { name, value });
const list = async (token: string): Promise<{ name: string; value: string }[]> =>
  (await call(app, token, 'GET', '/api/portal/userPreference/list')).body.result;

test('a preference follows its user and nobody else, until it is forgotten', async () => {
  await save(dealer, 'list.vehicle', '{"density":"compact"}');
  await save(dealer, 'list.vehicle', '{"density":"roomy"}');
  await save(reviewer, 'list.vehicle', '{"order":[]}');
  expect(await list(dealer)).toMatchObject([{ name: 'list.vehicle', value: '{"density":"roomy"}' }]);
  await save(dealer, 'list.vehicle', null);
  expect(await list(dealer)).toEqual([]);
  expect(await list(reviewer)).toHaveLength(1);
});

test.each([
  ['a name with a path', '../x', '{}'],
  ['no JSON', 'list.x', 'hello'],
  ['JSON of a text', 'list.x', '"hello"'],
  ['too much', 'list.x', `{"a":"${'x'.repeat(8000)}"}`],
])('%s is refused', async (_what, name, value) => {
  expect((await save(dealer, name, value)).status).toBe(400);
  expect(await list(dealer)).toEqual([]);
});

test('no more than three hundred', async () => {
  for (let n = 0; n < 300; n += 1) await save(dealer, `list.n${n}`, '{}');
  expect((await save(dealer, 'list.more', '{}')).body.success).toBe(false);
  expect((await save(dealer, 'list.n7', '{"again":1}')).body.success).toBe(true);
  expect(await list(dealer)).toHaveLength(300);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, newId } from '../../shared/database/database.ts';
import { languages, type Texts } from '../../shared/messages/messages.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const named = (text: string): string => json(Object.fromEntries(languages.map((language) => [language, text])) as Texts);

let testApp: TestApp;
let token: string;
const id = newId();

beforeAll(async () => {
  testApp = await createTestApp();
  const { db } = testApp.services;
  await db
    .insertInto('sysRolePermission')
    .values({ roleCode: 'MFR_SERVICE', permission: '__name__:query' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('__name__')
    .values([
      { id, code: 'A-1', name: named('First'), remark: null },
      { id: newId(), code: 'B-2', name: named('Second'), enabled: 'N', remark: null },
    ])
    .execute();
  token = await signIn(testApp, 'wang.service');
});
afterAll(() => testApp.close());

test('the list is filtered by part of the code', async () => {
  const { body } = await call(testApp, token, 'GET', '/api/portal/__name__/list?code=b-');
  expect(body.result).toMatchObject({ total: 1, records: [{ code: 'B-2', name: 'Second' }] });
});

test('a record that does not exist is refused', async () => {
  expect((await call(testApp, token, 'GET', `/api/portal/__name__/detail?id=${id}`)).body.result).toMatchObject({
    code: 'A-1',
    remark: null,
  });
  expect((await call(testApp, token, 'GET', `/api/portal/__name__/detail?id=${newId()}`)).body.result.errorCode).toBe('E-012');
});

test('a sort by a column that the list does not declare is a bad request', async () => {
  expect((await call(testApp, token, 'GET', '/api/portal/__name__/list?column=remark')).status).toBe(400);
});

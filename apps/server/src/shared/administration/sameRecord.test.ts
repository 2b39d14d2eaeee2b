/** Two administrators with one record before them: what the first saved is not overwritten by the second, who is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departIds } from '../../test/fixtures.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { languages } from '../messages/messages.ts';

let app: TestApp;
let token: string;
const roleIds: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, 'admin');
  for (const { id, roleCode } of (await get('/sys/role/list?pageSize=100')).result.records) roleIds[roleCode] = id;
});
afterAll(() => app.close());

const get = async (path: string) => (await call(app, token, 'GET', path)).body;
const post = async (path: string, body: object, person = token) => (await call(app, person, 'POST', path, body)).body;
const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const item = (value: string) => ({ value, text: texts(value), color: null, status: 1 });
const outdated = { success: false, code: 409, result: { errorCode: 'E-001' } };

const user = {
  realname: 'Ana',
  userType: 'dealer',
  language: 'es',
  timezone: 'America/Santiago',
  departIds: [departIds.B01A01],
  phone: '+56 2 2555 0101',
};

interface Kind {
  path: string;
  /** What both saw, and what a new record needs beside it. */
  seen: object;
  added: object;
  /** What the first changes, and the second. */
  first: object;
  second: object;
}

const kinds: [what: string, kind: () => Kind][] = [
  [
    'a user',
    () => ({
      path: '/sys/user',
      seen: { ...user, roleIds: [roleIds.DLR_PARTS] },
      added: { username: 'ana.twice' },
      first: { phone: '+56 9 5550 1402' },
      second: { roleIds: [roleIds.DLR_SERVICE] },
    }),
  ],
  [
    'a department',
    () => ({
      path: '/sys/sysDepart',
      seen: { departName: texts('Quality'), sortNo: 3, status: 1 },
      added: { pid: departIds.A01 },
      first: { departName: texts('Tests') },
      second: { sortNo: 7 },
    }),
  ],
  [
    'a position',
    () => ({
      path: '/sys/position',
      seen: { code: 'FITTER', name: texts('Fitter'), rank: '1' },
      added: {},
      first: { name: texts('Mechanic') },
      second: { rank: '2' },
    }),
  ],
  [
    'a dictionary with its items',
    () => ({
      path: '/sys/dictionary',
      seen: { dictCode: 'soil_type', dictName: texts('Soil'), items: [item('clay')] },
      added: {},
      first: { items: [item('clay'), item('sand')] },
      second: { dictName: texts('Ground') },
    }),
  ],
  [
    'a category',
    () => ({
      path: '/sys/category',
      seen: { name: texts('Root'), sortNo: 0 },
      added: { pid: null },
      first: { name: texts('Base') },
      second: { sortNo: 4 },
    }),
  ],
];

test.each(kinds)('%s', async (_what, kind) => {
  const { path, seen, added, first, second } = kind();
  const { id } = (await post(`${path}/add`, { ...seen, ...added })).result;
  const read = async () => (await get(`${path}/queryById?id=${id}`)).result;
  const { version } = await read();
  const edit = (change: object) => post(`${path}/edit`, { id, ...seen, ...change });
  // Nobody changes a record without saying what they have seen.
  expect(await edit({})).toMatchObject({ success: false, code: 400 });
  expect(await edit({ version, ...first })).toMatchObject({ success: true });
  expect(await edit({ version, ...second })).toMatchObject(outdated);
  expect(await read()).toMatchObject({ ...seen, ...first, version: version + 1 });
  // Having looked again they may.
  expect(await edit({ ...first, ...second, version: version + 1 })).toMatchObject({ success: true });
  expect(await read()).toMatchObject({ ...seen, ...first, ...second, version: version + 2 });
});

const importAs = async (path: string, rows: string[][]) => {
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'rows.xlsx', content: bytesOf(workbookOf(rows)) });
  const reply = await app.inject({
    method: 'POST',
    url: `${path}/importExcel`,
    headers: { ...headers, 'accept-language': 'en', 'x-access-token': token },
    payload,
  });
  expect(reply.json()).toMatchObject({ result: { successCount: rows.length - 1, errorCount: 0 } });
};

test('what a workbook changed is not overwritten by a form opened before', async () => {
  const { id } = (await post('/sys/dictionary/add', { dictCode: 'field_size', dictName: texts('Size'), items: [item('small')] })).result;
  const titles = ['dictCode', 'value', 'textZh', 'textEn', 'textEs', 'textRu', 'textFr', 'textPt'];
  await importAs('/sys/dictionary', [titles, ['field_size', 'large', ...languages]]);
  expect(await post('/sys/dictionary/edit', { id, version: 1, dictCode: 'field_size', dictName: texts('Size'), items: [item('small')] })).toMatchObject(
    outdated,
  );
  expect((await get(`/sys/dictionary/queryById?id=${id}`)).result.items).toHaveLength(2);

  const position = (await post('/sys/position/add', { code: 'DRIVER', name: texts('Driver') })).result;
  await importAs('/sys/position', [
    ['code', 'nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt'],
    ['DRIVER', ...languages],
  ]);
  expect(await post('/sys/position/edit', { id: position.id, version: 1, code: 'DRIVER', name: texts('Driver') })).toMatchObject(outdated);
});

test('the language that a user chose meanwhile is not overwritten either', async () => {
  const { id } = (await get('/sys/user/list?username=d001.parts,')).result.records[0];
  const { version, realname, userType, timezone, departIds: places, roleIds: roles } = (await get(`/sys/user/queryById?id=${id}`)).result;
  const own = await signIn(app, 'd001.parts');
  expect(await post('/api/Login/switchLanguage?languageCode=fr', {}, own)).toMatchObject({ success: true });
  expect(await post('/sys/user/edit', { id, version, realname, userType, timezone, departIds: places, roleIds: roles, language: 'es' })).toMatchObject(
    outdated,
  );
  expect((await get(`/sys/user/queryById?id=${id}`)).result).toMatchObject({ language: 'fr', version: version + 1 });
});

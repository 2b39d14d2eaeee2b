/** Each import comes with a sample that a new installation takes, in the order of its steps. */
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type CellObject, read } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Template, templateSheets } from '../../shared/import/importTemplate.ts';
import { samples } from '../../shared/import/sampleRows.ts';
import { writeXlsx } from '../../shared/workbook/writeXlsx.ts';
import { administratorPassword, createEmptyInstallation } from '../../test/emptyInstallation.ts';
import { importTemplates, masterSamples } from '../../test/samples/masterSamples.ts';
import { multipart } from '../../test/multipart.ts';
import { call, signIn, type TestApp } from '../../test/testApp.ts';

/** Who imports what, one after the other. */
const order: readonly (readonly [person: string, path: string])[] = [
  ['admin', '/sys/sysDepart'],
  ['admin', '/sys/position'],
  ['admin', '/sys/role'],
  ['admin', '/sys/user'],
  ['admin', '/sys/dictionary'],
  ['admin', '/sys/category'],
  ['zhang.sales', '/mfr/product'],
  ['zhang.sales', '/mfr/dealer'],
  ['chen.finance', '/mfr/exchangeRate'],
  ['chen.finance', '/mfr/collectionTarget'],
  ['zhang.sales', '/mfr/salesGoal'],
  ['anna.service', '/mfr/bugSystem'],
  ['anna.service', '/mfr/supplier'],
  ['anna.service', '/mfr/bugCode'],
  ['anna.service', '/mfr/serviceCode'],
  ['anna.service', '/mfr/checkItem'],
  ['anna.service', '/mfr/failedReason'],
  ['anna.service', '/mfr/maintTemplate'],
  ['anna.service', '/mfr/warrantyPolicy'],
  ['anna.service', '/mfr/labourRate'],
  ['anna.service', '/mfr/serviceAllowance'],
  ['anna.service', '/mfr/extendPlan'],
  ['anna.service', '/mfr/coefficient'],
  ['wang.parts', '/mfr/parts'],
  ['wang.parts', '/mfr/partsPrice'],
  ['wang.parts', '/mfr/makerStock'],
  ['zhang.sales', '/mfr/vehiclePrice'],
  ['zhang.sales', '/mfr/vehicle'],
  ['sun.training', '/mfr/training'],
];

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createEmptyInstallation();
  tokens['admin'] = await inEnglish('admin', administratorPassword);
});
afterAll(() => app.close());

const encode = (text: string): string => Buffer.from(encodeURIComponent(text), 'latin1').toString('base64');

async function inEnglish(username: string, password: string): Promise<string> {
  const token = await signIn(app, username, password);
  await call(app, token, 'POST', '/api/Login/switchLanguage?languageCode=en');
  return token;
}

/** Whoever came by a workbook gets a password from the administrator, and chooses their own. */
async function tokenOf(username: string): Promise<string> {
  if (tokens[username]) return tokens[username];
  const { id } = (await call(app, tokens['admin'], 'GET', `/sys/user/list?username=${username},`)).body.result.records[0];
  const { oneTimePassword } = (await call(app, tokens['admin'], 'POST', '/sys/user/resetPassword', { id })).body.result;
  const first = await signIn(app, username, oneTimePassword);
  const [OldPassword, NewPassword] = [encode(oneTimePassword), encode(administratorPassword)];
  await call(app, first, 'POST', '/sys/user/updatePassword', { OldPassword, NewPassword, ConfirmPassword: NewPassword, new_platform: 2 });
  return (tokens[username] = await inEnglish(username, administratorPassword));
}

const definitionOf = (path: string) => masterSamples.find((sample) => sample.path === path)!.definition as Template;
const workbookOf = (name: string): Buffer => readFileSync(new URL(`../../../../../docs/samples/${samples.get(name)!.file}.xlsx`, import.meta.url));

const template = async (token: string, path: string, query: string): Promise<Buffer> =>
  (await app.inject({ method: 'GET', url: `${path}/importTemplate?${query}`, headers: { 'x-access-token': token } })).rawPayload;

const cellsOf = (workbook: Buffer): unknown[][][] =>
  Object.values(read(workbook, { type: 'buffer', dense: true }).Sheets).map((sheet) =>
    (sheet['!data'] as CellObject[][]).map((row) => row.map((cell) => cell.v)),
  );

test('every import has a sample, and every sample an import', () => {
  expect([...samples.keys()].toSorted()).toEqual(importTemplates.map(({ name }) => name).toSorted());
  expect(order.map(([, path]) => path).toSorted()).toEqual(masterSamples.map(({ path }) => path).toSorted());
});

/** The day on which a workbook of the documentation was written: the latest in the one whose days stay near. */
const writtenOn = (): Date => {
  const [rates] = Object.values(read(workbookOf('exchangeRate'), { type: 'buffer', dense: true, UTC: true, cellDates: true }).Sheets);
  return new Date(Math.max(...(rates!['!data'] as CellObject[][]).flatMap((row) => row.flatMap(({ v }) => (v instanceof Date ? [v.getTime()] : [])))));
};

test.each([...samples.keys()])('the workbook of %s in the documentation is what the server sends', async (name) => {
  const definition = importTemplates.find((one) => one.name === name)!;
  const sheets = templateSheets({ user: { language: 'en' }, services: { ...app.services, now: writtenOn } }, definition, true);
  expect(cellsOf(workbookOf(name))).toEqual(cellsOf(await buffer(writeXlsx(...sheets))));
});

test('a template names on its second sheet what can be chosen', async () => {
  const [table, values] = cellsOf(await template(tokens['admin']!, '/sys/user', 'format=xlsx'));
  expect(table).toEqual([expect.arrayContaining(['User name*'])]);
  expect(values).toEqual(expect.arrayContaining([['Column', 'Allowed value', 'Code'], expect.arrayContaining(['dealer'])]));
  expect(cellsOf(await template(tokens['admin']!, '/sys/user', 'format=xls'))[1]).toEqual(values);
  expect(cellsOf(await template(tokens['admin']!, '/sys/user', 'format=xls&sample=1'))[0]).toHaveLength(7);
});

test('a new installation takes all samples, and is as good as set up', async () => {
  await call(app, tokens['admin'], 'POST', '/mfr/marketGroup/add', { code: 'LATAM', nameZh: '拉美', nameEn: 'Latin America', region: 'latam' });
  await call(app, tokens['admin'], 'POST', '/mfr/marketGroup/add', { code: 'WAF', nameZh: '西非', nameEn: 'West Africa', region: 'africa_fr' });
  for (const [person, path] of order) {
    const token = await tokenOf(person);
    const { name } = definitionOf(path);
    const { file, rows } = samples.get(name)!;
    const content = workbookOf(name);
    const { payload, headers } = multipart({}, { field: 'files[]', filename: `${file}.xlsx`, content });
    const reply = await app.inject({ method: 'POST', url: `${path}/importExcel`, headers: { ...headers, 'x-access-token': token }, payload });
    expect([path, reply.json()]).toMatchObject([path, { success: true, result: { successCount: rows.length, errorCount: 0 } }]);
  }
  // Rows of a contract are one order.
  const orders = multipart({}, { field: 'files[]', filename: 'orders.xlsx', content: workbookOf('vehicleOrder') });
  const imported = await app.inject({
    method: 'POST',
    url: '/mfr/vehicleOrder/importExcel',
    headers: { ...orders.headers, 'x-access-token': tokens['zhang.sales'] },
    payload: orders.payload,
  });
  expect(imported.json()).toMatchObject({ success: true, result: { successCount: samples.get('vehicleOrder')!.rows.length, errorCount: 0 } });
  // Lines of a bank are looked at first: nobody has announced these, so that they would be drafts.
  const lines = multipart({}, { field: 'files[]', filename: 'bank-lines.xlsx', content: workbookOf('bankImport') });
  const previewed = await app.inject({
    method: 'POST',
    url: '/mfr/bankImport/preview',
    headers: { ...lines.headers, 'x-access-token': tokens['chen.finance'] },
    payload: lines.payload,
  });
  expect(previewed.json()).toMatchObject({ success: true, result: { bookedCount: 0, draftCount: samples.get('bankImport')!.rows.length } });
  // Rates of the documentation grow old; those that the dialog offers are of the day.
  const content = await template(tokens['chen.finance']!, '/mfr/exchangeRate', 'format=xlsx&sample=1');
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'rates.xlsx', content });
  const sent = { method: 'POST', url: '/mfr/exchangeRate/importExcel', headers: { ...headers, 'x-access-token': tokens['chen.finance'] }, payload } as const;
  expect((await app.inject(sent)).json()).toMatchObject({ success: true, result: { errorCount: 0 } });
  // Whoever was imported works once they have chosen a password.
  await app.services.db.updateTable('sysUser').set({ passwordHash: 'chosen' }).where('passwordHash', '=', '').execute();
  const { steps } = (await call(app, tokens['admin'], 'GET', '/sys/setup/status')).body.result;
  expect(Object.fromEntries(steps.map(({ key, state }: { key: string; state: string }) => [key, state]))).toMatchObject({
    departments: 'done',
    staff: 'done',
    marketGroups: 'done',
    products: 'done',
    dealers: 'done',
    rates: 'done',
    catalogue: 'done',
    terms: 'done',
    parts: 'done',
    vehicles: 'done',
  });
}, 120_000);

test('with the name of the maker, and what can be skipped skipped, it is set up', async () => {
  const admin = tokens['admin']!;
  const get = async (path: string) => (await call(app, admin, 'GET', path)).body.result;
  const post = async (path: string, body: object) => (await call(app, admin, 'POST', path, body)).body;
  const values = { 'company.nameEn': 'Harrow Works Ltd.', 'company.address': '1 Field Road' };
  const items = Object.entries(values).map(([key, value]) => ({ key, value, version: 0 }));
  expect(await post('/sys/config/edit', { items })).toMatchObject({ success: true });
  const [maker] = await get('/sys/sysDepart/queryTreeList');
  const departName = Object.fromEntries(['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'].map((language) => [language, 'Harrow Works']));
  expect(await post('/sys/sysDepart/edit', { id: maker.id, version: 1, departName, sortNo: 0, status: 1 })).toMatchObject({ success: true });
  const open = async () => (await get('/sys/setup/status')).steps.filter(({ state }: { state: string }) => state === 'open');
  for (const { key } of await open()) expect(await post('/sys/setup/skip', { key, skipped: true })).toMatchObject({ success: true });
  expect(await get('/sys/setup/status')).toMatchObject({ done: true });
});

/** Departments, positions, dictionaries and categories as workbooks, in and out. */
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

type Row = Readonly<Record<string, string | number>>;
const importRows = async (path: string, rows: readonly Row[]) => {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => titles.map((title) => String(row[title] ?? '')));
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'rows.xlsx', content: bytesOf(workbookOf([titles, ...cells])) });
  const reply = await app.inject({
    method: 'POST',
    url: `${path}/importExcel`,
    headers: { ...headers, 'accept-language': 'en', 'x-access-token': admin },
    payload,
  });
  return reply.json();
};
const problemsOf = (body: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }) =>
  body.result.files[0]!.problems.map(({ row, field, code }) => `${row} ${field} ${code}`);
const exported = async (path: string) => {
  const reply = await app.inject({ url: `${path}${path.includes('?') ? '&' : '?'}format=xlsx`, headers: { 'x-access-token': admin, 'accept-language': 'en' } });
  const workbook = read(reply.rawPayload, { type: 'buffer' });
  return utils.sheet_to_json<Record<string, string>>(workbook.Sheets[workbook.SheetNames[0]!]!, { raw: false, defval: '' });
};
const get = async (path: string) => (await call(app, admin, 'GET', path)).body.result;
const names = (text: string) => ({ nameZh: text, nameEn: text });
const six = (name: string, text: string) => Object.fromEntries(['Zh', 'En', 'Es', 'Ru', 'Fr', 'Pt'].map((ending) => [name + ending, `${text} ${ending}`]));

test('departments come below others of the maker; those of dealers and the root do not', async () => {
  const body = await importRows('/sys/sysDepart', [
    { parentOrgCode: 'A01', ...names('Quality'), orgType: 'department', phone: '+86 21 5555 0100' },
    { parentOrgCode: 'B01', ...names('Strange') },
    { orgCode: 'A01', ...names('Root') },
    { orgCode: 'A01A77', ...names('Nobody') },
    { ...names('Nowhere') },
    { parentOrgCode: 'A01', ...names('Odd'), orgType: 'castle' },
  ]);
  expect(problemsOf(body)).toEqual([
    '3 parentOrgCode master.unknown',
    '4 orgCode depart.stays',
    '5 orgCode master.unknown',
    '6 parentOrgCode contract.required',
    '7 orgType E-014',
  ]);
  const found = await exported('/sys/sysDepart/exportXls?keyWord=Quality');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ Phone: '+86 21 5555 0100', Path: expect.stringMatching(/ \/ Quality$/), 'Code of the department above': 'A01' });
  const { Code: orgCode } = found[0]!;
  expect(await importRows('/sys/sysDepart', [{ orgCode: orgCode!, ...names('Quality & safety') }])).toMatchObject({ success: true });
  expect(await exported(`/sys/sysDepart/exportXls?keyWord=${orgCode}`)).toMatchObject([{ Phone: '+86 21 5555 0100', 'English name': 'Quality & safety' }]);
});

test('a department has managers, who are active users', async () => {
  const [{ id: pid }] = await get('/sys/sysDepart/queryDepartTreeSync');
  const [{ id: manager }] = (await get('/sys/user/list?username=wang.service')).records;
  const departName = Object.fromEntries(['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'].map((language) => [language, 'Field service']));
  const form = { departName, sortNo: 1, status: 1, pid, orgType: 'branch', address: 'Road 1', managerIds: [manager] };
  const add = (change: object) => call(app, admin, 'POST', '/sys/sysDepart/add', { ...form, ...change });
  expect((await add({ managerIds: ['f'.repeat(32)] })).body).toMatchObject({ code: 422, result: { errors: [{ field: 'managerIds', code: 'E-014' }] } });
  expect((await add({ orgType: 'castle' })).body).toMatchObject({ code: 422, result: { errors: [{ field: 'orgType', code: 'E-014' }] } });
  expect((await add({ managerIds: Array.from({ length: 6 }, () => manager) })).status).toBe(400);
  const { id } = (await add({})).body.result;
  expect(await get(`/sys/sysDepart/queryById?id=${id}`)).toMatchObject({ orgType: 'branch', address: 'Road 1', managerIds: [manager] });
});

test('positions are added and changed by their code', async () => {
  const rows = [
    { code: 'WELDER', ...names('Welder'), rank: '' },
    { code: 'bad code', ...names('Bad') },
  ];
  expect(problemsOf(await importRows('/sys/position', rows))).toEqual(['3 code contract.format']);
  expect(await importRows('/sys/position', [{ code: 'WELDER', nameZh: '焊工', nameEn: 'Senior welder', nameRu: 'Сварщик' }])).toMatchObject({ success: true });
  expect((await get('/sys/position/list?code=WELDER')).records).toMatchObject([{ name: 'Senior welder', nameRu: 'Сварщик', nameFr: 'Senior welder' }]);
  expect((await exported('/sys/position/exportXls?code=WELDER'))[0]).toMatchObject({ Code: 'WELDER', 'Russian name': 'Сварщик' });
});

test('items of a dictionary are there at once, in all languages', async () => {
  const item = (value: string) => ({ dictCode: 'soil_kind', ...six('dictName', 'Soil'), value, ...six('text', value) });
  expect(await importRows('/sys/dictionary', [item('clay'), item('sand')])).toMatchObject({ success: true });
  await call(app, admin, 'POST', '/api/Login/switchLanguage?languageCode=fr');
  expect(await get('/sys/dict/getDictItems/soil_kind')).toMatchObject([{ text: 'clay Fr' }, { text: 'sand Fr' }]);
  await call(app, admin, 'POST', '/api/Login/switchLanguage?languageCode=en');
  expect(await importRows('/sys/dictionary', [{ dictCode: 'soil_kind', value: 'sand', textEn: 'Fine sand', status: 0 }])).toMatchObject({ success: true });
  expect(await exported('/sys/dictionary/exportXls?dictCode=soil_kind')).toMatchObject([
    { Value: 'clay', 'Text (English)': 'clay En' },
    { Value: 'sand', 'Text (English)': 'Fine sand', 'Text (Russian)': 'sand Ru', Status: '0' },
  ]);
});

test('a new item needs all texts, and records of a master are kept elsewhere', async () => {
  const body = await importRows('/sys/dictionary', [
    { dictCode: 'soil_kind', value: 'peat', textEn: 'Peat', textZh: '泥炭', textEs: 'Turba', textRu: 'Торф', textFr: 'Tourbe' },
    { dictCode: 'market_group', value: 'X', ...six('text', 'X') },
    { dictCode: 'new_kind', value: 'x', ...six('text', 'X'), dictNameEn: 'New' },
    { dictCode: 'soil_kind', value: 'rock', ...six('text', 'Rock'), color: 'mauve' },
  ]);
  expect(problemsOf(body)).toEqual([
    '2 textPt contract.required',
    '3 dictCode dictionary.served',
    ...['Zh', 'Es', 'Ru', 'Fr', 'Pt'].map((ending) => `4 dictName${ending} contract.required`),
    expect.stringMatching(/^5 color /),
  ]);
});

test('categories get their codes from the server and come below others', async () => {
  expect(await importRows('/sys/category', [{ ...names('Tools'), sortNo: 1 }])).toMatchObject({ success: true });
  const [{ Code: above }] = (await exported('/sys/category/exportXls?keyWord=Tools')) as [Record<string, string>];
  expect(await importRows('/sys/category', [{ parentCode: above!, ...names('Torque tools') }])).toMatchObject({ success: true });
  const [child] = (await exported('/sys/category/exportXls?keyWord=Torque')) as [Record<string, string>];
  expect(child).toMatchObject({ Path: 'Tools / Torque tools', 'Code of the category above': above });
  expect(problemsOf(await importRows('/sys/category', [{ code: child.Code!, parentCode: child.Code!, ...names('Loop') }]))).toEqual(['2 parentCode E-557']);
});

test('who may not, neither imports nor exports', async () => {
  const manager = await signIn(app, 'zhao.manager');
  for (const path of ['/sys/sysDepart', '/sys/position', '/sys/dictionary', '/sys/category'])
    for (const verb of ['exportXls', 'importTemplate']) expect((await call(app, manager, 'GET', `${path}/${verb}`)).status).toBe(403);
});

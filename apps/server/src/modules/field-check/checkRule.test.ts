/** Check rules: what administrators add, what came with the system, and patterns that would hold a server up. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBaseData } from '../../base-data/baseData.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => (await call(app, admin, method, `/sys/checkRule/${path}`, body)).body;
const speak = (language: string) => call(app, admin, 'POST', `/api/Login/switchLanguage?languageCode=${language}`);
const input = (ruleCode: string, pattern: string) => ({
  ruleCode,
  pattern,
  messageZh: '六位数字',
  messageEn: 'Six digits',
  messageEs: 'Seis cifras',
  messageRu: 'Шесть цифр',
  messageFr: 'Six chiffres',
  messagePt: 'Seis algarismos',
});
const stored = async (ruleCode: string) => (await ask('GET', `list?keyword=${ruleCode}`)).result.records[0];

test('an own rule is asked by its code and answers in the language of the user', async () => {
  expect(await ask('POST', 'add', input('six_digits', '^[0-9]{6}$'))).toMatchObject({ success: true });
  expect(await ask('GET', 'checkByCode?ruleCode=six_digits&value=123456')).toMatchObject({ success: true });
  await speak('ru');
  expect(await ask('GET', 'checkByCode?ruleCode=six_digits&value=12345')).toMatchObject({ success: false, message: 'Шесть цифр' });
  await speak('en');
  expect(await ask('POST', 'add', input('six_digits', 'x'))).toMatchObject({ code: 422, result: { errors: [{ field: 'ruleCode', code: 'E-018' }] } });
});

test('matches the whole value, also where the pattern has no anchors', async () => {
  await ask('POST', 'add', input('two_letters', '[a-z]{2}|[A-Z]{2}'));
  const matches = async (value: string) => (await ask('GET', `checkByCode?ruleCode=two_letters&value=${value}`)).success;
  expect([await matches('ab'), await matches('AB'), await matches('abc'), await matches('1ab')]).toEqual([true, true, false, false]);
});

test.each([
  ['(a+)+$', 'The pattern repeats something that is itself repeated'],
  ['(\\w)\\1', 'The pattern refers back'],
  ['(?<=a)b', 'The pattern looks behind'],
  ['\\d+\\d+', 'The pattern has two repetitions without a limit side by side'],
  ['(', 'The pattern is not a valid JavaScript expression'],
  ['a(?=b)b', 'The pattern looks ahead'],
  ['(?:a{100}){20}', 'The pattern repeats too often'],
])('refuses %s and says why', async (pattern, reason) => {
  const refused = { code: 422, result: { errors: [{ field: 'pattern', code: 'E-578', text: expect.stringContaining(reason) }] } };
  expect(await ask('POST', 'add', input('slow_rule', pattern))).toMatchObject(refused);
  expect(await ask('POST', 'test', { pattern, value: 'a' })).toMatchObject(refused);
});

test('takes patterns that only a slow engine has to fear, and look-ahead at the beginning', async () => {
  expect((await ask('POST', 'test', { pattern: '(?:a?){30}a{30}', value: 'a'.repeat(30) })).result).toEqual({ matches: true });
  expect((await ask('POST', 'test', { pattern: '(?=.*\\d)(?=.*[a-z])\\w{8,20}', value: 'harrow2026' })).result).toEqual({ matches: true });
});

test('a stored pattern that no longer works says so, and that an administrator has to change it', async () => {
  await ask('POST', 'add', input('old_pattern', 'ab'));
  await app.services.db.updateTable('sysCheckRule').set({ pattern: 'a(?=b)b' }).where('ruleCode', '=', 'old_pattern').execute();
  const { success, message } = await ask('GET', 'checkByCode?ruleCode=old_pattern&value=ab');
  expect([success, message]).toEqual([
    false,
    'The value cannot be checked: the pattern of rule old_pattern no longer works. The pattern looks ahead; that is possible at its beginning only, such as ^(?=.*\\d)…. An administrator has to change it.',
  ]);
});

test('a pattern can be tried before it is stored', async () => {
  expect((await ask('POST', 'test', { pattern: '\\d{3}', value: '123' })).result).toEqual({ matches: true });
  expect((await ask('POST', 'test', { pattern: '\\d{3}', value: '1234' })).result).toEqual({ matches: false });
});

test('of a rule of the system only the message changes, and a new version of the system keeps that', async () => {
  const rule = await stored('mobile');
  expect(rule).toMatchObject({ builtIn: 'Y' });
  const { id, version } = rule;
  const fields = { ...input('mobile', rule.pattern), id, version };
  expect(await ask('POST', 'edit', { ...fields, pattern: '.*' })).toMatchObject({ code: 422, result: { errors: [{ field: 'pattern', code: 'E-557' }] } });
  expect(await ask('POST', 'edit', fields)).toMatchObject({ success: true });
  expect(await ask('POST', 'edit', fields)).toMatchObject({ result: { errorCode: 'E-001' } });
  await app.services.db.deleteFrom('sysConfig').where('key', 'like', '%fingerprint%').execute();
  await loadBaseData(app.services.db);
  expect(await stored('mobile')).toMatchObject({ id, messageEn: 'Six digits' });
  expect(await stored('six_digits')).toMatchObject({ builtIn: 'N' });
});

test('rules of the system stay, others go, each by itself', async () => {
  const [own, system] = [await stored('six_digits'), await stored('vin')];
  expect((await ask('DELETE', `deleteBatch?ids=${own.id},${system.id}`)).result).toMatchObject({
    ok: [own.id],
    failed: [{ id: system.id, no: 'vin', code: 'E-576' }],
  });
  expect((await call(app, admin, 'DELETE', '/sys/checkRule/deleteBatch')).status).toBe(400);
});

test('only administrators keep rules', async () => {
  const manager = await signIn(app, 'zhao.manager');
  for (const [method, path] of [
    ['GET', 'list'],
    ['POST', 'test'],
  ] as const)
    expect((await call(app, manager, method, `/sys/checkRule/${path}`, method === 'POST' ? { pattern: 'a', value: 'a' } : undefined)).status).toBe(403);
});

/** One-time passwords for several users in one step, and how long each signs in. */
import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp, tryToSignIn } from '../../../test/testApp.ts';

interface Slip {
  id: string;
  username: string;
  oneTimePassword: string;
  validUntil: string;
}
interface Answer {
  slips: Slip[];
  failed: { id: string; no: string; code: string; text: string }[];
  portalUrl: string | null;
  workbook: string;
}

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['admin', 'd001.admin', 'd001.service']) tokens[name] = await signIn(app, name);
});
afterAll(() => app.close());

const idOf = async (username: string): Promise<string> =>
  (await app.services.db.selectFrom('sysUser').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const change = (username: string, values: Partial<Record<'passwordHash' | 'oneTimeUntil', string | null>>) =>
  app.services.db
    .updateTable('sysUser')
    .set(values as never)
    .where('username', '=', username)
    .execute();
const give = async (person: string, ids: string[], headers = {}) => call(app, tokens[person], 'POST', '/sys/user/resetPasswordBatch', { ids }, headers);
const given = async (person: string, ...names: string[]): Promise<Answer> => (await give(person, await Promise.all(names.map(idOf)))).body.result;
const listed = async (query: string, person = 'admin') => (await call(app, tokens[person], 'GET', `/sys/user/list?pageSize=100&${query}`)).body.result;

/** Everything that the database holds, as text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(app.services.db);
  const tables = await Promise.all(
    rows.map(
      async ({ name }) => (await sql<{ all: string | null }>`select json_agg(t)::text as all from ${sql.table(name)} t`.execute(app.services.db)).rows[0]!.all,
    ),
  );
  return tables.join('\n');
}

test('each gets a password of their own, in their language; who may not be changed is named, or not even that', async () => {
  await setParameter(app.services, 'company.nameEn', 'Harrow Works Ltd.');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example/');
  await app.services.db.updateTable('sysUser').set({ language: 'es', timezone: 'America/Santiago' }).where('username', '=', 'd001.parts').execute();
  const session = await signIn(app, 'd001.sales');
  const { slips, failed, portalUrl, workbook } = await given('d001.admin', 'd001.parts', 'd001.sales', 'd001.admin', 'wang.service', 'd002.service');
  expect(slips).toMatchObject([
    { username: 'd001.parts', language: 'es', timezone: 'America/Santiago', company: 'Harrow Works Ltd.' },
    { username: 'd001.sales', language: 'en', company: 'Harrow Works Ltd.' },
  ]);
  expect(failed.map(({ no, code }) => [no, code])).toEqual([
    ['d001.admin', 'user.self'],
    ['', 'E-012'],
    ['', 'E-012'],
  ]);
  expect(portalUrl).toBe('https://portal.harrow.example');
  const [sheet] = Object.values(read(Buffer.from(workbook, 'base64'), { type: 'buffer' }).Sheets);
  const [titles, ...rows] = utils.sheet_to_json<string[]>(sheet!, { header: 1 });
  expect(titles).toEqual(['User name', 'Name', 'One-time password', 'Valid until']);
  expect(rows.map(([username, , password]) => [username, password])).toEqual(slips.map(({ username, oneTimePassword }) => [username, oneTimePassword]));
  expect((await call(app, session, 'GET', '/sys/user/list')).status).toBe(401);
  for (const { username, oneTimePassword } of slips)
    expect((await tryToSignIn(app, username, oneTimePassword)).data).toMatchObject({ need_change_password: 'Y' });
});

test('nothing keeps the passwords, and a repeat gives others', async () => {
  const ids = await Promise.all(['d001.parts', 'd001.sales'].map(idOf));
  const headers = { 'x-idempotency-key': 'once-and-again' };
  const [first, second] = [(await give('admin', ids, headers)).body.result as Answer, (await give('admin', ids, headers)).body.result as Answer];
  const kept = await everything();
  for (const { oneTimePassword } of [...first.slips, ...second.slips]) expect(kept).not.toContain(oneTimePassword);
  expect(kept).toContain('"password"');
  for (const [at, { username, oneTimePassword }] of first.slips.entries()) {
    expect((await tryToSignIn(app, username, oneTimePassword)).success).toBe(false);
    expect((await tryToSignIn(app, username, second.slips[at]!.oneTimePassword)).success).toBe(true);
  }
});

test.each([
  ['nobody', 0],
  ['more than five hundred', 501],
])('%s is refused', async (_how, count) => {
  const ids = Array.from({ length: count }, (_, at) => at.toString(16).padStart(32, '0'));
  expect((await give('admin', ids)).status).toBe(400);
});

test('it takes the right to change users', async () => expect((await give('d001.service', [await idOf('d001.parts')])).status).toBe(403));

test('signs in for the days of the parameter, then no longer, until another one is given', async () => {
  await setParameter(app.services, 'password.oneTimeDays', '3');
  const id = await idOf('d001.parts');
  const reset = async () => (await call(app, tokens['admin'], 'POST', '/sys/user/resetPassword', { id })).body.result as Slip;
  const { oneTimePassword, validUntil } = await reset();
  const days = (Date.parse(`${validUntil.replace(' ', 'T')}+08:00`) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);
  await change('d001.parts', { oneTimeUntil: '2026-01-01 00:00:00' });
  const over = await tryToSignIn(app, 'd001.parts', oneTimePassword);
  expect(over).toMatchObject({ success: false, message: expect.stringContaining('no longer valid') });
  expect((await tryToSignIn(app, 'd001.parts', 'Wrong#2026')).message).not.toContain('no longer valid');
  expect((await tryToSignIn(app, 'd001.parts', (await reset()).oneTimePassword)).success).toBe(true);
});

test('a password that the user has chosen has no end', async () => {
  const { oneTimePassword } = (await given('admin', 'd001.sales')).slips[0]!;
  const token = await signIn(app, 'd001.sales', oneTimePassword);
  const encoded = (text: string) => Buffer.from(encodeURIComponent(text)).toString('base64');
  const chosen = { OldPassword: encoded(oneTimePassword), NewPassword: encoded('Chosen#2026'), ConfirmPassword: encoded('Chosen#2026'), new_platform: 2 };
  expect((await call(app, token, 'POST', '/sys/user/updatePassword', chosen)).body).toMatchObject({ success: true });
  const { oneTimeUntil } = await app.services.db.selectFrom('sysUser').select('oneTimeUntil').where('username', '=', 'd001.sales').executeTakeFirstOrThrow();
  expect(oneTimeUntil).toBeNull();
});

test('who has none, or one that is over, is shown and found by it', async () => {
  await change('d002.service', { passwordHash: '' });
  await change('d001.parts', { oneTimeUntil: '2026-01-01 00:00:00' });
  // Who only asks for an account is not expected to have one.
  await change('frozen.user', { passwordHash: '' });
  await app.services.db.updateTable('sysUser').set({ status: 3 }).where('username', '=', 'frozen.user').execute();
  const names = ({ records }: { records: { username: string }[] }) => records.map(({ username }) => username).toSorted();
  const without = await listed('passwordSet=N');
  expect(names(without)).toEqual(['d001.parts', 'd002.service']);
  expect(without.records).toMatchObject([{ passwordSet: 'N' }, { passwordSet: 'N' }]);
  expect(names(await listed('passwordSet=Y'))).not.toContain('d001.parts');
  expect((await call(app, tokens['d001.service'], 'GET', '/sys/user/list?passwordSet=N')).status).toBe(403);
});

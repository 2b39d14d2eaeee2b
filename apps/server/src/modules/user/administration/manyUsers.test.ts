/** A workbook of 5,000 users, every second of them wrong. */
import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, workbookOf } from '../../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, signIn, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const count = 5000;
const title = ['username', 'realname', 'userType', 'orgCodes', 'roleCodes', 'email', 'language', 'timezone'];
/** Each kind of mistake once in ten rows. */
const mistakes: readonly [column: number, value: string, code: string][] = [
  [4, 'SYS_ADMIN', 'E-014'],
  [3, 'Z99', 'E-014'],
  [5, 'nobody', 'field.email'],
  [7, 'Mars/Olympus', 'E-014'],
  [1, '', 'contract.required'],
];
const rows = Array.from({ length: count }, (_, at) => {
  const row = [`user.${'abcdefghij'[at % 10]}${at}`, `User ${at}`, 'dealer', 'B01A01', 'DLR_PARTS', `u${at}@agroandes.example`, 'es', 'America/Santiago'];
  const mistake = at % 2 === 0 ? undefined : mistakes[Math.floor((at % 10) / 2)];
  if (mistake) row[mistake[0]] = mistake[1];
  return row;
});

test('the good half is stored, each of the others is handed back, in reasonable time and memory', async () => {
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'users.xlsx', content: bytesOf(workbookOf([title, ...rows])) });
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const answer = (await app.inject({ method: 'POST', url: '/sys/user/importExcel', headers: { ...headers, 'x-access-token': admin }, payload })).json();
  const seconds = (performance.now() - start) / 1000;
  const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
  expect(answer).toMatchObject({ code: 201, result: { totalCount: count, successCount: count / 2, errorCount: count / 2 } });
  expect(await stored()).toBe(count / 2);
  // The answer shows the first of them, the workbook all.
  const { problems } = answer.result.files[0] as { problems: { row: number; code: string }[] };
  expect(problems.slice(0, 5).map(({ code }) => code)).toEqual(mistakes.map(([, , code]) => code));
  const book = await app.inject({ url: answer.result.fileUrl, headers: { 'x-access-token': admin } });
  const [sheet] = Object.values(read(book.rawPayload, { type: 'buffer' }).Sheets);
  const back = utils.sheet_to_json<string[]>(sheet!, { header: 1 }).flat().map(String);
  const wrong = rows.filter((_row, at) => at % 2 === 1).map(([username]) => username!);
  expect(wrong.filter((username) => !back.includes(username))).toEqual([]);
  expect(seconds).toBeLessThan(240);
  expect(megabytes).toBeLessThan(400);
}, 400_000);

const stored = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from sys_user where username like 'user.%'`.execute(app.services.db)).rows[0]!.n;

/** Goals from a workbook of LibreOffice, with the mistakes that people make. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { createGoalKit, type GoalKit } from './goalTestKit.ts';

let kit: GoalKit;
beforeAll(async () => {
  kit = await createGoalKit();
}, 120_000);
afterAll(() => kit.app.close());

const workbook = readFileSync(new URL('fixtures/goals-by-libreoffice.xlsx', import.meta.url));

async function send(fields: Record<string, string> = {}) {
  const { payload, headers } = multipart(fields, { field: 'files[]', filename: 'goals.xlsx', content: workbook });
  const reply = await kit.app.inject({
    method: 'POST',
    url: '/mfr/salesGoal/importExcel',
    headers: { ...headers, 'x-access-token': kit.tokens['sun.sales'], 'accept-language': 'en' },
    payload,
  });
  return reply.json();
}
const problems = ({ result }: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }): string[] =>
  result.files[0]!.problems.map(({ row, field, code }) => `${row} ${field} ${code}`);
const stored = () =>
  kit.db
    .selectFrom('salesGoal')
    .select(['dealerCode', 'productTeam', 'platform', 'annualTarget', 'm1_target', 'm12_target', 'status', 'version', 'remark'])
    .where('year', '=', 2027)
    .orderBy('dealerCode')
    .orderBy('platform')
    .execute();

test('good rows are stored, the others come back with their reasons', async () => {
  expect((await send({ validateStatus: '1' })).result).toMatchObject({ totalCount: 9 });
  expect(await stored()).toEqual([]);

  const answer = await send();
  expect(answer).toMatchObject({ success: true, code: 201, result: { totalCount: 9, successCount: 2, errorCount: 7 } });
  expect(problems(answer)).toEqual([
    '3 productTeam import.duplicateRow',
    '4 m1_target E-400',
    '5 platform E-014',
    '6 platform E-404',
    '7 platform E-404',
    '8 productTeam contract.required',
    '9 annualTarget import.notNumber',
  ]);
  expect(await stored()).toMatchObject([
    { dealerCode: 'D001', platform: 'T220', annualTarget: 7, m1_target: null, remark: 'without months' },
    { dealerCode: 'D001', platform: 'T50', annualTarget: 12, m1_target: 4, m12_target: 4, status: 'draft', remark: 'imported' },
  ]);
  await kit.forget();
});

test('drafts are changed by their key, released goals are refused (E-002)', async () => {
  const { id } = await kit.draft({ year: 2027, platform: 'T220' });
  await send();
  expect(await kit.record(id)).toMatchObject({ annualTarget: 7, m1_target: null, version: 2, remark: 'without months' });
  await kit.mfr('release?confirm=1', { ids: [id] });
  expect(problems(await send())).toContain('10 year E-002');
  expect(await kit.record(id)).toMatchObject({ status: 'pass', version: 3 });
});

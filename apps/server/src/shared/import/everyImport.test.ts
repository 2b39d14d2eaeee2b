/** Every table that can be imported answers hostile workbooks and cells alike: the rules are shared, the addresses are not. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, people, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { bytesOf, lyingZipBomb, png, withFormula, withMacro, withPassword, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { operations } from '../../test/contract/operations.ts';
import { masterSamples } from '../../test/samples/masterSamples.ts';
import { multipart } from '../../test/multipart.ts';

let kit: ClaimKit;
/** Made once: that takes seconds. */
let bomb: Buffer;
beforeAll(async () => {
  [kit, bomb] = await Promise.all([createClaimKit(), lyingZipBomb()]);
});
afterAll(() => kit.close());

describe.each(masterSamples.map((sample) => [sample.path, sample] as const))('%s', (path, { table, definition: { fields } }) => {
  const name = path.split('/').at(-1)!;
  let person: Person;
  beforeAll(async () => {
    const holders = await kit.app.usersWith(operations.find((operation) => operation.path === `${path}/importExcel`)!.permission);
    person = people.find((each) => holders.includes(each))!;
  });
  const titles = fields.map((field) => field.name);
  const send = async (contents: readonly Buffer[], form: Record<string, string> = {}) => {
    const files = contents.map((content, index) => ({ field: 'files[]', filename: `${index}.xlsx`, content }));
    const { payload, headers } = multipart(form, ...files);
    const reply = await kit.app.inject({
      method: 'POST',
      url: `${path}/importExcel`,
      headers: { ...headers, 'x-access-token': kit.tokens[person] },
      payload,
    });
    return reply.json();
  };
  const stored = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(kit.db);
    return rows[0]!.count;
  };

  test('stores nothing of hostile workbooks, and says why of each', async () => {
    const before = await stored();
    const good = bytesOf(workbookOf([titles, titles.map(() => 'x')]));
    const answer = await send([png, bomb, await withMacro(good), withPassword(), good.subarray(0, good.length / 2)]);
    expect(answer).toMatchObject({ success: false, result: { totalCount: 0, successCount: 0 } });
    expect(answer.result.files.map(({ readable, message }: { readable: boolean; message: string }) => readable || message === '')).toEqual(
      Array(5).fill(false),
    );
    expect(await stored()).toBe(before);
  }, 60_000);

  test('hostile cells are only cells that are wrong', async () => {
    const before = await stored();
    const values = ["x'; drop table parts; --", '<script>alert(1)</script>', '{"$ne":1}', '9'.repeat(400), '\u202Egnp.exe', '1e309', '-1', 'x'.repeat(32_000)];
    const rows = values.map((value) => titles.map(() => value));
    const answer = await send([
      bytesOf(workbookOf([titles, ...rows])),
      bytesOf(withFormula([titles, titles.map(() => '1')], 1, 0, 'WEBSERVICE("http://evil")')),
    ]);
    expect(answer).toMatchObject({ success: false, result: { totalCount: values.length + 1, errorCount: values.length + 1, successCount: 0 } });
    expect(await stored()).toBe(before);
  });

  test('a day that nobody means is wrong, typed or as the number behind a date', async () => {
    const days = fields.filter(({ kind }) => kind === 'date').map((field) => field.name);
    if (days.length === 0) return;
    const dated = (day: string | number) =>
      titles.map((title) => (days.includes(title) ? (typeof day === 'string' ? day : { t: 'n', v: day, z: 'yyyy-mm-dd' }) : 'x'));
    const answer = await send([bytesOf(workbookOf([titles, ...['1899-12-31', '1949-12-31', '2101-01-01', '9999-12-31', 1, 61, 100_000].map(dated)]))]);
    for (const day of days) {
      const found = answer.result.files[0].problems.filter(({ field }: { field: string }) => field === day).map(({ code }: { code: string }) => code);
      expect([day, new Set(found)]).toEqual([day, new Set(['contract.dateRange'])]);
      expect(found.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('a code or a text is never made of a number that stands for something else, and stays refused in the workbook that comes back', async () => {
    const asText = fields.filter(({ kind }) => ['text', 'code', 'list', 'choice'].includes(kind)).map((field) => field.name);
    const cells = [
      { t: 'n', v: 46_091, z: 'yyyy-mm-dd' },
      { t: 'n', v: Number('123456789012345678') },
      { t: 'n', v: 1, z: '0%' },
      { t: 'n', v: 12_345, z: '"€"#,##0' },
      { t: 'b', v: true },
    ];
    const refused = async (content: Buffer) => {
      const answer = await send([content]);
      const { problems, fileUrl } = answer.result.files[0];
      return {
        fileUrl,
        found: problems
          .filter(({ code }: { code: string }) => code === 'import.formatAsText')
          .map(({ row, field }: { row: number; field: string }) => `${row} ${field}`),
      };
    };
    // As many rows as an answer has room for.
    for (const cell of cells) {
      const first = await refused(bytesOf(workbookOf([titles, titles.map((title) => (asText.includes(title) ? cell : 'x'))])));
      expect(first.found).toEqual(asText.map((field) => `2 ${field}`));
      const reply = await kit.app.inject({ method: 'GET', url: first.fileUrl, headers: { 'x-access-token': kit.tokens[person] } });
      expect((await refused(reply.rawPayload)).found).toEqual(first.found);
    }
  }, 120_000);

  test('rows meant for another table are refused', async () => {
    const file = [bytesOf(workbookOf([titles, titles.map(() => 'x')]))];
    expect(await send(file, { isSingleTableImport: 'sysUser' })).toMatchObject({ success: false, code: 400 });
    expect(await send(file, { isSingleTableImport: name })).toMatchObject({ result: { totalCount: 1 } });
    expect(await send(file, { isSingleTableImport: 'true' })).toMatchObject({ result: { totalCount: 1 } });
  });

  test('two sheets with the table are a question, not a choice', async () => {
    const one = workbookOf([titles, titles.map(() => 'x')], 'May');
    const two = { SheetNames: ['May', 'June'], Sheets: { May: one.Sheets['May']!, June: one.Sheets['May']! } };
    const answer = await send([bytesOf(two)]);
    expect(answer).toMatchObject({ success: false, result: { totalCount: 0 } });
    expect(answer.message).toContain('"May" and "June"');
  });
});

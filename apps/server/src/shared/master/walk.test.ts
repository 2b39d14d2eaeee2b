/** Every master that is kept by form and by workbook: what holds for all of them, whoever wrote it. */
import { type CellObject, read } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, people, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { lists } from '../../test/contract/lists.ts';
import { operations } from '../../test/contract/operations.ts';
import { absentId } from '../../test/contract/samples.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { type MasterSample, masterSamples } from '../../test/samples/masterSamples.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { walked } from '../../test/samples/walked.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
}, 120_000);
afterAll(() => kit.close());

/** Who may make a call. */
async function holderOf(path: string): Promise<Person> {
  const { permission } = operations.find((operation) => operation.path === path)!;
  const holders = await kit.app.usersWith(permission);
  return people.find((name) => holders.includes(name))!;
}
const countOf = async ({ table }: MasterSample): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(kit.db);
  return rows[0]!.count;
};

/** Rows of these belong to documents. */
const ofDocuments = /^\/api\/portal\/|^\/mfr\/(?:bankImport|vehicleOrder)\//;

test('every table with an import has a sample', () => {
  const imports = operations.filter(({ path }) => path.endsWith('/importExcel') && !ofDocuments.test(path)).map(({ path }) => path.replace('/importExcel', ''));
  expect(masterSamples.map(({ path }) => path).toSorted()).toEqual(imports.toSorted());
});

const kept = masterSamples.filter(({ change }) => change !== undefined);

describe.each(walked(kept).map((sample) => [sample.path, sample] as const))('%s', (path, sample) => {
  const { input, change, used, table } = sample;
  const write = async (method: 'POST' | 'DELETE', name: string, body?: object) =>
    (await call(kit.app, kit.tokens[await holderOf(`${path}/${name.split('?')[0]}`)], method, `${path}/${name}`, body)).body;
  /** The record as its list shows it. */
  const listed = async (id: string): Promise<Record<string, unknown> | undefined> => {
    const list = lists.find((each) => each.path.endsWith(path.replace(/^\/\w+/, '') + '/list'))!;
    const reply = await call(kit.app, kit.tokens[await holderOf(`${path}/edit`)], 'GET', `${list.path}?pageSize=100&column=createTime&order=desc`);
    return reply.body.result.records.find((row: { id: string }) => row.id === id);
  };

  test('a record is added once, changed by its version, and removed', async () => {
    const added = await write('POST', 'add', input);
    expect(added, JSON.stringify(added)).toMatchObject({ success: true, result: { version: 1 } });
    const { id } = added.result as { id: string };
    const shown = await listed(id);
    expect(shown).toBeDefined();
    for (const [field, value] of Object.entries(input)) if (field in shown!) expect([field, shown![field]]).toEqual([field, value]);

    const again = await write('POST', 'add', input);
    expect(again).toMatchObject({ success: false, code: 422 });
    for (const { field } of again.result.errors as { field: string }[]) expect(Object.keys(input)).toContain(field);

    expect(await write('POST', 'edit', { ...input, ...change, id, version: 1 })).toMatchObject({ success: true, result: { version: 2 } });
    expect(await listed(id)).toMatchObject(change!);
    expect(await write('POST', 'edit', { ...input, id, version: 1 })).toMatchObject({ success: false, code: 409 });
    expect(await listed(id)).toMatchObject(change!);
    expect(await write('POST', 'edit', { ...input, id: absentId, version: 1 })).toMatchObject({ success: false, result: { errorCode: 'E-012' } });

    const removed = await write('DELETE', `delete?ids=${absentId},${id}`);
    expect(removed).toMatchObject({ result: { ok: [id], failed: [{ id: absentId }] } });
    expect(await listed(id)).toBeUndefined();
  });

  if (used)
    test('what others refer to can only be disabled', async () => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${sql.ref(used.column)} = ${used.code}`.execute(kit.db);
      const [{ id }] = rows as [{ id: string }];
      expect(await write('DELETE', `delete?ids=${id}`)).toMatchObject({
        result: { ok: [], failed: [{ id, code: 'E-550' }] },
      });
    });
});

describe.each(walked(masterSamples).map((sample) => [sample.path, sample] as const))('the workbook of %s', (path, sample) => {
  const { definition, input } = sample;
  const cells = definition.fields.map(({ name }) => (Array.isArray(input[name]) ? input[name].join(',') : (input[name] ?? null)));
  const send = async (rows: unknown[][], form: Record<string, string> = {}) => {
    const { payload, headers } = multipart(form, { field: 'files[]', filename: 'a.xlsx', content: bytesOf(workbookOf(rows)) });
    const token = kit.tokens[await holderOf(`${path}/importExcel`)];
    return (await kit.app.inject({ method: 'POST', url: `${path}/importExcel`, headers: { ...headers, 'x-access-token': token }, payload })).json();
  };
  const template = async (format: 'xls' | 'xlsx'): Promise<string[]> => {
    const token = kit.tokens[await holderOf(`${path}/importTemplate`)];
    const reply = await kit.app.inject({ method: 'GET', url: `${path}/importTemplate?format=${format}`, headers: { 'x-access-token': token } });
    const [sheet] = Object.values(read(reply.rawPayload, { type: 'buffer', dense: true }).Sheets);
    return (sheet!['!data'] as CellObject[][])[0]!.map((cell) => String(cell.v));
  };

  test('is filled in from its template: only checked, it stores nothing; of the rest what is right is stored and what is wrong is named', async () => {
    const titles = await template('xlsx');
    expect(await template('xls')).toEqual(titles);
    expect(titles).toHaveLength(cells.length);
    const before = await countOf(sample);
    const checked = await send([titles, cells], { validateStatus: '1' });
    expect(checked, JSON.stringify(checked)).toMatchObject({ success: true, result: { totalCount: 1, successCount: 1, errorCount: 0 } });
    expect(await countOf(sample)).toBe(before);

    // Another row lacks what every row must have.
    const needed = definition.fields.flatMap(({ required }, at) => (required ? [at] : []));
    const last = needed.at(-1)!;
    const mixed = await send([titles, cells, cells.map((cell, at) => (at === last ? null : cell))]);
    expect(mixed, JSON.stringify(mixed)).toMatchObject({ success: true, code: 201, result: { totalCount: 2, successCount: 1, errorCount: 1 } });
    expect(mixed.result.files[0].problems).toContainEqual(expect.objectContaining({ row: 3, field: definition.fields[last]!.name }));
    expect(await countOf(sample)).toBe(before + 1);
  });

  test('that lacks a column is refused by the name of the column', async () => {
    const titles = await template('xlsx');
    const needed = definition.fields.findIndex(({ required }) => required);
    const without = <Value>(row: readonly Value[]): Value[] => row.filter((_, at) => at !== needed);
    const answer = await send([without(titles), without(cells)]);
    expect(answer).toMatchObject({ success: false, result: { successCount: 0 } });
    expect(JSON.stringify(answer.result.files)).toContain(titles[needed]!.replace('*', ''));
  });
});

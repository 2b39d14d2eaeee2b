/** Lists as workbooks, read back as a spreadsheet program reads them. */
import { Readable } from 'node:stream';
import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { cutExports } from '../../modules/kept-file/cutExports.ts';
import { machines } from '../../test/machineFixtures.ts';
import { inTransaction } from '../database/database.ts';
import { FileGivenUp, finishKeptFile, startKeptFile } from '../files/keptFile.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await kit.db.updateTable('vehicle').set({ ownerName: '=HYPERLINK("http://evil","x")' }).where('vin', '=', machines.covered).execute();
});
afterAll(() => kit.close());

const answerTo = (person: Person, path: string) => kit.app.inject({ method: 'GET', url: path, headers: { 'x-access-token': kit.tokens[person] } });

async function sheetOf(person: Person, path: string): Promise<{ rows: unknown[][]; sheet: WorkSheet; name: string; fileName: string }> {
  const reply = await answerTo(person, path);
  expect([reply.statusCode, reply.headers['content-type']], reply.body.slice(0, 200)).toEqual([200, expect.stringMatching(/excel|spreadsheet/)]);
  const workbook = read(reply.rawPayload, { type: 'buffer', dense: true, cellNF: true });
  const [name = ''] = workbook.SheetNames;
  const sheet = workbook.Sheets[name]!;
  const cells = sheet['!data'] as CellObject[][];
  return {
    rows: cells.map((row) => Array.from(row, (cell) => cell?.v)),
    sheet,
    name,
    fileName: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(reply.headers['content-disposition']))![1]!),
  };
}
const cellAt = ({ sheet }: { sheet: WorkSheet }, row: number, column: number): CellObject => (sheet['!data'] as CellObject[][])[row]![column]!;

describe('as .csv', () => {
  const csvOf = async (query: string) => {
    const reply = await answerTo('d001.admin', `/api/portal/vehicle/exportXls?format=csv${query}`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return reply;
  };
  const speak = (languageCode: string) =>
    kit.app.inject({ method: 'POST', url: `/api/Login/switchLanguage?languageCode=${languageCode}`, headers: { 'x-access-token': kit.tokens['d001.admin'] } });

  test('titles and rows as UTF-8 with a byte order mark; a text that looks like a formula is marked as text', async () => {
    const reply = await csvOf(`&exportFields=vin,ownerName&vin=${machines.covered}`);
    expect(reply.body).toBe(`\uFEFFVIN,Owner\r\n${machines.covered},"'=HYPERLINK(""http://evil"",""x"")"\r\n`);
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toMatch(/Machines-\d{12}\.csv/);
  });

  test('numbers with the decimal mark of the language, fields divided so that spreadsheets read them', async () => {
    await kit.db.updateTable('vehicle').set({ currentHours: 1234.5 }).where('vin', '=', machines.covered).execute();
    const query = `&exportFields=vin,currentHours,deliveryDate&vin=${machines.covered}`;
    const rowOf = async () => (await csvOf(query)).body.split('\r\n')[1];
    const english = await rowOf();
    expect(english).toMatch(new RegExp(`^${machines.covered},1234\\.5,\\d{4}-\\d\\d-\\d\\d$`));
    await speak('es');
    expect(await rowOf()).toBe(english!.replaceAll(',', ';').replace('1234.5', '1234,5'));
    await speak('en');
  });
});

describe.each(['xls', 'xlsx'] as const)('as .%s', (format) => {
  const vehicles = (query = '') => `/api/portal/vehicle/exportXls?format=${format}${query}`;

  test('the rows of the scope, titles and choices in the language of the user', async () => {
    const { rows, name, fileName } = await sheetOf('d001.admin', vehicles('&exportFields=vin,vehicleStatus,ownerName'));
    expect(rows[0]).toEqual(['VIN', 'Status', 'Owner']);
    expect(rows).toHaveLength(1 + 8);
    expect(rows.find(([vin]) => vin === machines.covered)?.[1]).toBe('Delivered to user');
    expect([name, fileName]).toEqual(['Machines', expect.stringMatching(new RegExp(`^Machines-\\d{12}\\.${format}$`))]);
    const spoken = async (languageCode: string) => {
      await kit.app.inject({
        method: 'POST',
        url: `/api/Login/switchLanguage?languageCode=${languageCode}`,
        headers: { 'x-access-token': kit.tokens['d001.admin'] },
      });
      const found = await sheetOf('d001.admin', vehicles(`&exportFields=vehicleStatus&vin=${machines.covered}`));
      return [found.name, ...found.rows.flat()];
    };
    expect(await spoken('ru')).toEqual(['Машины', 'Статус', expect.stringMatching(/[а-я]/)]);
    expect(await spoken('zh-cn')).toEqual(['车辆', '车辆状态', expect.stringMatching(/[\u4e00-\u9fff]/)]);
    await spoken('en');
  });

  test('numbers and dates are numbers and dates', async () => {
    const found = await sheetOf('d001.admin', vehicles(`&exportFields=vin,deliveryDate,currentHours,createTime&vin=${machines.covered}`));
    const { deliveryDate, currentHours } = await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', machines.covered).executeTakeFirstOrThrow();
    expect(cellAt(found, 1, 1)).toMatchObject({
      t: 'n',
      v: (Date.parse(deliveryDate!) - Date.UTC(1899, 11, 30)) / 86_400_000,
      z: expect.stringMatching(/yyyy.*mm.*dd/i),
    });
    if (currentHours !== null) expect(cellAt(found, 1, 2)).toMatchObject({ t: 'n', v: currentHours });
    expect(cellAt(found, 1, 3)).toMatchObject({ t: 'n', z: expect.stringMatching(/hh/i) });
  });

  test('a text that looks like a formula stays a text', async () => {
    const found = await sheetOf('d001.admin', vehicles(`&exportFields=ownerName&vin=${machines.covered}`));
    const cell = cellAt(found, 1, 0);
    expect(cell).toMatchObject({ t: 's', v: '=HYPERLINK("http://evil","x")', z: '@' });
    expect(cell.f).toBeUndefined();
  });

  test('filters and the advanced query count, and so does a selection', async () => {
    const query = encodeURIComponent(encodeURIComponent(JSON.stringify([{ field: 'vin', rule: 'eq', val: machines.engineSwap }])));
    expect((await sheetOf('d001.admin', vehicles(`&exportFields=vin&superQueryParams=${query}`))).rows).toEqual([['VIN'], [machines.engineSwap]]);
    expect((await sheetOf('d001.admin', vehicles('&exportFields=vin&secondProduct=IMPLEMENT'))).rows).toEqual([['VIN'], [machines.implement]]);
    const { id } = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.expired).executeTakeFirstOrThrow();
    const foreign = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.foreign).executeTakeFirstOrThrow();
    expect((await sheetOf('d001.admin', vehicles(`&exportFields=vin&selections=${id},${foreign.id}`))).rows).toEqual([['VIN'], [machines.expired]]);
  });

  test('claims, with amounts and the currency that nobody asked for', async () => {
    await kit.submitted();
    const found = await sheetOf('wang.service', `/api/portal/warrantyClaim/exportXls?format=${format}&exportFields=claimNo,status,totalAmount`);
    expect(found.rows[0]).toEqual(['Claim no.', 'Status', 'Claimed', 'Currency']);
    expect(found.rows[1]).toEqual([expect.stringMatching(/^WC/), 'Submitted', expect.any(Number), 'USD']);
    expect(cellAt(found, 1, 2).z).toBe('#,##0.00');
  });
});

test('all six labour codes of a claim, each in a column', async () => {
  const found = await sheetOf('wang.service', '/api/portal/warrantyClaim/exportXls?exportFields=workCode1,workCode2,workCode3,workCode6,workCodes');
  expect(found.rows[0]).toEqual(['Labour code 1', 'Labour code 2', 'Labour code 3', 'Labour code 6', 'All labour codes']);
  expect(found.rows[1]!.slice(0, 2)).toEqual(['HYD-0140-20', 'ELE-0030-10']);
  expect(found.rows[1]![4]).toBe('HYD-0140-20,ELE-0030-10');
});

describe('what is refused', () => {
  test.each([
    ['an unknown column', 'exportFields=vin,ownerIdNo', 400],
    ['a column of the object prototype', 'exportFields=constructor', 400],
    ['SQL as a selection', `selections=${encodeURIComponent("x' or 1=1")}`, 400],
    ['an unknown sort', 'column=ownerIdNo', 400],
  ])('%s', async (_name, query, status) => {
    expect((await answerTo('d001.admin', `/api/portal/vehicle/exportXls?${query}`)).statusCode).toBe(status);
  });

  test('nothing to export is said, not sent as an empty file', async () => {
    const reply = await answerTo('d001.admin', '/api/portal/vehicle/exportXls?vin=00000000000000000');
    expect(reply.json()).toMatchObject({ success: false, message: 'There is nothing to export' });
  });

  test('users who may look but not export', async () => {
    expect((await answerTo('d001.service', '/api/portal/vehicle/exportXls')).statusCode).toBe(403);
  });
});

const toldAbout = async (id: string): Promise<string[]> => {
  const { records } = (await answerTo('d001.parts', '/sys/message/list?pageSize=100')).json().result as { records: { docId: string; title: string }[] };
  return records.filter(({ docId }) => docId === id).map(({ title }) => title);
};

describe('more than 5,000 rows', () => {
  beforeAll(async () => {
    await sql`insert into parts (id, parts_code, name, unit, parts_category, cost_price)
      select replace(gen_random_uuid()::text, '-', ''), 'BULK-' || lpad(n::text, 5, '0'), jsonb_build_object('zh-cn', '滤芯 ' || n, 'en', 'Filter ' || n, 'ru', 'Фильтр ' || n), 'pc', 'wear', 1 from generate_series(1, 5200) n`.execute(
      kit.db,
    );
  });

  test('are written in the background; the file is told by a message and is its owner’s for a day', async () => {
    const reply = await answerTo('d001.parts', '/api/portal/parts/exportXls?format=xlsx&exportFields=partsCode,partsName,unitPrice');
    expect([reply.statusCode, reply.json().success]).toEqual([202, true]);
    const { id, rows } = reply.json().result;
    expect(rows).toBeGreaterThan(5_200);
    await expect.poll(async () => (await answerTo('d001.parts', `/sys/keptFile/detail?id=${id}`)).json().result.status, { timeout: 20_000 }).toBe('ready');
    const { rows: cells } = await sheetOf('d001.parts', `/sys/keptFile/download?id=${id}`);
    expect(cells).toHaveLength(1 + rows);
    await expect.poll(() => toldAbout(id)).toEqual([expect.stringMatching(/^Export ready: Parts-/)]);

    for (const path of [`/sys/keptFile/detail?id=${id}`, `/sys/keptFile/download?id=${id}`])
      expect((await answerTo('d001.admin', path)).json()).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    await kit.db.updateTable('keptFile').set({ expireTime: '2020-01-01 00:00:00' }).where('id', '=', id).execute();
    expect((await answerTo('d001.parts', `/sys/keptFile/download?id=${id}`)).json()).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
  });

  test('one that a stop of the server cut is not running for ever: it failed, and its owner is told', async () => {
    const user = await kit.db.selectFrom('sysUser').select('id').where('username', '=', 'd001.parts').executeTakeFirstOrThrow();
    const { services } = kit.app;
    const enter = (announced: boolean) => startKeptFile(services, user, { fileName: 'Parts.xlsx', rowCount: 6000, announced });
    const [cut, ofImport] = [await enter(true), await enter(false)];
    const run = (at: Date) =>
      cutExports.run({
        services: { ...services, now: () => at },
        today: '',
        signal: new AbortController().signal,
        transaction: (work) => inTransaction(kit.db, work),
      });
    const statusOf = async (id: string) => (await answerTo('d001.parts', `/sys/keptFile/detail?id=${id}`)).json().result.status;

    // Its server is alive.
    expect(await run(services.now())).toBe(0);
    expect([await statusOf(cut), await toldAbout(cut)]).toEqual(['running', []]);
    // A third has to wait; once the server has gone it has not.
    expect((await answerTo('d001.parts', '/api/portal/parts/exportXls?format=xlsx')).json()).toMatchObject({ success: false });
    await kit.db.updateTable('keptFile').set({ aliveUntil: '2020-01-01 00:00:00' }).where('id', 'in', [cut, ofImport]).execute();
    expect(await statusOf(cut)).toBe('failed');

    expect(await run(services.now())).toBe(2);
    expect(await toldAbout(cut)).toEqual(['Export failed: Parts.xlsx']);
    expect(await toldAbout(ofImport)).toEqual([]);
    expect(await run(services.now())).toBe(0);
    expect(await toldAbout(cut)).toHaveLength(1);
    // A server that was only slow does not bring it back.
    await expect(finishKeptFile(services, cut, Readable.from(['x']))).rejects.toThrow(FileGivenUp);
    expect([await statusOf(cut), await toldAbout(cut)]).toEqual(['failed', ['Export failed: Parts.xlsx']]);
  });

  test('hidden fields stay hidden', async () => {
    expect((await answerTo('d001.parts', '/api/portal/parts/exportXls?exportFields=costPrice')).statusCode).toBe(400);
    const records = (await answerTo('d001.parts', '/api/portal/parts/list')).json().result.records;
    expect(records[0]).not.toHaveProperty('costPrice');
    const { rows } = await sheetOf('chen.parts', '/api/portal/parts/exportXls?keyword=BULK-0000&exportFields=partsCode,costPrice');
    expect(rows[1]).toEqual(['BULK-00001', 1, 'RMB']);
    expect(records[0]).not.toHaveProperty('costCurrency');
  });
});

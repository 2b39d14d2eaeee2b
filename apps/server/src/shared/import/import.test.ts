/** Imports over HTTP: workbooks of LibreOffice, hostile ones, and what becomes of rows that are wrong. */
import { vinCheckDigit } from '@harrow/validation/vin';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type CellObject, read } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import {
  billionLaughs,
  bytesOf,
  foreignEntity,
  longComment,
  longFormat,
  longName,
  longSharedFormula,
  longText,
  lyingZipBomb,
  millionRows,
  png,
  withFormula,
  withMacro,
  withMerge,
  withPassword,
  workbookOf,
  zipBomb,
  zipOf,
} from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { readCells } from '../../test/workbooks/readCells.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

type File = { filename: string; content: Buffer };
const send = async (...call: Parameters<typeof sendRaw>) => JSON.parse(await sendRaw(...call));
const sendRaw = async (person: Person, path: string, files: File[], fields: Record<string, string> = {}): Promise<string> => {
  const { payload, headers } = multipart(fields, ...files.map((file) => ({ ...file, field: 'files[]' })));
  const reply = await kit.app.inject({ method: 'POST', url: path, headers: { ...headers, 'x-access-token': kit.tokens[person] }, payload });
  return reply.body;
};
const fixture = (filename: string): File => ({ filename, content: readFileSync(new URL(`fixtures/${filename}`, import.meta.url)) });

const faults = '/mfr/bugCode/importExcel';
const titles = ['bugCode', 'nameZh', 'nameEn', 'bugSystem', 'severity', 'photoRequired'];
const fault = (code: string, change: Record<number, unknown> = {}): unknown[] =>
  [code, '漏油', 'Leak', 'hydraulic', 'stop', 'Y'].map((value, index) => (index in change ? change[index] : value));
const importFaults = (rows: unknown[][], fields?: Record<string, string>, bookType?: 'xlsx' | 'biff8') =>
  send('zhao.manager', faults, [{ filename: bookType === 'biff8' ? 'faults.xls' : 'faults.xlsx', content: bytesOf(workbookOf(rows), bookType) }], fields);
const codes = async (like: string): Promise<string[]> =>
  (await kit.db.selectFrom('bugCode').select('code').where('code', 'like', like).orderBy('code').execute()).map(({ code }) => code);

describe.each(['xls', 'xlsx'])('what LibreOffice wrote as .%s', (format) => {
  test('Chinese parts arrive with names, choices and numbers', async () => {
    const answer = await send('chen.parts', '/mfr/parts/importExcel', [fixture(`parts-zh.${format}`)]);
    expect(answer).toMatchObject({ success: true, code: 200, result: { totalCount: 2, successCount: 2, errorCount: 0 } });
    const part = await kit.db.selectFrom('parts').selectAll().where('partsCode', '=', 'LO-1001').executeTakeFirstOrThrow();
    expect(part).toMatchObject({ unit: 'pc', partsCategory: 'maintenance', weightKg: 1.25, minOrderMultiple: 2, enabled: 'Y' });
    expect(part.name).toMatchObject({ 'zh-cn': '液压油滤芯', ru: 'Фильтр гидравлический', es: 'Hydraulic filter' });
  });

  test('Russian fault codes arrive by their Russian titles', async () => {
    const answer = await send('zhao.manager', faults, [fixture(`faults-ru.${format}`)]);
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, code: 200, result: { successCount: 2 } });
    const stored = await kit.db.selectFrom('bugCode').selectAll().where('code', '=', 'HYD-777').executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ severity: 'stop', photoRequired: 'Y', bugSystem: 'hydraulic', name: { ru: 'Шум гидронасоса', 'zh-cn': '液压泵异响' } });
  });

  test('prices arrive with dates', async () => {
    const answer = await send('chen.parts', '/mfr/partsPrice/importExcel', [fixture(`prices.${format}`)]);
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, result: { successCount: 2 } });
    const prices = await kit.db
      .selectFrom('partsPrice')
      .select(['price', 'validFrom'])
      .where('partsCode', '=', 'PUMP-1')
      .where('currency', '=', 'EUR')
      .execute();
    expect(prices).toEqual([{ price: 512.4, validFrom: '2026-01-01' }]);
  });
});

describe('rows that are wrong', () => {
  test('the others are stored; code 201 hands back the rows with field, value and reason', async () => {
    const answer = await importFaults([titles, fault('MIX-1'), fault('MIX-2', { 3: 'nowhere' }), fault('MIX-3', { 4: 'terrible', 2: '' }), fault('MIX-1')]);
    expect(answer).toMatchObject({
      success: true,
      code: 201,
      message: 'Import finished with errors',
      result: { totalCount: 4, successCount: 1, errorCount: 3 },
    });
    expect(await codes('MIX-%')).toEqual(['MIX-1']);
    expect(answer.result.files[0].problems).toEqual([
      expect.objectContaining({ row: 3, field: 'bugSystem', fieldText: 'System code', value: 'nowhere', reason: 'nowhere does not exist' }),
      expect.objectContaining({ row: 4, field: 'severity', value: 'terrible' }),
      expect.objectContaining({ row: 4, field: 'nameEn', code: 'contract.required' }),
      expect.objectContaining({ row: 5, field: 'bugCode', reason: 'The same as row 2' }),
    ]);
    const download = await kit.app.inject({ method: 'GET', url: answer.result.fileUrl, headers: { 'x-access-token': kit.tokens['zhao.manager'] } });
    const rows = readCells(download.rawPayload);
    expect(rows.map(({ texts }) => texts)).toEqual([
      [...titles, 'Field with error', 'Wrong value', 'Reason'],
      [...fault('MIX-2', { 3: 'nowhere' }), 'System code', 'nowhere', 'nowhere does not exist'],
      expect.anything(),
      expect.anything(),
    ]);
    // What is wrong stands in red, empty cells as well.
    for (const { isRed } of rows) expect(isRed).toEqual([...titles.map(() => false), true, true, true]);
    const foreign = await kit.app.inject({ method: 'GET', url: answer.result.fileUrl, headers: { 'x-access-token': kit.tokens['chen.parts'] } });
    expect(foreign.json()).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
  });

  test('all or nothing stores nothing of a file with one wrong row', async () => {
    const answer = await importFaults([titles, fault('ALL-1'), fault('ALL-2', { 3: 'nowhere' })], { importMode: 'all' });
    expect(answer).toMatchObject({ success: false, code: 500, message: 'Nothing was imported. Rows with errors: 1 of 2', result: { successCount: 0 } });
    expect(await codes('ALL-%')).toEqual([]);
  });

  test('validate only stores nothing and says what would be', async () => {
    const answer = await importFaults([titles, fault('CHK-1'), fault('CHK-2', { 3: 'nowhere' })], { validateStatus: '1' });
    expect(answer).toMatchObject({ success: true, code: 200, result: { totalCount: 2, successCount: 1, errorCount: 1 } });
    expect(await codes('CHK-%')).toEqual([]);
  });

  test('a formula is refused in its cell, whatever it shows', async () => {
    const workbook = withFormula([titles, fault('FRM-1'), fault('FRM-2')], 1, 2, 'WEBSERVICE("http://evil")');
    const answer = await send('zhao.manager', faults, [{ filename: 'f.xlsx', content: bytesOf(workbook) }]);
    expect(answer).toMatchObject({ code: 201, result: { files: [{ problems: [{ row: 2, field: 'nameEn', code: 'import.formula' }] }] } });
    expect(await codes('FRM-%')).toEqual(['FRM-2']);
  });

  test('rows again change what is there', async () => {
    await importFaults([titles, fault('AGN-1')]);
    await importFaults([titles, fault('agn-1', { 2: 'Big leak' })], undefined, 'biff8');
    expect(await kit.db.selectFrom('bugCode').select(['code', 'version', 'name']).where('code', 'like', 'AGN%').execute()).toMatchObject([
      { version: 2, name: { en: 'Big leak' } },
    ]);
  });

  test('foreign keys give every row a value that the file has no column for', async () => {
    const rows = [titles, fault('FKY-1')].map((row) => row.filter((_, index) => index !== 3));
    expect(await importFaults(rows, { foreignKeys: '{"bugSystem":"electrical"}' })).toMatchObject({ success: true, code: 200 });
    expect(await kit.db.selectFrom('bugCode').select('bugSystem').where('code', '=', 'FKY-1').executeTakeFirst()).toEqual({ bugSystem: 'electrical' });
    expect(await importFaults(rows, { foreignKeys: '{"version":"9"}' })).toMatchObject({ success: false, code: 400 });
  });
});

describe('machines', () => {
  const head = ['VIN', 'Engine no.', 'Model code', 'Produced', 'Dealer code'];
  const importMachines = (rows: unknown[][]) =>
    send('sun.sales', '/mfr/vehicle/importExcel', [{ filename: 'm.xlsx', content: bytesOf(workbookOf([head, ...rows])) }]);

  test('are added as shipped to their dealer, by the rules of a VIN', async () => {
    const model = (await kit.db.selectFrom('product').select('code').where('level', '=', 4).executeTakeFirstOrThrow()).code;
    const answer = await importMachines([
      ['L9TT504E3SA900001', 'E-1', model, '2026-10-01', 'D001'],
      ['L9TT504E9SA90000O', 'E-2', model, '2026-10-01', 'D001'],
      ['L9TT504E7SA900003', 'E-3', model, '31.02.2026', 'D999'],
      ['L9TT504EXSA900004', 'E-4', model, '2026-10-01', 'D001'],
    ]);
    expect(answer, JSON.stringify(answer)).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 3 } });
    expect(answer.result.files[0].problems.map(({ row, field, code }: { row: number; field: string; code: string }) => [row, field, code])).toEqual([
      [3, 'vin', 'E-103'],
      [4, 'productionDate', 'import.notDate'],
      [5, 'vin', 'vehicle.vinCheck'],
    ]);
    const seen = (await kit.get('d001.service', 'vehicle/list?vin=L9TT504E3SA900001')).result.records;
    expect(seen).toMatchObject([{ vehicleStatus: 'shipped', dealerName: 'AgroAndes', fourthProduct: model }]);
    expect(await importMachines([['L9TT504E3SA900001', 'E-1', model, '2026-10-01', 'D001']])).toMatchObject({ success: false, result: { errorCount: 1 } });
  });

  test('days that are texts are read in one order per column, and refused while that is not known', async () => {
    const model = (await kit.db.selectFrom('product').select('code').where('level', '=', 4).executeTakeFirstOrThrow()).code;
    const machine = (serial: number, day: string) => {
      const vin = `L9TT504E0SA9000${serial}`;
      return [`${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`, `E-${serial}`, model, day, 'D001'];
    };
    const unknown = await importMachines([machine(20, '03/04/2026'), machine(21, '04/04/2026')]);
    expect(unknown.result.files[0].problems).toMatchObject([{ row: 2, field: 'productionDate', code: 'import.dateOrder' }]);
    expect(await importMachines([machine(22, '03/04/2026'), machine(23, '24/03/2026')])).toMatchObject({ success: true, result: { successCount: 2 } });
    const days = await kit.db.selectFrom('vehicle').select('productionDate').where('engineNo', 'in', ['E-22', 'E-23']).orderBy('engineNo').execute();
    expect(days.map(({ productionDate }) => productionDate)).toEqual(['2026-04-03', '2026-03-24']);
  });

  test('are for users who may import them', async () => {
    expect(await send('zhao.manager', '/mfr/vehicle/importExcel', [fixture('prices.xls')])).toMatchObject({ success: false, code: 403 });
  });
});

describe('a hostile workbook is answered, and the server goes on', () => {
  const good = bytesOf(workbookOf([titles, fault('BAD-1')]));
  const cases: [string, string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['a zip bomb', 'a.xlsx', () => zipBomb(good), /holds too much/],
    ['a zip bomb that lies about its size', 'a.xlsx', lyingZipBomb, /damaged|holds too much/],
    ['a million rows', 'a.xlsx', () => millionRows(good, titles), /at most 5,000 rows|holds too much/],
    ['entities that explode', 'a.xlsx', () => billionLaughs(good), /XML definitions/],
    ['an entity that reads a file', 'a.xlsx', () => foreignEntity(good), /XML definitions/],
    ['a macro', 'a.xlsx', () => withMacro(good), /macros/],
    ['a password', 'a.xlsx', withPassword, /password/],
    ['a picture that is called .xlsx', 'a.xlsx', () => png, /not an Excel workbook/],
    ['a picture that is called .xls', 'a.xls', () => png, /not an Excel workbook/],
    ['a zip of something else', 'a.xlsx', () => zipOf({ 'hello.txt': 'hello' }), /not an Excel workbook/],
    ['half a file', 'a.xlsx', () => good.subarray(0, good.length / 2), /damaged/],
    ['half an old file', 'a.xls', () => bytesOf(workbookOf([titles, fault('BAD-2')]), 'biff8').subarray(0, 1200), /damaged|not an Excel/],
    [
      'another sheet',
      'a.xlsx',
      () =>
        bytesOf(
          workbookOf([
            ['Name', 'Age'],
            ['Li', 30],
          ]),
        ),
      /No sheet has these columns: Fault code, Chinese name, English name, System code/,
    ],
    ['merged cells', 'a.xlsx', () => bytesOf(withMerge([titles, fault('BAD-3'), fault('BAD-4')], 'A2:A3')), /merged cells: A2:A3/],
    ['titles only', 'a.xlsx', () => bytesOf(workbookOf([titles])), /no rows/],
    ['a title twice', 'a.xlsx', () => bytesOf(workbookOf([[...titles, 'Fault code'], fault('BAD-5')])), /appears twice/],
    ['5,001 rows', 'a.xlsx', () => bytesOf(workbookOf([titles, ...Array.from({ length: 5_001 }, (_, n) => fault(`BAD-${n}`))])), /at most 5,000 rows/],
    ['a page of the web', 'a.html', () => Buffer.from('<table><tr><td>1</td></tr></table>'), /not an Excel workbook/],
    ['more than 10 MB', 'a.xlsx', () => Buffer.alloc(10 * 1024 * 1024 + 1), /10 MB/],
  ];
  test.each(cases)(
    '%s',
    async (_name, filename, make, message) => {
      const content = await make();
      const before = process.memoryUsage().rss;
      const answer = await send('zhao.manager', faults, [{ filename, content }]);
      expect(answer).toMatchObject({ success: false, result: { totalCount: 0, files: [{ readable: false }] } });
      expect(answer.message).toMatch(message);
      expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(600);
      expect(await codes('BAD-%')).toEqual([]);
      expect(await readdir(kit.app.services.files.incoming)).toEqual([]);
    },
    60_000,
  );

  test.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['a text that many cells share', () => longText(good, titles), 3],
    ['a number format', () => longFormat(good, titles), 3],
    ['a comment', () => longComment([titles, fault('BAD-6', { 3: 'nothing' })]), 1],
    ['a name', () => longName([titles, fault('BAD-7', { 3: 'nothing' })]), 1],
    ['a formula that many cells share', () => longSharedFormula(good, titles), 60],
  ])(
    '%s of very many characters is never repeated',
    async (_name, make, totalCount) => {
      const content = await make();
      const before = process.memoryUsage().rss;
      const reply = await sendRaw('zhao.manager', faults, [{ filename: 'long.xlsx', content }]);
      const { result } = JSON.parse(reply);
      if (result.files[0].readable) {
        expect(result).toMatchObject({ totalCount, errorCount: totalCount });
        for (const { value, reason } of result.files[0].problems) expect([value.length <= 200, reason.length <= 200]).toEqual([true, true]);
        const file = await kit.app.inject({ method: 'GET', url: result.fileUrl, headers: { 'x-access-token': kit.tokens['zhao.manager'] } });
        const sheet = Object.values(read(file.rawPayload, { type: 'buffer', dense: true }).Sheets)[0]!;
        const texts = (sheet['!data'] as CellObject[][]).slice(1).flatMap((row) => row.slice(0, -1).flatMap((cell) => String(cell?.v ?? '').split('\n')));
        expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(200);
      } else expect(result.msg).toMatch(/holds too much|took too long/);
      expect(reply.length).toBeLessThan(100_000);
      expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(700);
    },
    60_000,
  );

  test('a long text that many thousand cells share is too much', async () => {
    const content = await longText(good, titles, 5_000, 4_000);
    expect((await send('zhao.manager', faults, [{ filename: 'long.xlsx', content }])).message).toMatch(/holds too much/);
  });

  test('beside a good file, which is stored', async () => {
    const answer = await send('zhao.manager', faults, [
      { filename: 'bad.xlsx', content: png },
      { filename: 'good.xlsx', content: bytesOf(workbookOf([titles, fault('TWO-1')])) },
    ]);
    expect(answer).toMatchObject({
      success: true,
      code: 201,
      result: {
        successCount: 1,
        files: [
          { fileName: 'bad.xlsx', readable: false },
          { fileName: 'good.xlsx', successCount: 1 },
        ],
      },
    });
  });

  test('nothing, or far too many', async () => {
    expect(await send('zhao.manager', faults, [])).toMatchObject({ success: false, message: 'No file was uploaded' });
    const many = Array.from({ length: 11 }, (_, n) => ({ filename: `${n}.xlsx`, content: good }));
    expect(await send('zhao.manager', faults, many)).toMatchObject({ success: false, message: 'At most 10 files at a time' });
    expect(await readdir(kit.app.services.files.incoming)).toEqual([]);
  });
});

test('the template has titles in the language of the user, required ones marked, and can be imported', async () => {
  const reply = await kit.app.inject({
    method: 'GET',
    url: '/mfr/bugCode/importTemplate?format=xlsx',
    headers: { 'x-access-token': kit.tokens['zhao.manager'] },
  });
  const sheet = Object.values(read(reply.rawPayload, { type: 'buffer', dense: true }).Sheets)[0]!;
  expect((sheet['!data'] as CellObject[][])[0]!.map(({ v }) => v).slice(0, 3)).toEqual(['Fault code*', 'Chinese name*', 'English name*']);
  expect(await send('zhao.manager', faults, [{ filename: 't.xlsx', content: reply.rawPayload }])).toMatchObject({
    success: false,
    message: 't.xlsx: The file has no rows',
  });
});

test('an export can be imported again', async () => {
  const reply = await kit.app.inject({ method: 'GET', url: '/mfr/bugCode/exportXls?format=xls', headers: { 'x-access-token': kit.tokens['zhao.manager'] } });
  const answer = await send('zhao.manager', faults, [{ filename: 'again.xls', content: reply.rawPayload }]);
  expect(answer, JSON.stringify(answer.result?.files?.[0]?.problems)).toMatchObject({ success: true, code: 200 });
});

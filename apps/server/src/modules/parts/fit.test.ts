/** Which parts fit a machine, and what the master takes about it. */
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call, signIn } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;

const part = (partsCode: string, fit: object = {}) => ({ partsCode, nameZh: '件', nameEn: 'Fit piece', unit: 'pc', partsCategory: 'wear', ...fit });
const add = async (input: object) => (await call(kit.app, kit.tokens['chen.parts'], 'POST', '/mfr/parts/add', input)).body;

beforeAll(async () => {
  kit = await createClaimKit();
  const product = (code: string, level: number, parentCode: string) => ({ code, level, parentCode, name: JSON.stringify({ en: code }) }) as never;
  await kit.db
    .insertInto('product')
    .values([product('T604', 4, 'T-60'), product('T-90', 3, 'TRACTOR'), product('T904', 4, 'T-90')])
    .execute();
  await kit.db
    .insertInto('bugSystem')
    .values({ code: 'magnetic', name: JSON.stringify({ en: 'Magnets' }) } as never)
    .execute();
  const parts = [
    part('FIT-ALL'),
    part('FIT-LINE', { secondProducts: ['TRACTOR'] }),
    part('FIT-OTHER-LINE', { secondProducts: ['IMPLEMENT'] }),
    part('FIT-SERIES', { secondProducts: ['TRACTOR'], applicableModels: ['T-60'], bugSystems: ['hydraulic'] }),
    part('FIT-MODEL', { applicableModels: ['T504', 'T904'], bugSystems: ['hydraulic', 'engine'] }),
    part('FIT-SIBLING', { secondProducts: ['TRACTOR'], applicableModels: ['T604'], bugSystems: ['engine', 'magnetic'] }),
    part('FIT-OTHER-SERIES', { secondProducts: ['TRACTOR', 'IMPLEMENT'], applicableModels: ['T-90'] }),
    part('FIT-ENGINE', { secondProducts: ['TRACTOR'], bugSystems: ['engine'] }),
  ];
  for (const each of parts) await add(each);
});
afterAll(() => kit.close());

const codes = (body: { result: { records: { partsCode: string }[] } }): string[] => body.result.records.map(({ partsCode }) => partsCode);
const found = async (query: string, person: Person = 'd001.service', list = 'partsList') =>
  codes(await kit.get(person, `parts/${list}?keyword=FIT-&pageSize=50&${query}`));

const universal = ['FIT-ALL', 'FIT-ENGINE', 'FIT-LINE'];

describe.each(['partsList', 'list'])('parts/%s', (list) => {
  test.each([
    ['the model of a machine, what fits its series and its line, and what names none', 'model=T504', [...universal, 'FIT-MODEL', 'FIT-SERIES']],
    ['another model of the series', 'model=T604', [...universal, 'FIT-SERIES', 'FIT-SIBLING']],
    ['a model of another series', 'model=T904', [...universal, 'FIT-MODEL', 'FIT-OTHER-SERIES']],
    ['a whole series: only what fits all of it', 'model=T-60', [...universal, 'FIT-SERIES']],
    ['a whole line', 'model=TRACTOR', universal],
    ['a model of another line, under which a part of several lines names no model', 'model=P006', ['FIT-ALL', 'FIT-OTHER-LINE']],
    ['a model that nobody knows', 'model=NOWHERE', ['FIT-ALL']],
    ['a machine', `vin=${machines.covered}`, [...universal, 'FIT-MODEL', 'FIT-SERIES']],
    ['a machine and a system', `vin=${machines.covered}&bugSystem=hydraulic`, ['FIT-ALL', 'FIT-LINE', 'FIT-MODEL', 'FIT-SERIES']],
    ['a model and a system', 'model=T504&bugSystem=electrical', ['FIT-ALL', 'FIT-LINE']],
    ['a system alone', 'bugSystem=engine', [...universal, 'FIT-MODEL', 'FIT-OTHER-LINE', 'FIT-OTHER-SERIES', 'FIT-SIBLING']],
  ])('finds for %s', async (_what, query, expected) => {
    expect(await found(query, 'd001.service', list)).toEqual(expected.toSorted());
  });

  test('refuses a machine out of scope like one that does not exist, and a malformed VIN', async () => {
    const lookUps = ['warrantyClaim:query', 'maintenance:query'];
    await kit.db.deleteFrom('sysRolePermission').where('permission', 'in', lookUps).where('roleCode', '=', 'DLR_PARTS').execute();
    const clerk = await signIn(kit.app, 'd001.parts');
    const ask = async (token: string, vin: string) => (await call(kit.app, token, 'GET', `/api/portal/parts/${list}?vin=${vin}`)).body;
    const absent = await ask(clerk, 'L9TT504E6SA000127');
    expect(absent).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    const { timestamp: _one, ...foreign } = await ask(clerk, machines.foreign);
    const { timestamp: _other, ...expected } = absent;
    expect({ ...foreign, traceId: '' }).toEqual({ ...expected, traceId: '' });
    // Who repairs whatever machine comes to the workshop may look it up.
    expect((await ask(kit.tokens['d001.service'], machines.foreign)).success).toBe(true);
    expect((await ask(clerk, machines.covered)).success).toBe(true);
    expect(await ask(clerk, '123')).toMatchObject({ success: false, result: { errors: [{ field: 'vin' }] } });
  });
});

test('the list names models and systems in the language of the reader', async () => {
  const { records } = (await kit.get('d001.parts', 'parts/list?partsCode=FIT-SERIES,FIT-ALL&column=partsCode&order=desc')).result;
  expect(records).toMatchObject([
    { applicableModels: ['T-60'], applicableModels_dictText: 'T-60 en', bugSystems: ['hydraulic'], bugSystems_dictText: 'hydraulic en' },
    { applicableModels: [], applicableModels_dictText: '', bugSystems: [], bugSystems_dictText: '' },
  ]);
});

describe('the master takes', () => {
  const refused = async (fit: object) =>
    (await add(part('BAD-1', fit))).result?.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
  const tooMany = Array.from({ length: 101 }, (_, index) => `M${index}`);

  test.each<[string, object, unknown]>([
    ['no model that nobody knows', { applicableModels: ['T-60', 'NOWHERE'] }, [['applicableModels', 'master.unknown']]],
    ['no line as a model', { applicableModels: ['TRACTOR'] }, [['applicableModels', 'E-014']]],
    ['no model of another line', { secondProducts: ['IMPLEMENT'], applicableModels: ['T504'] }, [['applicableModels', 'E-014']]],
    ['no series of another line', { secondProducts: ['IMPLEMENT'], applicableModels: ['PLOUGH', 'T-60'] }, [['applicableModels', 'E-014']]],
    ['no system that nobody knows', { bugSystems: ['magic'] }, [['bugSystems', 'master.unknown']]],
    ['no more than 100 models', { applicableModels: tooMany }, [['applicableModels', 'contract.tooMany']]],
  ])('%s', async (_what, fit, expected) => {
    expect(await refused(fit)).toEqual(expected);
    expect(codes(await kit.get('chen.parts', 'parts/list?partsCode=BAD-1'))).toEqual([]);
  });

  test('changes, and tells them', async () => {
    const [{ id }] = (await kit.get('chen.parts', 'parts/list?partsCode=FIT-SIBLING')).result.records;
    const fit = { secondProducts: ['TRACTOR'], applicableModels: ['T604', 'T904'], bugSystems: ['engine', 'magnetic', 'hydraulic'] };
    const edited = (await call(kit.app, kit.tokens['chen.parts'], 'POST', '/mfr/parts/edit', { ...part('FIT-SIBLING', fit), id, version: 1 })).body;
    expect(edited).toMatchObject({ success: true, result: { version: 2 } });
    const { result: told } = (await call(kit.app, kit.tokens['chen.parts'], 'GET', `/sys/dataLog/list?docType=parts&id=${id}`)).body;
    const changes = told.filter(({ change }: { change: string }) => change === 'changed');
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'applicableModels', oldValue: expect.stringContaining('T604'), newValue: expect.stringContaining('T904') }),
        expect.objectContaining({ field: 'bugSystems', newValue: expect.stringContaining('hydraulic') }),
      ]),
    );
    await call(kit.app, kit.tokens['chen.parts'], 'POST', '/mfr/parts/edit', {
      ...part('FIT-SIBLING', { secondProducts: ['TRACTOR'], applicableModels: ['T604'], bugSystems: ['magnetic'] }),
      id,
      version: 2,
    });
  });

  test.each([
    ['product', 'T604', '/mfr/product', 'admin'],
    ['bugSystem', 'magnetic', '/mfr/bugSystem', 'zhao.manager'],
  ] as const)('care that no %s is removed that a part names', async (table, code, path, keeper) => {
    const { id } = await kit.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow();
    const { body } = await call(kit.app, kit.tokens[keeper], 'DELETE', `${path}/delete?ids=${id}`);
    expect(body).toMatchObject({ result: { ok: [], failed: [{ id, code: 'E-550' }] } });
  });
});

describe('the workbook', () => {
  type Row = Readonly<Record<string, string>>;
  const exported = async (query: string): Promise<Row[]> => {
    const headers = { 'x-access-token': kit.tokens['chen.parts'], 'accept-language': 'en' };
    const reply = await kit.app.inject({ url: `/api/portal/parts/exportXls?format=xlsx&${query}`, headers });
    const workbook = read(reply.rawPayload, { type: 'buffer' });
    return utils.sheet_to_json<Row>(workbook.Sheets[workbook.SheetNames[0]!]!, { raw: false, defval: '' });
  };
  const send = async (rows: readonly Row[]) => {
    const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cells = rows.map((row) => titles.map((title) => row[title] ?? ''));
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'parts.xlsx', content: bytesOf(workbookOf([titles, ...cells])) });
    const token = kit.tokens['chen.parts'];
    return (await kit.app.inject({ method: 'POST', url: '/mfr/parts/importExcel', headers: { ...headers, 'x-access-token': token }, payload })).json();
  };
  const row = (partsCode: string, fit: Row = {}): Row => ({ partsCode, nameZh: '件', nameEn: 'Piece', unit: 'pc', partsCategory: 'wear', ...fit });

  test('brings codes of models and systems, and says what is wrong with them', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `M${index}`).join(',');
    const body = await send([
      row('IMP-1', { secondProducts: 'TRACTOR', applicableModels: 'T504, T-90', bugSystems: 'hydraulic,engine' }),
      row('IMP-2', { secondProducts: 'IMPLEMENT', applicableModels: 'T504' }),
      row('IMP-3', { applicableModels: 'NOWHERE' }),
      row('IMP-4', { bugSystems: 'magic' }),
      row('IMP-5', { applicableModels: many }),
    ]);
    expect(body, JSON.stringify(body)).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 4 } });
    expect(body.result.files[0].problems.map(({ row: at, field }: { row: number; field: string }) => `${at} ${field}`)).toEqual([
      '3 applicableModels',
      '4 applicableModels',
      '5 bugSystems',
      '6 applicableModels',
    ]);
    const { records } = (await kit.get('chen.parts', 'parts/list?partsCode=IMP-1')).result;
    expect(records).toMatchObject([{ applicableModels: ['T504', 'T-90'], bugSystems: ['hydraulic', 'engine'] }]);
  });

  test('has them, and follows the filters of the list', async () => {
    const rows = await exported('keyword=FIT-&model=T604');
    expect(rows.map((each) => each['Part code'])).toEqual([...universal, 'FIT-SERIES', 'FIT-SIBLING'].toSorted());
    expect(rows.find((each) => each['Part code'] === 'FIT-SERIES')).toMatchObject({ 'Fits models': 'T-60', Systems: 'hydraulic' });
  });
});

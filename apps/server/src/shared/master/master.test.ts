/** The forms of masters: the same rules as their imports, versions, and what may go. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';
import { overlapsOf } from './periods.ts';
import { call } from '../../test/testApp.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const post = async (person: Person, path: string, body: object) => (await call(kit.app, kit.tokens[person], 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await call(kit.app, kit.tokens[person], 'GET', path)).body;
const remove = async (person: Person, path: string) => (await call(kit.app, kit.tokens[person], 'DELETE', path)).body;

const fault = { bugCode: 'new-001', nameZh: '漏油', nameEn: 'Leak', bugSystem: 'hydraulic', severity: 'stop' };

describe('a fault code', () => {
  test('is written in capitals, keeps its code, and has its English name where others are left out', async () => {
    const { id } = (await post('zhao.manager', '/mfr/bugCode/add', fault)).result;
    expect(await post('zhao.manager', '/mfr/bugCode/edit', { ...fault, bugCode: 'OTHER', id, version: 1 })).toMatchObject({
      code: 422,
      message: 'The code cannot be changed',
    });
    const { records } = (await get('d001.service', '/mfr/bugCode/list?keyword=NEW-001')).result;
    expect(records).toMatchObject([{ bugCode: 'NEW-001', name: 'Leak', nameRu: 'Leak', severity_dictText: 'Machine stopped', enabled: 'Y' }]);
  });

  test('has a history: what was added, changed and removed, by whom', async () => {
    const code = { ...fault, bugCode: 'HIST-1' };
    const { id } = (await post('zhao.manager', '/mfr/bugCode/add', code)).result;
    const history = async () =>
      (await kit.db.selectFrom('dataChangeLog').selectAll().where('dataId', '=', id).orderBy('createTime').orderBy('field').execute()).map(
        ({ change, field, oldValue, newValue, docType, docNo, operator }) => {
          expect([docType, docNo, operator]).toEqual(['bugCode', 'HIST-1', 'zhao.manager']);
          return [change, field, oldValue, newValue].join(' ');
        },
      );
    const added = await history();
    expect(added).toEqual(expect.arrayContaining(['added bugCode  HIST-1', 'added nameEn  Leak', 'added severity  stop']));
    await post('zhao.manager', '/mfr/bugCode/edit', { ...code, nameEn: 'Big leak', nameRu: 'Течь', severity: null, id, version: 1 });
    const changed = (await history()).slice(added.length);
    expect(changed).toEqual([
      'changed nameEn Leak Big leak',
      'changed nameEs Leak Big leak',
      'changed nameFr Leak Big leak',
      'changed namePt Leak Big leak',
      'changed nameRu Leak Течь',
      'changed severity stop ',
    ]);
    // Saved as it was: nothing to tell.
    await post('zhao.manager', '/mfr/bugCode/edit', { ...code, nameEn: 'Big leak', nameRu: 'Течь', severity: null, id, version: 2 });
    expect(await history()).toHaveLength(added.length + changed.length);
    await remove('zhao.manager', `/mfr/bugCode/delete?ids=${id}`);
    expect((await history()).slice(added.length + changed.length)).toEqual(expect.arrayContaining(['removed bugCode HIST-1 ', 'removed nameRu Течь ']));
  });

  test('follows the rules of the import', async () => {
    const answer = await post('zhao.manager', '/mfr/bugCode/add', { ...fault, bugSystem: 'nowhere', defaultSupplierCode: 'NOBODY' });
    expect(answer.result.errors.map(({ field }: { field: string }) => field)).toEqual(['bugSystem', 'defaultSupplierCode']);
    expect((await call(kit.app, kit.tokens['d001.service'], 'POST', '/mfr/bugCode/add', fault)).status).toBe(403);
  });
});

describe('a part', () => {
  const part = { partsCode: 'loop-1', nameZh: '件', nameEn: 'Piece', unit: 'pc', partsCategory: 'wear' };

  test('never leads back to itself by its successors', async () => {
    expect(await post('chen.parts', '/mfr/parts/add', part)).toMatchObject({ success: true });
    expect(await post('chen.parts', '/mfr/parts/add', { ...part, partsCode: 'LOOP-2', replacedBy: 'LOOP-1' })).toMatchObject({ success: true });
    const { records } = (await get('chen.parts', '/api/portal/parts/list?partsCode=LOOP-1')).result;
    const answer = await post('chen.parts', '/mfr/parts/edit', { ...part, partsCode: 'LOOP-1', replacedBy: 'LOOP-2', id: records[0].id, version: 1 });
    expect(answer).toMatchObject({ code: 422, result: { errors: [{ field: 'replacedBy' }] } });
  });

  test('shows dealers no costs, and only what is enabled', async () => {
    await kit.db.updateTable('parts').set({ enabled: 'N', costPrice: 5 }).where('partsCode', '=', 'LOOP-1').execute();
    expect((await get('d001.parts', '/api/portal/parts/list?partsCode=LOOP-1,LOOP-2')).result.records).toMatchObject([{ partsCode: 'LOOP-2' }]);
    const { records } = (await get('chen.parts', '/api/portal/parts/list?partsCode=LOOP-1')).result;
    expect(records).toMatchObject([{ costPrice: 5, enabled: 'N' }]);
  });
});

describe('a price', () => {
  const price = { partsCode: 'SEAL-1', currency: 'EUR', price: 10, validFrom: '2026-01-01' };

  test('ends the open one before it, and overlaps with no other', async () => {
    expect(await post('chen.parts', '/mfr/partsPrice/add', price)).toMatchObject({ success: true });
    expect(await post('chen.parts', '/mfr/partsPrice/add', { ...price, price: 12, validFrom: '2026-07-01' })).toMatchObject({ success: true });
    const { records } = (await get('chen.parts', '/mfr/partsPrice/list?partsCode=SEAL-1&currency=EUR&column=validFrom&order=asc')).result;
    expect(records).toMatchObject([
      { price: 10, validFrom: '2026-01-01', validTo: '2026-06-30' },
      { price: 12, validFrom: '2026-07-01', validTo: null },
    ]);
    const { result: told } = await get('chen.parts', `/sys/dataLog/list?docType=partsPrice&id=${records[0].id}`);
    expect(told).toContainEqual(expect.objectContaining({ field: 'validTo', oldValue: null, newValue: '2026-06-30' }));
    expect(await post('chen.parts', '/mfr/partsPrice/add', { ...price, validFrom: '2026-03-01', validTo: '2026-04-01' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'validFrom', text: 'The period overlaps with 2026-01-01–2026-06-30' }] },
    });
    expect((await call(kit.app, kit.tokens['d001.parts'], 'GET', '/mfr/partsPrice/list')).status).toBe(403);
  });

  const period = (from: string, to: string | null, owner = 'A') => ({ owner, from, to });
  test.each([
    ['nothing stored', [period('2026-01-01', null)], [], [false]],
    ['a closed one before it', [period('2026-02-01', null)], [period('2026-01-01', '2026-01-31')], [false]],
    ['a closed one that reaches into it', [period('2026-02-01', null)], [period('2026-01-01', '2026-02-01')], [true]],
    ['an open one before it', [period('2026-02-01', null)], [period('2026-01-01', null)], [false]],
    ['one that begins on the same day', [period('2026-01-01', null)], [period('2026-01-01', '2026-12-31')], [false]],
    ['one of another part', [period('2026-02-01', null)], [period('2026-01-01', '2026-12-31', 'B')], [false]],
    ['two new ones', [period('2026-01-01', '2026-03-01'), period('2026-02-01', null)], [], [true, true]],
  ])('%s', (_name, fresh, stored, expected) => {
    expect(overlapsOf(fresh, stored).map((overlap) => overlap !== undefined)).toEqual(expected);
  });
});

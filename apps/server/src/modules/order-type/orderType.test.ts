/** Order types: what came with the system, what dealers may choose, and what the parts desk may change. */
import { type CellObject, read } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const path = '/mfr/orderType';
const list = async (person: Person = 'chen.parts') =>
  (await call(kit.app, kit.tokens[person], 'GET', `${path}/list?pageSize=100&bizType=parts`)).body.result.records;
const edit = async (rows: object[], person: Person = 'chen.parts') => call(kit.app, kit.tokens[person], 'POST', `${path}/edit`, { rows });
const offered = async (person: Person, bizType = 'parts') => (await kit.get(person, `general/orderType?bizType=${bizType}`)).result;
/** What of a row is sent back. */
const kept = new Set(['bizType', 'orderType', 'name', 'createTime']);
const sent = (row: Record<string, unknown>): Record<string, never> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !kept.has(field) && !field.endsWith('_dictText'))) as Record<string, never>;
const codes = (rows: { value: string }[]) => rows.map(({ value }) => value);

test('came with the system; dealers are offered those that they may choose', async () => {
  expect(await offered('chen.parts')).toEqual([
    { value: 'stock', text: 'Stock', leadDays: 30, surchargePct: 0, discountPct: 0, freeOfCharge: 'N', needs: [], selectable: 'Y' },
    { value: 'urgent', text: 'Urgent', leadDays: 5, surchargePct: 8, discountPct: 0, freeOfCharge: 'N', needs: ['reason', 'vin'], selectable: 'Y' },
    { value: 'warranty', text: 'Warranty', leadDays: 7, surchargePct: 0, discountPct: 0, freeOfCharge: 'N', needs: ['claim'], selectable: 'Y' },
    { value: 'campaign', text: 'Campaign', leadDays: 30, surchargePct: 0, discountPct: 5, freeOfCharge: 'N', needs: [], selectable: 'Y' },
    { value: 'sample', text: 'Sample', leadDays: 15, surchargePct: 0, discountPct: 0, freeOfCharge: 'Y', needs: [], selectable: 'Y' },
    { value: 'resend', text: 'Resend', leadDays: 7, surchargePct: 0, discountPct: 0, freeOfCharge: 'Y', needs: [], selectable: 'N' },
  ]);
  expect(codes(await offered('d001.parts'))).toEqual(['stock', 'urgent', 'warranty', 'campaign', 'sample']);
  expect(await offered('d001.admin', 'vehicle')).toMatchObject([
    { value: 'stock', leadDays: 45 },
    { value: 'sample', leadDays: 45, freeOfCharge: 'N' },
  ]);
  expect((await list('d001.admin')).map(({ orderType }: { orderType: string }) => orderType)).not.toContain('resend');
  for (const bizType of ['', 'x', 'parts,vehicle'])
    expect((await call(kit.app, kit.tokens['chen.parts'], 'GET', `/api/portal/general/orderType?bizType=${bizType}`)).status).toBe(400);
});

test('several are changed in one go, all or none, and their history says so', async () => {
  const [stock, urgent] = (await list()).map(sent);
  const changed = [
    { ...stock, leadDays: 28, nameRu: 'Обычный' },
    { ...urgent, surchargePct: 9.5 },
  ];
  expect((await edit([changed[0]!, { ...changed[1], version: 7 }])).body).toMatchObject({ code: 409 });
  expect((await edit([changed[0]!, { ...changed[1], id: '1'.repeat(32) }])).body).toMatchObject({ result: { errorCode: 'E-012' } });
  expect((await edit([changed[0]!, changed[0]!])).body).toMatchObject({ result: { errorCode: 'E-012' } });
  expect((await edit([changed[0]!, { ...changed[1], surchargePct: 9.555, nameEn: ' ' }])).body).toMatchObject({
    code: 422,
    result: {
      errors: [
        { field: 'nameEn', line: 'rows[1]', code: 'E-013' },
        { field: 'surchargePct', line: 'rows[1]', code: 'E-016' },
      ],
    },
  });
  expect((await list()).slice(0, 2)).toMatchObject([{ leadDays: 30, version: 1 }, { surchargePct: 8 }]);
  expect((await edit(changed)).body).toMatchObject({ success: true, result: [{ version: 2 }, { version: 2 }] });
  expect((await list()).slice(0, 2)).toMatchObject([{ leadDays: 28, version: 2, nameRu: 'Обычный' }, { surchargePct: 9.5 }]);
  const history = await call(kit.app, kit.tokens['chen.parts'], 'GET', `/sys/dataLog/list?docType=orderTypeRule&id=${stock!['id'] as unknown as string}`);
  expect(JSON.stringify(history.body.result)).toContain('Обычный');
});

test('one that is off is offered to nobody, and the one of the system is chosen by no dealer', async () => {
  const rows = (await list()).map(sent);
  expect((await edit([{ ...rows[5], selectable: 'Y' }])).body).toMatchObject({ code: 422, result: { errors: [{ field: 'selectable', code: 'E-330' }] } });
  await edit([
    { ...rows[3], enabled: 'N' },
    { ...rows[4], selectable: 'N' },
  ]);
  expect(codes(await offered('d001.parts'))).toEqual(['stock', 'urgent', 'warranty']);
  expect(codes(await offered('chen.parts'))).toEqual(['stock', 'urgent', 'warranty', 'sample', 'resend']);
});

test.each([
  { leadDays: 366 },
  { leadDays: 1.5 },
  { surchargePct: 101 },
  { discountPct: -1 },
  { selectable: 'X' },
  { orderType: 'stock' },
  { nameEn: 'x'.repeat(201) },
])('a change of %j breaks the contract', async (change) => {
  const [stock] = (await list()).map(sent);
  expect((await edit([{ ...stock, ...change }])).status).toBe(400);
});

test('are changed by the parts desk alone', async () => {
  const [stock] = (await list()).map(sent);
  for (const person of ['d001.admin', 'qian.finance', 'zhao.manager', 'admin'] as const) expect((await edit([stock!], person)).status).toBe(403);
  expect((await edit([])).status).toBe(400);
});

test('are exported with everything that the table shows', async () => {
  const reply = await kit.app.inject({
    url: `${path}/exportXls?format=xlsx`,
    headers: { 'x-access-token': kit.tokens['chen.parts'], 'accept-language': 'en' },
  });
  const [sheet] = Object.values(read(reply.rawPayload, { type: 'buffer', dense: true }).Sheets);
  const [titles, , urgent] = (sheet!['!data'] as CellObject[][]).map((cells) => cells.map((cell) => cell.v));
  expect(titles).toHaveLength(20);
  expect(urgent!.slice(0, 2)).toEqual(['Parts', 'urgent']);
  expect(urgent).toContain('Yes');
});

/** Figures about statements on the analysis page. Today is 21 November 2026. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FinanceFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import type { Person } from '../warranty-claim/claimTestKit.ts';
import { createReceiptKit, type ReceiptKit } from './receiptTestKit.ts';

let kit: ReceiptKit;
beforeAll(async () => {
  kit = await createReceiptKit();
}, 240_000);
afterAll(() => kit.close());

const figures = async (person: Person): Promise<FinanceFigures> => (await kit.get(person, 'dashboard/analysis?field=finance')).result.finance;
const target = { dealerCode: 'D001', currency: 'EUR', period: '2026-09', targetAmount: 200 };

test('say where the last issued month stands, and to staff how much of the targets was collected in it', async () => {
  await kit.book({ currency: 'EUR', amount: 80, feeDate: '2026-09-10' });
  expect((await kit.raw('qian.finance', 'POST', '/mfr/collectionTarget/add', target)).body).toMatchObject({ success: true });
  const id = await kit.draft('2026-09', 'EUR');
  expect(await figures('qian.finance')).toMatchObject({ statements: [], collections: [] });
  await kit.take('issue', id);
  const month = { key: 'submitted', period: '2026-09', count: 1, disputeEnd: '2026-12-01' };
  const { statements, collections } = await figures('qian.finance');
  expect(statements).toMatchObject([month]);
  expect(collections).toMatchObject([{ period: '2026-09', currency: 'EUR', collected: 80, target: 200, rate: 0.4, count: 1 }]);
  for (const { count, link } of [...statements, ...collections])
    expect((await kit.get('qian.finance', listCall('monthlyCollectReceipts/list', link))).result, link).toMatchObject({ total: count, records: [{ id }] });

  expect(await figures('d001.admin')).toMatchObject({ statements: [month], collections: [] });
  expect(await figures('d001.parts')).toMatchObject({ statements: [], collections: [] });
  expect(await figures('d002.service')).toBeNull();

  expect(await kit.check(id, 'pass')).toMatchObject({ success: true });
  expect((await figures('d001.admin')).statements).toMatchObject([{ key: 'pass', count: 1, disputeEnd: null }]);
});

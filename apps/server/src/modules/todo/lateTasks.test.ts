/** Late tasks of parts and finance: whoever can do them hears of them once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { createOrderKit, type OrderKit } from '../parts-order/orderTestKit.ts';
import { partsReminders } from '../stock/jobs/partsReminders.ts';

let kit: OrderKit;
let unpaid = '';
beforeAll(async () => {
  kit = await createOrderKit();
  await kit.setBalance(0);
  unpaid = await kit.confirmed([{ partsCode: 'SEAL-1', qty: 1 }]);
  // Late as well, but it waits for a review, which has a reminder of its own.
  await kit.submitted([{ partsCode: 'SEAL-1', qty: 1 }]);
});
afterAll(() => kit.app.close());

const run = (today: string) =>
  partsReminders.run({ services: kit.app.services, today, signal: new AbortController().signal, transaction: (work) => inTransaction(kit.db, work) });
const told = () =>
  kit.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select(['username', 'docId'])
    .where('event', '=', 'task.late')
    .orderBy('username')
    .execute();

test('nobody hears of a task that is in time', async () => {
  await run('2026-11-22');
  expect(await told()).toEqual([]);
});

test('an unpaid order: the dealer and finance, once each, and nobody of another dealer', async () => {
  await run('2026-12-10');
  const about = await told();
  expect(new Set(about.map(({ docId }) => docId))).toEqual(new Set([unpaid]));
  const names = about.map(({ username }) => username);
  expect(names).toEqual(expect.arrayContaining(['d001.admin', 'qian.finance']));
  expect(names.filter((name) => name.startsWith('d002') || name === 'chen.parts')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  await run('2026-12-10');
  await run('2026-12-11');
  expect(await told()).toHaveLength(about.length);
});

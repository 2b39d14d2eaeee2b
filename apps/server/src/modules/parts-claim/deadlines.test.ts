/** Days that end for parts claims, by the dealer's calendar: reminders, claims that are given up, and what waits for whom until when. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { setParameter } from '../../test/setParameter.ts';
import { arrivalClosing } from '../parts-arrival/jobs.ts';
import { partsReminders } from '../stock/jobs/partsReminders.ts';
import { createPartsClaimKit, type PartsClaimKit } from './partsClaimTestKit.ts';

let clock = new Date();
/** Dealer D001 is in Chile, where it is three hours earlier. */
const at = (time: string): void => void (clock = new Date(time));
let kit: PartsClaimKit;
beforeAll(async () => {
  at('2026-11-21T15:00:00Z');
  kit = await createPartsClaimKit({ now: () => (clock = new Date(clock.getTime() + 1)) });
});
afterAll(() => kit.close());
beforeEach(() => at('2026-11-21T15:00:00Z'));

const run = (job: Job) =>
  job.run({
    services: kit.app.services,
    today: clock.toISOString().slice(0, 10),
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(kit.app.services.db, work),
  });
const reminded = async (id: string): Promise<string[]> =>
  (
    await kit.app.services.db
      .selectFrom('message')
      .innerJoin('sysUser', 'sysUser.id', 'message.userId')
      .select('username')
      .where('docId', '=', id)
      .where('event', '=', 'partsClaim.deadline')
      .orderBy('username')
      .execute()
  ).map(({ username }) => username);
const tasksOf = (id: string) =>
  kit.app.services.db.selectFrom('todo').select(['task', 'side', 'permission', 'warnOn', 'lateOn']).where('docId', '=', id).execute();
const short = [[{ received: 9 }], [{ lineReason: 'short', claimQty: 1 }]] as const;

test('a draft is reminded of three days before its last, and on it, once each', async () => {
  const { id } = await kit.draft(...short, { daysAgo: 11 });
  const other = await kit.draft(...short, { daysAgo: 11 });
  await kit.submit(other.id);
  expect(await kit.detail(id)).toMatchObject({ claimDeadline: '2026-11-25', daysLeft: 4 });
  await run(partsReminders);
  expect(await reminded(id)).toEqual([]);
  // In Shanghai it is 22 November, in Chile the evening before.
  at('2026-11-21T22:30:00Z');
  await run(partsReminders);
  expect(await reminded(id)).toEqual([]);
  at('2026-11-22T22:30:00Z');
  await run(partsReminders);
  await run(partsReminders);
  expect(await reminded(id)).toEqual(['d001.admin', 'd001.parts']);
  at('2026-11-25T22:30:00Z');
  await run(partsReminders);
  await run(partsReminders);
  expect(await reminded(id)).toEqual(['d001.admin', 'd001.admin', 'd001.parts', 'd001.parts']);
  at('2026-11-26T22:30:00Z');
  await run(partsReminders);
  expect(await reminded(id)).toHaveLength(4);
  expect(await reminded(other.id)).toEqual([]);
});

describe('a returned claim', () => {
  const returned = async (): Promise<string> => {
    const { id } = await kit.submitted(...short);
    const { body } = await kit.check('chen.parts', id, 'no_pass', { rejectReason: 'insufficient_photos', opinion: 'Count again', rejectType: 'return' });
    expect(body.success, JSON.stringify(body)).toBe(true);
    return id;
  };

  test('is handed in until its last day, and not after it', async () => {
    await setParameter(kit.app.services, 'partsClaim.resubmitDays', '10');
    const [id, late] = [await returned(), await returned()];
    expect(await kit.detail(id)).toMatchObject({ resubmitUntil: '2026-12-01' });
    expect(await tasksOf(id)).toEqual([{ task: 'fix', side: 'dealer', permission: 'partsClaim:edit', warnOn: '2026-11-24', lateOn: '2026-12-02' }]);
    // The last evening in Chile; the maker's calendar is a day ahead.
    at('2026-12-02T01:00:00Z');
    expect(await kit.submit(id)).toMatchObject({ success: true });
    at('2026-12-02T04:00:00Z');
    expect(kit.codesOf(await kit.submit(late))).toEqual(['E-011']);
    await setParameter(kit.app.services, 'partsClaim.resubmitDays', '30');
  });

  test('is given up by the job once its last day is over where the dealer is', async () => {
    const id = await returned();
    const { arrivalId, resubmitUntil } = await kit.detail(id);
    expect(resubmitUntil).toBe('2026-12-21');
    const arrival = () => kit.app.services.db.selectFrom('partsArrival').select(['status', 'closeReason']).where('id', '=', arrivalId).executeTakeFirst();
    at('2026-12-22T02:30:00Z');
    await run(arrivalClosing);
    expect(await kit.detail(id)).toMatchObject({ status: 'no_pass' });
    at('2026-12-22T03:30:00Z');
    await run(arrivalClosing);
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'given_up', allowedActions: [] });
    expect(await arrival()).toEqual({ status: 'closed', closeReason: 'settled' });
    expect(await run(arrivalClosing)).toBe(0);
  });
});

test('each step waits for those who take it, until its day', async () => {
  const { id } = await kit.submitted([{ damaged: 2 }], [{ lineReason: 'damaged', claimQty: 2 }], { solution: 'return' });
  expect(await tasksOf(id)).toEqual([{ task: 'review', side: 'maker', permission: 'partsClaim:audit', warnOn: '2026-11-24', lateOn: '2026-11-27' }]);
  await kit.pass(id, [{ approvedQty: 2, lineResult: 'return_credit', returnQty: 2 }]);
  expect(await kit.detail(id)).toMatchObject({ returnDue: '2026-12-05' });
  expect(await tasksOf(id)).toEqual([{ task: 'sendBack', side: 'dealer', permission: 'partsClaim:submit', warnOn: '2026-11-28', lateOn: '2026-12-06' }]);
  const { version, lines } = await kit.detail(id);
  await kit.post('d001.parts', 'partsClaim/shipReturn', { id, version, carrier: 'DHL', shipDate: '2026-11-21', boxes: 1 });
  expect(await tasksOf(id)).toEqual([{ task: 'receive', side: 'maker', permission: 'partsClaim:audit', warnOn: '2026-11-26', lateOn: '2026-12-02' }]);
  const came = [{ lineId: lines[0].id, receivedQty: 2, condition: 'damaged' }];
  await kit.post('chen.parts', 'partsClaim/receiveReturn', { id, version: version + 1, receivedDate: '2026-11-21', warehouse: 'WH01', lines: came });
  expect(await tasksOf(id)).toEqual([{ task: 'settle', side: 'maker', permission: 'partsClaim:settleMoney', warnOn: '2026-11-24', lateOn: '2026-11-27' }]);
});

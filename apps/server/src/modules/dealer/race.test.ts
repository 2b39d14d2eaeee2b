/** A dealer is suspended while its people save and hand in: each call is done as a whole before it, or refused. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
}, 120_000);
afterAll(() => kit.close());

const suspend = async (id: string, verb: string, more: object = {}) =>
  (await call(kit.app, kit.tokens['sun.sales'], 'POST', `/mfr/dealer/${verb}`, { ids: [id], opinion: 'Three invoices are open', ...more })).body;

test('saves and submits that race with a suspension are refused or win, and nothing is half done', async () => {
  const { id } = await kit.db.selectFrom('dealer').select('id').where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
  const count = async (): Promise<number> =>
    (
      await kit.db
        .selectFrom('warrantyClaim')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  for (let round = 0; round < 5; round += 1) {
    const draft = await kit.complete();
    const before = await count();
    const today = { ...completeClaim(), repairStartDate: null, repairDate: null };
    const [suspended, submitted, ...saves] = await Promise.all([
      suspend(id, 'suspend', { reason: 'overdue' }),
      kit.submit('d001.service', draft, {}, '?confirm=1'),
      ...Array.from({ length: 8 }, (_, at) => sleep(at * 8).then(() => kit.save('d001.service', today))),
    ]);
    expect(suspended).toMatchObject({ result: { ok: [id] } });
    const refused = saves.filter(({ success }) => !success);
    for (const { message } of refused) expect(message).toBe('Dealer AgroAndes is suspended; this is not possible now');
    // As many are stored as were told that they are.
    expect(await count()).toBe(before + saves.length - refused.length);
    // What was drafted before goes on in either order.
    expect(submitted).toMatchObject({ success: true });
    expect((await kit.save('d001.service', today)).message).toBe('Dealer AgroAndes is suspended; this is not possible now');
    expect(await suspend(id, 'reactivate')).toMatchObject({ result: { ok: [id] } });
  }
});

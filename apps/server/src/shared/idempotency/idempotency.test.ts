/** A server that dies after it has written and before it has answered. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, createClaimKit } from '../../modules/warranty-claim/claimTestKit.ts';
import { forgetUnanswered } from './idempotency.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => kit.close());

const save = async (key: string, claim: object) => {
  const reply = await kit.app.inject({
    method: 'POST',
    url: '/api/portal/warrantyClaim/save',
    headers: { 'x-access-token': kit.tokens['d001.service'], 'x-idempotency-key': key },
    payload: claim,
  });
  return reply.json();
};
const claims = async (): Promise<number> => (await kit.get('d001.service', 'warrantyClaim/list')).result.total;

/** From here on whatever comes after the transaction of the write does not happen any more. */
function dieAfterCommit(): void {
  vi.spyOn(kit.db, 'updateTable').mockImplementation(() => {
    throw new Error('died');
  });
  vi.spyOn(kit.db, 'deleteFrom').mockImplementation(() => {
    throw new Error('died');
  });
}

test('a repeat gets the claim that was made, not a second one', async () => {
  const before = await claims();
  const claim = { claimType: 'normal', vin: machines.covered };
  // The server dies once it has taken the key.
  const dying = vi.spyOn(kit.db, 'insertInto').mockImplementationOnce((table) => {
    dying.mockRestore();
    dieAfterCommit();
    return kit.db.insertInto(table);
  });
  await save('dies', claim);
  vi.restoreAllMocks();
  expect(await claims()).toBe(before + 1);

  // The next server starts.
  await forgetUnanswered(kit.db);
  const repeated = await save('dies', claim);
  expect(repeated).toMatchObject({ success: true, result: { version: 1, status: 'draft' } });
  expect(await claims()).toBe(before + 1);
  expect((await kit.detail('d001.service', repeated.result.id)).claimNo).toBe(repeated.result.no);
});

test('a save that is refused keeps neither claim nor answer', async () => {
  const before = await claims();
  const claim = { claimType: 'normal', vin: machines.covered, dealerClaimRef: 'R-1' };
  expect((await save('first', claim)).success).toBe(true);
  expect(await save('second', claim)).toMatchObject({ success: false, result: { errors: [{ code: 'E-017' }] } });
  expect(await save('second', { ...claim, dealerClaimRef: 'R-2' })).toMatchObject({ success: true });
  expect(await claims()).toBe(before + 2);
});

test('a change repeated after the death is answered, not refused as stale', async () => {
  const { result } = await save('new', { claimType: 'normal', vin: machines.covered });
  const change = { id: result.id, version: 1, complaint: 'Loses pressure' };
  const first = await save('change', change);
  expect(first).toMatchObject({ success: true, result: { version: 2 } });
  expect(await save('change', change)).toEqual(first);
});

/** How many statements the calls take that everybody makes all day: each costs a round trip, and a tenth of the call. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { machines } from '../../test/machineFixtures.ts';
import { signIn } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit } from './claimTestKit.ts';

let kit: ClaimKit;
let during: Awaited<ReturnType<typeof countStatements>>['during'];
beforeAll(async () => {
  const counted = await countStatements();
  during = counted.during;
  // Entries of the operation log are written some time after their calls, and would count for others.
  kit = await createClaimKit({ connection: counted.connection });
  Object.assign(kit.app.services.operationLog, { add: () => undefined });
});
afterAll(() => kit.close());

/** Without those that read the session, which is done every ten seconds: a new one is read right before. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  kit.tokens['d001.service'] = await signIn(kit.app, 'd001.service');
  await kit.get('d001.service', 'sys/permission/getPermCode');
  return during(work);
}

test('a first page takes one statement', async () => {
  await kit.complete();
  expect(await statementsOf(() => kit.get('d001.service', 'warrantyClaim/list?status=draft&pageNo=1&pageSize=10'))).toBe(1);
});

test('a claim with its lines takes one', async () => {
  const id = await kit.complete();
  expect(await statementsOf(() => kit.detail('d001.service', id))).toBe(1);
});

test('a save takes two: one reads what its rules ask about, one writes', async () => {
  let saved: { id: string; version: number } = { id: '', version: 0 };
  const create = async () => (saved = (await kit.save('d001.service', { ...completeClaim(), vin: machines.covered })).result);
  expect(await statementsOf(create)).toBe(2);
  const change = () => kit.save('d001.service', { ...completeClaim(), id: saved.id, version: saved.version, complaint: 'Loses pressure when cold' });
  expect(await statementsOf(change)).toBe(2);
  expect(await kit.detail('d001.service', saved.id)).toMatchObject({ complaint: 'Loses pressure when cold', version: saved.version + 1 });
});

/** When the warranty of machines begins that nobody has registered, and what is known of one whose registration is being corrected. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../../../documents/act.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { json, newId } from '../../../shared/database/database.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import { machines } from '../../../test/machineFixtures.ts';
import { call } from '../../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../../warranty-claim/claimTestKit.ts';
import { vehicleKind } from '../vehicleKind.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const machineOf = (id: string) => kit.db.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const bySystem = (id: string, action: 'proposeWarranty' | 'suspendWarranty') => act(systemContext(kit.app.services), vehicleKind, action, { id });
const start = (person: Person, ids: string[], more: object = {}, query = '') =>
  call(kit.app, kit.tokens[person], 'POST', `/mfr/vehicle/startWarranty${query}`, { ids, startDate: '2025-11-01', reason: 'Never registered', ...more });
const startOf = async (...given: Parameters<typeof start>) => (await start(...given)).body;

let serial = 0;
/** A machine that has stood in stock since 1 October 2025. */
async function inStock(change: object = {}): Promise<{ id: string; vin: string }> {
  const { id: _id, ...pattern } = await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', machines.inStock).executeTakeFirstOrThrow();
  const id = newId();
  const vin = `L9TT504E9SD${String((serial += 1)).padStart(6, '0')}`;
  await kit.db
    .insertInto('vehicle')
    .values({ ...pattern, id, vin, arrivalDate: '2025-10-01', ...change })
    .execute();
  return { id, vin };
}
const decisions = async (person: Person, id: string) =>
  (await kit.get(person, 'todo/list?pageSize=100')).result.records.filter((todo: { id: string; task: string }) => todo.id === id && todo.task === 'decide');

describe('a machine that nobody registers', () => {
  test('waits for the service manager, who says when its warranty begins', async () => {
    const { id, vin } = await inStock();
    expect((await startOf('zhao.manager', [id])).result).toMatchObject({ ok: [], failed: [{ id, no: vin, code: 'vehicle.notProposed' }] });
    await bySystem(id, 'proposeWarranty');
    expect(await decisions('zhao.manager', id)).toHaveLength(1);
    expect(await decisions('wang.service', id)).toHaveLength(0);
    expect((await kit.get('zhao.manager', `vehicle/detail?id=${id}`)).result).toMatchObject({
      unregisteredSince: '2026-11-21',
      allowedActions: expect.arrayContaining(['startWarranty']),
    });
    expect((await startOf('zhao.manager', [id], { reason: undefined }, '?dryRun=1')).result).toEqual({ ok: [id], failed: [] });
    expect((await machineOf(id)).warrantyStartDate).toBeNull();
    expect((await startOf('zhao.manager', [id])).result).toMatchObject({ ok: [id] });
    expect(await machineOf(id)).toMatchObject({
      vehicleStatus: 'in_stock',
      warrantyStartDate: '2025-11-01',
      warrantyEndDate: '2026-10-31',
      warrantyMonths: 12,
      warrantyHours: 1000,
      warrantyReason: 'Never registered',
      unregisteredSince: null,
    });
    expect(await decisions('zhao.manager', id)).toHaveLength(0);
  });

  test.each([
    ['before its arrival', { startDate: '2025-09-30' }, 'E-441'],
    ['tomorrow', { startDate: '2026-11-22' }, 'E-441'],
  ])('does not begin %s', async (_when, more, code) => {
    const { id } = await inStock();
    await bySystem(id, 'proposeWarranty');
    expect((await startOf('zhao.manager', [id], more)).result).toMatchObject({ ok: [], failed: [{ id, code }] });
    expect((await machineOf(id)).warrantyStartDate).toBeNull();
  });

  test('needs a reason, a policy, and a manager who may see it', async () => {
    const { id } = await inStock();
    await kit.db
      .insertInto('product')
      .values({ code: 'PUMPS', level: 2, parentCode: null, name: json({ en: 'Pumps' } as Texts) })
      .execute();
    const strange = await inStock({ secondProduct: 'PUMPS', thirdProduct: 'PUMPS' });
    for (const one of [id, strange.id]) await bySystem(one, 'proposeWarranty');
    expect((await startOf('zhao.manager', [id], { reason: 'no' })).result).toMatchObject({ errors: [{ field: 'reason', code: 'E-006' }] });
    expect((await startOf('zhao.manager', [strange.id])).result.failed).toMatchObject([{ id: strange.id, code: 'vehicle.noPolicy' }]);
    for (const person of ['wang.service', 'sun.sales', 'd001.admin'] as const) expect((await start(person, [id])).status, person).toBe(403);
    expect((await startOf('zhao.manager', [newId()])).result.failed).toMatchObject([{ no: '', code: 'E-012' }]);
  });
});

test('nothing is known of the cover of a machine whose registration is being corrected', async () => {
  const { id } = await machineIdOf(machines.covered);
  await bySystem(id, 'suspendWarranty');
  const ask = `vehicle/warrantyCheck?id=${id}&failureDate=2026-11-01&operatingHours=500`;
  expect((await kit.get('d001.service', ask)).result).toMatchObject({
    coverageResult: 'unknown',
    coverageReason: 'The registration of this machine is being corrected',
  });
  const claim = await kit.complete();
  expect(await kit.detail('d001.service', claim)).toMatchObject({ coverageResult: 'unknown' });
});

const machineIdOf = (vin: string) => kit.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();

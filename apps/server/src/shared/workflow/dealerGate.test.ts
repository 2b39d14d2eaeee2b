/** What goes on while a dealer is suspended: for its people by the rows of the workflow, for staff by asking first. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../context.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { Standstill } from '../session/currentUser.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { gateRefusal, mustServe, type WhenSuspended } from './dealerGate.ts';

const suspended: Standstill = { unit: 'dealer', name: 'AgroAndes', status: 'suspended', since: '2026-11-01', at: '2026-11-01 10:00:00' };
const byDay: WhenSuspended<{ day: string }> = ({ day }, { since }) => day <= since;

test.each<[string, WhenSuspended<{ day: string }> | undefined, Partial<Standstill> | null, string, string | undefined]>([
  ['nothing while at work', undefined, null, '2026-11-02', undefined],
  ['everything by default', undefined, {}, '2026-10-01', 'E-551'],
  ['nothing that goes on', 'goesOn', {}, '2026-11-02', undefined],
  ['nothing that meets the condition', byDay, {}, '2026-11-01', undefined],
  ['what does not meet it', byDay, {}, '2026-11-02', 'E-551'],
  ['everything of a sub-dealer', undefined, { unit: 'subDealer' }, '2026-10-01', 'E-553'],
  ['everything once it is terminated', 'goesOn', { status: 'terminated' }, '2026-10-01', 'E-552'],
])('refuses %s', (_what, rule, change, day, code) => {
  expect(gateRefusal(rule, change && { ...suspended, ...change }, { day })?.code).toBe(code);
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.services.db.updateTable('dealer').set({ dealerStatus: 'active' }).execute());

const serve = (rule: WhenSuspended<never> | undefined, confirm = false): Promise<string | undefined> =>
  transact(systemContext(app.services), (within) => mustServe(within, rule, { dealerCode: 'D001', subDealerCode: null, confirm })).then(
    () => undefined,
    (error: unknown) => (error as Refusal).text.code,
  );
const become = (dealerStatus: 'suspended' | 'terminated') =>
  app.services.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();

test('staff go on by default, are asked, or refused', async () => {
  expect([await serve('asks'), await serve('refused'), await serve(undefined)]).toEqual([undefined, undefined, undefined]);
  await become('suspended');
  expect([await serve('asks'), await serve('asks', true), await serve('refused'), await serve(undefined)]).toEqual(['W-554', undefined, 'E-551', undefined]);
  await become('terminated');
  expect([await serve('asks', true), await serve('refused')]).toEqual(['E-552', 'E-552']);
});

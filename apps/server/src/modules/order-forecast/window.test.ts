/** Forecasts by the calendar of their dealers: windows, frozen months at midnight, what the job of the morning does. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/race.ts';
import { setParameter } from '../../test/setParameter.ts';
import { createForecastKit, type ForecastKit } from './orderForecastTestKit.ts';

let kit: ForecastKit;
beforeAll(async () => {
  kit = await createForecastKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.forget());

const line = (fourthProductCode: string, m1 = 0, more: object = {}) => ({ fourthProductCode, m1_target: m1, ...more });
const isAt = (timeZone: string) => kit.db.updateTable('dealer').set({ timeZone }).where('dealerCode', '=', 'D001').execute();

describe.each([
  ['America/Santiago', '2026-11-26T02:59:50Z', '2026-11-26T03:00:10Z'],
  ['Asia/Shanghai', '2026-11-25T15:59:50Z', '2026-11-25T16:00:10Z'],
  ['Pacific/Auckland', '2026-11-25T10:59:50Z', '2026-11-25T11:00:10Z'],
])('in %s', (timeZone, before, after) => {
  beforeEach(() => isAt(timeZone));
  afterAll(() => isAt('America/Santiago'));

  test('a month is saved and handed in until midnight of its last day, and not a moment later', async () => {
    kit.at(before);
    const { id, version } = await kit.saved([line('T704', 1)]);
    expect(await kit.detail(id)).toMatchObject({ month: 12, allowedActions: expect.arrayContaining(['edit', 'submit']) });
    kit.at(after);
    const refused = await kit.save({ id, version, remark: 'late' });
    expect(refused.result.errors).toMatchObject([{ field: 'month', code: 'E-406' }]);
    expect(codeOf(await kit.submit(id))).toBe('E-406');
    expect((await kit.detail(id)).allowedActions).toEqual(['delete']);
    expect((await kit.get('d001.sales', 'orderForecast/window')).result).toMatchObject({ year: 2027, month: 1, documentId: null });
    // The next month can be begun at once.
    kit.done(await kit.save({ lines: [line('T704', 1)] }));
  });

  test('a month is free until the forecast before it is passed', async () => {
    kit.at('2026-10-20T12:00:00Z');
    const { id } = await kit.saved([line('T704', 1, { m2_target: 3 })]);
    kit.done(await kit.submit(id));
    kit.at(before);
    const next = await kit.saved([line('T704', 5)]);
    kit.done(await kit.check(id, 'pass'));
    const input = { id: next.id, version: next.version, lines: [line('T704', 5)] };
    expect((await kit.save(input)).result.errors).toMatchObject([{ field: 'm1_target', code: 'E-402' }]);
    kit.done(await kit.save({ ...input, lines: [line('T704', 3)] }));
  });
});

describe('every morning', () => {
  test('a draft that nobody handed in is closed once the day is over where its dealer is', async () => {
    kit.at('2026-11-25T15:00:00Z');
    const { id } = await kit.saved([line('T704', 1)]);
    // In Shanghai it is the 26th, in Chile still the 25th.
    kit.at('2026-11-25T22:00:00Z');
    await kit.morning();
    expect(await kit.statusOf(id)).toEqual({ status: 'draft', closeReason: null });
    kit.at('2026-11-26T22:00:00Z');
    await kit.morning();
    await kit.morning();
    expect(await kit.statusOf(id)).toEqual({ status: 'closed', closeReason: 'expired' });
    // D002 has no forecast at all, and hears of it, too.
    expect(await kit.told('missed')).toEqual(['d001.admin 2026-12', 'd002.admin 2026-12', 'sun.sales 2026-12', 'sun.sales 2026-12']);
  });

  test('one that went back has some days more', async () => {
    kit.at('2026-11-20T15:00:00Z');
    const { id } = await kit.saved([line('T704', 1)]);
    kit.done(await kit.submit(id));
    kit.at('2026-11-24T15:00:00Z');
    kit.done(await kit.check(id, 'no_pass', { rejectType: 'return', opinion: 'too few by far' }));
    kit.at('2026-11-29T22:00:00Z');
    await kit.morning();
    expect(await kit.statusOf(id)).toMatchObject({ status: 'no_pass' });
    kit.at('2026-11-30T22:00:00Z');
    await kit.morning();
    expect(await kit.statusOf(id)).toEqual({ status: 'closed', closeReason: 'expired' });
  });

  test('a passed one is finished when its month is over, and can still be copied', async () => {
    kit.at('2026-11-20T15:00:00Z');
    const id = await kit.passed([line('T704', 1, { m3_target: 2 })]);
    kit.at('2026-12-31T22:00:00Z');
    await kit.morning();
    expect(await kit.statusOf(id)).toMatchObject({ status: 'pass' });
    kit.at('2027-01-01T22:00:00Z');
    await kit.morning();
    expect(await kit.statusOf(id)).toEqual({ status: 'closed', closeReason: 'finished' });
    const copy = kit.done<{ id: string }>(await kit.post('d001.sales', 'orderForecast/copy', { id }));
    expect(await kit.detail(copy.id)).toMatchObject({ year: 2027, month: 2, lines: [{ m1_target: 2 }] });
  });

  test('sales people hear of a window that opens, and with the administrators of one that closes, once each', async () => {
    kit.at('2026-10-26T22:00:00Z');
    await kit.morning();
    await kit.morning();
    expect(await kit.told('windowOpen')).toEqual(['d001.sales 2026-12']);
    kit.at('2026-11-22T12:00:00Z');
    await kit.morning();
    expect(await kit.told('windowCloses')).toEqual([]);
    kit.done(await kit.save({ lines: [line('T704', 1)] }));
    kit.at('2026-11-23T22:00:00Z');
    await kit.morning();
    await kit.morning();
    expect(await kit.told('windowCloses')).toEqual(['d001.admin 2026-12', 'd001.sales 2026-12', 'd002.admin 2026-12']);
  });

  test('and not of what is handed in', async () => {
    kit.at('2026-11-20T15:00:00Z');
    const { id } = await kit.saved([line('T704', 1)]);
    kit.done(await kit.submit(id));
    kit.at('2026-11-24T22:00:00Z');
    await kit.morning();
    expect(await kit.told('windowCloses')).toEqual(['d002.admin 2026-12']);
  });

  test('a suspended dealer is asked for nothing, and its draft ends all the same', async () => {
    kit.at('2026-11-20T15:00:00Z');
    const { id } = await kit.saved([line('T704', 1)]);
    const becomes = (dealerStatus: 'suspended' | 'active') => kit.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
    await becomes('suspended');
    kit.at('2026-11-26T22:00:00Z');
    await kit.morning();
    await becomes('active');
    expect(await kit.statusOf(id)).toEqual({ status: 'closed', closeReason: 'expired' });
    expect((await kit.told('missed')).filter((who) => who.startsWith('d001'))).toEqual([]);
    expect(await kit.told('windowOpen')).toEqual([]);
  });
});

describe('parameters', () => {
  test('say on which day a window closes and how many months are frozen', async () => {
    kit.at('2026-10-10T15:00:00Z');
    await kit.passed([line('T704', 1, { m2_target: 2, m3_target: 3 })]);
    kit.at('2026-11-10T15:00:00Z');
    await setParameter(kit.app.services, 'forecast.frozenMonths', '2');
    expect((await kit.save({ lines: [line('T704', 2, { m2_target: 9 })] })).result.errors).toMatchObject([{ field: 'm2_target', code: 'E-402' }]);
    await setParameter(kit.app.services, 'forecast.frozenMonths', '0');
    kit.done(await kit.save({ lines: [line('T704', 9)] }));
    await setParameter(kit.app.services, 'forecast.lockDay', '9');
    expect((await kit.get('d001.sales', 'orderForecast/window')).result).toMatchObject({ year: 2027, month: 1, from: '2026-11-10', to: '2026-12-09' });
    await setParameter(kit.app.services, 'forecast.lockDay', '25');
    await setParameter(kit.app.services, 'forecast.frozenMonths', '1');
  });
});

/** Fixtures of forecast tests: a server with models, a clock that can be set, and users who sign in when they are needed. */
import { expect } from 'vitest';
import type { OrderForecast, Saved } from '../../generated/types.gen.ts';
import { inTransaction, json, newId } from '../../shared/database/database.ts';
import { languages } from '../../shared/messages/messages.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { forecastWindow } from './jobs.ts';

export type ForecastKit = Awaited<ReturnType<typeof createForecastKit>>;

const models = [
  { code: 'T604', parentCode: 'T-60', leadDays: 45 },
  { code: 'T704', parentCode: 'T-60', leadDays: null },
] as const;

/** A save, a submission, a review of a dealer's forecast; the clock begins on 21 November 2026, when December is open. */
export async function createForecastKit() {
  let clock = new Date('2026-11-21T15:00:00Z');
  // It runs on with every look, so that what is made later is newer.
  const app: TestApp = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  const { db } = app.services;
  await insertMachines(db);
  for (const model of models)
    await db
      .insertInto('product')
      .values({ ...model, level: 4, name: json(Object.fromEntries(languages.map((language) => [language, `Model ${model.code}`])) as never) })
      .execute();
  await db
    .updateTable('dealer')
    .set({ authorisedProducts: json(['TRACTOR']), region: 'Maule', statusTime: '2026-01-01 00:00:00' })
    .execute();

  const tokens = new Map<string, string>();
  const tokenOf = async (person: string): Promise<string> => {
    const known = tokens.get(person) ?? (await signIn(app, person));
    tokens.set(person, known);
    return known;
  };
  /** Sets the clock; sessions of before are over. */
  const at = (time: string): void => {
    clock = new Date(time);
    tokens.clear();
  };
  const request = async (person: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    call(app, await tokenOf(person), method, `/api/portal/${path}`, body);
  const upload = async (person: string, url: string, payload: Buffer, headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url, payload, headers: { ...headers, 'accept-language': 'en', 'x-access-token': await tokenOf(person) } })).json();
  const get = async (person: string, path: string) => (await request(person, 'GET', path)).body;
  const post = async (person: string, path: string, body: object) => (await request(person, 'POST', path, body)).body;

  const done = <Result>(answer: { success: boolean; result: Result }): Result => {
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return answer.result;
  };
  const save = (input: object, person = 'd001.sales') => post(person, 'orderForecast/save', input);
  const saved = async (lines: readonly object[], person = 'd001.sales'): Promise<Saved> => done<Saved>(await save({ lines }, person));
  const submit = (id: string, { confirm = true, person = 'd001.sales' } = {}) =>
    post(person, `approval/submit${confirm ? '?confirm=1' : ''}`, { docType: 'orderForecast', id });
  const check = (id: string, action: string, more: object = {}) =>
    post('sun.sales', 'approval/checkSubmit', { docType: 'orderForecast', ids: [id], action, ...more });
  const passed = async (lines: readonly object[], person = 'd001.sales'): Promise<string> => {
    const { id } = await saved(lines, person);
    done(await submit(id, { person }));
    expect(done<{ ok: string[] }>(await check(id, 'pass')).ok).toEqual([id]);
    return id;
  };
  const detail = async (id: string, person = 'd001.sales'): Promise<OrderForecast> => done(await get(person, `orderForecast/detail?id=${id}`));
  const statusOf = async (id: string) => db.selectFrom('orderForecast').select(['status', 'closeReason']).where('id', '=', id).executeTakeFirstOrThrow();

  /** Runs the job of the morning. */
  const morning = (): Promise<number> =>
    forecastWindow.run({
      services: app.services,
      today: clock.toISOString().slice(0, 10),
      signal: new AbortController().signal,
      transaction: (work) => inTransaction(db, work),
    });
  /** Who has heard of an event, and with which text. */
  const told = async (event: string): Promise<string[]> =>
    (
      await db
        .selectFrom('message')
        .innerJoin('sysUser', 'sysUser.id', 'message.userId')
        .select(['username', 'params'])
        .where('event', '=', `orderForecast.${event}`)
        .orderBy('username')
        .execute()
    ).map(({ username, params }) => `${username} ${(params as { month: string }).month}`);
  /** Forgets all forecasts and what was said about them. */
  const forget = async (): Promise<void> => {
    await db.deleteFrom('orderForecast').execute();
    await db.deleteFrom('message').execute();
    await db.deleteFrom('reminder').execute();
    await db.deleteFrom('todo').execute();
  };
  return {
    app,
    db,
    at,
    request,
    upload,
    get,
    post,
    done,
    save,
    saved,
    submit,
    check,
    passed,
    detail,
    statusOf,
    morning,
    told,
    forget,
    newId,
    close: () => app.close(),
  };
}

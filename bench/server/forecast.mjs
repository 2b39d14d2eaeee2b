// A save of a forecast with 300 lines, beside a floor: Fastify and one transaction of SQL by hand, on the same PostgreSQL.
// HARROW_TEST_DATABASE=URL node server/forecast.mjs [--rounds 40] [--lines 300]; node scripts/machine/postgres.ts prints such a URL.
import { createRequire } from 'node:module';
import { json, newId } from '../../apps/server/src/shared/database/database.ts';
import { insertMachines } from '../../apps/server/src/test/machineFixtures.ts';
import { createTestApp, signIn } from '../../apps/server/src/test/testApp.ts';
import { option } from './lib/option.mjs';
import { quantile } from './lib/quantile.mjs';

const { default: Fastify } = await import(createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('fastify'));
const rounds = Number(option('rounds', 40));
const count = Number(option('lines', 300));
const fields = Array.from({ length: 12 }, (_, at) => `m${at + 1}_target`);

const testApp = await createTestApp({ now: () => new Date('2026-11-21T15:00:00Z') });
const { db } = testApp.services;
await insertMachines(db);
await db
  .updateTable('dealer')
  .set({ authorisedProducts: json(['TRACTOR']) })
  .execute();
await testApp.app.listen({ port: 0, host: '127.0.0.1' });
const token = await signIn(testApp, 'd001.admin');

/** Lines of one model, told apart by their configuration. @param turn makes every quantity another one than in the turn before */
const lines = (turn, known = []) =>
  Array.from({ length: count }, (_, at) => ({
    ...(known[at] && { id: known[at].id }),
    fourthProductCode: 'T504',
    configRemark: `configuration ${at}`,
    ...Object.fromEntries(fields.map((field, month) => [field, (turn * 7 + at + month) % 9])),
  }));

const floor = Fastify({ bodyLimit: 10_000_000 });
const { sql } = await import(createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('kysely'));
floor.post('/save', async ({ body: { id, version, lines: given } }) =>
  db.transaction().execute(async (trx) => {
    const { rows } =
      await sql`update order_forecast set version = version + 1, total_qty = ${given.reduce((all, line) => all + fields.reduce((sum, field) => sum + line[field], 0), 0)}
      where id = ${id} and version = ${version} returning version`.execute(trx);
    if (rows.length === 0) return { success: false };
    await sql`delete from order_forecast_line where forecast_id = ${id}`.execute(trx);
    await sql`insert into order_forecast_line select * from jsonb_populate_recordset(null::order_forecast_line, ${json(
      given.map(({ fourthProductCode, configRemark, ...months }, at) => ({
        ...months,
        id: newId(),
        forecast_id: id,
        line_no: at + 1,
        fourth_product_code: fourthProductCode,
        config_remark: configRemark,
      })),
    )}::jsonb)`.execute(trx);
    return { success: true, version: rows[0].version };
  }),
);
await floor.listen({ port: 0, host: '127.0.0.1' });

const address = (app) => `http://127.0.0.1:${app.server.address().port}`;
const post = async (url, body, headers = {}) => {
  const begun = performance.now();
  const answer = await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })).json();
  if (!answer.success) throw new Error(JSON.stringify(answer).slice(0, 500));
  return { answer, ms: performance.now() - begun };
};
const save = (body) => post(`${address(testApp.app)}/api/portal/orderForecast/save`, body, { 'x-access-token': token });

const first = await save({ lines: lines(0) });
const { id } = first.answer.result;
const { rows: known } = await sql`select id from order_forecast_line where forecast_id = ${id} order by line_no`.execute(db);
let { version } = first.answer.result;
const times = { 'every line changed': [], 'one line changed': [], floor: [] };
let current = lines(0, known);
for (let turn = 1; turn <= rounds + 5; turn += 1) {
  current = lines(turn, known);
  const whole = await save({ id, version, lines: current });
  version = whole.answer.result.version;
  current = current.map((line, at) => (at === turn ? { ...line, m3_target: line.m3_target + 1 } : line));
  const one = await save({ id, version, lines: current });
  version = one.answer.result.version;
  // The floor writes the same lines under ids of its own; it gets a forecast of its own.
  if (turn <= 5) continue;
  times['every line changed'].push(whole.ms);
  times['one line changed'].push(one.ms);
}
let own = version;
for (let turn = 1; turn <= rounds + 5; turn += 1) {
  const { answer, ms } = await post(`${address(floor)}/save`, { id, version: own, lines: lines(turn) });
  own = answer.version;
  if (turn > 5) times.floor.push(ms);
}
for (const [name, all] of Object.entries(times)) {
  const sorted = all.toSorted((a, b) => a - b);
  console.log(`${name}: p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p95 ${quantile(sorted, 0.95).toFixed(1)} ms (${all.length} saves of ${count} lines)`);
}
await floor.close();
await testApp.close();

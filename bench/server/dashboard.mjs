// All calls of the dashboard together, asked by 16 users at once, each as soon as the last answers are there: beside 1,000,000 claims and machines
// (database `search`), 3,000,000 movements (`parts`) and 10,000,000 lines on accounts (`finance`), which search.mjs, parts.mjs and finance.mjs fill.
// node dashboard.mjs [--only finance] [--visitors 16] [--seconds 20]
import { loadavg } from 'node:os';
import pg from 'pg';
import { authorised, runJob, spentBy, startServer } from './lib/benchDatabase.mjs';
import { option } from './lib/option.mjs';
import { quantile } from './lib/quantile.mjs';
import { nanosecondsOfTree } from './lib/usage.mjs';
import { postmasterPid, psql, start, urlOf } from './postgres.mjs';

/** Who sees all rows of a database. */
const people = { search: 'manager1', parts: 'maker', finance: 'finance1' };
/** Cards that the page asks for together. */
const calls = ['claims', 'vehicles,pdi,maintenance', 'parts,stock,finance', 'goals,orders,forecast', 'market,suggestions,training,feedback'];
const goalMs = 300;

const visitors = Number(option('visitors', 16));
const seconds = Number(option('seconds', 20));
const only = option('only', '');

start();
console.log(
  `| database | asked by | visitors | visits | p50, ms | p95, ms | PostgreSQL, ms | CPU, ms | goal | load |\n|---|---|--:|--:|--:|--:|--:|--:|---|--:|`,
);
for (const [database, username] of Object.entries(people)) if (!only || only === database) await measure(database, username);

async function measure(database, username) {
  psql(database, 'create extension if not exists pg_stat_statements');
  const { affected, seconds: spentOnTotals } = await runJob(database, 'rollups');
  if (affected > 0) console.warn(`${database}: ${affected} totals of dealers and months stored in ${spentOnTotals.toFixed(1)} s`);
  psql(database, 'vacuum analyze rollup_value, rollup_stale');
  const server = await startServer(database);
  const watcher = new pg.Client(urlOf(database));
  await watcher.connect();
  const spent = spentBy(watcher, database);
  const users = await usersLike(watcher, username);
  const cpu = () => (nanosecondsOfTree(server.pid) + nanosecondsOfTree(postmasterPid())) / 1e6;
  async function ask(field, user) {
    const reply = await (await fetch(`${server.base}/api/portal/dashboard/analysis?months=6&field=${field}`, { headers: authorised(user) })).json();
    if (!reply.success) throw new Error(`${database} ${field}: ${JSON.stringify(reply)}`);
  }
  const visit = (user) => Promise.all(calls.map((field) => ask(field, user)));
  for (let n = 0; n < 3; n++) await visit(users[0]);
  const [spentBefore, cpuBefore] = [await spent(), cpu()];
  const times = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    users.map(async (user) => {
      while (performance.now() < end) {
        const began = performance.now();
        await visit(user);
        times.push(performance.now() - began);
      }
    }),
  );
  const each = (total) => (total / times.length).toFixed(0);
  const p95 = quantile(times, 0.95);
  const row = [
    database,
    username,
    visitors,
    times.length,
    quantile(times, 0.5).toFixed(0),
    p95.toFixed(0),
    each((await spent()) - spentBefore),
    each(cpu() - cpuBefore),
  ];
  console.log(`| ${row.join(' | ')} | ${p95 <= goalMs ? 'met' : '**missed**'} | ${loadavg()[0].toFixed(1)} |`);
  await watcher.end();
  await server.stop();
}

/** Users with the same rights: each one's calls wait for turns of their own. @returns their names */
async function usersLike(watcher, username) {
  const names = Array.from({ length: visitors }, (_, n) => `${username}-${n}`);
  for (const name of names) {
    const copy = (table, fields, values) =>
      watcher.query(`insert into ${table} select (jsonb_populate_record(t, ${values})).* from ${table} t where ${fields} on conflict do nothing`);
    await copy(
      'sys_user',
      `id = md5('${username}')`,
      `jsonb_build_object('id', md5('${name}'), 'username', '${name}', 'unsubscribe_token', md5('mail ${name}'))`,
    );
    for (const table of ['sys_user_role', 'sys_user_depart'])
      await copy(table, `user_id = md5('${username}')`, `jsonb_build_object('user_id', md5('${name}'))`);
    await copy(
      'session',
      `user_id = md5('${username}')`,
      `jsonb_build_object('user_id', md5('${name}'), 'token_hash', encode(sha256('bench-token-0000000000-${name}'::bytea), 'hex'))`,
    );
  }
  return names;
}

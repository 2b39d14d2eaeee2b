// Duration of the nightly jobs of after-sales over 1,000,000 machines, and the waits they cause for users.
// node nightly.mjs [--machines-loaded]: fills a database of its own, then plays three nights, each job by itself, with the clock set.
// While a job runs, a user saves a machine and reads one every 20 ms; the longest of those waits is reported beside the job's time.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createServices } from '../../apps/server/src/app.ts';
import { connect } from '../../apps/server/src/shared/database/connection/connect.ts';
import { createJobRunner } from '../../apps/server/src/shared/jobs/runner.ts';
import { port, psql, start } from './postgres.mjs';

const jobs = [
  'coverEnd',
  'policyExpiry',
  'coreRetention',
  'campaignEnd',
  'maintenanceGap',
  'pdiDue',
  'warrantyEnding',
  'maintenanceDue',
  'extendUnpaid',
  'claimReviewSla',
  'claimResubmission',
  'lateCorrections',
  'usedPartsReturn',
  'pdiOverdueWeekly',
  'unregisteredMachines',
];
const nights = 3;
const databaseUrl = `postgres://postgres@127.0.0.1:${port}/nightly`;
const silent = { info() {}, debug() {}, warn: console.warn, error: console.error };

start();
if (!process.argv.includes('--machines-loaded')) {
  psql('postgres', 'drop database if exists nightly');
  psql('postgres', 'create database nightly');
}
let time = Date.now() + 86_400_000;
const connection = await connect({ databaseUrl });
const services = await createServices(connection, '/tmp/harrow-bench-nightly', silent, () => new Date(time));
const watcher = new pg.Client(databaseUrl);
await watcher.connect();
await watcher.query('create extension if not exists pg_stat_statements');
if (!process.argv.includes('--machines-loaded')) {
  const began = performance.now();
  await watcher.query(readFileSync(new URL('data/machines.sql', import.meta.url), 'utf8'));
  await watcher.query('set session_replication_role = origin');
  await watcher.query('vacuum analyze');
  console.log('loaded in', ((performance.now() - began) / 1000).toFixed(0), 's');
}

/** Reads and writes machines one after the other until it is stopped. @returns the longest wait, ms */
async function user(isOver) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let longest = 0;
  for (let n = 0; !isOver(); n += 7919) {
    const began = performance.now();
    const id = createHash('md5')
      .update(`vehicle${n % 1_000_000}`)
      .digest('hex');
    await client.query(`update vehicle set owner_name = 'Seen' where id = $1`, [id]);
    await client.query('select vin, owner_name from vehicle where id = $1', [id]);
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await client.end();
  return longest;
}

const spent = async () =>
  (
    await watcher.query(
      `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms from pg_stat_statements where query not like '%owner_name%where id = $%' and dbid = (select oid from pg_database where datname = 'nightly')`,
    )
  ).rows[0].ms;

console.log('| night | job | records | s | of these database, s | longest wait of a user, ms |\n|---|---|--:|--:|--:|--:|');
for (let night = 1; night <= nights; night++) {
  for (const code of jobs) {
    const job = services.modules.flatMap((module) => module.jobs ?? []).find((each) => each.code === code);
    if (!job) throw new Error(`There is no job ${code}`);
    await services.db
      .updateTable('job')
      .set({ nextRunTime: new Date(time - 1000).toISOString(), retryTime: null, status: 'normal', runId: null, leaseUntil: null, timeoutSeconds: 3600 })
      .where('jobCode', '=', code)
      .execute();
    const before = await spent();
    let over = false;
    const waits = user(() => over);
    const began = performance.now();
    await createJobRunner(services, connection, [job]).runDue();
    const seconds = (performance.now() - began) / 1000;
    over = true;
    const longest = await waits;
    const { rows } = await watcher.query('select status, affected, message from job_run where job_code = $1 order by start_time desc limit 1', [code]);
    console.log(
      `| ${night} | ${code} | ${rows[0].status === 'succeeded' ? rows[0].affected : `${rows[0].status}: ${rows[0].message}`} | ${seconds.toFixed(1)} | ${(((await spent()) - before) / 1000).toFixed(1)} | ${longest.toFixed(0)} |`,
    );
  }
  time += 86_400_000;
  await watcher.query('vacuum analyze');
}
await watcher.end();
await connection.close();

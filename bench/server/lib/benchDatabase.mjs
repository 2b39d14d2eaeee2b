// A database of its own for a bench: the schema by the server's own migrations, then rows by one script; and a server on it.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createServices } from '../../../apps/server/src/app.ts';
import { createJobRunner } from '../../../apps/server/src/shared/jobs/runner.ts';
import { connect } from '../../../apps/server/src/shared/database/connection/connect.ts';
import { port, psql, urlOf } from '../postgres.mjs';
import { portOf } from './ports.mjs';
import { startProgram } from './program.mjs';

const servicesOf = (connection, name) =>
  createServices(connection, `/tmp/harrow-bench-${name}`, { info() {}, debug() {}, warn: console.warn, error: console.error });

/** @param values numbers that the script names as `:name` */
export async function fillDatabase(name, script, values = {}) {
  psql('postgres', `drop database if exists ${name}`);
  psql('postgres', `create database ${name}`);
  const connection = await connect({ databaseUrl: `postgres://postgres@127.0.0.1:${port}/${name}` });
  await servicesOf(connection, name);
  await connection.close();
  const client = new pg.Client(urlOf(name));
  await client.connect();
  const began = performance.now();
  const text = readFileSync(new URL(`../data/${script}.sql`, import.meta.url), 'utf8');
  await client.query(Object.entries(values).reduce((all, [key, value]) => all.replaceAll(`:${key}`, String(value)), text));
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
  console.log('loaded in', ((performance.now() - began) / 1000).toFixed(0), 's');
}

/** Runs a scheduled job once. @returns how many records it has worked on, and seconds */
export async function runJob(name, code) {
  const connection = await connect({ databaseUrl: urlOf(name) });
  const services = await servicesOf(connection, name);
  const job = services.modules.flatMap((module) => module.jobs ?? []).find((each) => each.code === code);
  const due = {
    nextRunTime: new Date(Date.now() - 1000).toISOString(),
    retryTime: null,
    status: 'normal',
    runId: null,
    leaseUntil: null,
    timeoutSeconds: 3600,
  };
  await services.db.updateTable('job').set(due).where('jobCode', '=', code).execute();
  const began = performance.now();
  await createJobRunner(services, connection, [job]).runDue();
  const seconds = (performance.now() - began) / 1000;
  const { status, affected, message } = await services.db
    .selectFrom('jobRun')
    .selectAll()
    .where('jobCode', '=', code)
    .orderBy('startTime', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await connection.close();
  if (status !== 'succeeded') throw new Error(`${code} ${status}: ${message}`);
  return { affected, seconds };
}

export const startServer = (name) =>
  startProgram({
    args: [new URL('../../../apps/server/src/main.ts', import.meta.url).pathname],
    env: {
      PORT: String(portOf('harrow')),
      HOST: '127.0.0.1',
      HARROW_DEMO: '0',
      HARROW_JOBS: '0',
      HARROW_DATA: `/tmp/harrow-bench-${name}`,
      DATABASE_URL: urlOf(name),
      NODE_ENV: 'production',
    },
    base: `http://127.0.0.1:${portOf('harrow')}`,
    log: `/tmp/harrow-bench-${name}.log`,
    probe: '/ready',
  });

/** Milliseconds that PostgreSQL has spent on the statements of a database. @param watcher a connection to it */
export const spentBy = (watcher, name) => async () =>
  (
    await watcher.query(
      `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms from pg_stat_statements where dbid = (select oid from pg_database where datname = $1)`,
      [name],
    )
  ).rows[0].ms;

export const authorised = (username) => ({ 'x-access-token': `bench-token-0000000000-${username}` });

// Copies the floor's data into Harrow's own tables: node data/load-harrow.mjs. Run data/load.mjs first.
// The server migrates its schema itself, as an installation without demo data.
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { psql, start, urlOf } from '../postgres.mjs';
import harrow from '../subjects/harrow.mjs';

/** Fills the database of a subject, which has the floor's data, with rows that fit the tables of its state. */
export async function loadHarrow({ root, database, start: startServer } = harrow) {
  const data = `${root}bench/server/data/harrow.sql`;
  if (!existsSync(data)) throw new Error(`${root} has no bench/server/data/harrow.sql: nothing is known of its tables.`);
  start();
  psql(database, `do $$ begin if not exists (select from pg_roles where rolname = 'harrow') then create role harrow superuser login; end if; end $$`);
  psql(database, 'alter role harrow set search_path = harrow, public');
  psql(database, 'drop schema if exists harrow cascade; create schema harrow');
  const server = await startServer();
  await server.stop();

  const client = new pg.Client(urlOf(database));
  await client.connect();
  const started = performance.now();
  await client.query(readFileSync(data, 'utf8'));
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    'select (select count(*) from harrow.warranty_claim) claims, (select count(*) from harrow.claim_bug) faults, (select count(*) from harrow.claim_parts) parts, (select count(*) from harrow.claim_detail) labour',
  );
  console.log(JSON.stringify(rows[0]), ((performance.now() - started) / 1000).toFixed(1), 's');
  await client.end();
}

if (process.argv[1] === new URL(import.meta.url).pathname) await loadHarrow();

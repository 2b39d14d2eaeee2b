// Copies the floor's data into Harrow's own tables: node data/load-harrow.mjs. Run data/load.mjs first.
// The server migrates its schema itself, as an installation without demo data.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { psql, start, url } from '../postgres.mjs';
import { startHarrow } from '../subjects/harrow.mjs';

start();
psql('bench', `do $$ begin if not exists (select from pg_roles where rolname = 'harrow') then create role harrow superuser login; end if; end $$`);
psql('bench', 'alter role harrow set search_path = harrow, public');
psql('bench', 'drop schema if exists harrow cascade; create schema harrow');
const server = await startHarrow();
await server.stop();

const client = new pg.Client(url);
await client.connect();
const started = performance.now();
await client.query(readFileSync(new URL('harrow.sql', import.meta.url), 'utf8'));
await client.query('vacuum analyze');
const { rows } = await client.query(
  'select (select count(*) from harrow.warranty_claim) claims, (select count(*) from harrow.claim_bug) faults, (select count(*) from harrow.claim_parts) parts, (select count(*) from harrow.claim_detail) labour',
);
console.log(JSON.stringify(rows[0]), ((performance.now() - started) / 1000).toFixed(1), 's');
await client.end();

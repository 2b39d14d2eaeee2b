// Builds the floor's data: node data/load.mjs [--rows 1000000]. Drops existing data. Prints the time of each step.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { option } from '../lib/option.mjs';
import { start, url } from '../postgres.mjs';

/** @param rows how many claims */
export async function loadFloor(rows = 1_000_000) {
  const script = (name) => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8').replaceAll(':rows', String(rows));
  start();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const indexes = script('indexes')
    .split(/;\n/)
    .map((sql) => sql.trim())
    .filter(Boolean);
  const steps = [
    ['schema', script('schema')],
    ['rows', script('seed')],
    ...indexes.map((sql) => [sql.replace(/^(--.*\n)*/, '').slice(0, 70), sql]),
    ['vacuum', 'vacuum analyze'],
  ];
  for (const [name, sql] of steps) {
    const started = performance.now();
    await client.query(sql);
    console.log(name, ((performance.now() - started) / 1000).toFixed(1), 's');
  }
  await client.end();
}

if (process.argv[1] === new URL(import.meta.url).pathname) await loadFloor(Number(option('rows', 1_000_000)));

// Adds more to Harrow's data in the bench, after data/load-harrow.mjs: node data/load-more.mjs administration|after-sales.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { start, url } from '../postgres.mjs';

/** @param name of a file of SQL beside this one */
export async function loadMore(name) {
  start();
  const client = new pg.Client(url);
  await client.connect();
  const started = performance.now();
  await client.query(readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8'));
  await client.query('vacuum analyze');
  console.log(name, ((performance.now() - started) / 1000).toFixed(1), 's');
  await client.end();
}

if (process.argv[1] === new URL(import.meta.url).pathname) await loadMore(process.argv[2]);

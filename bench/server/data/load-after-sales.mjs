// Adds what after-sales works on to the data of the bench: node data/load-after-sales.mjs, after data/load-harrow.mjs.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { start, url } from '../postgres.mjs';

start();
const client = new pg.Client(url);
await client.connect();
const started = performance.now();
await client.query(readFileSync(new URL('after-sales.sql', import.meta.url), 'utf8'));
await client.query('vacuum analyze');
console.log('after-sales', ((performance.now() - started) / 1000).toFixed(1), 's');
await client.end();

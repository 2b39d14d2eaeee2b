// The search over everything among 1,000,000 machines and as many claims, as a dealer and as a manager of the maker; and how each statement is planned.
// node search.mjs [--loaded] [--machines 1000000] [--claims 1000000] [--rounds 40] [--plans]
import pg from 'pg';
import { fillDatabase, startServer } from './lib/benchDatabase.mjs';
import { eachFilter } from './lib/eachFilter.mjs';
import { option } from './lib/option.mjs';
import { psql, start, urlOf } from './postgres.mjs';

const people = { dealer: 'F008', manager: 'manager1' };

start();
if (!process.argv.includes('--loaded'))
  await fillDatabase('search', 'search', { machines: Number(option('machines', 1_000_000)), claims: Number(option('claims', 1_000_000)) });
psql('search', 'create extension if not exists pg_stat_statements');

const watcher = new pg.Client(urlOf('search'));
await watcher.connect();
const { rows } = await watcher.query(`select vin, claim_no from warranty_claim where dealer_code = $1 order by create_time desc limit 1`, [people.dealer]);
const { vin, claim_no: claimNo } = rows[0];
const keyword = (text) => `keyword=${encodeURIComponent(text)}`;
const filters = [claimNo, claimNo.slice(-9), vin, vin.slice(-6), 'Подшипник 77', 'PT0007', 'HT-2026-11', 'Dealer 17', 'WC26', '2611', 'no such thing'].map(
  keyword,
);

const server = await startServer('search');
try {
  await eachFilter({
    database: 'search',
    lists: { search: { path: '/api/portal/search', filters, goal: 'search' } },
    people,
    rounds: Number(option('rounds', 40)),
    server,
  });
} finally {
  await server.stop();
}

if (process.argv.includes('--plans')) {
  console.log('\n| statement | calls | mean, ms | longest, ms |\n|---|--:|--:|--:|');
  const { rows: slow } =
    await watcher.query(`select regexp_replace(left(query, 400), '\\s+', ' ', 'g') as query, calls, mean_exec_time, max_exec_time from pg_stat_statements
    where dbid = (select oid from pg_database where datname = 'search') and query like 'with matches%' order by max_exec_time desc limit 15`);
  for (const one of slow)
    console.log(`| ${/from "(\w+)"/.exec(one.query)?.[1]} | ${one.calls} | ${one.mean_exec_time.toFixed(1)} | ${one.max_exec_time.toFixed(1)} |`);
}
await watcher.end();

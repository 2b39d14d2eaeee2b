// Sales goals of 200 dealers over 200,000 handovers: the list with its sums, figures by group, a count of all goals and of one dealer.
// node goals.mjs [--loaded] [--machines 200000] [--dealers 200] [--rounds 20] [--only finished]: fills a database of its own and asks as a dealer and as the maker's sales.
import { loadavg } from 'node:os';
import pg from 'pg';
import { connect } from '../../apps/server/src/shared/database/connection/connect.ts';
import { recountGoals } from '../../apps/server/src/modules/sales-goal/counting.ts';
import { fillDatabase, startServer } from './lib/benchDatabase.mjs';
import { eachFilter } from './lib/eachFilter.mjs';
import { option } from './lib/option.mjs';
import { psql, start, urlOf } from './postgres.mjs';

const people = { dealer: 'F008', maker: 'sales1' };

start();
if (!process.argv.includes('--loaded'))
  await fillDatabase('goals', 'goals', { machines: Number(option('machines', 200_000)), dealers: Number(option('dealers', 200)) });
psql('goals', 'create extension if not exists pg_stat_statements');

/** The count of a year by hand: machines of each dealer and series by month. */
const yearByHand = `select dealer_code, third_product, extract(month from delivery_date) as month, count(*) from vehicle
  where delivery_date >= '2025-01-01' and delivery_date < '2026-01-01' and (dealer_code = $1 or $1 like 'sales%') group by 1, 2, 3`;

const lists = {
  goals: {
    path: '/api/portal/salesGoal/list',
    filters: ['year=2026', 'year=2026&productTeam=tractor', 'column=rate&order=asc'],
    floor: `select * from sales_goal where status <> 'draft' and (dealer_code = $1 or $1 like 'sales%') order by year desc, id desc limit 10`,
  },
  'sums of goals': { path: '/api/portal/salesGoal/totals', filters: ['year=2026', ''] },
  finished: {
    path: '/api/portal/salesGoal/finished?year=2026',
    filters: ['', 'groupBy=dealer', 'groupBy=platform', 'groupBy=productTeam', 'goalBasis=wholesale'],
    floor: yearByHand,
  },
};

const server = await startServer('goals');
try {
  await eachFilter({ database: 'goals', lists, people, rounds: Number(option('rounds', 20)), only: option('only'), server });
} finally {
  await server.stop();
}

/** Milliseconds of PostgreSQL and whole, of counts that change everything and nothing. */
const { db, close } = await connect({ databaseUrl: urlOf('goals') });
const watcher = new pg.Client(urlOf('goals'));
await watcher.connect();
const timed = async (name, work) => {
  const began = performance.now();
  const answer = await work();
  console.log(`| ${name} | ${answer} | ${(performance.now() - began).toFixed(0)} |`);
};
console.log(`\nLoad ${loadavg()[0].toFixed(1)}\n\n| count | goals changed | ms |\n|---|--:|--:|`);
const count = (which) => db.transaction().execute((trx) => recountGoals(trx, which));
await watcher.query('update sales_goal set m1_com = m1_com + 1');
await timed('all released goals, all of them wrong', () => count({}));
await timed('all released goals, none wrong', () => count({}));
await timed('one dealer, as at a handover', () => count({ dealerCode: people.dealer }));
await timed('floor: the machines of a year by hand', async () => (await watcher.query(yearByHand, [people.maker])).rowCount);
await watcher.end();
await close();

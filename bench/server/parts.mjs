// Lists and records of parts with each single filter: 1,000,000 rows on shelves, 3,000,000 movements, 500,000 orders with 5,000,000 lines.
// node parts.mjs [--loaded] [--rounds 20] [--only orders]: fills a database of its own (some ten minutes), then asks as a dealer and as the maker.
// `floor` is the same page by one statement written by hand, without a filter, sent to PostgreSQL by this process.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import pg from 'pg';
import { createServices } from '../../apps/server/src/app.ts';
import { connect } from '../../apps/server/src/shared/database/connection/connect.ts';
import { option } from './lib/option.mjs';
import { portOf } from './lib/ports.mjs';
import { quantile } from './lib/quantile.mjs';
import { startProgram } from './lib/program.mjs';
import { port, psql, start, urlOf } from './postgres.mjs';

const rounds = Number(option('rounds', 20));
const goalMs = { list: 300, detail: 200 };
const dealer = 'P008';
const people = { dealer, maker: 'maker' };
const id = (statement) => psql('parts', statement).trim();

start();
if (!process.argv.includes('--loaded')) await load();
psql('parts', 'create extension if not exists pg_stat_statements');

const order = id(`select id from parts_order where dealer_code = '${dealer}' order by create_time desc limit 1`);
const shelf = id(`select id from parts_stock where dealer_code = '${dealer}' and warehouse = 'MAIN' order by parts_code limit 1`);
const part = id(`select parts_code from parts_stock where id = '${shelf}'`);
const orderNo = id(`select order_no from parts_order where id = '${order}'`);
const days = 'begin=2026-10-01&end=2026-10-31';
const during = (field) => days.replace('begin', `${field}_begin`).replace('end', `${field}_end`);
const each = (field, values) => values.map((value) => `${field}=${value}`);

/** Address, filters, and how its first page is read by hand. */
const lists = {
  orders: {
    path: '/api/portal/partsOrder/list',
    filters: [
      '',
      `keyword=${orderNo}`,
      `keyword=${orderNo.slice(-5)}`,
      `keyword=${part}`,
      'keyword=REF4999',
      `orderNo=${orderNo}`,
      `partsCode=${part}`,
      ...each('orderType', ['stock', 'urgent']),
      ...each('status', ['draft', 'submitted', 'pass', 'paid', 'shipped', 'closed']),
      ...each('stage', ['draft', 'toConfirm', 'waitsForPayment', 'toPack', 'backorder', 'inTransit', 'closed']),
      ...each('payStatus', ['unpaid', 'paid']),
      ...each('shipStatus', ['not_shipped', 'shipped']),
      during('createTime'),
      during('requiredDate'),
      ...each('hasBackorder', ['Y', 'N']),
      ...each('cancelRequested', ['Y', 'N']),
      `dealerCode=${dealer}`,
    ],
    floor: `select * from parts_order where del_flag = 0 and (dealer_code = $1 or $1 = 'maker') order by create_time desc, id desc limit 10`,
  },
  'counts of orders': { path: '/api/portal/partsOrder/statusCounts', filters: [''] },
  stock: {
    path: '/api/portal/parts/stockList',
    filters: [
      '',
      'keyword=Pump',
      `keyword=${part}`,
      `partsCode=${part}`,
      ...each('warehouse', ['MAIN', 'DAMAGED']),
      ...each('belowSafety', ['Y', 'N']),
      ...each('deadStock', ['Y', 'N']),
      ...each('inShipping', ['Y', 'N']),
      ...each('abcClass', ['A', 'N']),
      ...each('kind', ['normal', 'blocked']),
      `dealerCode=${dealer}`,
    ],
    floor: `select * from parts_stock where (dealer_code = $1 or $1 = 'maker') order by parts_code, id limit 10`,
  },
  'sums of stock': { path: '/api/portal/parts/stockTotals', filters: ['', 'keyword=Pump', 'belowSafety=Y', 'kind=blocked'] },
  shortage: { path: '/api/portal/parts/stockShortage', filters: [''] },
  moves: {
    path: '/api/portal/parts/stockMoves',
    filters: [
      '',
      `stockId=${shelf}`,
      `partsCode=${part}`,
      ...each('moveType', ['opening', 'in_arrival', 'out_sale', 'scrap']),
      'sourceNo=SRC2010',
      ...each('warehouse', ['MAIN', 'DAMAGED']),
      during('moveTime'),
      `dealerCode=${dealer}`,
    ],
    floor: `select * from stock_move where (dealer_code = $1 or $1 = 'maker') order by move_time desc, id desc limit 10`,
  },
  parts: { path: '/api/portal/parts/partsList', filters: ['', 'keyword=Pump', `keyword=${part}`] },
  makerStock: { path: '/mfr/makerStock/list', filters: ['', `keyword=${part}`], people: ['maker'] },
  'detail of an order': { path: `/api/portal/partsOrder/detail?id=${order}`, filters: [''], goal: 'detail' },
  'detail of a row of stock': { path: `/api/portal/parts/stockDetail?id=${shelf}`, filters: [''], goal: 'detail' },
};

const only = option('only', '');
const server = await startProgram({
  args: [new URL('../../apps/server/src/main.ts', import.meta.url).pathname],
  env: {
    PORT: String(portOf('harrow')),
    HOST: '127.0.0.1',
    HARROW_DEMO: '0',
    HARROW_JOBS: '0',
    HARROW_DATA: '/tmp/harrow-bench-parts',
    DATABASE_URL: urlOf('parts'),
    NODE_ENV: 'production',
  },
  base: `http://127.0.0.1:${portOf('harrow')}`,
  log: '/tmp/harrow-bench-parts.log',
  probe: '/ready',
});
const watcher = new pg.Client(urlOf('parts'));
await watcher.connect();
const spent = async () =>
  (
    await watcher.query(
      `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms from pg_stat_statements where dbid = (select oid from pg_database where datname = 'parts')`,
    )
  ).rows[0].ms;

async function timed(work) {
  const times = [];
  for (let n = -3; n < rounds; n++) {
    const began = performance.now();
    await work();
    if (n >= 0) times.push(performance.now() - began);
  }
  return times;
}

console.log(`Load ${loadavg()[0].toFixed(1)}, ${rounds} requests each\n`);
console.log('| list | filter | who | p50, ms | p95, ms | of it PostgreSQL, ms | p95, × floor | goal |\n|---|---|---|--:|--:|--:|--:|---|');
for (const [name, { path, filters, floor, goal = 'list', people: asking = Object.keys(people) }] of Object.entries(lists)) {
  if (only && only !== name) continue;
  for (const who of asking) {
    const handMade = floor && quantile(await timed(() => watcher.query({ name: `${name} ${who}`, text: floor, values: [people[who]] })), 0.95);
    for (const filter of filters) {
      const url = `${server.base}${path}${path.includes('?') ? '&' : '?'}${filter}`;
      const before = await spent();
      const times = await timed(async () => {
        const reply = await fetch(url, { headers: { 'x-access-token': `bench-token-0000000000-${people[who]}` } });
        const body = await reply.json();
        if (!body.success) throw new Error(`${url}: ${JSON.stringify(body)}`);
      });
      const database = ((await spent()) - before) / (rounds + 3);
      const p95 = quantile(times, 0.95);
      const met = p95 <= goalMs[goal] ? 'met' : '**missed**';
      console.log(
        `| ${name} | ${filter || '–'} | ${who} | ${quantile(times, 0.5).toFixed(0)} | ${p95.toFixed(0)} | ${database.toFixed(1)} | ${handMade ? (p95 / handMade).toFixed(1) : ''} | ${met} |`,
      );
    }
  }
}
console.log(`\nLoad ${loadavg()[0].toFixed(1)} at the end`);
await watcher.end();
await server.stop();

/** The schema by the server's own migrations, then rows by one script. */
async function load() {
  psql('postgres', 'drop database if exists parts');
  psql('postgres', 'create database parts');
  const connection = await connect({ databaseUrl: `postgres://postgres@127.0.0.1:${port}/parts` });
  await createServices(connection, '/tmp/harrow-bench-parts', { info() {}, debug() {}, warn: console.warn, error: console.error });
  await connection.close();
  const client = new pg.Client(urlOf('parts'));
  await client.connect();
  const began = performance.now();
  await client.query(readFileSync(new URL('data/parts.sql', import.meta.url), 'utf8'));
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
  console.log('loaded in', ((performance.now() - began) / 1000).toFixed(0), 's');
}

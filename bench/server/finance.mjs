// Accounts, fees and statements of 500 dealers: 10,000,000 lines, 1,000,000 fees, 19,000 statements; and the end of a month.
// node finance.mjs [--loaded] [--lines 10000000] [--rounds 20] [--only ledger] [--month-end]: fills a database of its own (some fifteen minutes), asks
// for each list with each single filter as a dealer and as finance, and ends a month on a copy of it. `--month-end` does the latter alone.
import { loadavg } from 'node:os';
import pg from 'pg';
import { authorised, fillDatabase, spentBy, startServer } from './lib/benchDatabase.mjs';
import { eachFilter } from './lib/eachFilter.mjs';
import { option } from './lib/option.mjs';
import { psql, start, urlOf } from './postgres.mjs';

const dealer = 'F008';
const people = { dealer, maker: 'finance1' };
const id = (statement) => psql('finance', statement).trim();

start();
if (!process.argv.includes('--loaded') && !process.argv.includes('--month-end'))
  await fillDatabase('finance', 'finance', { lines: Number(option('lines', 10_000_000)) / 500, fees: 1_000_000 });
psql('finance', 'create extension if not exists pg_stat_statements');
if (!process.argv.includes('--month-end')) await askEach();
if (!option('only')) await endMonth();

async function askEach() {
  const currency = id(`select currency from dealer where dealer_code = '${dealer}'`);
  const entryNo = id(`select entry_no from finance_ledger where dealer_code = '${dealer}' order by post_time limit 1`);
  const [feeNo, sourceNo, vin] = id(`select fee_no, source_no, vin from service_fee where dealer_code = '${dealer}' order by fee_date limit 1`).split('|');
  const statement = id(`select id from monthly_collect_receipts where dealer_code = '${dealer}' and period = '2026-09'`);
  const october = 'feeDate_begin=2026-10-01&feeDate_end=2026-10-31';
  const account = `accountType=parts&currency=${currency}`;
  const each = (field, values) => values.map((value) => `${field}=${value}`);
  const of = (name) => `/api/portal/monthlyCollectReceipts/${name}?id=${statement}`;
  const lists = {
    account: {
      path: `/api/portal/dealerPayment/list?${account}&dealerCode=${dealer}`,
      filters: ['', october, 'pageNo=1000', 'feeType=parts_order', 'direction=in', `keyword=${entryNo}`, 'keyword=PO'],
      floor: {
        text: `select * from finance_ledger where account_id = (select id from account where dealer_code = $1 and account_type = 'parts' and currency = $2) order by posting_seq desc limit 10`,
        values: [dealer, currency],
      },
    },
    ledger: {
      path: '/api/portal/dealerPayment/list',
      filters: [
        '',
        october,
        ...each('accountType', ['parts', 'deposit']),
        `currency=${currency}`,
        'feeType=adjustment',
        `keyword=${entryNo}`,
        `entryNo=${entryNo}`,
        `sourceNo=PO${dealer}-2`,
      ],
      floor: `select * from finance_ledger where (dealer_code = $1 or $1 like 'finance%') order by post_time desc, id desc limit 10`,
    },
    'sums of lines': { path: '/api/portal/dealerPayment/totals', filters: ['', account, october, 'feeType=parts_order', `keyword=${entryNo}`] },
    'balances (totalQuery)': {
      path: `/api/portal/dealerPayment/totalQuery?dealerCode=${dealer}`,
      filters: ['', 'feeDate_begin=2026-09-10&feeDate_end=2026-09-20', 'feeDate_begin=2023-08-15&feeDate_end=2026-10-15'],
      floor: {
        text: `select account_id, sum(in_amount), sum(out_amount) from account_period where account_id in (select id from account where dealer_code = $1) group by 1`,
        values: [dealer],
      },
    },
    accounts: { path: '/api/portal/dealerPayment/accounts', filters: ['', 'open=Y', `dealerCode=${dealer}`], people: ['maker'] },
    fees: {
      // Sorted as the page does.
      path: '/api/portal/dealerPayment/serviceFee?column=feeDate&order=desc',
      filters: [
        '',
        `keyword=${feeNo}`,
        `keyword=${sourceNo}`,
        `keyword=${feeNo.slice(-6)}`,
        `sourceNo=${sourceNo}`,
        `vin=${vin}`,
        ...each('feeSource', ['warrantyClaim', 'maintenance']),
        ...each('feeType', ['travel', 'chargeback', 'pdi']),
        ...each('settlementStatus', ['unsettled', 'settling', 'settled']),
        ...each('status', ['audit_succeeded', 'submitted']),
        `statementNo=MR-202609-${dealer}-${currency}`,
        ...each('secondProduct', ['tractor', 'none']),
        october,
        `currency=${currency}`,
        `dealerCode=${dealer}`,
        'held=Y',
      ],
      floor: `select * from service_fee where (dealer_code = $1 or $1 like 'finance%') and del_flag = 0 order by fee_date desc, id desc limit 10`,
    },
    'sums of fees': { path: '/api/portal/serviceFee/totals', filters: ['', 'settlementStatus=unsettled', october] },
    'counts of fees': { path: '/api/portal/serviceFee/statusCounts', filters: [''] },
    statistic: {
      path: '/api/portal/dealerPayment/serviceFeeStatistic?month_begin=2025-11&month_end=2026-10',
      filters: ['', 'feeType=travel', `currency=${currency}`, 'secondProduct=tractor', `dealerCode=${dealer}`],
      floor: {
        text: `select date_trunc('month', fee_date::timestamp), fee_type, currency, count(*), sum(amount) from service_fee where fee_date between '2025-11-01' and '2026-10-31' and status = 'audit_succeeded' and del_flag = 0 group by 1, 2, 3`,
        values: [],
      },
    },
    statements: {
      path: '/api/portal/monthlyCollectReceipts/list',
      filters: ['', 'period_begin=2026-09&period_end=2026-09', ...each('status', ['pass', 'closed']), `currency=${currency}`, `dealerCode=${dealer}`],
      floor: `select * from monthly_collect_receipts where (dealer_code = $1 or $1 like 'finance%') and del_flag = 0 order by create_time desc, id desc limit 10`,
    },
    'statement of 5,000 lines': { path: of('detail'), filters: [''], goal: 'detail' },
    'its lines': {
      path: of('ledger'),
      filters: ['', 'pageNo=100'],
      floor: {
        text: `select * from finance_ledger where dealer_code = $1 and currency = $2 and period = '2026-09' order by fee_date, account_type, posting_seq limit 50`,
        values: [dealer, currency],
      },
    },
    'its fees': { path: of('fees'), filters: ['', 'pageNo=100'] },
    'money on home': { path: '/api/portal/home/money', filters: [''] },
    'its paper': { path: `/sys/print/paper?docType=monthlyCollectReceipts&id=${statement}`, filters: [''] },
  };
  const server = await startServer('finance');
  await eachFilter({ database: 'finance', lists, people, rounds: Number(option('rounds', 20)), only: option('only', ''), server });
  await server.stop();
}

/** Drafts and issues October of all dealers and closes September, while orders are charged one after the other. */
async function endMonth() {
  psql('postgres', 'drop database if exists finance_month');
  psql('postgres', 'create database finance_month template finance strategy file_copy');
  const server = await startServer('finance_month');
  const watcher = new pg.Client(urlOf('finance_month'));
  await watcher.connect();
  const spent = spentBy(watcher, 'finance_month');
  const post = async (path, body, username) => {
    const headers = { ...authorised(username), 'content-type': 'application/json' };
    const reply = await (await fetch(`${server.base}/api/portal/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    if (!reply.success) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply.result;
  };
  const rows = async (text) => (await watcher.query(text)).rows.map((row) => row.id);
  const orders = await rows(`select id from parts_order where status = 'pass' order by md5(id)`);
  const idsOf = (period) => rows(`select id from monthly_collect_receipts where period = '${period}' order by dealer_code`);
  /** One order after the other until it is over. @returns waits, ms */
  async function charge(isOver) {
    const waits = [];
    while (!isOver()) {
      const began = performance.now();
      await post('partsOrder/pay', { ids: [orders.pop()] }, 'finance2');
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return waits;
  }
  const locks = new pg.Client(urlOf('finance_month'));
  await locks.connect();
  /** What others do on the machine makes a request longer, but not the wait for a lock. @returns the longest one, ms, looked for every 10 ms */
  async function waitForLocks(isOver) {
    let longest = 0;
    while (!isOver()) {
      const {
        rows: [{ ms }],
      } = await locks.query(`select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms from pg_locks where not granted`);
      longest = Math.max(longest, ms);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return longest;
  }
  async function measured(name, work) {
    const before = await spent();
    let over = false;
    const charged = charge(() => over);
    const waited = waitForLocks(() => over);
    const began = performance.now();
    const done = await work();
    const seconds = (performance.now() - began) / 1000;
    over = true;
    const waits = (await charged).toSorted((a, b) => a - b);
    const database = ((await spent()) - before) / 1000;
    console.log(
      `| ${name} | ${done} | ${seconds.toFixed(1)} | ${database.toFixed(1)} | ${waits.length} | ${waits[waits.length >> 1].toFixed(0)} | ${waits.at(-1).toFixed(0)} | ${(await waited).toFixed(0)} |`,
    );
  }
  const inCalls = async (verb, ids, username, size = 200) => {
    let done = 0;
    for (let from = 0; from < ids.length; from += size) {
      const { ok, failed } = await post(`monthlyCollectReceipts/${verb}`, { ids: ids.slice(from, from + size) }, username);
      if (failed.length > 0) throw new Error(JSON.stringify(failed[0]));
      done += ok.length;
    }
    return done;
  };
  console.log(
    `\nLoad ${loadavg()[0].toFixed(1)}\n\n| end of a month | statements | s | of these PostgreSQL, s | orders charged meanwhile | p50, ms | longest, ms | longest wait for a lock, ms |\n|---|--:|--:|--:|--:|--:|--:|--:|`,
  );
  await measured('nothing, for 10 s', async () => new Promise((resolve) => setTimeout(() => resolve('–'), 10_000)));
  await measured('draft October', async () => (await post('monthlyCollectReceipts/generate', { period: '2026-10' }, 'finance1')).ok.length);
  await measured('issue October', async () => inCalls('issue', await idsOf('2026-10'), 'finance1'));
  await measured('close September', async () => inCalls('close', await idsOf('2026-09'), 'finance2'));
  console.log(`\nLoad ${loadavg()[0].toFixed(1)} at the end`);
  await watcher.end();
  await locks.end();
  await server.stop();
}

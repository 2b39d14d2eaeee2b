// Lists and records of parts with each single filter: 1,000,000 rows on shelves, 3,000,000 movements, 500,000 orders with 5,000,000 lines.
// node parts.mjs [--loaded] [--rounds 20] [--only orders]: fills a database of its own (some ten minutes), then asks as a dealer and as the maker.
// `floor` is the same page by one statement written by hand, without a filter, sent to PostgreSQL by this process.
import { fillDatabase, startServer } from './lib/benchDatabase.mjs';
import { eachFilter } from './lib/eachFilter.mjs';
import { option } from './lib/option.mjs';
import { psql, start } from './postgres.mjs';

const rounds = Number(option('rounds', 20));
const dealer = 'P008';
const people = { dealer, maker: 'maker' };
const id = (statement) => psql('parts', statement).trim();

start();
if (!process.argv.includes('--loaded')) await fillDatabase('parts', 'parts');
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

const server = await startServer('parts');
await eachFilter({ database: 'parts', lists, people, rounds, only: option('only', ''), server });
await server.stop();

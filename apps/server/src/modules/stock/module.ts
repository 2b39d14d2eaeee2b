import type { Module } from '../../shared/module.ts';
import { stockSource } from './data/reportSource.ts';
import './hooks.ts';
import { freeReservations, partsReminders } from './jobs/partsReminders.ts';
import './tables.ts';

/** Warehouses and parts of dealers; documents move what lies there. */
export const stock = {
  jobs: [partsReminders],
  partsReminders: freeReservations,
  references: {
    parts: [
      { table: 'parts_stock', column: 'parts_code' },
      { table: 'stock_move', column: 'parts_code' },
    ],
  },
  numberRules: [{ code: 'stockMove', prefix: 'SM', period: 'month', perDealer: true, digits: 6 }],
  reportSources: [stockSource],
} satisfies Module;

import type { Module } from '../../shared/module.ts';
import { ledgerSource } from './data/reportSource.ts';
import { ledgerParameters } from './parameters.ts';
import './tables.ts';

/** Accounts of dealers with the maker; documents post to them. */
export const ledgerModule = {
  numberRules: [
    { code: 'dealerPayment', prefix: 'FP', period: 'month', perDealer: true, digits: 4 },
    { code: 'journal', prefix: 'JN', period: 'month', perDealer: false, digits: 4 },
  ],
  reportSources: [ledgerSource],
  parameters: ledgerParameters,
} satisfies Module;

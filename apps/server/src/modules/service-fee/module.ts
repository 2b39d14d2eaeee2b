import type { Module } from '../../shared/module.ts';
import { serviceFeeSource } from './data/reportSource.ts';

/** Service fees that the maker owes dealers. */
export const serviceFee = {
  grants: { serviceFee: { DA: 'VX', DS: 'VX', MS: 'VX', MM: 'VAX', MK: 'VX', MF: 'VMSXI', SA: 'V' } },
  numberRules: [{ code: 'serviceFee', prefix: 'SF', period: 'month', perDealer: true, digits: 4 }],
  reportSources: [serviceFeeSource],
} satisfies Module;

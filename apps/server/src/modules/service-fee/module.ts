import type { Module } from '../../shared/module.ts';
import { serviceFeeSource } from './data/reportSource.ts';

/** What the maker owes dealers for their services. */
export const serviceFee = {
  grants: { serviceFee: { DA: 'VXP', DS: 'VX', MS: 'VX', MM: 'VX', MK: 'VX', MF: 'VMXP', SA: 'V' } },
  numberRules: [{ code: 'serviceFee', prefix: 'SF', period: 'month', perDealer: true, digits: 4 }],
  reportSources: [serviceFeeSource],
} satisfies Module;

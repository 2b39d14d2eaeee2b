import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { feeAttachments } from './attachments.ts';
import { feesOfNextStatement, unsettledFees } from './comingFees.ts';
import { serviceFeeSource } from './data/reportSource.ts';
import { feeKind } from './feeKind.ts';
import { feeScope } from './feeScope.ts';
import { feeParameters } from './parameters.ts';
import { feeRoutes } from './routes.ts';
import type { FeeHeader } from './tables.ts';
import { searchedFees } from './reading/feeQueries.ts';

const todoDetails = detailsOf<FeeHeader>(feeKind, ({ description }) => ({ subject: description, reviewer: null }));

/** Service fees that the maker owes dealers. */
export const serviceFee = {
  routes: feeRoutes,
  documents: [documentType(feeKind, { permission: 'serviceFee:query', todoDetails })],
  attachments: [feeAttachments],
  menu: [
    menuPage('finance/serviceFee', 'service-fee/ServiceFeeListPage', 'serviceFee:query', {
      statistic: ['service-fee/statistic/StatisticPage', 'serviceFee:query'],
      print: ['service-fee/print/FeePrintPage', 'serviceFee:print'],
      add: ['service-fee/ServiceFeePage', 'serviceFee:add'],
      'edit/:id': ['service-fee/ServiceFeePage', 'serviceFee:edit'],
      'detail/:id': ['service-fee/ServiceFeePage', 'serviceFee:query'],
    }),
  ],
  grants: { serviceFee: { DA: 'VX', DS: 'VX', MS: 'VX', MM: 'VAX', MK: 'VX', MF: 'VMSXI', SA: 'V' } },
  liveLists: { serviceFee: { table: 'serviceFee', permission: 'serviceFee:query', scope: feeScope } },
  numberRules: [{ code: 'serviceFee', prefix: 'SF', period: 'month', perDealer: true, digits: 4 }],
  parameters: feeParameters,
  coming: [feesOfNextStatement],
  money: [unsettledFees],
  reportSources: [serviceFeeSource],
  searched: [searchedFees],
} satisfies Module;

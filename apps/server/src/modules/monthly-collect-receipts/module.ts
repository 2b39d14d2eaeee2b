import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { endOfObjections, toSettle } from './comingStatements.ts';
import { isSettled, issuedMonths } from './isIssued.ts';
import { monthStatements, silentStatements } from './jobs.ts';
import { receiptParameters } from './parameters.ts';
import { findReceiptPaper } from './reading/receiptPaper.ts';
import { receiptAttachments } from './receiptAttachments.ts';
import { receiptKind } from './receiptKind.ts';
import { receiptScope } from './receiptScope.ts';
import { receiptRoutes } from './routes.ts';
import type { ReceiptHeader } from './tables.ts';
import { searchedStatements } from './reading/receiptQueries.ts';

const todoDetails = detailsOf<ReceiptHeader>(receiptKind, ({ period }) => ({ subject: period, reviewer: null }));

/** Statements: month by month the dealer confirms what was collected, charged and credited, and which fees are settled. */
export const monthlyCollectReceipts = {
  routes: receiptRoutes,
  documents: [documentType(receiptKind, { permission: 'monthlyCollectReceipts:query', todoDetails })],
  attachments: [receiptAttachments],
  jobs: [monthStatements, silentStatements],
  menu: [
    menuPage('finance/receipts', 'monthly-collect-receipts/ReceiptListPage', 'monthlyCollectReceipts:query', {
      'detail/:id': ['monthly-collect-receipts/ReceiptPage', 'monthlyCollectReceipts:query'],
      targets: ['collection-target/CollectionTargetListPage', 'monthlyCollectReceipts:edit'],
      periods: ['finance-period/PeriodListPage', 'monthlyCollectReceipts:edit'],
    }),
  ],
  rights: ['monthlyCollectReceipts:print'],
  grants: { monthlyCollectReceipts: { DA: 'VRX', MM: 'V', MP: 'V', MK: 'V', MF: 'VMSXI+close', SA: 'V' } },
  liveLists: { monthlyCollectReceipts: { table: 'monthlyCollectReceipts', permission: 'monthlyCollectReceipts:query', scope: receiptScope } },
  papers: { monthlyCollectReceipts: { permission: 'monthlyCollectReceipts:print', read: findReceiptPaper } },
  parameters: receiptParameters,
  coming: [endOfObjections],
  money: [toSettle],
  closedMonths: issuedMonths,
  isSettled,
  searched: [searchedStatements],
} satisfies Module;

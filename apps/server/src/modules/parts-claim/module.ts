import { detailsOf, documentType, joined } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { arrivalDifferences } from './actions/arrivalClaims.ts';
import { resendEnded } from './actions/resendOrders.ts';
import { partsClaimAttachments } from './attachments.ts';
import { partsClaimParameters } from './parameters.ts';
import { partsClaimKind } from './partsClaimKind.ts';
import { findPartsClaim, searchedPartsClaims } from './reading/claimQueries.ts';
import { remindOfDeadlines } from './remindOfDeadlines.ts';
import { partsClaimRoutes } from './routes.ts';
import { settleRights } from './rules/workflow.ts';
import type { PartsClaimHeader } from './tables.ts';

const todoDetails = detailsOf<PartsClaimHeader>(partsClaimKind, ({ arrivalNo, packingNo }) => ({ subject: joined(arrivalNo, packingNo), reviewer: null }));

/** Claims of dealers about parts that came wrong, damaged or not at all, or that failed. */
export const partsClaim = {
  routes: partsClaimRoutes,
  documents: [documentType(partsClaimKind, { permission: 'partsClaim:query', todoDetails })],
  attachments: [partsClaimAttachments],
  menu: [
    menuPage('parts/claim', 'parts-claim/PartsClaimListPage', 'partsClaim:query', {
      add: ['parts-claim/PartsClaimPage', 'partsClaim:add'],
      'edit/:id': ['parts-claim/PartsClaimPage', 'partsClaim:edit'],
      'detail/:id': ['parts-claim/PartsClaimPage', 'partsClaim:query'],
    }),
  ],
  rights: ['partsClaim:add', 'partsClaim:print', settleRights.money, settleRights.goods],
  grants: { partsClaim: { DA: 'VCESDX', DP: 'VCESDX', MM: 'V', MP: 'VAXF+settleGoods', MF: 'VFX+settleMoney', SA: 'V' } },
  liveLists: { partsClaim: { table: 'partsClaim', permission: 'partsClaim:query' } },
  numberRules: [
    { code: 'partsClaim', prefix: 'PC', period: 'month', perDealer: true, digits: 4 },
    { code: 'creditNote', prefix: 'CN', period: 'month', perDealer: true, digits: 4 },
  ],
  references: {
    parts: [
      { table: 'parts_claim_line', column: 'parts_code', docType: 'partsClaim' },
      { table: 'parts_claim_line', column: 'wrong_parts_code', docType: 'partsClaim' },
    ],
  },
  arrivalDifferences,
  partsReminders: remindOfDeadlines,
  resendEvents: { onArrived: resendEnded, onCancelled: resendEnded },
  papers: { partsClaim: { permission: 'partsClaim:print', read: findPartsClaim } },
  parameters: partsClaimParameters,
  searched: [searchedPartsClaims],
} satisfies Module;

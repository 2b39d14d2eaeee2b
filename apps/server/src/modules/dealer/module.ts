import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { dealerSource } from './data/reportSource.ts';
import { contractEnding } from './contractEnding.ts';
import { dealerChanges } from './dealerChanges.ts';
import { dealerKind } from './dealerKind.ts';
import { dealerParameters } from './parameters.ts';
import { dealerRoutes } from './routes.ts';
import type { DealerRow } from './tables.ts';
import { termGaps } from './termGaps.ts';
import { searchedDealers } from './reading/dealerQueries.ts';

/** Those who sell and repair: every document, account and row scope hangs on them. */
export const dealer = {
  routes: dealerRoutes,
  documents: [
    documentType(dealerKind, {
      permission: 'dealer:query',
      todoDetails: detailsOf<DealerRow>(dealerKind, ({ dealerName }) => ({ subject: dealerName, reviewer: null })),
    }),
  ],
  jobs: [dealerChanges, contractEnding, termGaps],
  menu: [
    menuPage('network/dealer', 'dealer/DealerListPage', 'dealer:query', {
      add: ['dealer/DealerPage', 'dealer:add'],
      'edit/:id': ['dealer/DealerPage', 'dealer:edit'],
      'detail/:id': ['dealer/DealerPage', 'dealer:query'],
    }),
  ],
  grants: {
    dealer: { DA: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'VMXI+suspend+terminate', MF: 'VX+bank+currency', MT: 'V', SA: 'VMXI' },
  },
  liveLists: { dealer: { table: 'dealer', permission: 'dealer:query', scope: (user) => dealerKind.scope!(user) as never } },
  parameters: dealerParameters,
  references: {
    marketGroup: [{ table: 'dealer', column: 'market_group' }],
  },
  reportSources: [dealerSource],
  searched: [searchedDealers],
} satisfies Module;

import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { subDealerRoutes } from './routes.ts';
import { subDealerAttachments } from './subDealerAttachments.ts';
import { subDealerKind } from './subDealerKind.ts';
import { subDealerScope } from './subDealerStore.ts';
import type { SubDealerRow } from './tables.ts';
import { searchedSubDealers } from './reading/subDealerQueries.ts';

/** Branches and sub-agents that a dealer proposes and the maker admits. */
export const subDealer = {
  routes: subDealerRoutes,
  documents: [
    documentType(subDealerKind, {
      permission: 'subDealer:query',
      todoDetails: detailsOf<SubDealerRow>(subDealerKind, ({ name }) => ({ subject: name, reviewer: null })),
    }),
  ],
  attachments: [subDealerAttachments],
  menu: [
    menuPage('network/subDealer', 'sub-dealer/SubDealerListPage', 'subDealer:query', {
      add: ['sub-dealer/SubDealerPage', 'subDealer:add'],
      'edit/:id': ['sub-dealer/SubDealerPage', 'subDealer:edit'],
      'detail/:id': ['sub-dealer/SubDealerPage', 'subDealer:query'],
    }),
  ],
  rights: ['subDealer:add'],
  grants: { subDealer: { DA: 'VCESDX', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'VAX', MF: 'V', MT: 'V', SA: 'V' } },
  liveLists: { subDealer: { table: 'subDealer', permission: 'subDealer:query', scope: subDealerScope } },
  numberRules: [{ code: 'subDealer', prefix: '', period: 'none', perDealer: true, digits: 2 }],
  searched: [searchedSubDealers],
} satisfies Module;

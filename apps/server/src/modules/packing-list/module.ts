import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { packingArrivals } from './packingArrivals.ts';
import { packingAttachments } from './packingAttachments.ts';
import { packingKind } from './packingKind.ts';
import { packingScope } from './packingScope.ts';
import { invoiceParameters, packingParameters } from './parameters.ts';
import { findPacking, searchedPackingLists } from './reading/packingQueries.ts';
import { packingRoutes } from './routes.ts';
import type { PackingHeader } from './tables.ts';

const todoDetails = detailsOf<PackingHeader>(packingKind, ({ orderNos }) => ({ subject: orderNos.join(', ') || null, reviewer: null }));

/** Packing lists: what leaves the maker for a dealer, box by box. */
export const packingList = {
  routes: packingRoutes,
  documents: [documentType(packingKind, { permission: 'packingList:query', todoDetails })],
  attachments: [packingAttachments],
  jobs: [packingArrivals],
  menu: [
    menuPage('parts/packingList', 'packing-list/PackingListListPage', 'packingList:query', {
      'edit/:id': ['packing-list/PackingListPage', 'packingList:edit'],
      'detail/:id': ['packing-list/PackingListPage', 'packingList:query'],
    }),
  ],
  rights: ['packingList:print'],
  grants: { packingList: { DA: 'VX+confirm', DS: 'V', DP: 'VX+confirm', MP: 'VMXI+generate', MF: 'V', SA: 'V' } },
  liveLists: { packingList: { table: 'packingList', permission: 'packingList:query', scope: packingScope } },
  numberRules: [{ code: 'packingList', prefix: 'PL', period: 'month', perDealer: true, digits: 4 }],
  references: { parts: [{ table: 'packing_line', column: 'parts_code', docType: 'packingList' }] },
  papers: { packingList: { permission: 'packingList:print', read: findPacking } },
  parameters: { ...packingParameters, ...invoiceParameters },
  searched: [searchedPackingLists],
} satisfies Module;

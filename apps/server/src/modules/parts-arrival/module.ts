import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { arrivalAttachments } from './arrivalAttachments.ts';
import { arrivalKind } from './arrivalKind.ts';
import { arrivalClosing } from './jobs.ts';
import { findArrival, searchedPartsArrivals } from './reading/arrivalQueries.ts';
import { arrivalRoutes } from './routes.ts';
import type { ArrivalHeader } from './tables.ts';

const todoDetails = detailsOf<ArrivalHeader>(arrivalKind, ({ packingNo }) => ({ subject: packingNo, reviewer: null }));

/** Receipts: what a dealer counted in the boxes of a packing list. It fills the stock and states the differences. */
export const partsArrival = {
  routes: arrivalRoutes,
  documents: [documentType(arrivalKind, { permission: 'partsArrival:query', todoDetails })],
  attachments: [arrivalAttachments],
  jobs: [arrivalClosing],
  menu: [
    menuPage('parts/arrival', 'parts-arrival/ArrivalListPage', 'partsArrival:query', {
      add: ['parts-arrival/ArrivalPage', 'partsArrival:generate'],
      'edit/:id': ['parts-arrival/ArrivalPage', 'partsArrival:generate'],
      'detail/:id': ['parts-arrival/ArrivalPage', 'partsArrival:query'],
    }),
  ],
  grants: { partsArrival: { DA: 'VEX+generate', DS: 'V', DP: 'VEX+generate', MP: 'VX', MF: 'V', SA: 'V' } },
  rights: ['partsArrival:print'],
  liveLists: { partsArrival: { table: 'partsArrival', permission: 'partsArrival:query' } },
  numberRules: [{ code: 'partsArrival', prefix: 'PA', period: 'month', perDealer: true, digits: 4 }],
  references: {
    parts: [
      { table: 'parts_arrival_line', column: 'parts_code', docType: 'partsArrival' },
      { table: 'parts_arrival_line', column: 'wrong_parts_code', docType: 'partsArrival' },
    ],
  },
  papers: { partsArrival: { permission: 'partsArrival:print', read: findArrival } },
  searched: [searchedPartsArrivals],
} satisfies Module;

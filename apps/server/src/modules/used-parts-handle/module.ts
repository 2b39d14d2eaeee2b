import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { handleAttachments } from './handleAttachments.ts';
import { handleKind } from './handleKind.ts';
import { findHandle, searchedHandles } from './reading/handleQueries.ts';
import { handleRoutes } from './routes.ts';
import type { HandleHeader } from './tables.ts';

/** The inbox shows the number under which the parcel is on its way. */
const todoDetails = detailsOf<HandleHeader>(handleKind, ({ trackingNo }) => ({ subject: trackingNo, reviewer: null }));

/** Documents by which dealers return, scrap, reuse or keep cores of approved claims. */
export const usedPartsHandle = {
  routes: handleRoutes,
  documents: [documentType(handleKind, { permission: 'usedPartsHandle:query', todoDetails })],
  attachments: [handleAttachments],
  menu: [
    menuPage('service/usedParts', 'used-parts-handle/HandleListPage', 'usedPartsHandle:query', {
      add: ['used-parts-handle/HandlePage', 'usedPartsHandle:add'],
      'edit/:id': ['used-parts-handle/HandlePage', 'usedPartsHandle:edit'],
      'detail/:id': ['used-parts-handle/HandlePage', 'usedPartsHandle:query'],
    }),
    { group: 'service', path: '/service/usedParts/tasks', component: 'used-parts-task/CoreListPage', permission: 'usedPartsHandle:query' },
  ],
  rights: ['usedPartsHandle:add', 'usedPartsHandle:print'],
  grants: {
    usedPartsHandle: { DA: 'VCESDX', DS: 'VCESDX', DP: 'VCESX', MS: 'VAX+request', MM: 'VAFX+request', MP: 'VX', MF: 'VX', SA: 'V' },
  },
  liveLists: { usedPartsHandle: { table: 'usedPartsHandle', permission: 'usedPartsHandle:query' } },
  numberRules: [{ code: 'usedPartsHandle', prefix: 'UP', period: 'month', perDealer: true, digits: 4 }],
  papers: { usedPartsHandle: { permission: 'usedPartsHandle:print', read: findHandle } },
  searched: [searchedHandles],
} satisfies Module;

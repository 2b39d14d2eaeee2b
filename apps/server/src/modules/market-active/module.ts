import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { followFees } from '../service-fee/service.ts';
import { activityReports } from './activityReports.ts';
import { activityAttachments } from './attachments.ts';
import { marketActiveKind } from './marketActiveKind.ts';
import { activityParameters } from './parameters.ts';
import { activityFigures } from './reading/activityFigures.ts';
import { findActivity, searchedActivities } from './reading/activityQueries.ts';
import { marketActiveRoutes } from './routes.ts';
import type { MarketActiveHeader } from './tables.ts';

const todoDetails = detailsOf<MarketActiveHeader>(marketActiveKind, ({ title }) => ({ subject: title, reviewer: null }));
const page = (name: string, right: string) =>
  ({ path: `/market/active/${name}`, component: 'market-active/ActivityPage', permission: `marketActive:${right}` }) as const;

/** Demonstrations, fairs and other activities of dealers, which the maker supports. */
export const marketActive = {
  routes: marketActiveRoutes,
  documents: [documentType(marketActiveKind, { permission: 'marketActive:query', todoDetails })],
  attachments: [activityAttachments],
  jobs: [activityReports],
  menu: [
    {
      group: 'sales',
      path: '/market/active',
      component: 'market-active/ActivityListPage',
      permission: 'marketActive:query',
      hidden: [page('add', 'add'), page('edit/:id', 'edit'), page('detail/:id', 'query'), page('calendar', 'query')],
    },
  ],
  grants: { marketActive: { DA: 'VCESDX', DM: 'VCESDX', MK: 'VAFX', MF: 'VX', SA: 'V' } },
  // Right behind "New" in the list; saving needs `edit`.
  rights: ['marketActive:add', 'marketActive:print'],
  liveLists: { marketActive: { table: 'marketActive', permission: 'marketActive:query' } },
  numberRules: [{ code: 'marketActive', prefix: 'MA', period: 'month', perDealer: true, digits: 4 }],
  papers: { marketActive: { permission: 'marketActive:print', read: findActivity } },
  feeSources: { marketActive: followFees(marketActiveKind) },
  figures: { market: { permission: 'marketActive:query', read: activityFigures } },
  parameters: activityParameters,
  searched: [searchedActivities],
} satisfies Module;

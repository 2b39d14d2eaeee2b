import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { infoAttachments } from './attachments.ts';
import { closeAnswered, marketClose } from './marketClose.ts';
import { marketInfoKind } from './marketInfoKind.ts';
import { marketInfoParameters } from './parameters.ts';
import { findInfo, searchedInfos } from './reading/infoQueries.ts';
import { marketInfoRoutes } from './routes.ts';
import type { MarketInfoHeader } from './tables.ts';

const todoDetails = detailsOf<MarketInfoHeader>(marketInfoKind, ({ title }) => ({ subject: title, reviewer: null }));
const page = (name: string, right: string, component = 'market-info/InfoPage') =>
  ({ path: `/market/info/${name}`, component, permission: `marketInfo:${right}` }) as const;

/** What dealers report of their markets, and what the maker answers. */
export const marketInfo = {
  routes: marketInfoRoutes,
  documents: [documentType(marketInfoKind, { permission: 'marketInfo:query', todoDetails })],
  attachments: [infoAttachments],
  jobs: [marketClose],
  marketClose: closeAnswered,
  menu: [
    {
      group: 'sales',
      path: '/market/info',
      component: 'market-info/InfoListPage',
      permission: 'marketInfo:query',
      hidden: [page('add', 'add'), page('edit/:id', 'edit'), page('detail/:id', 'query'), page('prices', 'reply', 'market-info/PricesPage')],
    },
  ],
  grants: { marketInfo: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCESDX', MS: 'V', MM: 'VX', MP: 'V', MK: 'VRX', SA: 'V' } },
  // Right behind "New" in the list; saving needs `edit`.
  rights: ['marketInfo:add', 'marketInfo:print'],
  liveLists: { marketInfo: { table: 'marketInfo', permission: 'marketInfo:query' } },
  numberRules: [{ code: 'marketInfo', prefix: 'MI', period: 'month', perDealer: true, digits: 4 }],
  papers: { marketInfo: { permission: 'marketInfo:print', read: findInfo } },
  parameters: marketInfoParameters,
  searched: [searchedInfos],
} satisfies Module;

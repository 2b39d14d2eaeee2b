import { detailsOf, documentType } from '../../documents/documentType.ts';
import type { Module } from '../../shared/module.ts';
import { suggestFigures } from './reading/suggestFigures.ts';
import { findSuggest, searchedSuggestions } from './reading/suggestQueries.ts';
import { suggestParameters } from './parameters.ts';
import { suggestRoutes } from './routes.ts';
import { suggestAttachments } from './suggestAttachments.ts';
import { closeSuggestions } from './closeSuggestions.ts';
import { suggestKind } from './suggestKind.ts';
import type { SuggestRow } from './tables.ts';

const permission = 'prodUpgradeSuggest:query';

/** The inbox shows its title. */
const todoDetails = detailsOf<SuggestRow>(suggestKind, ({ title }) => ({ subject: title, reviewer: null }));

/** Improvements of products that dealers suggest and vote for. */
export const prodUpgradeSuggest = {
  routes: suggestRoutes,
  documents: [documentType(suggestKind, { permission, todoDetails })],
  attachments: [suggestAttachments],
  marketClose: closeSuggestions,
  menu: [
    {
      group: 'sales',
      path: '/market/suggest',
      component: 'prod-upgrade-suggest/SuggestListPage',
      permission,
      hidden: [
        { path: '/market/suggest/add', component: 'prod-upgrade-suggest/SuggestPage', permission: 'prodUpgradeSuggest:add' },
        { path: '/market/suggest/edit/:id', component: 'prod-upgrade-suggest/SuggestPage', permission: 'prodUpgradeSuggest:edit' },
        { path: '/market/suggest/detail/:id', component: 'prod-upgrade-suggest/SuggestPage', permission },
        { path: '/market/suggest/board', component: 'prod-upgrade-suggest/BoardPage', permission },
      ],
    },
  ],
  rights: ['prodUpgradeSuggest:add', 'prodUpgradeSuggest:print'],
  grants: {
    prodUpgradeSuggest: { DA: 'VCESDX', DS: 'VCESDX', DP: 'VCES', DM: 'VCESDX', MS: 'VAX', MM: 'VAFX', MP: 'V', MK: 'VX', SA: 'V' },
  },
  liveLists: { prodUpgradeSuggest: { table: 'prodUpgradeSuggest', permission } },
  numberRules: [{ code: 'prodUpgradeSuggest', prefix: 'PU', period: 'month', perDealer: true, digits: 4 }],
  references: {
    bugSystem: [{ table: 'prod_upgrade_suggest', column: 'system', docType: 'prodUpgradeSuggest' }],
    product: ['second_product', 'third_product', 'fourth_product'].map((column) => ({
      table: 'prod_upgrade_suggest',
      column,
      docType: 'prodUpgradeSuggest',
    })),
  },
  papers: { prodUpgradeSuggest: { permission: 'prodUpgradeSuggest:print', read: findSuggest } },
  figures: { suggestions: { permission, read: suggestFigures } },
  parameters: suggestParameters,
  searched: [searchedSuggestions],
} satisfies Module;

import { sql } from 'kysely';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { smallMasterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { platformExport, platformFilters, platformList, productTeamExport, productTeamFilters, productTeamList } from './teamLists.ts';
import { searchedPlatforms, searchedTeams } from './searchedTeams.ts';
import { platformMaster, productTeamMaster } from './teamMasters.ts';

const routes = (): Handlers<'productTeams'> & Handlers<'platforms'> => ({
  ...smallMasterRoutes('productTeams', { master: productTeamMaster, list: productTeamList, filters: productTeamFilters, exported: productTeamExport }),
  ...smallMasterRoutes('platforms', { master: platformMaster, list: platformList, filters: platformFilters, exported: platformExport }),
});

const page = '/sales/goal/teams';

/** Teams of the maker's sales and their platforms, by which goals are set and machines counted. */
export const productTeam = {
  routes,
  masterLogs: [masterLog('productTeam', 'salesGoal:edit'), masterLog('platform', 'salesGoal:edit')],
  keptByPages: { product_team: 'dictionary', platform: 'dictionary' },
  servedDictionaries: [
    { dictCode: 'product_team', page, rows: sql`select code, name, sort_no, enabled from product_team` },
    { dictCode: 'platform', page, rows: sql`select code, name, sort_no, enabled from platform` },
  ],
  tableDictionaries: [
    tableDictionary('product_team', 'name', 'code', { translated: true, active: ['enabled', 'Y'] }),
    tableDictionary('platform', 'name', 'code', { pidField: 'product_team', translated: true, active: ['enabled', 'Y'] }),
  ],
  references: {
    product: [
      { table: 'product_team', column: 'second_products', isList: true },
      { table: 'platform', column: 'third_products', isList: true },
    ],
    productTeam: [{ table: 'platform', column: 'product_team' }],
  },
  searched: [searchedTeams, searchedPlatforms],
} satisfies Module;

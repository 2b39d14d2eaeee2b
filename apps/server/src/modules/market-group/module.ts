import { sql } from 'kysely';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { menuPage } from '../../shared/menuPage.ts';
import { smallMasterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { groupExport, groupFilters, groupList, searchedMarketGroups } from './groupList.ts';
import { groupMaster } from './groupMaster.ts';

/** Countries whose dealers the same staff look after. */
export const marketGroup = {
  routes: () => smallMasterRoutes('marketGroups', { master: groupMaster, list: groupList, filters: groupFilters, exported: groupExport }),
  masterLogs: [masterLog('marketGroup', 'dealer:query')],
  menu: [menuPage('network/dealer/groups', 'market-group/GroupListPage', 'dealer:query', {})],
  keptByPages: { market_group: 'dictionary' },
  servedDictionaries: [{ dictCode: 'market_group', page: '/network/dealer/groups', rows: sql`select code, name, 0 as sort_no, enabled from market_group` }],
  references: {
    marketGroup: [
      { table: 'dealer', column: 'market_group' },
      { table: 'sys_user_market_group', column: 'market_group', docType: 'user' },
    ],
  },
  searched: [searchedMarketGroups],
} satisfies Module;

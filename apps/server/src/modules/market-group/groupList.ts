import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { number, text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { enabledFilter, keywordFilter, masterExport, masterList } from '../../shared/master/masterList.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { groupMaster } from './groupMaster.ts';

/** All groups for the maker, its own for a dealer. */
export const groupList = (context: Context) => ({
  ...masterList(context, 'marketGroupsList', 'MarketGroup', {
    table: 'marketGroup',
    sort: 'code',
    name: 'name',
    select: sql`(select realname from sys_user where username = market_group.manager_user) as manager_name,
      (select count(*)::int from dealer where dealer.market_group = market_group.code) as dealers`,
  }),
  scope: (user: Context['user']): Filter =>
    isMaker(user) ? undefined : sql`market_group.code = (select market_group from dealer where dealer_code = ${user.dealerCode})`,
});

export const groupFilters = ({ keyword, region, enabled }: NonNullable<Operations['marketGroupsList']['data']['query']>): Filter[] => [
  keywordFilter('marketGroup', 'code', keyword),
  equal('marketGroup.region', region),
  enabledFilter('marketGroup', enabled),
];

export const groupExport = masterExport('marketGroupsList', groupMaster, [text('name', { width: 28 }), number('dealers')]);

export const searchedMarketGroups = searchedList('marketGroupsList', {
  list: groupList,
  permission: 'dealer:query',
  page: '/network/dealer/groups',
  noun: 'market-group',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('marketGroup.name') },
  path: '/network/dealer/groups?keyword={code}',
});

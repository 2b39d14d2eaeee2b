import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { enabledFilter, keywordFilter, masterExport, masterList } from '../../shared/master/masterList.ts';
import { platformMaster, productTeamMaster } from './teamMasters.ts';
import './tables.ts';

export const productTeamList = (context: Context) =>
  masterList(context, 'productTeamsList', 'ProductTeam', { table: 'productTeam', sort: 'sortNo', name: 'teamName', products: 'secondProducts' });

export const productTeamFilters = ({ keyword, enabled }: NonNullable<Operations['productTeamsList']['data']['query']>): Filter[] => [
  keywordFilter('productTeam', 'code', keyword),
  enabledFilter('productTeam', enabled),
];

export const platformList = (context: Context) =>
  masterList(context, 'platformsList', 'Platform', { table: 'platform', sort: 'sortNo', name: 'platformName', products: 'thirdProducts' });

export const platformFilters = ({ keyword, enabled, productTeam }: NonNullable<Operations['platformsList']['data']['query']>): Filter[] => [
  keywordFilter('platform', 'code', keyword),
  enabledFilter('platform', enabled),
  equal('platform.productTeam', productTeam),
];

export const productTeamExport = masterExport('productTeamsList', productTeamMaster, [
  text('teamName', { width: 32 }),
  ...exportedFields('productTeamsList', ['createTime']),
]);
export const platformExport = masterExport('platformsList', platformMaster, [
  text('platformName', { width: 32 }),
  ...exportedFields('platformsList', ['createTime']),
]);

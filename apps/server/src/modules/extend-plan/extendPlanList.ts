import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { keywordFilter, masterExport, masterList } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import { extendPlanMaster } from './extendPlanMaster.ts';
import './tables.ts';

export const extendPlanList = (context: Context) =>
  masterList(context, 'extendPlansList', 'ExtendPlan', { table: 'extendPlan', sort: 'planCode', name: 'name', products: 'thirdProducts' });

export const extendPlanFilters = (query: NonNullable<Operations['extendPlansList']['data']['query']>): Filter[] => [
  keywordFilter('extendPlan', 'planCode', query.keyword),
  equal('extendPlan.secondProduct', query.secondProduct),
  equal('extendPlan.coverageType', query.coverageType),
  equal('extendPlan.currency', query.currency),
  validOn('extendPlan', query.validOn),
];

export const extendPlanExport = masterExport('extendPlansList', extendPlanMaster, [text('name', { width: 32 })]);

export const searchedPlans = searchedList('extendPlansList', {
  list: extendPlanList,
  permission: 'extendPlan:query',
  page: '/service/extendPlan',
  noun: 'extend-plan',
  title: 'name',
  about: ['planCode'],
  fields: { planCode: 'code', name: inLanguages('extendPlan.name') },
  path: '/service/extendPlan?keyword={planCode}',
});

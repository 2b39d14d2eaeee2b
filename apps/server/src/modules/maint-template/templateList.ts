import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { keywordFilter, masterExport, masterList } from '../../shared/master/masterList.ts';
import { templateMaster } from './templateMaster.ts';
import './tables.ts';

const level = (column: string) =>
  sql`(select ${sql.raw(column)} from maint_level l where l.second_product = maint_template.second_product and l.maint_level = maint_template.maint_level)`;
const cap = (currency: string) => level(`(l.parts_cap ->> '${currency}')::numeric`);

export const templateList = (context: Context) =>
  masterList(context, 'maintTemplatesList', 'MaintTemplate', {
    table: 'maintTemplate',
    sort: 'sortNo',
    name: 'itemName',
    select: sql`${level('l.flat_hours')} as flat_hours, ${cap('USD')} as cap_usd, ${cap('RMB')} as cap_rmb, ${cap('EUR')} as cap_eur`,
  });

export const templateFilters = (query: NonNullable<Operations['maintTemplatesList']['data']['query']>): Filter[] => [
  keywordFilter('maintTemplate', 'itemCode', query.keyword),
  equal('maintTemplate.secondProduct', query.secondProduct),
  equal('maintTemplate.maintLevel', query.maintLevel),
];

export const templateExport = masterExport('maintTemplatesList', templateMaster, [text('itemName', { width: 32 })]);

export const searchedTemplates = searchedList('maintTemplatesList', {
  list: templateList,
  permission: 'maintTemplate:query',
  page: '/service/maintenance/template',
  noun: 'maint-template',
  title: 'itemName',
  about: ['itemCode'],
  fields: { itemCode: 'code', itemName: inLanguages('maintTemplate.name') },
  path: '/service/maintenance/template?keyword={itemCode}',
});

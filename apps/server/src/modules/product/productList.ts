import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { enabledFilter, keywordFilter, masterList, nameIn } from '../../shared/master/masterList.ts';
import './tables.ts';

export const productList = (context: Context) => {
  const { language } = context.user;
  return masterList(context, 'productMastersList', 'ProductItem', {
    table: 'product',
    sort: 'sortNo',
    name: 'name',
    select: sql`concat_ws(' › ', ${nameIn('top', language)}, ${nameIn('above', language)}, ${nameIn('product', language)}) as path`,
    texts: sql`'parentCode_dictText', ${nameIn('above', language)}`,
    joins: sql`left join product above on above.code = product.parent_code left join product top on top.code = above.parent_code`,
  });
};

export const productFilters = ({ keyword, level, parentCode, enabled }: NonNullable<Operations['productMastersList']['data']['query']>): Filter[] => [
  keywordFilter('product', 'code', keyword),
  level === undefined ? undefined : sql<SqlBool>`product.level = ${level}`,
  equal('product.parentCode', parentCode),
  enabledFilter('product', enabled),
];

export const searchedProducts = searchedList('productMastersList', {
  list: productList,
  permission: 'product:query',
  page: '/network/product',
  // A tree, which knows no filter.
  filter: null,
  noun: 'product',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('product.name') },
  path: '/network/product?keyword={code}',
});

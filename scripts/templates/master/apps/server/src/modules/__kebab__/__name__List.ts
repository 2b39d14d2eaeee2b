import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { text } from '../../shared/export/exportedList.ts';
import type { Filter } from '../../shared/list/filters.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { enabledFilter, keywordFilter, masterExport, masterList } from '../../shared/master/masterList.ts';
import { __name__Master } from './__name__Master.ts';
import './tables.ts';

export const __name__List = (context: Context) => masterList(context, '__name__sList', '__Name__', { table: '__name__', sort: 'code', name: 'name' });

export const __name__Filters = ({ keyword, enabled }: NonNullable<Operations['__name__sList']['data']['query']>): Filter[] => [
  keywordFilter('__name__', 'code', keyword),
  enabledFilter('__name__', enabled),
];

export const __name__Export = masterExport('__name__sList', __name__Master, [text('name', { width: 32 })]);

export const searched__Name__s = searchedList('__name__sList', {
  list: __name__List,
  permission: '__name__:query',
  page: '/service/__name__',
  noun: '__kebab__',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('__name__.name') },
  path: '/service/__name__?keyword={code}',
});

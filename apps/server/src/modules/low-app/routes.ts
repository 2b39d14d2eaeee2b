import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { choice, exportedFields, text } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, mentioned } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { addLowApp, deleteLowApp, editLowApp, findLowApp } from './administration.ts';
import { mustBeOpen } from './lowApps.ts';

type Item = Operations['lowAppsList']['reply']['result']['records'][number];
type Query = NonNullable<Operations['lowAppsExportXls']['data']['query']>;

const list = (context: Context): ListDefinition<Item, RowOf<'LowAppItem'>> => ({
  table: 'lowApp',
  columns: listColumns('lowAppsList', 'lowApp'),
  select: sql`id, app_id, name ->> ${context.user.language}::text as name, kind, target, array_to_string(role_codes, ', ') as roles, call_prefixes, status, version, create_time`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'LowAppItem', row),
});

function filters({ keyword, kind, status }: Query): Filter[] {
  return [
    mentioned(keyword, 'lowApp.appId', 'lowApp.target', sql`low_app.name::text`),
    equal('lowApp.kind', kind),
    status === undefined ? undefined : sql<SqlBool>`low_app.status = ${Number(status)}`,
  ];
}

const exported = {
  name: 'lowApp',
  noun: 'low-app',
  columns: [
    ...exportedFields('lowAppsList', ['appId'], { appId: 24 }),
    text('name', { width: 28 }),
    choice('kind'),
    ...exportedFields('lowAppsList', ['target', 'status', 'createTime'], { target: 40 }),
    text('roles', { width: 30 }),
    text('callPrefixes', { width: 30 }),
  ],
};

export const lowAppRoutes = (): Handlers<'lowApps'> => ({
  ...listRoutes('lowApps', { list, filters: (_context, query) => filters(query), exported }),
  ...administrationRoutes('lowApps', { find: findLowApp, add: addLowApp, edit: editLowApp, remove: deleteLowApp, code: 'lowApp.appId' }),
  async lowAppsApp({ query, context, language }) {
    const { appId, name, kind, target, icon } = await mustBeOpen(context, query.appId);
    return { appId, name: name[language], kind, target, icon };
  },
});

export const searchedLowApps = searchedList('lowAppsList', {
  list: list,
  permission: 'lowApp:query',
  page: '/isystem/lowApp',
  noun: 'low-app',
  title: 'name',
  about: ['appId'],
  fields: { appId: 'code', name: inLanguages('lowApp.name') },
  path: '/isystem/lowApp?keyword={appId}',
});

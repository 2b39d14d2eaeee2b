import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Position } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, mentioned, oneOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { nameColumns, sixNames } from '../../shared/master/master.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import { addPosition, deletePosition, editPosition, findPosition } from './administration.ts';
import { positionImport } from './positionImport.ts';
import './tables.ts';

const positionList = (context: Context): ListDefinition<Position, Position> => ({
  table: 'sysPosition',
  columns: listColumns('positionsList', 'sysPosition'),
  select: sql`id, code, name ->> ${context.user.language}::text as name, ${nameColumns('sysPosition')}, rank, create_time`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'Position', row),
});

const positionFilters = ({ user: { language } }: Context, { name, code, id, rank }: NonNullable<Operations['positionsList']['data']['query']>): Filter[] => [
  mentioned(name, sql`sys_position.name ->> ${language}::text`),
  oneOf('sysPosition.code', code),
  oneOf('sysPosition.id', id),
  equal('sysPosition.rank', rank),
];

const positionExport: ExportedList = {
  name: 'position',
  noun: 'position',
  columns: [
    ...exportedFields('positionsList', ['code']),
    ...['name', ...sixNames].map((name) => text(name, { width: 28 })),
    ...exportedFields('positionsList', ['rank', 'createTime']),
  ],
};

export const positionRoutes = (): Handlers<'positions'> => {
  return {
    ...administrationRoutes('positions', { find: findPosition, add: addPosition, edit: editPosition, remove: deletePosition, code: 'sysPosition.code' }),
    ...listRoutes('positions', { list: positionList, filters: positionFilters, exported: positionExport }),
    ...importRoutes('positions', positionImport),
  };
};

export const searchedPositions = searchedList('positionsList', {
  list: positionList,
  permission: 'depart:query',
  page: '/isystem/position',
  filter: null,
  noun: 'position',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('sysPosition.name') },
  path: '/isystem/position/detail/{id}',
});

import { type SqlBool, sql } from 'kysely';
import type { Position } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { equal, oneOf, search } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { administrationRoutes } from '../../shared/administration/administrationRoutes.ts';
import { addPosition, deletePosition, editPosition, findPosition } from './administration.ts';
import './tables.ts';

const positionList = (context: Context): ListDefinition<Position> => ({
  table: 'sysPosition',
  columns: listColumns('positionsList', 'sysPosition'),
  select: sql`id, code, name ->> ${context.user.language}::text as name, rank, create_time`,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'Position', row as unknown as Position),
});

export const positionRoutes = (): Handlers<'positions'> => {
  return {
    ...administrationRoutes('positions', { find: findPosition, add: addPosition, edit: editPosition, remove: deletePosition, code: 'sysPosition.code' }),
    positionsList: ({ query, language, context }) =>
      listPage(context, positionList(context), query, [
        query.name === undefined ? undefined : search(sql<SqlBool>`sys_position.name ->> ${language}::text ilike ${`%${escapeLike(query.name.trim())}%`}`),
        oneOf('sysPosition.code', query.code),
        oneOf('sysPosition.id', query.id),
        equal('sysPosition.rank', query.rank),
      ]),
  };
};

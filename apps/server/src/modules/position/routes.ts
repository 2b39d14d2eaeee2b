import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { equal, oneOf, search } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import { addPosition, deletePosition, deletePositions, editPosition, findPosition } from './administration.ts';
import './tables.ts';

type Position = Operations['positionsList']['reply']['result']['records'][number];

const columns = listColumns('positionsList', 'sysPosition', ['code', 'rank', 'createTime']);

export const positionRoutes = (services: Services): Handlers<'positions'> => {
  const { db, dictionaries } = services;
  const definition = (language: Language): ListDefinition<Position> => ({
    table: 'sysPosition',
    columns,
    select: sql`id, code, name ->> ${language}::text as name, rank, create_time`,
    softDeleted: false,
    scope: () => undefined,
    toReply: (row) => dictionaries.withTexts(row as Omit<Position, 'rank_dictText'>, { rank: 'position_rank' }, language) as Position,
  });
  return {
    positionsQueryById: ({ query }) => findPosition(db, query.id),
    positionsAdd: ({ body, user, commit }) => commit((within) => addPosition(within, user, body)),
    positionsEdit: ({ body, user, commit }) =>
      commit(async (within) => {
        await editPosition(within, user, body);
        return null;
      }),
    positionsRemove: ({ query, commit }) =>
      commit(async (within) => {
        await deletePosition(within, query.id);
        return null;
      }),
    positionsRemoveBatch: ({ query, language, commit }) => commit((within) => deletePositions(within, query.ids.split(','), language)),
    positionsList: ({ query, user, language }) =>
      listPage(db, user, definition(language), query, [
        query.name === undefined ? undefined : search(sql<SqlBool>`sys_position.name ->> ${language}::text ilike ${`%${escapeLike(query.name.trim())}%`}`),
        oneOf('sysPosition.code', query.code),
        oneOf('sysPosition.id', query.id),
        equal('sysPosition.rank', query.rank),
      ]),
  };
};

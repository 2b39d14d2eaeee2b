import { type RawBuilder, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, equal } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import './tables.ts';

type Item = Operations['__name__sList']['reply']['result']['records'][number];
type Detail = Operations['__name__sDetail']['reply']['result'];

const columns = listColumns('__name__sList', '__name__', ['code', 'enabled', 'createTime']);

const select = (language: Language): RawBuilder<unknown> => sql`id, code, name ->> ${language}::text as name, enabled, create_time`;

const list = (language: Language): ListDefinition<Item> => ({
  table: '__name__',
  columns,
  select: select(language),
  // Everybody with the permission sees every row; without this line rows are limited to the user's organisation.
  scope: () => undefined,
  toReply: (row) => row as Item,
});

export const __name__Routes = ({ db }: Services): Handlers<'__name__s'> => ({
  __name__sList: ({ query, user, language }) =>
    listPage(db, user, list(language), query, [contains('__name__.code', query.code), equal('__name__.enabled', query.enabled)]),
  async __name__sDetail({ query, language }) {
    const { rows } = await sql<Detail>`select ${select(language)}, remark from __snake__ where id = ${query.id} and del_flag = 0`.execute(db);
    if (!rows[0]) throw refuse('E-012');
    return rows[0];
  },
});

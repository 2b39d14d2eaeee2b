import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Services } from '../../shared/services.ts';
import { chooseMailMode, mailModeOf } from './mailMode.ts';
import { countUnread } from './service.ts';
import './tables.ts';
import { toMessage } from './toMessage.ts';

type Message = Operations['messagesList']['reply']['result']['records'][number];

/** Stands for messages that are about no document. */
const noDocument = 'none';

const columns = listColumns('messagesList', 'message');

const definition = (context: Context): ListDefinition<Message, Record<string, unknown>> => ({
  table: 'message',
  columns,
  select: sql`id, event, params, doc_type, doc_id, doc_no, read_time, create_time`,
  softDeleted: false,
  scope: (user) => sql<SqlBool>`message.user_id = ${user.id}`,
  toReply: (row) => toMessage(context, row),
});

export const messageRoutes = (services: Services): Handlers<'messages'> => ({
  messagesList: ({ query, context }) =>
    listPage(context, definition(context), query, [
      query.unread === '1' ? sql<SqlBool>`message.read_time is null` : undefined,
      query.docType === noDocument ? sql<SqlBool>`message.doc_type is null` : equal('message.docType', query.docType),
    ]),
  messagesUnreadCount: ({ user }) => countUnread(services.db, user.id),
  messagesGroups: ({ user }) =>
    services.db
      .selectFrom('message')
      .select((eb) => ['docType', eb.fn.countAll<number>().as('unread')])
      .where('userId', '=', user.id)
      .where('readTime', 'is', null)
      .groupBy('docType')
      .orderBy('unread', 'desc')
      .orderBy('docType')
      .execute(),
  messagesMailMode: ({ context }) => mailModeOf(context),
  messagesSaveMailMode: ({ body, commit }) =>
    commit(async (within) => {
      await chooseMailMode(within, body.mailMode);
      return null;
    }),
  messagesRead: ({ body: { ids, docType }, user, commit }) =>
    commit(async ({ db }) => {
      const { numUpdatedRows } = await db
        .updateTable('message')
        .set({ readTime: sql<string>`now()` })
        .where('userId', '=', user.id)
        .where('readTime', 'is', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids!.length > 0 ? ids! : ['']))
        .$if(docType !== undefined, (query) => query.where('docType', docType === noDocument ? 'is' : '=', docType === noDocument ? null : docType!))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    }),
});

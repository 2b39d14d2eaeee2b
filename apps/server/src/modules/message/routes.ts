import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { eventText } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import { countUnread } from './service.ts';
import './tables.ts';

type Message = Operations['messagesList']['reply']['result']['records'][number];

/** Stands for messages that are about no document. */
const noDocument = 'none';

const columns = listColumns('messagesList', 'message');

/** Codes in a message's parameters that stand for a dictionary text. */
const toMessage = ({ services, user: { language } }: Context, row: Record<string, unknown>): Message => {
  const { event, readTime, params, ...rest } = row as { event: string; readTime: string | null; params: Record<string, string | number> } & Record<
    string,
    unknown
  >;
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) =>
      typeof value === 'string' && name.endsWith('Code') ? [name, services.dictionaries.text(dictionaryOf[name] ?? '', value, language)] : [name, value],
    ),
  );
  return {
    ...rest,
    event,
    title: eventText(language, event, 'title', texts),
    content: eventText(language, event, 'content', texts),
    read: readTime !== null,
  } as Message;
};
/** Parameters named so are dictionary codes and become texts in the reader's language. */
const dictionaryOf: Readonly<Record<string, string>> = { reasonCode: 'reject_reason', statusCode: 'bill_status', typeCode: 'claim_type', jobCode: 'job' };

const definition = (context: Context): ListDefinition<Message> => ({
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

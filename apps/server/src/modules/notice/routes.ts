import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import './tables.ts';

type Item = Operations['publicNoticesList']['reply']['result']['records'][number];
type Notice = Operations['publicNoticesDetail']['reply']['result'];

const columns = listColumns('publicNoticesList', 'publicNotice', ['noticeNo', 'noticeType', 'mustRead', 'topFlag', 'publishTime', 'expireDate']);

/** Published, not expired, and meant for the user: for all, his market group, his dealer or one of his roles. */
const audience = ({
  dealerCode,
  roles,
}: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`(publish_time <= now() and (expire_date is null or expire_date >= current_date) and case target_scope
  when 'all' then true
  when 'market_group' then target_ids ? coalesce((select market_group from dealer where dealer_code = ${dealerCode}), '')
  when 'dealer' then target_ids ? ${dealerCode ?? ''}
  else target_ids ?| ${roles} end)`;

const readTime = (user: CurrentUser): RawBuilder<string | null> =>
  sql`(select read_time from notice_read r where r.notice_id = public_notice.id and r.user_id = ${user.id})`;

const select = (user: CurrentUser, language: Language): RawBuilder<unknown> =>
  sql`id, notice_no, title ->> ${language}::text as title, notice_type, must_read, top_flag, publish_time, expire_date, ${readTime(user)} as read_time`;

export const noticeRoutes = (services: Services): Handlers<'publicNotices'> => {
  const toItem = (row: Record<string, unknown>, language: Language): Item =>
    services.dictionaries.withTexts(
      { ...row, readFlag: row.readTime === null ? 'N' : 'Y' } as Omit<Item, 'noticeType_dictText'>,
      { noticeType: 'notice_type' },
      language,
    ) as Item;
  const definition = (user: CurrentUser, language: Language): ListDefinition<Item> => ({
    table: 'publicNotice',
    columns,
    select: select(user, language),
    defaultSort: { column: 'publishTime', order: 'desc' },
    softDeleted: false,
    scope: audience,
    toReply: (row) => toItem(row, language),
  });
  const find = async (user: CurrentUser, id: string, language: Language): Promise<Notice> => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${select(user, language)}, content ->> ${language}::text as content from public_notice where id = ${id} and ${audience(user)}`.execute(
      services.db,
    );
    if (!rows[0]) throw refuse('E-012');
    return toItem(rows[0], language) as Notice;
  };
  const markRead = (user: CurrentUser, id: string) =>
    services.db
      .insertInto('noticeRead')
      .values({ noticeId: id, userId: user.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  return {
    publicNoticesList: ({ query, user, language }) =>
      listPage(services.db, user, definition(user, language), query, [
        equal('publicNotice.noticeType', query.noticeType),
        query.unread === '1' ? sql<SqlBool>`${readTime(user)} is null` : undefined,
      ]),
    publicNoticesDetail: ({ query, user, language }) => find(user, query.id, language),
    async publicNoticesRead({ body, user, language }) {
      await find(user, body.id, language);
      await markRead(user, body.id);
      return null;
    },
  };
};

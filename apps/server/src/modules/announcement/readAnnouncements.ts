/** Reading announcements: all of them for their authors, the current ones for all users. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Announcement, AnnouncementItem, ReadAnnouncement } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { during, equal, type Filter, mentioned } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { countUnread, latestMessages } from '../message/service.ts';
import { isAnnounced } from './audience.ts';
import './tables.ts';

/** Everything that is told is told for so long. */
const toldFor = sql`interval '2 months'`;

/** A text as a reader sees it, in another language where theirs is missing. */
const textIn = (column: 'title' | 'content' | 'abstract', language: Language): RawBuilder<string> =>
  sql`coalesce(${sql.join(
    [language, 'zh-cn', 'en'].map((one) => sql`nullif(${sql.ref(`announcement.${column}`)} ->> ${one}::text, '')`),
    sql`, `,
  )}, '')`;

const receivers = (language: Language): RawBuilder<string> => sql`coalesce((select string_agg(name, ', ' order by name collate alphabetical) from (
    select r.role_name as name from sys_role r where announcement.msg_type = 'ROLE' and r.role_code = any(announcement.target_ids)
    union all select coalesce(d.depart_name ->> ${language}::text, d.org_code) from sys_depart d where announcement.msg_type = 'ORG' and d.org_code = any(announcement.target_ids)
    union all select u.realname from sys_user u where announcement.msg_type = 'USER' and u.username = any(announcement.target_ids)) named), '')`;

const readCount = sql<number>`(select count(*)::int from announcement_read r where r.announcement_id = announcement.id)`;

export const announcementList = (context: Context): ListDefinition<AnnouncementItem, RowOf<'AnnouncementItem'>> => ({
  table: 'announcement',
  columns: listColumns('announcementsList', 'announcement'),
  select: sql`announcement.*, ${textIn('title', context.user.language)} as titile, ${receivers(context.user.language)} as receivers, ${readCount} as read_count`,
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'AnnouncementItem', row),
});

export const announcementFilters = ({ user }: Context, query: NonNullable<Operations['announcementsList']['data']['query']>): Filter[] => [
  mentioned(query.titile, sql`announcement.title::text`),
  equal('announcement.priority', query.priority),
  equal('announcement.sendStatus', query.sendStatus),
  during('announcement.sendTime', query.sendTime_begin, query.sendTime_end, user),
];

/** Published columns: only the end of a sent announcement may change. */
const fixedOnceSent = ['titile', 'msgContent', 'msgAbstract', 'priority', 'msgType', 'targetIds', 'sendTime'] as const;

/** One in all its languages; E-012 when there is none. */
export async function findAnnouncement(context: Context, id: string): Promise<Announcement> {
  const { db, services, user } = context;
  const row = await db
    .selectFrom('announcement')
    .selectAll()
    .select(readCount.as('readCount'))
    .where('id', '=', id)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
  if (!row) throw refuse('E-012');
  const { title: titile, content: msgContent, abstract: msgAbstract, version, priority, msgType, targetIds, sendTime, revokeTime, sendStatus, sender } = row;
  const sendStatus_dictText = services.dictionaries.text('send_status', sendStatus, user.language);
  const found = { titile, msgContent, msgAbstract, version, priority, msgType, targetIds, sendTime, revokeTime, sendStatus, sendStatus_dictText, sender };
  const isDraft = sendStatus === '0';
  return {
    id,
    ...found,
    readCount: row.readCount,
    fixed: isDraft ? [] : [...fixedOnceSent],
    allowedActions: sendStatus === '2' || !user.permissions.has('announcement:edit') ? [] : ['edit', isDraft ? 'release' : 'revoke'],
  };
}

const isMine = ({ user, services }: Context): RawBuilder<SqlBool> => {
  const at = services.now().toISOString();
  return sql<SqlBool>`(${isAnnounced(user.id, at)} and announcement.send_time > ${at}::timestamptz - ${toldFor})`;
};
const isRead = ({ user }: Context): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from announcement_read r where r.announcement_id = announcement.id and r.user_id = ${user.id})`;

/** Current announcements for the user, the most important first, and their latest messages. */
export async function announcedTo(context: Context, pageSize: number): Promise<Operations['announcementsListByUser']['reply']['result']> {
  const { db, user } = context;
  const { rows } = await sql<
    ReadAnnouncement & { total: number }
  >`select id, ${textIn('title', user.language)} as titile, ${textIn('content', user.language)} as msg_content,
      ${textIn('abstract', user.language)} as msg_abstract, priority, msg_type, sender, send_time, revoke_time,
      revoke_time <> send_time + interval '7 days' as ends, case when ${isRead(context)} then 'Y' else 'N' end as read_flag, count(*) over ()::int as total
    from announcement where ${isMine(context)} order by position(priority in 'HML'), send_time desc, id limit ${pageSize}`.execute(db);
  const messages = await latestMessages(context, pageSize, toldFor);
  return {
    anntMsgList: rows.map(({ total: _total, ...row }) => row),
    anntMsgTotal: rows[0]?.total ?? 0,
    sysMsgList: messages.records,
    sysMsgTotal: messages.total,
  };
}

export async function unreadOf(context: Context): Promise<{ announcement: number; message: number }> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from announcement where ${isMine(context)} and not ${isRead(context)}`.execute(
    context.db,
  );
  return { announcement: rows[0]!.n, message: await countUnread(context.db, context.user.id) };
}

/** The user has seen these; what is not meant for them is passed over. */
export async function markRead(context: Context, ids: readonly string[]): Promise<null> {
  const { db, user, services } = context;
  await sql`insert into announcement_read (announcement_id, user_id, read_time) select id, ${user.id}, ${services.now().toISOString()} from announcement
    where id = any(${[...ids]}) and ${isMine(context)} on conflict do nothing`.execute(db);
  return null;
}

export const searchedAnnouncements = searchedList('announcementsList', {
  list: announcementList,
  permission: 'announcement:add',
  page: '/isystem/announcement',
  filter: 'titile',
  noun: 'announcement',
  title: 'titile',
  fields: { titile: inLanguages('announcement.title') },
  path: '/isystem/announcement/detail/{id}',
});

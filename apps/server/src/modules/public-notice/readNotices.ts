/** Notices as their readers see them. */
import { type RawBuilder, sql } from 'kysely';
import type { Notice, NoticeItem } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { readMessagesAbout } from '../message/service.ts';
import { audience, hasToConfirm } from './audience.ts';
import { textIn } from '../../shared/messages/readerTexts.ts';

export const attachmentCount = sql<number>`(select count(*) from attach a where a.table_name = 'public_notice' and a.table_id = public_notice.id)`;

const columns = {
  ...listColumns('publicNoticesList', 'publicNotice'),
  /** Pinned ones first, then the latest. */
  sortTime: { ref: 'publicNotice.sortTime', type: 'datetime', queryable: false },
} as const;

const select = (language: Language): RawBuilder<ReaderRow> =>
  sql`public_notice.id, notice_no, ${textIn('publicNotice.title', language)} as title, notice_type, must_read, top_flag, publish_time, expire_date,
    r.read_time, r.confirm_time, ${attachmentCount} as attachment_count`;
const joins = (user: CurrentUser): RawBuilder<unknown> => sql`left join notice_read r on r.notice_id = public_notice.id and r.user_id = ${user.id}`;

type ReaderRow = Omit<Notice, 'readFlag' | 'toConfirm' | 'noticeType_dictText' | 'content'>;

/** Reading state: read, and still to be confirmed. */
const readingOf = ({ user }: Context, { mustRead, confirmTime, readTime }: ReaderRow): Pick<Notice, 'readFlag' | 'toConfirm'> => {
  const toConfirm = mustRead === 'Y' && confirmTime === null && hasToConfirm(user);
  return { toConfirm, readFlag: readTime !== null && !toConfirm ? 'Y' : 'N' };
};

export const readerList = (context: Context): ListDefinition<NoticeItem, ReaderRow> => ({
  table: 'publicNotice',
  columns,
  select: select(context.user.language),
  joins: joins(context.user),
  defaultSort: { column: 'sortTime', order: 'desc' },
  scope: audience,
  toReply: (row) => replyOf(context, 'NoticeItem', { ...row, readFlag: readingOf(context, row).readFlag }),
});

/** One notice that is published and meant for the user, else E-012. */
export async function findNotice(context: Context, id: string): Promise<Notice> {
  const { db, user } = context;
  const { rows } = await sql<ReaderRow & Pick<Notice, 'content'>>`select ${select(user.language)}, ${textIn('publicNotice.content', user.language)} as content
    from public_notice ${joins(user)} where public_notice.id = ${id} and ${audience(user)}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse('E-012');
  return replyOf(context, 'Notice', { ...row, ...readingOf(context, row) });
}

/**
 * Records that the user has opened the notice and, perhaps, confirmed it; the first times stay. Messages about it count as read once
 * nothing is left to confirm.
 */
export async function markNotice({ db, user, services }: TrxContext, { id, confirmed }: { id: string; confirmed: boolean }): Promise<void> {
  const now = services.now();
  const at = now.toISOString();
  const { rows } = await sql<{ isDone: boolean }>`insert into notice_read (notice_id, user_id, read_time, confirm_time)
      select id, ${user.id}, ${at}::timestamptz, ${confirmed ? at : null}::timestamptz from public_notice where id = ${id} and ${audience(user)}
      on conflict (notice_id, user_id) do update set confirm_time = coalesce(notice_read.confirm_time, excluded.confirm_time)
      returning confirm_time is not null or not ${hasToConfirm(user)}::boolean
        or (select must_read from public_notice n where n.id = notice_id) = 'N' as is_done`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  if (rows[0].isDone) await readMessagesAbout(db, user.id, 'publicnotice', id, now);
}

export const searchedNotices = searchedList('publicNoticesList', {
  list: readerList,
  docType: 'publicnotice',
  permission: 'publicnotice:query',
  page: '/workbench/notice/list',
  filter: 'title',
  noun: 'public-notice',
  title: 'title',
  about: ['noticeNo'],
  fields: { noticeNo: 'number', title: inLanguages('publicNotice.title') },
});

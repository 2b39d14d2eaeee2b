/** Notices as their readers see them. */
import { type RawBuilder, sql } from 'kysely';
import type { Notice, NoticeItem } from '../../generated/types.gen.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { listColumns } from '../../shared/list/columns.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { readMessagesAbout } from '../message/service.ts';
import { audience, hasToConfirm } from './audience.ts';
import { textIn } from './noticeTexts.ts';

export const attachmentCount = sql<number>`(select count(*) from attach a where a.table_name = 'public_notice' and a.table_id = public_notice.id)`;

const columns = {
  ...listColumns('publicNoticesList', 'publicNotice', ['noticeNo', 'noticeType', 'mustRead', 'topFlag', 'publishTime', 'expireDate']),
  /** Pinned ones first, then the latest. */
  sortTime: { ref: 'publicNotice.sortTime', type: 'datetime', queryable: false },
} as const;

const select = (language: Language): RawBuilder<unknown> =>
  sql`public_notice.id, notice_no, ${textIn('title', language)} as title, notice_type, must_read, top_flag, publish_time, expire_date,
    r.read_time, r.confirm_time, ${attachmentCount} as attachment_count`;
const joins = (user: CurrentUser): RawBuilder<unknown> => sql`left join notice_read r on r.notice_id = public_notice.id and r.user_id = ${user.id}`;

interface ReaderRow extends Omit<Notice, 'readFlag' | 'toConfirm' | 'noticeType_dictText' | 'content'> {
  content?: string;
}

const toItem = ({ dictionaries }: Services, row: ReaderRow, user: CurrentUser, language: Language): NoticeItem & Pick<Notice, 'toConfirm' | 'confirmTime'> => {
  const toConfirm = row.mustRead === 'Y' && row.confirmTime === null && hasToConfirm(user);
  const readFlag = row.readTime !== null && !toConfirm ? 'Y' : 'N';
  return dictionaries.withTexts({ ...row, readFlag, toConfirm }, { noticeType: 'notice_type' }, language) as Notice;
};

export const readerList = (services: Services, user: CurrentUser, language: Language): ListDefinition<NoticeItem> => ({
  table: 'publicNotice',
  columns,
  select: select(language),
  joins: joins(user),
  defaultSort: { column: 'sortTime', order: 'desc' },
  scope: audience,
  toReply(row) {
    const { toConfirm: _toConfirm, confirmTime: _confirmTime, ...item } = toItem(services, row as unknown as ReaderRow, user, language);
    return item;
  },
});

/** One notice that is published and meant for the user, else E-012. */
export async function findNotice(services: Services, user: CurrentUser, id: string, language: Language): Promise<Notice> {
  const { rows } = await sql<ReaderRow>`select ${select(language)}, ${textIn('content', language)} as content
    from public_notice ${joins(user)} where public_notice.id = ${id} and ${audience(user)}`.execute(services.db);
  if (!rows[0]) throw refuse('E-012');
  return toItem(services, rows[0], user, language) as Notice;
}

/** The user has opened the notice and, perhaps, confirmed it; what they did first stays. Messages about it are read when nothing is left to do. */
export const markNotice = (services: Services, user: CurrentUser, id: string, { confirmed }: { confirmed: boolean }): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.now();
    const at = now.toISOString();
    const { rows } = await sql<{ isDone: boolean }>`insert into notice_read (notice_id, user_id, read_time, confirm_time)
      select id, ${user.id}, ${at}::timestamptz, ${confirmed ? at : null}::timestamptz from public_notice where id = ${id} and ${audience(user)}
      on conflict (notice_id, user_id) do update set confirm_time = coalesce(notice_read.confirm_time, excluded.confirm_time)
      returning confirm_time is not null or not ${hasToConfirm(user)}::boolean
        or (select must_read from public_notice n where n.id = notice_id) = 'N' as is_done`.execute(trx);
    if (!rows[0]) throw refuse('E-012');
    if (rows[0].isDone) await readMessagesAbout(trx, user.id, 'publicnotice', id, now);
  });

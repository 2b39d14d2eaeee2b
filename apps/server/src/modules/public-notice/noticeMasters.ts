/** Notices as their authors see them: all of them. */
import { type RawBuilder, sql } from 'kysely';
import type { NoticeMaster, NoticeRecord } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { allowedActions } from '../../documents/workflow.ts';
import { stateOf } from './noticeKind.ts';
import { noticeWorkflow } from './workflow.ts';
import { textIn } from '../../shared/messages/readerTexts.ts';
import { attachmentCount } from './readNotices.ts';

type Listed = Omit<RowOf<'NoticeMaster'>, 'allowedActions'>;

const columns = listColumns('noticeMastersList', 'publicNotice');

const select = (language: Language): RawBuilder<Listed> =>
  sql`public_notice.id, version, notice_no, ${textIn('publicNotice.title', language)} as title, notice_type, target_scope, status, must_read, top_flag, publish_time,
    expire_date, create_by, create_time, update_time, ${attachmentCount} as attachment_count,
    (select count(*) from notice_read r where r.notice_id = public_notice.id) as read_count,
    (select count(*) from notice_read r where r.notice_id = public_notice.id and r.confirm_time is not null) as confirm_count`;

/** A row of the list, or a record, with the user's actions. */
const withActions = <Row extends Pick<NoticeMaster, 'status'>>({ user }: Context, row: Row) => ({
  ...row,
  allowedActions: allowedActions(noticeWorkflow, user, stateOf(row)) as NoticeMaster['allowedActions'],
});

export const masterList = (context: Context): ListDefinition<NoticeMaster, Listed> => ({
  table: 'publicNotice',
  columns,
  select: select(context.user.language),
  scope: () => undefined,
  toReply: (row) => replyOf(context, 'NoticeMaster', withActions(context, row)),
});

/** One notice with all its languages; E-012 when there is none. */
export async function findRecord(context: Context, id: string): Promise<NoticeRecord> {
  const { rows } = await sql<
    Omit<RowOf<'NoticeRecord'>, 'allowedActions'>
  >`select ${select(context.user.language)}, title as titles, content as contents, target_ids
    from public_notice where id = ${id} and del_flag = 0`.execute(context.db);
  if (!rows[0]) throw refuse('E-012');
  return replyOf(context, 'NoticeRecord', withActions(context, rows[0]));
}

export const searchedNoticeMasters = searchedList('noticeMastersList', {
  list: masterList,
  docType: 'publicnotice',
  permission: 'publicnotice:edit',
  page: '/workbench/notice/manage',
  filter: 'title',
  noun: 'public-notice',
  title: 'title',
  about: ['noticeNo'],
  fields: { noticeNo: 'number', title: inLanguages('publicNotice.title') },
  path: '/workbench/notice/manage/detail/{id}',
});

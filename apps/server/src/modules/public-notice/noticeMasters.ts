/** Notices as their authors see them: all of them. */
import { type RawBuilder, sql } from 'kysely';
import type { NoticeMaster, NoticeRecord } from '../../generated/types.gen.ts';
import { listColumns } from '../../shared/list/columns.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { allowedActions } from '../../documents/workflow.ts';
import { stateOf } from './noticeKind.ts';
import { noticeWorkflow } from './workflow.ts';
import { textIn } from './noticeTexts.ts';
import { attachmentCount } from './readNotices.ts';

const columns = listColumns('noticeMastersList', 'publicNotice', [
  'noticeNo',
  'noticeType',
  'targetScope',
  'status',
  'mustRead',
  'topFlag',
  'publishTime',
  'expireDate',
  'createBy',
  'createTime',
  'updateTime',
]);

const select = (language: Language): RawBuilder<unknown> =>
  sql`public_notice.id, version, notice_no, ${textIn('title', language)} as title, notice_type, target_scope, status, must_read, top_flag, publish_time,
    expire_date, create_by, create_time, update_time, ${attachmentCount} as attachment_count,
    (select count(*) from notice_read r where r.notice_id = public_notice.id) as read_count,
    (select count(*) from notice_read r where r.notice_id = public_notice.id and r.confirm_time is not null) as confirm_count`;

const dictionariesOf = { noticeType: 'notice_type', targetScope: 'target_scope', status: 'bill_status' } as const;

const toMaster = ({ dictionaries }: Services, row: Record<string, unknown>, user: CurrentUser, language: Language): NoticeMaster =>
  dictionaries.withTexts(
    { ...row, allowedActions: allowedActions(noticeWorkflow, user, stateOf(row as Pick<NoticeMaster, 'status'>)) } as unknown as NoticeMaster,
    dictionariesOf,
    language,
  ) as NoticeMaster;

export const masterList = (services: Services, user: CurrentUser, language: Language): ListDefinition<NoticeMaster> => ({
  table: 'publicNotice',
  columns,
  select: select(language),
  scope: () => undefined,
  toReply: (row) => toMaster(services, row, user, language),
});

/** One notice with all its languages; E-012 when there is none. */
export async function findRecord(services: Services, user: CurrentUser, id: string, language: Language): Promise<NoticeRecord> {
  const { rows } = await sql<Record<string, unknown>>`select ${select(language)}, title as titles, content as contents, target_ids
    from public_notice where id = ${id} and del_flag = 0`.execute(services.db);
  if (!rows[0]) throw refuse('E-012');
  return toMaster(services, rows[0], user, language) as NoticeRecord;
}

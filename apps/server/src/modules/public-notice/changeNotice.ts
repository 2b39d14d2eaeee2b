/** What authors do with notices. */
import { type Selectable, sql } from 'kysely';
import type { Changed, NoticeChange, NoticeInput, SavedMaster } from '../../generated/types.gen.ts';
import { writeApprovalStep } from '../../shared/approval/approvalLog.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import { changesBetween, writeChangeLog } from '../../shared/change-log/changeLog.ts';
import { inTransaction, json, newId, type Trx } from '../../shared/database/database.ts';
import { nextNumber } from '../../shared/numbering/nextNumber.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { pathsInRichText } from '../../shared/rich-text/pathsInRichText.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';
import type { Services, TransactionServices } from '../../shared/services.ts';
import { type CurrentUser, today, wireTime } from '../../shared/session/currentUser.ts';
import { keepPaths } from '../upload/service.ts';
import { checkNotice } from './checkNotice.ts';
import { writtenTexts } from './noticeTexts.ts';
import { mustAllow, type NoticeAction } from './noticeActions.ts';
import type { PublicNoticeTable } from './tables.ts';
import { tellAudience } from './tellAudience.ts';

type NoticeRow = Selectable<PublicNoticeTable>;
type Change = Partial<Omit<NoticeRow, 'id' | 'noticeNo'>>;

const docType = 'publicnotice';
/** Columns that hold JSON, and are written as such. */
const jsonColumns: ReadonlySet<string> = new Set(['title', 'content', 'targetIds']);

const toRow = ({
  title,
  content,
  noticeType,
  targetScope,
  targetIds = [],
  mustRead = 'N',
  topFlag = 'N',
  publishTime = null,
  expireDate = null,
}: NoticeInput) => ({
  title: writtenTexts(title, (text) => text.trim() === ''),
  content: writtenTexts(content, isEmptyRichText),
  noticeType,
  targetScope,
  targetIds: targetScope === 'all' ? [] : [...new Set(targetIds)],
  mustRead,
  topFlag,
  publishTime,
  expireDate,
});

const withJson = (row: Readonly<Record<string, unknown>>): never =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, jsonColumns.has(column) ? json(value) : value])) as never;

const keepPictures = (trx: Trx, user: CurrentUser, content: Readonly<Record<string, string>>): Promise<void> =>
  keepPaths(trx, user, Object.values(content).flatMap(pathsInRichText));

/** A new draft. */
export const addNotice = (services: Services, user: CurrentUser, input: NoticeInput): Promise<SavedMaster> =>
  inTransaction(services.db, async (trx) => {
    await checkNotice(services, trx, input);
    const id = newId(services.now().getTime());
    const noticeNo = await nextNumber(trx, 'PN', null, today(user, services.now()));
    const row = toRow(input);
    await trx
      .insertInto('publicNotice')
      .values(withJson({ ...row, id, noticeNo, status: 'draft', notifyTime: null, createBy: user.username, createTime: services.now().toISOString() }))
      .execute();
    await keepPictures(trx, user, row.content);
    return { id, version: 1 };
  });

/** The notice, locked, if the user may do this with it now. */
async function lockNotice(
  trx: Trx,
  user: CurrentUser,
  action: NoticeAction,
  { id, version }: { id: string; version?: number },
  services: Services,
): Promise<NoticeRow> {
  const notice = await trx.selectFrom('publicNotice').selectAll().where('id', '=', id).where('delFlag', '=', 0).forUpdate().executeTakeFirst();
  if (!notice) throw refuse('E-012');
  if (version !== undefined && version !== notice.version) throw refuse('E-001');
  mustAllow(services, user, notice, action);
  return notice;
}

/** Writes changes with the next version and the history of what changed. */
async function writeNotice(
  trx: Trx,
  { now }: Services,
  user: Pick<CurrentUser, 'username' | 'realname'>,
  before: NoticeRow,
  change: Change,
): Promise<SavedMaster> {
  const version = before.version + 1;
  await trx
    .updateTable('publicNotice')
    .set(withJson({ ...change, version, updateBy: user.username, updateTime: now().toISOString() }))
    .where('id', '=', before.id)
    .execute();
  const { notifyTime: _notifyTime, delFlag: _delFlag, ...told } = change;
  await writeChangeLog(trx, { docType, id: before.id, no: before.noticeNo, user, changes: changesBetween(before, told), at: now() });
  return { id: before.id, version };
}

/** Changes a draft or a published notice; `notifyAgain` makes a published one unread and tells its audience. */
export const editNotice = (services: Services, user: CurrentUser, { id, version, notifyAgain = false, ...input }: NoticeChange): Promise<SavedMaster> =>
  inTransaction(services.db, async (trx) => {
    const before = await lockNotice(trx, user, 'edit', { id, version }, services);
    const isPublished = before.status === 'pass';
    // What is shown since a moment does not lose it by being corrected.
    const publishTime = input.publishTime ?? (isPublished ? before.publishTime : null);
    await checkNotice(services, trx, { ...input, publishTime });
    const row = toRow({ ...input, publishTime });
    const toTell = isPublished && (notifyAgain || (row.mustRead === 'Y' && before.mustRead === 'N'));
    const saved = await writeNotice(trx, services, user, before, { ...row, ...(toTell && { notifyTime: services.now().toISOString() }) });
    await keepPictures(trx, user, row.content);
    if (isPublished && notifyAgain) await trx.deleteFrom('noticeRead').where('noticeId', '=', id).execute();
    if (toTell) await tellAudience({ transaction: (work) => work(trx) }, services.now(), id);
    return saved;
  });

/** Takes a notice to its next status, with its step in the log. */
async function move(trx: Trx, services: Services, user: CurrentUser, notice: NoticeRow, action: 'publish' | 'withdraw', change: Change): Promise<SavedMaster> {
  const saved = await writeNotice(trx, services, user, notice, change);
  const step = { docType, docId: notice.id, docNo: notice.noticeNo, action, fromStatus: notice.status, toStatus: change.status ?? notice.status };
  await writeApprovalStep(trx, user, step, services.now());
  return saved;
}

/** Shows a draft to its audience, now or from its time on. */
export const publishNotice = (services: Services, user: CurrentUser, changed: Changed): Promise<SavedMaster> =>
  inTransaction(services.db, async (trx) => {
    const notice = await lockNotice(trx, user, 'publish', changed, services);
    const now = services.now();
    // A time that has passed means "at once".
    const publishTime = notice.publishTime !== null && notice.publishTime > wireTime(now) ? notice.publishTime : wireTime(now);
    if (notice.expireDate !== null && notice.expireDate < publishTime.slice(0, 10)) throw invalid([{ field: 'expireDate', code: 'notice.expiresBefore' }]);
    const notifyTime = notice.mustRead === 'Y' ? now.toISOString() : null;
    const saved = await move(trx, services, user, notice, 'publish', { status: 'pass', publishTime, notifyTime });
    await tellAudience({ transaction: (work) => work(trx) }, now, notice.id);
    return saved;
  });

/** Takes a published notice back for good. */
export const withdrawNotice = (services: Services, user: CurrentUser, changed: Changed): Promise<SavedMaster> =>
  inTransaction(services.db, async (trx) => {
    const notice = await lockNotice(trx, user, 'withdraw', changed, services);
    return move(trx, services, user, notice, 'withdraw', { status: 'closed' });
  });

const removeNotice = (services: Services, user: CurrentUser, id: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await writeNotice(trx, services, user, await lockNotice(trx, user, 'delete', { id }, services), { delFlag: 1 });
  });

/** Removes drafts, each by itself. */
export const removeNotices = (services: TransactionServices, user: CurrentUser, ids: readonly string[]): Promise<BatchResult> =>
  runBatch(
    services.db,
    ids,
    user.language,
    (id) => removeNotice(services, user, id),
    async (id) => (await services.db.selectFrom('publicNotice').select('noticeNo').where('id', '=', id).executeTakeFirst())?.noticeNo ?? '',
  );

/** Closes published notices whose last day has passed. */
export async function closeExpired(trx: Trx, services: Services, day: string): Promise<number> {
  const system = { username: 'system', realname: 'system' };
  const expired = await trx
    .selectFrom('publicNotice')
    .selectAll()
    .where('status', '=', 'pass')
    .where('delFlag', '=', 0)
    .where('expireDate', '<', sql<string>`${day}::date`)
    .forUpdate()
    .execute();
  for (const notice of expired) await writeNotice(trx, services, system, notice, { status: 'closed' });
  return expired.length;
}

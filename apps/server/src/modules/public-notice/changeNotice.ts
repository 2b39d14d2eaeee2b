/** Actions of authors on notices. */
import { dayAtMaker, makerDay } from '../../shared/makerDay.ts';
import { effect } from '../../documents/kind.ts';
import type { NoticeInput, SavedMaster } from '../../generated/types.gen.ts';
import { type Context, transact, type TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import { pathsInRichText } from '../../shared/rich-text/pathsInRichText.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { keepPaths } from '../upload/service.ts';
import { checkNotice } from './checkNotice.ts';
import type { NoticeActionInput, NoticeRow } from './noticeKind.ts';
import { writtenTexts } from '../../shared/messages/readerTexts.ts';
import { tellAudience } from './tellAudience.ts';

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

const keepPictures = (context: Context, content: Readonly<Record<string, string>>): Promise<void> =>
  keepPaths(context, Object.values(content).flatMap(pathsInRichText));

/** A new draft. */
export const addNotice = (context: Context, input: NoticeInput): Promise<SavedMaster> =>
  transact(context, async (within) => {
    const { db, services, user } = within;
    await checkNotice(within, input);
    const id = newId(services.now().getTime());
    const noticeNo = await nextNumber(db, { code: 'publicnotice', dealerCode: null, day: makerDay(services) });
    const { title, content, targetIds, ...row } = toRow(input);
    await db
      .insertInto('publicNotice')
      .values({
        ...row,
        title: json(title),
        content: json(content),
        targetIds: json(targetIds),
        id,
        noticeNo,
        status: 'draft',
        notifyTime: null,
        updateBy: null,
        updateTime: null,
        createBy: user.username,
        createTime: services.now().toISOString(),
      })
      .execute();
    await keepPictures(within, content);
    return { id, version: 1 };
  });

/** Changes a draft or a published notice; a correction keeps the time of publication. */
export const edit = effect<NoticeRow, NoticeActionInput>()({
  async apply({ context, before, input: { notice, notifyAgain = false } }) {
    const { db, services } = context;
    if (!notice) throw new Error('A change needs the notice as it is to be');
    const isPublished = before.status === 'pass';
    const publishTime = notice.publishTime ?? (isPublished ? before.publishTime : null);
    await checkNotice(context, { ...notice, publishTime });
    const row = toRow({ ...notice, publishTime });
    await keepPictures(context, row.content);
    if (isPublished && notifyAgain) await db.deleteFrom('noticeRead').where('noticeId', '=', before.id).execute();
    const isToTell = isPublished && (notifyAgain || (row.mustRead === 'Y' && before.mustRead === 'N'));
    return { ...row, ...(isToTell && { notifyTime: services.now().toISOString(), mailTime: services.now().toISOString() }) };
  },
  notify: async ({ context, before }, after) => {
    if (after.notifyTime !== before.notifyTime) await tellOf(context, after);
  },
});

/** Shows a draft to its audience, now or from its time on. */
export const publish = effect<NoticeRow, NoticeActionInput>()({
  async apply({ context: { services }, before }) {
    const now = services.now();
    // A time that has passed means "at once".
    const publishTime = before.publishTime !== null && before.publishTime > wireTime(now) ? before.publishTime : wireTime(now);
    if (before.expireDate !== null && before.expireDate < dayAtMaker(publishTime, services.parameters))
      throw invalid([{ field: 'expireDate', code: 'notice.expiresBefore' }]);
    return { publishTime, notifyTime: before.mustRead === 'Y' ? now.toISOString() : null, mailTime: now.toISOString() };
  },
  notify: ({ context }, after) => tellOf(context, after),
});

const tellOf = async ({ db, services }: TrxContext, { id }: NoticeRow): Promise<void> => {
  await tellAudience({ transaction: (work) => work(db), services }, id);
};

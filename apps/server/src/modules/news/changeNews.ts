/** Actions of authors on news. */
import { effect } from '../../documents/kind.ts';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import type { NewsInput, SavedMaster } from '../../generated/types.gen.ts';
import { type Context, transact } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { writtenTexts } from '../../shared/messages/readerTexts.ts';
import { pathsInRichText } from '../../shared/rich-text/pathsInRichText.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { keepPaths } from '../upload/service.ts';
import { checkNews } from './checkNews.ts';
import type { NewsActionInput, NewsRow } from './newsKind.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** @param author where the story names none */
const toRow = ({ title, summary = {}, content, category, language = null, publishTime = null, topFlag = 'N', ...input }: NewsInput, author: string) => ({
  title: writtenTexts(title, isBlank),
  summary: writtenTexts(summary, isBlank),
  content: writtenTexts(content, isEmptyRichText),
  category,
  language,
  author: isBlank(input.author ?? '') ? author : input.author!,
  publishTime,
  topFlag,
});

const keepUploads = (context: Context, content: Readonly<Record<string, string>>): Promise<void> =>
  keepPaths(context, Object.values(content).flatMap(pathsInRichText));

/** A new draft. */
export const addNews = (context: Context, input: NewsInput): Promise<SavedMaster> =>
  transact(context, async (within) => {
    const { db, services, user } = within;
    checkNews(input);
    const id = newId(services.now().getTime());
    const newsNo = await nextNumber(db, { code: 'news', dealerCode: null, day: makerDay(services) });
    const { title, summary, content, ...row } = toRow(input, user.realname);
    await db
      .insertInto('news')
      .values({
        ...row,
        title: json(title),
        summary: json(summary),
        content: json(content),
        id,
        newsNo,
        status: 'draft',
        updateBy: null,
        updateTime: null,
        createBy: user.username,
        createTime: services.now().toISOString(),
      })
      .execute();
    await keepUploads(within, content);
    return { id, version: 1 };
  });

/** Changes a draft or a published story; a correction keeps author and time of publication where it names none. */
export const edit = effect<NewsRow, NewsActionInput>()({
  async apply({ context, before, input: { news } }) {
    if (!news) throw new Error('A change needs the story as it is to be');
    checkNews(news);
    const row = toRow({ ...news, publishTime: news.publishTime ?? (before.status === 'pass' ? before.publishTime : null) }, before.author);
    await keepUploads(context, row.content);
    return row;
  },
});

/** Shows a draft to its readers, now or from its time on; a time that has passed means "at once". */
export const publish = effect<NewsRow, NewsActionInput>()({
  async apply({ context: { services }, before }) {
    const now = wireTime(services.now());
    return { publishTime: before.publishTime !== null && before.publishTime > now ? before.publishTime : now };
  },
});

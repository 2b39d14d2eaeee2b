import '../../src/modules/notice/tables.ts';
import { toTextByLanguage } from '../../src/modules/dictionary/data/index.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { languages } from '../../src/shared/messages/messages.ts';
import { nextNumber } from '../../src/shared/numbering/nextNumber.ts';
import { notices } from './notices.ts';

/** Publishes the notices of the demo. */
export async function loadNotices(trx: Trx, today: string): Promise<void> {
  for (const { daysAgo, content, title, targetIds, ...notice } of notices.toReversed()) {
    const day = addDays(today, -daysAgo);
    const paragraphs = content.map(toTextByLanguage);
    const html = Object.fromEntries(languages.map((language) => [language, paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`).join('')]));
    const publishTime = `${day} 09:00:00+08`;
    await trx
      .insertInto('publicNotice')
      .values({
        ...notice,
        id: newId(),
        noticeNo: await nextNumber(trx, 'PN', null, day),
        title: json(toTextByLanguage(title)),
        content: json(html),
        targetIds: json(targetIds),
        publishTime,
        expireDate: addDays(day, 365),
        createBy: 'zhao.manager',
        createTime: publishTime,
      })
      .execute();
  }
}

import { sql } from 'kysely';
import type { Trx } from '../../shared/database/database.ts';
import type { JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { notify } from '../../shared/notify/notify.ts';
import { audienceOf } from './audience.ts';
import { pickText } from './noticeTexts.ts';

interface DueNotice extends Due {
  noticeNo: string;
  title: Partial<Record<Language, string>>;
  mustRead: 'Y' | 'N';
}

/**
 * Tells the audience of notices that are shown by now and owe it a message, each once.
 * @param only one notice; all by default
 */
export const tellAudience = (context: Pick<JobContext, 'transaction'>, now: Date, only?: string): Promise<number> =>
  remind<DueNotice>(
    context,
    'publicnotice',
    sql`select id, notify_time::text as stage, notice_no, title, must_read from public_notice
      where del_flag = 0 and status = 'pass' and notify_time is not null and publish_time <= ${now.toISOString()}::timestamptz
        and (${only ?? null}::text is null or id = ${only ?? null})`,
    (trx, due) => tell(trx, due, now),
  );

async function tell(trx: Trx, { id, noticeNo, title, mustRead }: DueNotice, at: Date): Promise<void> {
  const isMandatory = mustRead === 'Y';
  const receivers = await audienceOf(trx, id, `publicnotice:${isMandatory ? 'confirm' : 'query'}`);
  for (const [language, readers] of Map.groupBy(receivers, (reader) => reader.language))
    await notify(trx, readers, {
      event: isMandatory ? 'publicnotice.mustRead' : 'publicnotice.published',
      params: { title: pickText(title, language), no: noticeNo },
      docType: 'publicnotice',
      docId: id,
      docNo: noticeNo,
      at,
    });
}

import { sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import { ofMaker, type StandingTask } from '../../documents/todo/standingTask.ts';
import './tables.ts';

/** Mails that were given up; late on the day after. */
export const retryMails: StandingTask = {
  docType: 'mail',
  task: 'retry',
  permission: 'mail:edit',
  statuses: 'mail_status',
  due({ services }) {
    const next = sql`${makerDay(services)}::date + 1`;
    return sql`select id as doc_id, to_address as doc_no, status, ${next} as warn_on, ${next} as late_on, ${ofMaker} from mail_outbox where status = 'failed'`;
  },
};

import { sql } from 'kysely';
import type { HomeChange } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { today } from '../../shared/session/currentUser.ts';
import { toMessage } from './toMessage.ts';
import './tables.ts';

const most = 6;
/** Seconds after a user's own step within which a message about the same document is caused by that step. */
const ownSeconds = 5;

interface Row extends Record<string, unknown> {
  more: number;
  allRead: boolean;
}

/** The user's messages since the beginning of yesterday, where they are, one for each event: the newest. What they did themselves is no news. */
export async function changesSinceYesterday(context: Context): Promise<HomeChange[]> {
  const { db, user, services } = context;
  const since = sql`(${addDays(today(user, services.now()), -1)}::date::timestamp at time zone ${user.timeZone})`;
  const { rows } = await sql<Row>`with recent as (
      select id, event, params, doc_type, doc_id, doc_no, read_time, create_time,
        row_number() over (partition by event order by create_time desc, id desc) as place,
        count(*) over (partition by event)::int - 1 as more, bool_and(read_time is not null) over (partition by event) as all_read
      from message where user_id = ${user.id} and create_time >= ${since} and not exists (
        select from approval_log step where step.doc_id = message.doc_id and step.operator = ${user.username}
          and message.create_time between step.create_time - interval '1 second' and step.create_time + make_interval(secs => ${ownSeconds})))
    select id, event, params, doc_type, doc_id, doc_no, read_time, create_time, more, all_read from recent
    where place = 1 order by create_time desc, id limit ${most}`.execute(db);
  return rows.map(({ more, allRead, ...row }) => {
    const { id, title, docType, docId, createTime } = toMessage(context, row);
    return { id, title, more, read: allRead, docType: docType ?? null, docId: docId ?? null, createTime };
  });
}

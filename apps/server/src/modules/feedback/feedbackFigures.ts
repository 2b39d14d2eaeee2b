/** Figures about feedback for the analysis page. */
import type { QueryLine } from '@harrow/validation/query';
import { sql } from 'kysely';
import type { FeedbackFigures, FeedbackType } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { countedList, countOf } from '../../shared/list/countedList.ts';
import { feedbackFilters, feedbackList } from './feedbackQueries.ts';

interface Row extends Pick<FeedbackFigures, 'medianHours'> {
  open: number;
  late: number;
  scores: { key: FeedbackType; score: number; count: number }[];
}

type Asked = Pick<Parameters<typeof feedbackFilters>[1], 'feedbackStatus' | 'feedbackType' | 'late'>;

/** @param from first day of the period */
export async function feedbackFigures(context: Context, { from }: { from: string }): Promise<FeedbackFigures> {
  const { db, user, services } = context;
  const feedback = (asked: Asked, ...query: QueryLine[]) =>
    countedList(context, feedbackList(context), { page: '/workbench/feedback', asked: { ...asked }, filters: feedbackFilters(context, asked), query });
  const open = feedback({ feedbackStatus: 'open' });
  const late = feedback({ late: '1' });
  const submitted: QueryLine = { field: 'submitTime', rule: 'ge', val: from, type: 'date' };
  const scored: QueryLine = { field: 'score', rule: 'ge', val: '1', type: 'number' };
  const { rows } = await sql<Row>`select ${countOf(open)} as open, ${countOf(late)} as late,
    (select round((percentile_cont(0.5) within group (order by extract(epoch from answered - submit_time) / 3600))::numeric, 1)::float8
      from (select submit_time, (select min(create_time) from document_post where doc_id = feedback.id and kind = 'answer') as answered
        from feedback where ${feedback({}, submitted).where}) as asked where answered is not null) as median_hours,
    (select coalesce(json_agg(json_build_object('key', feedback_type, 'score', score, 'count', n) order by feedback_type), '[]')
      from (select feedback_type, round(avg(score), 1)::float8 as score, count(*)::int as n from feedback
        where ${feedback({}, submitted, scored).where} group by feedback_type) as by_type) as scores`.execute(db);
  const { scores, medianHours, ...counts } = rows[0]!;
  return {
    open: { count: counts.open, link: open.link },
    late: { count: counts.late, link: late.link },
    medianHours,
    scores: scores.map((entry) => ({
      ...entry,
      text: services.dictionaries.text('feedback_type', entry.key, user.language),
      link: feedback({ feedbackType: entry.key }, submitted, scored).link,
    })),
  };
}

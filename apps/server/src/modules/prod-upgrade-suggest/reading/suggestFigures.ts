/** Figures about suggestions for the analysis page. */
import { sql } from 'kysely';
import type { SuggestFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList } from '../../../shared/list/countedList.ts';
import { sqlStart } from '../../../shared/makerDay.ts';
import { onBoard, suggestStatuses } from '../rules/workflow.ts';
import { suggestFilters, suggestList } from './suggestQueries.ts';

const most = sql.lit(5);

interface Row extends Pick<SuggestFigures, 'top' | 'medianDays'> {
  byStatus: Partial<Record<string, number>>;
}

/** @param from first day of the period */
export async function suggestFigures(context: Context, { from }: { from: string }): Promise<SuggestFigures> {
  const { db, user, services } = context;
  const suggestions = (asked: { status?: string }) =>
    countedList(context, suggestList(context), { page: '/market/suggest', asked: { ...asked }, filters: suggestFilters(context, asked) });
  const all = suggestions({});
  const { rows } = await sql<Row>`select
    (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::int as n from prod_upgrade_suggest where ${all.where} group by status) as counted) as by_status,
    (select coalesce(json_agg(json_build_object('id', id, 'suggestNo', suggest_no, 'title', title, 'votes', votes) order by votes desc, id), '[]')
      from (select * from prod_upgrade_suggest where ${suggestions({ status: onBoard.join(',') }).where} and votes > 0 order by votes desc, id limit ${most}) as liked) as top,
    (select round((percentile_cont(0.5) within group (order by extract(epoch from decided - handed_in) / 86400))::numeric, 1)::float8
      from (select min(l.create_time) filter (where l.action = 'submit') as handed_in,
          min(l.create_time) filter (where l.action = 'pass' or l.action = 'no_pass' and l.to_status = 'closed') as decided
        from approval_log l join prod_upgrade_suggest on prod_upgrade_suggest.id = l.doc_id
        where l.doc_type = 'prodUpgradeSuggest' and ${all.where} group by l.doc_id) as steps
      where decided >= ${sqlStart(services, sql`${from}`)}) as median_days`.execute(db);
  const { byStatus, top, medianDays } = rows[0]!;
  return {
    byStatus: suggestStatuses.map((status) => ({
      key: status,
      text: services.dictionaries.text('bill_status', status, user.language),
      count: byStatus[status] ?? 0,
      link: suggestions({ status }).link,
    })),
    top,
    medianDays,
  };
}

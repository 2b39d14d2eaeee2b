/** Issued statements for the analysis page. */
import type { QueryLine } from '@harrow/validation/query';
import { sql } from 'kysely';
import type { BillStatus, CollectionRate, FinanceFigures, IssuedStatements } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList } from '../../../shared/list/countedList.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { receiptFilters, receiptList } from './receiptQueries.ts';

const issued = 'submitted,no_pass,pass,closed';
const withTarget: QueryLine = { field: 'targetAmount', rule: 'gt', val: '0', type: 'number' };

interface Row {
  statements: (Pick<IssuedStatements, 'period' | 'count' | 'disputeEnd'> & { status: BillStatus })[];
  collections: Omit<CollectionRate, 'link'>[];
}

/** Those of the last month of which the user sees one, and for staff what was collected in it against the targets. */
export async function statementFigures(context: Context): Promise<Pick<FinanceFigures, 'statements' | 'collections'>> {
  const { db, user, services } = context;
  const list = await receiptList(context);
  const statements = (asked: { status: string; period_begin?: string; period_end?: string; currency?: string }, ...query: QueryLine[]) =>
    countedList(context, list, { page: '/finance/receipts', asked: { ...asked }, filters: receiptFilters(asked), query });
  const { where } = statements({ status: issued });
  const { rows } = await sql<Row>`with latest as (select period, status, currency, collected, target_amount, dispute_end from monthly_collect_receipts
      where ${where} and period = (select max(period) from monthly_collect_receipts where ${where}))
    select (select coalesce(json_agg(s order by array_position(array['submitted', 'no_pass', 'pass', 'closed'], s.status)), '[]')
        from (select period, status, count(*)::int as count, case when status = 'submitted' then min(dispute_end)::text end as "disputeEnd" from latest group by 1, 2) s) as statements,
      (select coalesce(json_agg(c order by c.currency), '[]') from (select period, currency, sum(collected) as collected, sum(target_amount) as target,
          (sum(collected) / sum(target_amount))::float8 as rate, count(*)::int as count from latest where target_amount > 0 group by 1, 2) c) as collections`.execute(
    db,
  );
  const { statements: byStatus, collections } = rows[0]!;
  const inMonth = (period: string) => ({ period_begin: period, period_end: period });
  return {
    statements: byStatus.map(({ status, period, ...counted }) => ({
      key: status,
      text: services.dictionaries.text('statement_status', status, user.language),
      period,
      ...counted,
      link: statements({ ...inMonth(period), status }).link,
    })),
    collections: isMaker(user)
      ? collections.map((rate) => ({ ...rate, link: statements({ ...inMonth(rate.period), status: issued, currency: rate.currency }, withTarget).link }))
      : [],
  };
}

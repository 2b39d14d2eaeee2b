/** Warranty evidence for a suggestion. */
import { sql } from 'kysely';
import type { SuggestEvidence } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { forbidden } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { suggestStore } from '../suggestStore.ts';

/** Months that count, and those that are shown one by one. */
const [countedMonths, shownMonths] = [24, 12];
const mostFaults = 5;

/** Claims in the user's scope about the same series, or the product line where no series is named, with a fault of the same system. */
export async function evidenceOf(context: Context, id: string): Promise<SuggestEvidence> {
  const { db, services, user } = context;
  if (isMaker(user) && !user.permissions.has('prodUpgradeSuggest:audit')) throw forbidden('forbidden');
  const { secondProduct, thirdProduct, system } = await suggestStore.findHeader(context, id);
  const product = thirdProduct === null ? sql`warranty_claim.second_product = ${secondProduct}` : sql`warranty_claim.third_product = ${thirdProduct}`;
  const day = today(user, services.now());
  const { rows } = await sql<SuggestEvidence>`with claims as (
      select id, vin, currency, audit_total, failure_date from warranty_claim
      where ${product} and del_flag = 0 and status <> 'draft' and failure_date > (${day}::date - make_interval(months => ${countedMonths}::int))::date
        and exists (select from claim_bug bug where bug.claim_id = warranty_claim.id and bug.bug_system = ${system})
        and ${isInScope({ table: 'warranty_claim' }, user)}
    )
    select (select count(*)::int from claims) as claims, (select count(distinct vin)::int from claims) as machines,
      coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency)
        from (select currency, sum(audit_total) as amount from claims where audit_total > 0 group by currency) as paid), '[]') as amounts,
      (select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'),
          'claims', (select count(*)::int from claims where date_trunc('month', failure_date) = month)) order by month)
        from generate_series(date_trunc('month', ${day}::date) - make_interval(months => ${shownMonths - 1}::int), date_trunc('month', ${day}::date), interval '1 month') as month) as months,
      coalesce((select jsonb_agg(jsonb_build_object('bugCode', bug_code, 'bugName', bug_name, 'claims', claims) order by claims desc, bug_code)
        from (select bug.bug_code, coalesce((select name ->> ${user.language}::text from bug_code where code = bug.bug_code), bug.bug_code) as bug_name,
            count(distinct bug.claim_id)::int as claims
          from claim_bug bug join claims on claims.id = bug.claim_id where bug.bug_system = ${system}
          group by bug.bug_code order by claims desc, bug.bug_code limit ${sql.lit(mostFaults)}) as most), '[]') as faults`.execute(db);
  return rows[0]!;
}

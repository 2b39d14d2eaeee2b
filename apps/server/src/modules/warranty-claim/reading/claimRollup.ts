import { sql } from 'kysely';
import { sqlClock, sqlStart } from '../../../shared/makerDay.ts';
import type { Rollup } from '../../../shared/rollup/rollup.ts';

/** A fault that a machine had within so many days before is a repeated one. */
const repeatDays = sql.lit(90);

/**
 * Claims by the months in which they were handed in (`submitted`, `withFault`, `repeated`, `fault` by code), returned (`returned` by reason) and
 * approved (`approved`, `firstPass`, `seconds` from the submission; amounts by currency).
 */
export const claimRollup: Rollup = {
  name: 'claim',
  table: 'warrantyClaim',
  sums(services, part, isSeen) {
    const start = sqlStart(services, sql`part.month`);
    const end = sqlStart(services, sql`part.month + interval '1 month'`);
    // No claim is approved that was begun more than a year before: the bound lets the index on the creation find the rows.
    return sql`with part as materialized (select dealer_code, month from ${part} as asked),
      claim as materialized (
        select part.month, warranty_claim.id, warranty_claim.dealer_code, vin, submit_time, audit_time, round, currency, total_amount, audit_total, settled_amount,
          supplier_recovery_amount, charged_back_amount, claim_type, coalesce(submit_time >= ${start} and submit_time < ${end}, false) as is_submitted,
          coalesce((status = 'audit_succeeded' or close_reason = 'settled') and audit_time >= ${start} and audit_time < ${end}, false) as is_approved
        from part join warranty_claim on warranty_claim.dealer_code = part.dealer_code and warranty_claim.del_flag = 0 and ${isSeen}
          and create_time >= ${start} - interval '1 year' and create_time < ${end}
        where (submit_time >= ${start} and submit_time < ${end}) or (audit_time >= ${start} and audit_time < ${end})
      ),
      fault as materialized (
        select claim.id, claim.dealer_code, claim.month, bug_code, exists (
          select from warranty_claim join claim_bug earlier on earlier.claim_id = warranty_claim.id and earlier.bug_code = claim_bug.bug_code
          where warranty_claim.vin = claim.vin and warranty_claim.del_flag = 0 and ${isSeen}
            and submit_time between claim.submit_time - ${repeatDays} * interval '1 day' and claim.submit_time - interval '1 second') as is_repeated
        from claim join claim_bug on claim_bug.claim_id = claim.id where is_submitted
      )
      select dealer_code, month, 'submitted' as measure, '' as key, count(*)::numeric as value from claim where is_submitted group by 1, 2
      union all select dealer_code, month, 'withFault', '', count(distinct id) from fault group by 1, 2
      union all select dealer_code, month, 'repeated', '', count(distinct id) from fault where is_repeated group by 1, 2
      union all select dealer_code, month, 'fault', bug_code, count(*) from fault group by 1, 2, 4
      union all select dealer_code, month, measure, '', sum(value) from claim cross join lateral (values ('approved', 1), ('firstPass', (round = 1)::int),
          ('seconds', extract(epoch from audit_time - submit_time))) as of_claim (measure, value) where is_approved group by 1, 2, 3
      union all select dealer_code, month, measure, currency, sum(value) from claim cross join lateral (values ('claimed', total_amount), ('granted', audit_total),
          ('settled', settled_amount), ('recovered', supplier_recovery_amount), ('chargedBack', charged_back_amount),
          ('goodwill', case when claim_type = 'goodwill' then audit_total end)) as of_claim (measure, value)
        where is_approved and value is not null group by 1, 2, 3, 4
      union all select part.dealer_code, part.month, 'returned', coalesce(reject_reason, ''), count(*)
        from (select approval_log.create_time, approval_log.reject_reason, dealer_code from approval_log join warranty_claim on warranty_claim.id = doc_id
          where doc_type = 'warrantyClaim' and action = 'no_pass' and approval_log.create_time >= (select min(${start}) from part)
            and approval_log.create_time < (select max(${end}) from part) and del_flag = 0 and ${isSeen}) as back
        join part on part.dealer_code = back.dealer_code and part.month = date_trunc('month', ${sqlClock(services, sql`back.create_time`)})::date group by 1, 2, 4`;
  },
};

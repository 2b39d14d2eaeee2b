import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { notify, usersWith } from '../../shared/notify/notify.ts';

/** Days before its end from which a price without a successor is told. */
const endsWithin = 14;

interface Gaps {
  missing: number;
  partial: number;
  zero: number;
  ending: number;
  /** Parts with any of these. */
  n: number;
  example: string | null;
}

/**
 * Tells those who maintain prices, week by week, what is wrong with parts on sale: no price today (E-300 stops a document that uses one), a
 * price in one currency of the dealers but not in another, the price 0 (E-301), a price that ends soon and is followed by none.
 */
export const priceGaps: Job = {
  code: 'priceGaps',
  cron: '0 0 8 ? * MON',
  timeoutSeconds: 300,
  run: ({ today, transaction }) =>
    transaction(async (trx) => {
      const { rows } = await sql<Gaps>`with currencies as (select distinct currency from dealer where dealer_status <> 'terminated'),
        valid as (
          select p.parts_code, p.currency, p.price, p.valid_to from parts_price p where p.valid_from <= ${today}::date and coalesce(p.valid_to, 'infinity') >= ${today}::date
        ), found as (
          select parts.parts_code, not exists (select from valid where valid.parts_code = parts.parts_code) as missing,
            exists (select from valid where valid.parts_code = parts.parts_code)
              and exists (select from currencies where not exists (select from valid where valid.parts_code = parts.parts_code and valid.currency = currencies.currency)) as partial,
            exists (select from valid where valid.parts_code = parts.parts_code and valid.price = 0) as zero,
            exists (select from valid where valid.parts_code = parts.parts_code and valid.valid_to <= ${today}::date + ${endsWithin}::int
              and not exists (select from parts_price later where later.parts_code = valid.parts_code and later.currency = valid.currency
                and later.valid_from = valid.valid_to + 1)) as ending
          from parts where parts.enabled = 'Y'
        )
        select count(*) filter (where missing)::int as missing, count(*) filter (where partial)::int as partial, count(*) filter (where zero)::int as zero,
          count(*) filter (where ending)::int as ending, count(*)::int as n, min(parts_code) as example
        from found where missing or partial or zero or ending`.execute(trx);
      const { n, example, ...counts } = rows[0]!;
      if (n > 0) await notify(trx, await usersWith(trx, 'parts:edit'), { event: 'parts.priceGaps', params: { n, ...counts, part: example ?? '' } });
      return n;
    }),
};

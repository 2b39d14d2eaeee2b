/** Checks that documents and the settlement of their fees agree. */
import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

/** Kinds that a statement closes once all their fees but charge-backs are paid, with their tables. */
const closedByStatements = { warrantyClaim: 'warranty_claim', arrivalAccept: 'arrival_accept', maintenance: 'force_insurance' } as const;

const touched = (since: string | null, row: string): RawBuilder<unknown> =>
  since === null ? sql`true` : sql`coalesce(${sql.ref(`${row}.updateTime`)}, ${sql.ref(`${row}.createTime`)}) >= ${since}::timestamptz`;

/** A settled document has no unpaid fee but charge-backs, and an approved one for which fees are owed has. */
const ofSources: Invariant = {
  code: 'I9 settled',
  broken: (since) =>
    sql.join(
      Object.entries(closedByStatements).map(
        ([feeSource, table]) => sql`select source.id from ${sql.table(table)} source
          cross join lateral (select count(*) as owed, count(*) filter (where settlement_status <> 'settled') as unpaid from service_fee fee
            where fee.source_id = source.id and fee.fee_source = ${sql.lit(feeSource)} and fee.fee_type <> 'chargeback' and fee.del_flag = 0) fees
          where source.del_flag = 0 and ${touched(since, 'source')}
            and ((source.status = 'audit_succeeded' and owed > 0 and unpaid = 0) or (source.close_reason = 'settled' and unpaid > 0))`,
      ),
      sql` union all `,
    ),
};

/** A fee is paid as a whole, by a statement. */
const ofFees: Invariant = {
  code: 'I9 fees',
  broken: (since) => sql`select fee.id from service_fee fee where ${touched(since, 'fee')} and fee.settlement_status <> 'unsettled'
    and (fee.statement_no is null or fee.status <> 'audit_succeeded' or (fee.settlement_status = 'settled' and fee.settled_amount is distinct from fee.amount))`,
};

export const feeInvariants: readonly Invariant[] = [ofSources, ofFees];

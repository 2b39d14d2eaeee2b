import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { refuse } from '../refusal/refusal.ts';

const bytesPerMb = 1024 * 1024;

/**
 * Refuses when the files of the user, or of the user's dealer, would become more than the parameters
 * `attach.quotaUserMb` and `attach.quotaDealerMb` allow. In a transaction, uploads of one dealer are counted one after another.
 */
export async function mustFitQuota({ services: { parameters }, db, user }: Context, addedBytes: number): Promise<void> {
  if (db.isTransaction) await sql`select pg_advisory_xact_lock(hashtext(${`files ${user.dealerCode ?? user.username}`}))`.execute(db);
  const { rows } = await sql<{ own: number; dealer: number }>`
    select coalesce(sum(size_bytes) filter (where create_by = ${user.username}), 0)::bigint as own,
      coalesce(sum(size_bytes) filter (where dealer_code = ${user.dealerCode}), 0)::bigint as dealer
    from (
      select size_bytes, create_by, dealer_code from attach where create_by = ${user.username} or dealer_code = ${user.dealerCode}
      union all
      select size_bytes, create_by, dealer_code from upload where create_by = ${user.username} or dealer_code = ${user.dealerCode}
    ) files`.execute(db);
  const { own, dealer } = rows[0]!;
  const [userMb, dealerMb] = [parameters.number('attach.quotaUserMb'), parameters.number('attach.quotaDealerMb')];
  if (own + addedBytes > userMb * bytesPerMb) throw refuse('attach.quotaUser', { mb: userMb });
  if (user.dealerCode !== null && dealer + addedBytes > dealerMb * bytesPerMb) throw refuse('attach.quotaDealer', { mb: dealerMb });
}

import { sql } from 'kysely';
import type { OpenContext } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { networkOf } from '../../shared/http/networkOf.ts';

/** Failures older than this no longer count. */
const memory = sql`interval '1 hour'`;

/** Failures of one address in an hour, of whatever accounts; then sign-in from there is refused until the hour is over. */
export const mostFailuresOfAddress = 60;

export interface FailureState {
  captchaRequired: boolean;
  locked: boolean;
  addressBarred: boolean;
}

/** Who tries to sign in, and from where. */
interface Attempt {
  username: string;
  address: string;
}

/** Unknown accounts count like known ones. */
const accountOf = (username: string): string => username.toLowerCase();

/**
 * Consequences of earlier failures. An address requires a verification code of all users when as many *accounts* failed
 * there as an account may fail by itself: guessing at many accounts is noticed, a colleague's typing mistakes are not.
 */
export async function failureState({ services: { parameters }, db }: OpenContext, { username, address }: Attempt): Promise<FailureState> {
  const account = accountOf(username);
  const { rows } = await sql<{ ofAccount: number; locked: boolean; accounts: number; ofAddress: number }>`select
      coalesce((select count from login_failure where account = ${account} and last_time > now() - ${memory}), 0) as of_account,
      exists (select 1 from login_failure where account = ${account} and locked_until > now()) as locked,
      count(*)::int as accounts, coalesce(sum(count), 0)::int as of_address
    from address_failure where address = ${networkOf(address)} and last_time > now() - ${memory}`.execute(db);
  const { ofAccount, locked, accounts, ofAddress } = rows[0]!;
  return {
    captchaRequired: Math.max(ofAccount, accounts) >= parameters.number('login.captchaAfter'),
    locked,
    addressBarred: ofAddress >= mostFailuresOfAddress,
  };
}

/**
 * Counts an attempt on the account before its password is looked at, so that many attempts at once cannot outrun the
 * limit; a success forgets it again. Locks the account for a while when there were too many; after that it starts anew.
 * @returns whether this attempt is one too many
 */
export async function countAttempt({ services: { parameters }, db }: OpenContext, username: string): Promise<boolean> {
  const lockAfter = parameters.number('login.lockAfter');
  const count = sql<number>`case when login_failure.last_time < now() - ${memory} or login_failure.locked_until <= now() then 1 else login_failure.count + 1 end`;
  const lockedUntil = sql<
    string | null
  >`case when ${count} >= ${lockAfter}::int then now() + ${parameters.number('login.lockMinutes')}::int * interval '1 minute' end`;
  const attempt = await db
    .insertInto('loginFailure')
    .values({ account: accountOf(username), count: 1, lastTime: sql<string>`now()`, lockedUntil: null })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ count, lastTime: sql<string>`now()`, lockedUntil }))
    .returning('count')
    .executeTakeFirstOrThrow();
  return attempt.count > lockAfter;
}

/** Counts a failure of the address. Only failures: an office whose people sign in at the same moment is no attack. */
export async function countFailure(db: Db, { username, address }: Attempt): Promise<void> {
  const count = sql<number>`case when address_failure.last_time < now() - ${memory} then 1 else address_failure.count + 1 end`;
  await db
    .insertInto('addressFailure')
    .values({ address: networkOf(address), account: accountOf(username), count: 1, lastTime: sql<string>`now()` })
    .onConflict((conflict) => conflict.columns(['address', 'account']).doUpdateSet({ count, lastTime: sql<string>`now()` }))
    .execute();
}

/** A success forgets the failures of the account, here too; those of other accounts at the same address stay. */
export async function forgetFailures(db: Db, { username, address }: Attempt): Promise<void> {
  await forgetAccountFailures(db, username);
  await db.deleteFrom('addressFailure').where('address', '=', networkOf(address)).where('account', '=', accountOf(username)).execute();
}

/** Unlocks the account. */
const forgetAccountFailures = async (db: Db, username: string): Promise<void> => {
  await db.deleteFrom('loginFailure').where('account', '=', accountOf(username)).execute();
};

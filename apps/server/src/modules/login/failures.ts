import { type RawBuilder, sql } from 'kysely';
import type { Parameters } from '../parameter/service.ts';
import type { Db } from '../../shared/database/database.ts';

/** Failures older than this no longer count. */
const memory = sql`interval '1 hour'`;

export interface FailureState {
  captchaRequired: boolean;
  locked: boolean;
}

interface Subject {
  kind: 'account' | 'address';
  subject: string;
}
const accountOf = (username: string): Subject => ({ kind: 'account', subject: username.toLowerCase() });
const addressOf = (address: string): Subject => ({ kind: 'address', subject: address });
const subjects = (username: string, address: string): Subject[] => [accountOf(username), addressOf(address)];

/** What earlier failures of the account or the address ask for now. Unknown accounts count like known ones. */
export async function failureState(db: Db, parameters: Parameters, username: string, address: string): Promise<FailureState> {
  const rows = await db
    .selectFrom('loginFailure')
    .select(['kind', 'count', sql<boolean>`locked_until is not null and locked_until > now()`.as('locked')])
    .where((eb) => eb.or(subjects(username, address).map((key) => eb.and(key))))
    .where('lastTime', '>', sql<string>`now() - ${memory}`)
    .execute();
  return {
    captchaRequired: rows.some(({ count }) => count >= parameters.number('login.captchaAfter')),
    locked: rows.some(({ kind, locked }) => kind === 'account' && locked),
  };
}

/**
 * Counts an attempt on the account before its password is looked at, so that many attempts at once cannot outrun the
 * limit; a success forgets it again. Locks the account for a while when there were too many.
 * @returns whether this attempt is one too many
 */
export async function countAttempt(db: Db, parameters: Parameters, username: string): Promise<boolean> {
  const lockAfter = parameters.number('login.lockAfter');
  const lockedUntil = sql<
    string | null
  >`case when ${countedUp} >= ${lockAfter}::int then now() + ${parameters.number('login.lockMinutes')}::int * interval '1 minute' end`;
  return (await countUp(db, accountOf(username), { lockedUntil })) > lockAfter;
}

/** Counts a failure of the address. Only failures: an office whose people sign in at the same moment is no attack. */
export const countFailure = async (db: Db, address: string): Promise<void> => {
  await countUp(db, addressOf(address), {});
};

const countedUp = sql<number>`case when login_failure.last_time < now() - ${memory} then 1 else login_failure.count + 1 end`;

async function countUp(db: Db, key: Subject, more: { lockedUntil?: RawBuilder<string | null> }): Promise<number> {
  const { count } = await db
    .insertInto('loginFailure')
    .values({ ...key, count: 1, lastTime: sql<string>`now()`, lockedUntil: null })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ count: countedUp, lastTime: sql<string>`now()`, ...more }))
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** A success forgets the failures of account and address. */
export const forgetFailures = async (db: Db, username: string, address: string): Promise<void> => {
  await db
    .deleteFrom('loginFailure')
    .where((eb) => eb.or(subjects(username, address).map((key) => eb.and(key))))
    .execute();
};

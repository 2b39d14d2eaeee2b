import { sql } from 'kysely';
import type { Parameters } from '../parameter/service.ts';
import type { Db } from '../../shared/database/database.ts';

/** Failures older than this no longer count. */
const memory = sql`interval '1 hour'`;

export interface FailureState {
  captchaRequired: boolean;
  locked: boolean;
}

const subjects = (username: string, address: string) => [
  { kind: 'account' as const, subject: username.toLowerCase() },
  { kind: 'address' as const, subject: address },
];

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
 * Counts an attempt before its password is looked at, so that many attempts at once cannot outrun the limit; a success
 * forgets it again. Locks the account for a while when there were too many.
 * @returns whether this attempt is one too many
 */
export async function countAttempt(db: Db, parameters: Parameters, username: string, address: string): Promise<boolean> {
  const lockAfter = parameters.number('login.lockAfter');
  const counted = sql<number>`case when login_failure.last_time < now() - ${memory} then 1 else login_failure.count + 1 end`;
  const lockedUntil = sql<
    string | null
  >`case when ${counted} >= ${lockAfter}::int then now() + ${parameters.number('login.lockMinutes')}::int * interval '1 minute' end`;
  const rows = await Promise.all(
    subjects(username, address).map((key) =>
      db
        .insertInto('loginFailure')
        .values({ ...key, count: 1, lastTime: sql<string>`now()`, lockedUntil: null })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'subject']).doUpdateSet({ count: counted, lastTime: sql<string>`now()`, ...(key.kind === 'account' && { lockedUntil }) }),
        )
        .returning(['kind', 'count'])
        .executeTakeFirstOrThrow(),
    ),
  );
  return rows.some(({ kind, count }) => kind === 'account' && count > lockAfter);
}

/** A success forgets the failures of account and address. */
export const forgetFailures = async (db: Db, username: string, address: string): Promise<void> => {
  await db
    .deleteFrom('loginFailure')
    .where((eb) => eb.or(subjects(username, address).map((key) => eb.and(key))))
    .execute();
};

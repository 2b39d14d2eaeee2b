/** Links by which users choose a password. The database keeps a hash of the token only. */
import { sql } from 'kysely';
import type { Db } from '../../../shared/database/database.ts';
import { hashToken, newToken } from '../../../shared/session/token.ts';
import '../tables.ts';

/** How long a link counts. */
const lifetimes = { reset: sql`interval '30 minutes'`, invite: sql`interval '7 days'` } as const;
export type PasswordLink = keyof typeof lifetimes;

/** Makes a token of a user; it ends the one before it. */
export async function newPasswordToken(db: Db, userId: string, kind: PasswordLink): Promise<string> {
  const token = newToken();
  const row = { tokenHash: hashToken(token), kind, expireTime: sql<string>`now() + ${lifetimes[kind]}`, createTime: sql<string>`now()` };
  await db
    .insertInto('passwordToken')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  return token;
}

/** Ends the link of a user, if there is one. */
export const endPasswordToken = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('passwordToken').where('userId', '=', userId).execute();
};

/** Whose valid token it is. */
export const userOfToken = async (db: Db, token: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('passwordToken')
      .select('userId')
      .where('tokenHash', '=', hashToken(token))
      .where('expireTime', '>', sql<string>`now()`)
      .executeTakeFirst()
  )?.userId;

/** Uses a token up. @returns whether it was still there: of two at once one gets it */
export const useToken = async (db: Db, token: string): Promise<boolean> =>
  (await db.deleteFrom('passwordToken').where('tokenHash', '=', hashToken(token)).executeTakeFirst()).numDeletedRows > 0n;

/** Tickets for papers. The database keeps a hash of a ticket only. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { hashToken, newToken } from '../../shared/session/token.ts';
import './tables.ts';

interface Paper {
  docType: string;
  id: string;
}

/** How often a ticket shows its paper: the page, what it loads anew, and the print itself. */
const uses = 3;
const lifetime = sql<string>`now() + interval '5 minutes'`;

/** Makes a ticket of a user for a document. Those that are too old go. */
export async function newTicket({ db, user: { id: userId, orgCode } }: Context, { docType, id: docId }: Paper): Promise<string> {
  const token = newToken();
  await db
    .deleteFrom('printTicket')
    .where('expireTime', '<', sql<string>`now()`)
    .execute();
  await db
    .insertInto('printTicket')
    .values({ tokenHash: hashToken(token), docType, docId, userId, orgCode, usesLeft: uses, expireTime: lifetime })
    .execute();
  return token;
}

/** Uses a ticket once. @returns whose it is; undefined when it does not count for the document, not any more, or never did */
export const useTicket = (db: Db, token: string, { docType, id }: Paper): Promise<{ userId: string; orgCode: string | null } | undefined> =>
  db
    .updateTable('printTicket')
    .set({ usesLeft: sql<number>`uses_left - 1` })
    .where('tokenHash', '=', hashToken(token))
    .where('docType', '=', docType)
    .where('docId', '=', id)
    .where('usesLeft', '>', 0)
    .where('expireTime', '>', sql<string>`now()`)
    .returning(['userId', 'orgCode'])
    .executeTakeFirst();
